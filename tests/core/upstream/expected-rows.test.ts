import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from '../../../core/http/metrics.ts';
import { observeUpstream } from '../../../core/http/upstream-metrics.ts';
import type { JsonObject } from '../../../core/json.ts';
import { driftOf } from '../../../core/upstream/expected-rows.ts';
import { readJson } from '../../../core/upstream/reply.ts';
import { createSource } from '../../../core/upstream/source.ts';
import { startUpstream } from '../../standins/upstream.ts';

const ROWS = { what: 'thing', required: ['a', 'b'], known: ['c'] };

const CASES: readonly (readonly [what: string, rows: readonly JsonObject[], drifts: readonly string[]])[] = [
  ['no rows', [], []],
  ['as expected', [{ a: 1, b: null, c: 3 }], []],
  ['a member may be missing from some rows', [{ a: 1 }, { b: 2 }], []],
  ['a member missing from every row', [{ a: 1 }, { a: 2, c: 1 }], ['missing b']],
  [
    'an extra member in one row',
    [
      { a: 1, b: 2 },
      { a: 1, b: 2, d: 4 },
    ],
    ['unknown d'],
  ],
  ['an invalid name is not repeated', [{ a: 1, b: 2, '\u001b[2J': 4 }], ['unknown ?']],
  ['an inherited name is an ordinary name', [{ a: 1, b: 2, ['__proto__']: 1 }], ['unknown __proto__']],
  ['rows without members', [{}], ['missing a', 'missing b']],
];

test('a drift is a member that no row has, or an unknown member', () => {
  for (const [what, rows, drifts] of CASES) {
    assert.deepEqual(
      driftOf(rows, ROWS).map(({ kind, member }) => `${kind} ${member}`),
      drifts,
      what,
    );
  }
  assert.deepEqual(
    driftOf([{ a: 1, b: 1, z: 1 }], { what: 'thing', required: ['a'] }),
    [],
    'all other members are accepted',
  );
});

test('at most ten unknown members are reported', () => {
  const row = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`m${i}`, i]));
  assert.equal(driftOf([{ ...row, a: 1, b: 1 }], ROWS).filter(({ kind }) => kind === 'unknown').length, 10);
});

test('drifts of live answers are counted, and names invented by an upstream are not labels', async (t) => {
  const upstream = await startUpstream(t, (response) => response.end('[{"a": 1, "x": 1, "y": 2}]'));
  const metrics = createMetrics();
  const source = createSource({
    ...{ name: 'Made', origin: upstream.origin, timeoutMs: 5_000, maxBytes: 1_000 },
    observe: observeUpstream(metrics),
  });
  t.after(() => source.close());
  const read = (reply: Parameters<typeof readJson>[0]): readonly JsonObject[] => readJson(reply) as JsonObject[];
  const rows = await source.get('/', { read, expects: { rows: ROWS, in: (answer) => answer } });
  assert.equal(rows.length, 1, 'a drift does not fail the call');
  const lines = metrics.text().split('\n');
  assert.deepEqual(
    lines.filter((line) => line.startsWith('tracewell_upstream_drift_total{')),
    [
      'tracewell_upstream_drift_total{source="Made",rows="thing",kind="missing",member="b"} 1',
      'tracewell_upstream_drift_total{source="Made",rows="thing",kind="unknown",member=""} 1',
    ],
  );
});
