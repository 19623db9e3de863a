import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { STORE_VERSIONS } from '../../../../core/open-store.ts';
import { overallOf } from '../../../../core/screening/exclusions/overall.ts';
import { registerSection } from '../../../../core/screening/exclusions/register-section.ts';
import { exposureOf } from '../../../../core/screening/import-risk/exposure.ts';
import { createCsl } from '../../../../core/screening/lists/csl/csl.ts';
import type { CslScreen } from '../../../../core/screening/lists/csl/csl-section.ts';
import { decodeRegister, encodeRegister } from '../../../../core/screening/lists/register/copy-file.ts';
import { heldAgainst } from '../../../../core/screening/lists/register/refresh/held-against.ts';
import { uflpaSection, type UflpaScreen } from '../../../../core/screening/lists/uflpa/uflpa-section.ts';
import { createUflpa } from '../../../../core/screening/lists/uflpa/uflpa.ts';
import { NONE_NESTED } from '../../../../core/screening/matching.ts';
import { openSqlite } from '../../../../core/store/sqlite-database.ts';
import { listMemoryTable, type ListMemoryTable } from '../../../../core/whole-lists/list-memory-table.ts';
import { USUAL_CSL_LISTS } from '../../../../core/whole-lists/usual-lists.ts';
import { CSL_KEY, startCsl, type MadeRecord } from '../../../standins/csl.ts';
import { createHurriedClock } from '../../../standins/hurried-clock.ts';
import { startUflpa, uflpaPage, wholeLists, type MadeLists } from '../../../standins/uflpa.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { record, registerOf } from './register/made-register.ts';

/** Has only Latin letters, so it is compared in full. */
const NAME = 'Harbor Mill Linen';

const never = new AbortController().signal;

/** The number of organisations on each published list, with the long lists shortened. */
const SIZES = Object.entries(USUAL_CSL_LISTS).map(([list, { size }]) => [list, Math.min(size, 80)] as const);
const USUAL = Object.fromEntries(SIZES.map(([list, size]) => [list, { size, wholeOn: '2026-07-31' }]));

const nameOf = (list: string, i: number): string => `${/\(([A-Z-]+)/.exec(list)?.[1] ?? 'X'} Plant ${i} LLC`;

const WHOLE: readonly MadeRecord[] = SIZES.flatMap(([source, size]) =>
  Array.from({ length: size }, (_, i) => ({ name: nameOf(source, i), type: 'Entity', source })),
);

/** What a list loses: which of its records remain, by their number and the list's size. */
const LOSSES: readonly (readonly [loss: string, stays: (i: number, size: number) => boolean])[] = [
  ['all of it', () => false],
  ['all but one row', (i) => i === 1],
  ['its second half', (i, size) => i < size / 2],
  ['61% of it', (i) => i % 100 < 39],
  ['every tenth row', (i) => i % 10 !== 0],
];

/** Whether ordinary delistings explain a loss, so that it is not reported. */
function isOrdinary(size: number, left: number): boolean {
  return left > 0 && (size - left <= 5 || size - left <= size * 0.02);
}

/** Neither service may call a name clean on a list that is missing records. */
function assertNotClean(section: CslScreen, what: string): void {
  const uflpa = {
    status: 'no_match',
    matches: [],
    source: { ...section.source, doubted_lists: [] },
    nested: NONE_NESTED,
  } as UflpaScreen;
  const exposure = exposureOf({ uflpa, csl: section }, NAME);
  const clean = {
    status: 'no_match',
    matches: [],
    source: { basis: 'live' },
    records_below_match_threshold: 0,
  } as const;
  const overall = overallOf({ exclusions_register: { ...clean, candidate_scan_truncated: false }, csl: section }, NAME);
  assert.deepEqual([exposure.incomplete_coverage, overall.incomplete_coverage], [true, true], what);
  assert.notEqual(overall.status, 'no_potential_matches_found', what);
  assert.ok(exposure.overall_risk !== 'none' || section.source.doubted_lists?.[0]?.still_compared !== 0, what);
}

async function tableIn(t: TestContext): Promise<ListMemoryTable> {
  const store = await openSqlite(`${await temporaryFolder(t)}/store.sqlite`, STORE_VERSIONS);
  t.after(() => store.close());
  return listMemoryTable(store);
}

