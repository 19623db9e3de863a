import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { compileSchedule } from '../../../core/tariff/compile-schedule.ts';
import { describe, estimate, indexSchedule } from '../../../core/tariff/estimate.ts';
import { countSchedule } from '../../../core/tariff/schedule-counts.ts';
import { decodeSchedule, encodeSchedule } from '../../../core/tariff/schedule-file.ts';
import { scheduleRows } from '../../../core/tariff/schedule-row.ts';
import type { TariffSchedule } from '../../../core/tariff/subheading.ts';
import { sharedFile } from '../../shared-data.ts';

const COMMITTED = new URL('../../../data/tariff-schedule.json', import.meta.url);

const ASKED = { listsSeveral: false, description: 'goods', origin: 'CN', today: new Date('2026-06-09') };

interface ExportedRow {
  readonly htsno: string;
  readonly general: string;
  readonly footnotes: readonly { readonly value: string }[] | null;
}

function exportedRows(path: string): ExportedRow[] {
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as ExportedRow[];
}

function compile(path: string, edition: { name: string; date: string }): TariffSchedule {
  return compileSchedule(scheduleRows(exportedRows(path)), edition);
}

test('the counts of 2026 Revision 10 match a count by hand', (t) => {
  const file = sharedFile(t, 'hts/hts_2026_rev_10.json.gz');
  if (file === undefined) return;
  const schedule = compile(file, { name: '2026 Revision 10', date: '2026-06-08' });
  assert.deepEqual(countSchedule(schedule), {
    subheadings: 5612,
    numbers: 23065,
    unrated: 0,
    rateLines: 11414,
    withPercentage: 5253,
    withoutPercentage: 359,
    noSpread: 3910,
    withinFivePoints: 4648,
    onLists: { 'List 1': 856, 'List 2': 283, 'List 3': 5914, 'List 3 and List 4A': 3, 'List 4A': 2960 },
    onNoList: 1398,
    underReview: 389,
    coverage: { all: 4781, some: 248, none: 583 },
  });
});

test('the committed aggregates equal the compiled official export, byte for byte', (t) => {
  const file = sharedFile(t, 'hts/hts_2026_rev_10.json.gz');
  if (file === undefined) return;
  const text = encodeSchedule(compile(file, { name: '2026 Revision 10', date: '2026-06-08' }));
  assert.ok(text === readFileSync(COMMITTED, 'utf8'), 'data/tariff-schedule.json is out of date: build it again');
});

test('an older edition compiles too', (t) => {
  const file = sharedFile(t, 'hts/hts_2025_basic.json.gz');
  if (file === undefined) return;
  const counts = countSchedule(compile(file, { name: '2025 Basic', date: '2025-01-01' }));
  assert.deepEqual([counts.subheadings, counts.numbers, counts.unrated], [5611, 22914, 0]);
});

test('description paths match those compiled independently', (t) => {
  const file = sharedFile(t, 'classification/subheading-texts.json');
  if (file === undefined) return;
  const { byCode } = indexSchedule(decodeSchedule(readFileSync(COMMITTED)));
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { hs6: string; path: string[] }[];
  // The other compilation kept the export's white space, and colons before an invisible space.
  const words = (path: readonly string[]): string =>
    path.join(' > ').replaceAll(':\u200b', '').replace(/\s+/g, ' ').trim();
  const differing = texts.filter(({ hs6, path }) => {
    const subheading = byCode.get(`${hs6.slice(0, 4)}.${hs6.slice(4)}`);
    return subheading === undefined || words(subheading.path) !== words(path);
  });
  assert.deepEqual(
    differing.map(({ hs6 }) => hs6),
    [],
  );
});

