import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { WatchedParty } from '../../../core/watch/answer.ts';
import { breathing } from '../../../core/watch/breath.ts';
import { comparePair, isCandidate, termsOf } from '../../../core/watch/compare-pair.ts';
import {
  comparedRecord,
  SOURCES,
  type ListedRecord,
  type SourceName,
} from '../../../core/watch/copies/listed-record.ts';
import { isScreenedBy } from '../../../core/watch/party.ts';
import { versionsTable } from '../../../core/watch/copies/versions-table.ts';
import { prepareQuery } from '../../../core/names/prepared-name.ts';
import { onCsl, onRegister, onUflpa } from './made-records.ts';
import { watchUnderTest, type MadeCopy, type WatchUnderTest } from './watch-under-test.ts';

/** The suite runs a few hundred steps; `WATCH_HISTORIES=900` runs more than 10,000. */
const RUNS = Number(process.env['WATCH_HISTORIES'] ?? 40);

/** The words that names are made of, so few that names are often similar. */
const WORDS = ['delta', 'deltas', 'harbor', 'trading', 'nova', 'steel', 'J', 'co-op', "Int'l", 'group', 'X', 'Gamma'];
const FORMS = [
  '',
  '',
  ' LLC',
  ' Co., Ltd.',
  ' S.A.',
  ' (Hong Kong) Limited',
  ' and its subsidiaries',
  ' dba Beta Foods',
];

const name = fc
  .tuple(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), fc.constantFrom(...FORMS))
  .map(([words, form]) => words.join(' ') + form);

const party: fc.Arbitrary<WatchedParty> = fc.record({
  reference: fc.integer({ min: 1, max: 12 }).map(String),
  name,
  state: fc.constantFrom(null, 'VA', 'OH'),
  country: fc.constant(null),
  screens: fc.constantFrom<WatchedParty['screens'][]>(['exclusions'], ['import-risk'], ['exclusions', 'import-risk']),
});

const RECORDS: Readonly<Record<SourceName, fc.Arbitrary<ListedRecord>>> = {
  csl: fc
    .tuple(name, fc.array(name, { maxLength: 1 }), fc.constantFrom('List A', 'List B'))
    .map(([of, aliases, source]) => onCsl(of, { aliases, source })),
  uflpa: fc.tuple(name, fc.constantFrom('i', 'ii')).map(([of, basis]) => onUflpa(of, { basis })),
  register: fc.tuple(name, fc.constantFrom('VA', 'OH', '')).map(([of, state]) => onRegister(of, { state })),
};

type Step =
  | { readonly kind: 'upload'; readonly list: string; readonly parties: readonly WatchedParty[] }
  | {
      readonly kind: 'publish';
      readonly source: SourceName;
      readonly keep: number;
      readonly add: readonly ListedRecord[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'delete'; readonly list: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...SOURCES).chain((source) =>
      fc.record({
        kind: fc.constant('publish' as const),
        source: fc.constant(source),
        keep: fc.integer({ min: 0, max: 0xffff }),
        add: fc.array(RECORDS[source], { maxLength: 4 }),
        isWhole: fc.boolean(),
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('upload' as const),
      list: fc.constantFrom('vendors', 'buyers'),
      parties: fc.uniqueArray(party, { minLength: 1, maxLength: 6, selector: ({ reference }) => reference }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('delete' as const), list: fc.constantFrom('vendors', 'buyers') }),
  },
);

const DOUBT = {
  list: 'Made List',
  records: 1,
  last_whole: '2026-11-01',
  missing: 9,
  since: '2026-11-19T00:00:00Z',
  still_compared: 0,
};

/** Every matching pair of a list's parties and the records of the newest versions, each compared individually. */
async function fullScreen({ store }: WatchUnderTest, parties: readonly WatchedParty[]): Promise<string[]> {
  const versions = versionsTable(store);
  const newest = await versions.newest();
  const found: string[] = [];
  for (const source of SOURCES) {
    const records = await versions.recordsOf(source, newest[source], breathing());
    for (const record of records.map(comparedRecord)) {
      for (const one of parties.filter((each) => isScreenedBy(each, source))) {
        const query = prepareQuery(one.name);
        const match = isCandidate({ terms: termsOf(one.name, query) }, record) ? comparePair(query, record) : undefined;
        if (match) found.push(JSON.stringify([one, record.id, record.published, match]));
      }
    }
  }
  return found.sort();
}

async function openFindings({ watch }: WatchUnderTest, list: string): Promise<string[]> {
  const read = await watch.findings({ list: { owner: '', name: list }, after: '', count: 10_000, isOpen: true });
  return (read?.findings ?? [])
    .map(({ party: one, record, match }) => JSON.stringify([one, record.id, record.published, match]))
    .sort();
}

/** The findings that the reported changes add up to, applied in order. */
async function toldFindings({ watch }: WatchUnderTest): Promise<string[]> {
  const open = new Map<string, string>();
  const ids = new Set<string>();
  const { changes } = await watch.changes('', { change: 0, count: 100_000 });
  for (const { id, kind, finding } of changes) {
    assert.ok(!ids.has(id));
    ids.add(id);
    assert.equal(open.has(finding.id), kind !== 'new');
    if (kind === 'gone') open.delete(finding.id);
    else
      open.set(finding.id, JSON.stringify([finding.party, finding.record.id, finding.record.published, finding.match]));
  }
  return [...open.values()].sort();
}

test('comparing only what changed finds the same as comparing everything', async (t) => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
      const tested = await watchUnderTest(t);
      const lists = new Map<string, readonly WatchedParty[]>();
      const published = new Map<SourceName, readonly ListedRecord[]>();
      for (const one of history) {
        steps += 1;
        if (one.kind === 'upload') {
          lists.set(one.list, one.parties);
          await tested.put(one.list, one.parties);
        } else if (one.kind === 'delete') {
          lists.delete(one.list);
          await tested.watch.remove({ owner: '', name: one.list });
        } else {
          const kept = (published.get(one.source) ?? []).filter((_, at) => ((one.keep >> (at % 16)) & 1) === 1);
          const records = [...kept, ...one.add];
          published.set(one.source, records);
          const copy: MadeCopy = { records, doubts: one.isWhole ? [] : [DOUBT] };
          tested.publish({ [one.source]: copy });
          await tested.look();
          const versions = versionsTable(tested.store);
          const held = await versions.recordsOf(one.source, (await versions.newest())[one.source], breathing());
          const digests = new Set(held.map(({ digest }) => digest));
          assert.ok(records.every(({ digest }) => digests.has(digest)));
          if (one.isWhole) assert.equal(digests.size, new Set(records.map(({ digest }) => digest)).size);
        }
        const full: string[] = [];
        for (const [list, parties] of lists) {
          const expected = await fullScreen(tested, parties);
          assert.deepEqual(await openFindings(tested, list), expected);
          full.push(...expected);
        }
        assert.deepEqual(await toldFindings(tested), full.sort());
      }
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
  t.diagnostic(`${steps} steps`);
});