/** A new process that reads a copy of the download. */
async function screenDownload(
  t: TestContext,
  { records, table }: { records: readonly MadeRecord[]; table: ListMemoryTable },
  names: readonly string[],
): Promise<CslScreen[]> {
  const upstream = await startCsl(t, records);
  const remembered = { table, usual: USUAL };
  const csl = createCsl({ url: upstream.origin, apiKey: undefined, remembered, clock: createHurriedClock(1_000) });
  const sections: CslScreen[] = [];
  for (const name of names) sections.push(await csl.screen(name, never));
  await csl.close();
  return sections;
}

suite('a screening list download that lost records', { timeout: 120_000 }, () => {
  for (const [lost, size] of SIZES) {
    for (const [loss, stays] of LOSSES) {
      const left = Array.from({ length: size }, (_, i) => i).filter((i) => stays(i, size));
      const gone = Array.from({ length: size }, (_, i) => i).find((i) => !stays(i, size));
      if (gone === undefined || isOrdinary(size, left.length)) continue;
      test(`${/\(([A-Z-]+)/.exec(lost)?.[1] ?? lost}: ${loss}`, async (t) => {
        const place = new Map<string, number>();
        const records = WHOLE.filter(({ source = '' }) => {
          const i = place.get(source) ?? 0;
          place.set(source, i + 1);
          return source !== lost || stays(i, size);
        });
        const first = await screenDownload(t, { records, table: await tableIn(t) }, [
          nameOf(lost, gone),
          'Quite Unlisted',
        ]);
        for (const section of first) {
          assert.ok(section.matches.every(({ score }) => score < 1));
          assertNotClean(section, 'on a first start, when the loss cannot be known');
        }
        assert.equal(first[1]?.status, 'error', 'unknown does not mean none');
        const table = await tableIn(t);
        const [clean] = await screenDownload(t, { records: WHOLE, table }, ['Quite Unlisted']);
        assert.deepEqual(
          [clean?.status, clean?.result_page_truncated, clean?.source.doubted_lists],
          ['no_match', false, undefined],
        );
        const [listed, unlisted] = await screenDownload(t, { records, table }, [nameOf(lost, gone), 'Quite Unlisted']);
        assert.equal(listed?.matches[0]?.score, 1, 'lost records are still found, even after a restart');
        assert.ok(listed.source.note.includes(`${lost} is not whole`), listed.source.note);
        assert.deepEqual(
          unlisted?.source.doubted_lists?.map(({ list, missing, still_compared }) => [list, missing, still_compared]),
          [[lost, size - left.length, size - left.length]],
        );
        assertNotClean(listed, 'listed');
        assertNotClean(unlisted, 'unlisted');
      });
    }
  }

  test('ordinary delistings are not reported as a loss', async (t) => {
    const table = await tableIn(t);
    await screenDownload(t, { records: WHOLE, table }, ['Quite Unlisted']);
    const [section] = await screenDownload(t, { records: WHOLE.slice(5), table }, [nameOf(SIZES[0]![0], 0)]);
    assert.deepEqual([section?.source.doubted_lists, section?.result_page_truncated], [undefined, false]);
    assert.ok(section!.matches.every(({ score }) => score < 1));
  });
});

/** A few of the real names that the search is probed with. */
const KNOWN: readonly MadeRecord[] = [
  { name: 'Aerosun Corporation', source: 'Entity List (EL) - Bureau of Industry and Security' },
  { name: 'Atlas Sanatgaran', source: 'Unverified List (UVL) - Bureau of Industry and Security' },
  { name: 'BANK OF KUNLUN CO LTD', type: 'Entity', source: 'Capta List (CAP) - Treasury Department' },
];

suite('a screening list search that lost a list', () => {
  async function screenSearch(
    t: TestContext,
    records: readonly MadeRecord[],
    table: ListMemoryTable,
  ): Promise<CslScreen> {
    const upstream = await startCsl(t, records);
    const clock = createHurriedClock(8_000);
    const csl = createCsl({ url: upstream.origin, apiKey: CSL_KEY, remembered: { table }, clock });
    t.after(() => csl.close());
    return csl.screen('Quite Unlisted', never);
  }

  test('a list is in doubt if its known name is no longer found, or is not found while those of other lists are', async (t) => {
    const table = await tableIn(t);
    const first = await screenSearch(t, KNOWN, table);
    assert.equal(first.status, 'error');
    assert.ok(first.source.doubted_lists?.some(({ list }) => list.includes('(MEU)')));
    assert.ok(!first.source.doubted_lists?.some(({ list }) => list.includes('(UVL)')));
    const later = await screenSearch(t, KNOWN.slice(0, 1), table);
    assert.ok(later.source.doubted_lists?.some(({ list }) => list.includes('(UVL)')));
    assertNotClean(later, 'later');
  });

  test('once a known name was found, a search that finds none of them any more is not clean', async (t) => {
    const table = await tableIn(t);
    await screenSearch(t, KNOWN, table);
    assertNotClean(await screenSearch(t, [], table), 'empty');
  });

  test('a source that never had any of the known names is not in doubt', async (t) => {
    const section = await screenSearch(t, [{ name: 'Made Works LLC', type: 'Entity' }], await tableIn(t));
    assert.deepEqual([section.status, section.source.doubted_lists], ['no_match', undefined]);
  });
});