test('rates and lists match a second reading of the export, row by row', (t) => {
  const file = sharedFile(t, 'hts/hts_2026_rev_10.json.gz');
  if (file === undefined) return;
  const rows = exportedRows(file)
    .map((row) => ({ ...row, digits: row.htsno.replaceAll('.', '') }))
    .filter(({ digits }) => digits.length >= 8 && !digits.startsWith('98') && !digits.startsWith('99'));
  const ownRate = new Map(rows.map(({ digits, general }) => [digits, general.trim()]));
  const index = indexSchedule(decodeSchedule(readFileSync(COMMITTED)));
  for (const [hs6, ofSubheading] of Map.groupBy(rows, ({ digits }) => digits.slice(0, 6))) {
    const code = `${hs6.slice(0, 4)}.${hs6.slice(4)}`;
    const texts = ofSubheading.map(({ digits }) => ownRate.get(digits) || ownRate.get(digits.slice(0, 8)) || 'blank');
    const percentages = texts.flatMap((text) =>
      text === 'Free' ? [0] : /^\d+(\.\d+)?%$/.test(text) ? [Number(text.slice(0, -1))] : [],
    );
    const onList = (row: ExportedRow): boolean =>
      (row.footnotes ?? []).some(({ value }) => /9903\.88\.(01|02|03|04|15)/.test(value));
    const lines = Map.groupBy(ofSubheading, ({ digits }) => digits.slice(0, 8));
    const listed = [...lines.values()].filter((ofLine) => ofLine.some(onList)).length;

    const answer = estimate(index, {
      ...ASKED,
      classification: { chosen: { code, confidence: 0.5 }, alternates: [], provider: 'test' },
    });
    const duty = answer.duty_estimate;
    assert.equal(duty.tariff_lines_in_subheading, texts.length, code);
    assert.equal(duty.distinct_published_rates, new Set(texts).size, code);
    assert.equal(duty.min_pct, percentages.length === 0 ? null : Math.min(...percentages), code);
    assert.equal(duty.max_pct, percentages.length === 0 ? null : Math.max(...percentages), code);
    assert.equal(
      duty.lines_at_most_common_rate,
      Math.max(
        ...Map.groupBy(texts, (text) => text)
          .values()
          .map((all) => all.length),
      ),
      code,
    );
    assert.equal(
      answer.applicable_surcharges[0]?.coverage,
      listed === 0 ? 'none' : listed === lines.size ? 'all' : 'some',
      code,
    );
  }
});

test('no answer for any subheading contains an 8- or 10-digit tariff number', () => {
  const index = indexSchedule(decodeSchedule(readFileSync(COMMITTED)));
  const codes = index.schedule.subheadings.map(({ code }) => code);
  for (const [i, code] of codes.entries()) {
    const next = codes[(i + 1) % codes.length] ?? code;
    for (const origin of ['CN', 'MX', undefined]) {
      const classification = {
        chosen: { code, confidence: 0.4 },
        alternates: [{ code: next, confidence: 0.3 }],
        provider: 'test',
      };
      const answer = estimate(index, { ...ASKED, classification, origin });
      assert.doesNotMatch(JSON.stringify(answer), /\d{4}\.\d{2}\.\d|(?<![\d.])\d{8}(?:\d{2})?(?![\d.])/, code);
      assert.equal(answer.alternate_subheadings[0]?.description, describe(index.byCode.get(next)!));
    }
  }
});

const KNOWN_LISTS: readonly (readonly [code: string, lists: readonly string[]])[] = [
  ['6109.10', ['List 4A']],
  ['8517.62', ['List 3', 'List 4A']],
  ['7323.93', []],
  ['9503.00', []],
];

test('the lists of well-known subheadings are the published ones', () => {
  const index = indexSchedule(decodeSchedule(readFileSync(COMMITTED)));
  for (const [code, lists] of KNOWN_LISTS) {
    const answer = estimate(index, {
      ...ASKED,
      classification: { chosen: { code, confidence: null }, alternates: [], provider: 'test' },
    });
    assert.deepEqual(
      answer.applicable_surcharges[0]?.lists.map(({ list }) => list),
      lists,
      code,
    );
  }
});
