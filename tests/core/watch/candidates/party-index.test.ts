import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { prepareQuery } from '../../../../core/names/prepared-name.ts';
import type { WatchedParty } from '../../../../core/watch/answer.ts';
import { breathing } from '../../../../core/watch/breath.ts';
import { partyIndexBuilder } from '../../../../core/watch/candidates/party-index.ts';
import { comparePair, isCandidate, matchesOf, termsOf } from '../../../../core/watch/compare-pair.ts';
import { comparedRecord, type ComparedRecord, type ListedRecord } from '../../../../core/watch/copies/listed-record.ts';
import { isScreenedBy } from '../../../../core/watch/party.ts';
import { onCsl, onRegister, onUflpa } from '../made-records.ts';

const RUNS = Number(process.env['PARTY_INDEX_RUNS'] ?? 150);

const text = (letters: string, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...Array.from(letters)), { minLength: 1, maxLength }).map((all) => all.join(''));

/**
 * Words with few letters, so that names are similar by chance; single letters, which the register compares in its own
 * way; signs and legal forms.
 */
const word = fc.oneof(
  { weight: 4, arbitrary: text('abe', 5) },
  { weight: 2, arbitrary: fc.constantFrom('harbor', 'harbour', 'harbr', 'trading', 'tradings', 'nova', 'novae') },
  { weight: 2, arbitrary: text('abxy1', 1) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('&', 'S.A.', 'Co.', 'LLC', '(', ')', ',', 'dba', 'and', 'the', 'co-op', '3', 'жук'),
  },
);
const wholeName = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

/**
 * A variant of another name, with some characters changed or some words kept in any order and others added, so that
 * scores are near the floor.
 */
const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(1), fc.constantFrom('', 'e', 'z', ' ', 'x ')), { maxLength: 7 });
const respelled = (base: string): fc.Arbitrary<string> =>
  edits.map((all) => all.reduce((made, [at, cut, put]) => made.slice(0, at) + put + made.slice(at + cut), base));
const rearranged = (base: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.shuffledSubarray(base.split(' ')), fc.array(word, { maxLength: 1 }))
    .map(([kept, added]) => [...added, ...kept].join(' '));
const nameAfter = (bases: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...bases).chain((base) => fc.oneof(respelled(base), rearranged(base)));

const partyCalled = (name: fc.Arbitrary<string>): fc.Arbitrary<Omit<WatchedParty, 'reference'>> =>
  fc.record({
    name,
    state: fc.constant(null),
    country: fc.constant(null),
    screens: fc.constantFrom<WatchedParty['screens'][]>(['exclusions'], ['import-risk'], ['exclusions', 'import-risk']),
  });

const recordCalled = (name: fc.Arbitrary<string>): fc.Arbitrary<ListedRecord> =>
  fc.oneof(
    fc.tuple(name, fc.array(name, { maxLength: 1 })).map(([of, aliases]) => onCsl(of, { aliases })),
    name.map((of) => onUflpa(of)),
    { weight: 2, arbitrary: name.map((of) => onRegister(of)) },
  );

/** Every matching pair, each compared individually. */
function everyPair(parties: readonly WatchedParty[], records: readonly ComparedRecord[]): string[] {
  return parties.flatMap((one) => {
    const query = prepareQuery(one.name);
    const terms = termsOf(one.name, query);
    return records.flatMap((of) => {
      const match = isScreenedBy(one, of.source) && isCandidate({ terms }, of) ? comparePair(query, of) : undefined;
      return match ? [JSON.stringify([one.reference, of.id, match])] : [];
    });
  });
}

/** The parties and records that an index finds, each pair with its match. */
async function indexed(parties: readonly WatchedParty[], records: readonly ComparedRecord[]): Promise<string[]> {
  const builder = partyIndexBuilder();
  for (const one of parties) builder.add(one);
  const index = await builder.finish(breathing());
  const candidates = await index.candidates(records, { breathe: breathing(), narrow: (_, of) => of });
  return parties.flatMap(({ reference, name }) =>
    matchesOf(name, candidates.get(reference) ?? []).map(({ record, match }) =>
      JSON.stringify([reference, record.id, match]),
    ),
  );
}

const named = (one: ListedRecord, at: number): ComparedRecord => comparedRecord({ ...one, id: String(at), since: 1 });

/** Pairs in which one name, or nearly all of it, is single letters. */
const LETTERS: readonly (readonly [string, ListedRecord])[] = [
  ['a, b, c foo', onUflpa('a, b, c')],
  ['abc dxe fxg hxi jxk lxm', onRegister('a, b, c, d, e, f, g, h, i, j, k, l, m')],
];

for (const [party, record] of LETTERS)
  test(`a party index finds ${party} for ${record.published.name}`, async () => {
    const parties: WatchedParty[] = [
      { reference: '', name: party, state: null, country: null, screens: ['exclusions', 'import-risk'] },
    ];
    const records = [named(record, 0)];
    assert.equal((await indexed(parties, records)).length, 1);
    assert.deepEqual(await indexed(parties, records), everyPair(parties, records));
  });

test('a party index finds exactly the parties that a record matches', async (t) => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc
        .array(wholeName, { minLength: 1, maxLength: 4 })
        .map(nameAfter)
        .chain((name) =>
          fc.tuple(
            fc.array(partyCalled(name), { minLength: 1, maxLength: 20 }),
            fc.array(recordCalled(name), { minLength: 1, maxLength: 10 }),
          ),
        ),
      async ([made, listed]) => {
        const parties = made.map((one, at) => ({ reference: String(at), ...one }));
        const records = listed.map(named);
        const pairs = await indexed(parties, records);
        assert.deepEqual(pairs, everyPair(parties, records));
        found += pairs.length;
      },
    ),
    { numRuns: RUNS, seed: 20_261_122 },
  );
  t.diagnostic(`${found} matches`);
});

test('pairs that would fill the memory are narrowed to those that match', async () => {
  const name = Array.from('abcdefgh'.repeat(20)).join(', ');
  const builder = partyIndexBuilder();
  for (let at = 0; at < 1_100; at += 1)
    builder.add({ reference: String(at), name, state: null, country: null, screens: ['exclusions'] });
  const index = await builder.finish(breathing());
  const records = Array.from({ length: 1_000 }, (_, at) => named(onCsl(at === 0 ? name : `Harbor ${at}`), at));
  const candidates = await index.candidates(records, {
    breathe: breathing(),
    narrow: (_, of) => of.filter(({ id }) => id === '0'),
  });
  assert.equal(candidates.size, 1_100);
  assert.ok([...candidates.values()].every((of) => of.length < 100 && of[0]?.id === '0'));
});