suite('a forced-labor page that lost rows', () => {
  const whole = wholeLists();
  const pages: readonly (readonly [what: string, lists: MadeLists])[] = [
    ['a page of fifty rows', { ...whole, ii: whole['ii']!.slice(0, 41), v: [] }],
    ['10% of the rows', Object.fromEntries(Object.entries(whole).map(([k, v]) => [k, v.filter((_, i) => i % 10 > 0)]))],
    ['45% of the rows', Object.fromEntries(Object.entries(whole).map(([k, v]) => [k, v.filter((_, i) => i % 20 > 8)]))],
    ['a category', { ...whole, i: [] }],
  ];

  async function read(t: TestContext, lists: MadeLists, table: ListMemoryTable): Promise<UflpaScreen[]> {
    const upstream = await startUflpa(t, [{ page: uflpaPage(lists) }]);
    const uflpa = createUflpa({ url: upstream.origin, remembered: { table }, clock: createHurriedClock(8_000) });
    t.after(() => uflpa.close());
    const reading = await uflpa.read(never);
    return ['Made Silicon Industry (Shan)', 'Ginning Plant V11', 'Quite Unlisted'].map((name) =>
      uflpaSection(name, reading),
    );
  }

  for (const [what, lists] of pages) {
    test(what, async (t) => {
      const source = { basis: 'live' };
      const csl = {
        status: 'no_match',
        matches: [],
        source,
        result_page_truncated: false,
        nested: NONE_NESTED,
      } as unknown as CslScreen;
      const [, , first] = await read(t, lists, await tableIn(t));
      assert.equal(first?.status, 'error');
      const table = await tableIn(t);
      const clean = await read(t, whole, table);
      assert.equal(exposureOf({ uflpa: clean[2]!, csl }, NAME).incomplete_coverage, false);
      const [one, other, unlisted] = await read(t, lists, table);
      assert.deepEqual([one?.status, other?.matches[0]?.score, unlisted?.status], ['match', 1, 'no_match']);
      for (const uflpa of [one, other, unlisted]) {
        assert.match(
          uflpa!.source.note,
          /Section 2\(d\)\(2\)\(B\)\([iv]+\) is not whole: since 2026-11-20T12:00Z it has /,
        );
        assert.equal(exposureOf({ uflpa: uflpa!, csl }, NAME).incomplete_coverage, true);
      }
    });
  }
});

test('a register that lost a tenth of its firms keeps serving them, also from its file, until it is complete again', () => {
  const firms = Array.from({ length: 100 }, (_, i) => record(`Quarry ${i} LLC`));
  const now = new Date('2026-03-04T13:00:00Z');
  const whole = heldAgainst(undefined, registerOf(firms), now);
  const screen = (copy: typeof whole) => registerSection(copy, { query: { name: 'Quarry 95 LLC' }, now });
  assert.equal(screen(whole).source.doubted_lists, undefined, 'a first copy is not compared with any size');
  const less = heldAgainst(whole, registerOf(firms.slice(0, 90), '2026-03-04'), now);
  const served = decodeRegister(encodeRegister(less));
  assert.deepEqual([served.rowCount, screen(served).matches[0]?.score], [90, 1]);
  assert.match(
    screen(served).source.note,
    /Exclusions register is not whole: since .* it has 90 records, 10 fewer than on 2026-03-0/,
  );
  const again = heldAgainst(served, registerOf(firms.slice(0, 98), '2026-03-05'), now);
  assert.deepEqual(
    [again.rowCount, again.records.starts.length - 1, screen(again).source.doubted_lists],
    [98, 98, undefined],
  );
});
