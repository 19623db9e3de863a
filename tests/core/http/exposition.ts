import assert from 'node:assert/strict';

export interface ParsedFamily {
  readonly type: string;
  readonly help: string;
  /** Samples by name and labels as written: `requests_total{service="pii"}`. */
  readonly samples: ReadonlyMap<string, number>;
}

const HELP = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/;
const TYPE = /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)$/;
const SAMPLE =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{[a-zA-Z_][a-zA-Z0-9_]*="[^"\\\n]*"(?:,[a-zA-Z_][a-zA-Z0-9_]*="[^"\\\n]*")*\})? (\S+)$/;

/**
 * Parses the Prometheus text format 0.0.4 strictly: each family is described once, before its samples, and has their
 * name.
 */
export function parseExposition(text: string): Map<string, ParsedFamily> {
  assert.ok(text.endsWith('\n'), 'the last line ends');
  const families = new Map<string, { type: string; help: string; samples: Map<string, number> }>();
  let name = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const help = HELP.exec(line);
    const type = TYPE.exec(line);
    if (help) {
      name = help[1]!;
      assert.ok(!families.has(name), `${name} is described once`);
      families.set(name, { type: '', help: help[2]!, samples: new Map() });
    } else if (type) {
      assert.equal(type[1], name);
      families.get(name)!.type = type[2]!;
    } else {
      const sample = SAMPLE.exec(line);
      assert.ok(sample, `a sample: ${line}`);
      const family = families.get(name)!;
      const own = family.type === 'histogram' ? sample[1]!.replace(/_(?:bucket|sum|count)$/, '') : sample[1];
      assert.equal(own, name);
      const key = sample[1]! + (sample[2] ?? '');
      assert.ok(!family.samples.has(key), `${key} is sampled once`);
      assert.match(sample[3]!, /^(?:[+-]Inf|NaN|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/);
      family.samples.set(key, Number(sample[3]));
    }
  }
  return families;
}

/** Asserts that the buckets of every series of a histogram grow, and that the last is `+Inf` and equals the count. */
export function assertHistogram(name: string, family: ParsedFamily): void {
  const series = Map.groupBy(
    [...family.samples].filter(([key]) => key.startsWith(`${name}_bucket`)),
    ([key]) => key.replace(/,?le="[^"]*"/, '').replace('{}', ''),
  );
  assert.ok(series.size > 0, `${name} has series`);
  for (const [key, buckets] of series) {
    const ends = buckets.map(([bucket]) => /le="([^"]*)"/.exec(bucket)?.[1]);
    assert.equal(ends.at(-1), '+Inf');
    const bounds = ends.slice(0, -1).map(Number);
    assert.deepEqual(
      bounds,
      bounds.toSorted((a, b) => a - b),
    );
    const counts = buckets.map(([, count]) => count);
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => a - b),
    );
    assert.equal(family.samples.get(key.replace('_bucket', '_count')), counts.at(-1));
    assert.ok(family.samples.has(key.replace('_bucket', '_sum')));
  }
}
