import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeReading, type Memory, type RecordNames } from '../../../core/whole-lists/judge-reading.ts';

/** A record of a made-up source. */
interface MadeRecord {
  readonly list: string;
  readonly name: string;
  readonly alias: string;
}

const NAMES: RecordNames<MadeRecord> = {
  listOf: ({ list }) => list,
  keyOf: ({ name, alias }) => `${name}\n${alias}`,
  nameOf: ({ name }) => name,
};

const DAY_MS = 24 * 60 * 60_000;
const NOTHING: Memory<MadeRecord> = { lists: {}, kept: [] };

const made = (list: string, count: number, from = 0): MadeRecord[] =>
  Array.from({ length: count }, (_, i) => ({ list, name: `${list} ${from + i}`, alias: '' }));

/** Reads one copy after another, a day apart, and returns the last judgement. */
function judged(...readings: readonly (readonly MadeRecord[])[]): ReturnType<typeof judgeReading<MadeRecord>> {
  let last = judgeReading(NOTHING, [], { ...NAMES, now: 0 });
  for (const [day, records] of readings.entries()) {
    last = judgeReading(day === 0 ? NOTHING : last.memory, records, { ...NAMES, now: day * DAY_MS });
  }
  return last;
}

test('while one list is in doubt, the lost records of every list are available', () => {
  const { doubts, lost } = judged([...made('A', 100), ...made('B', 300)], made('B', 298));
  assert.deepEqual(
    doubts.map(({ list, records, missing, still_compared }) => [list, records, missing, still_compared]),
    [['A', 0, 100, 100]],
  );
  assert.deepEqual(lost, [...made('A', 100), ...made('B', 2, 298)]);
});

test('nothing counts as lost from complete lists', () => {
  assert.deepEqual(judged(made('A', 100), made('A', 98)).lost, []);
});

test('a row published twice is one record, so a doubled half is still half', () => {
  const half = made('A', 50);
  const { doubts, lost } = judged(made('A', 100), [...half, ...half]);
  assert.deepEqual([doubts[0]?.missing, lost.length], [50, 50]);
});

test('an edited record is not lost', () => {
  const edited = made('A', 100).map((one, i) => (i < 3 ? { ...one, alias: 'new' } : one));
  const { lost } = judged([...made('A', 100), ...made('B', 20)], edited);
  assert.deepEqual(lost, made('B', 20));
  // Of two records with the same name, one is gone: the remaining one does not stand for both.
  const twins = [
    { list: 'A', name: 'twin', alias: 'one' },
    { list: 'A', name: 'twin', alias: 'two' },
  ];
  const rest = made('A', 20);
  assert.deepEqual(judged([...twins, ...rest], [twins[0]!]).lost, [twins[1], ...rest]);
});

test('records that a doubted copy adds are kept when they are lost in turn', () => {
  const [a, b] = [made('A', 100), made('B', 100)];
  const { doubts, lost } = judged([...a, ...b], [...b, ...made('B', 100, 100)], b);
  assert.deepEqual(doubts.map(({ list, missing }) => [list, missing]).sort(), [
    ['A', 100],
    ['B', 100],
  ]);
  assert.deepEqual(
    new Set(lost.map(({ name }) => name)),
    new Set([...a, ...made('B', 100, 100)].map(({ name }) => name)),
  );
});

test('a first reading below the usual sizes is in doubt, and its lost records are unknown', () => {
  const usual = { A: { size: 100, wholeOn: '2026-07-31' } };
  const { doubts, lost } = judgeReading({ lists: usual, kept: [] }, made('A', 40), { ...NAMES, now: 0 });
  assert.deepEqual(
    doubts.map(({ missing, still_compared, last_whole }) => [missing, still_compared, last_whole]),
    [[60, 0, '2026-07-31']],
  );
  assert.deepEqual(lost, []);
});

test('after two weeks a list is accepted as it is, and its lost records are no longer compared', () => {
  const half = made('A', 50);
  const { doubts, lost, memory } = judged(made('A', 100), ...Array.from({ length: 15 }, () => half));
  assert.deepEqual([doubts, lost, memory.lists['A']?.size, memory.kept], [[], [], 50, half]);
});

/** Copies of three lists over several days; each day some records of each are missing. */
const COURSE = fc.array(fc.record({ A: fc.nat(40), B: fc.nat(40), C: fc.nat(3) }), { minLength: 2, maxLength: 20 });

test('property: whatever is lost, a copy is judged complete only if each list lacks no more than ordinary delistings', () => {
  fc.assert(
    fc.property(COURSE, (sizes) => {
      let memory = NOTHING;
      const most: Record<string, number> = {};
      for (const [hour, size] of sizes.entries()) {
        const records = Object.entries(size).flatMap(([list, count]) => made(list, count));
        const { doubts, lost, ...next } = judgeReading(memory, records, { ...NAMES, now: hour * 60 * 60_000 });
        memory = next.memory;
        for (const [list, count] of Object.entries(size)) {
          most[list] = Math.max(most[list] ?? 0, count);
          const missing = most[list] - count;
          const isBeyond = count === 0 ? missing > 0 : missing > 5;
          assert.equal(
            doubts.some((doubt) => doubt.list === list),
            isBeyond,
            `${list} at ${String(hour)}`,
          );
        }
        // Within two weeks nothing in doubt is forgotten.
        for (const { missing, still_compared } of doubts) assert.equal(still_compared, missing);
        if (doubts.length === 0) assert.deepEqual(lost, []);
        const all = new Set([...records, ...lost].map(({ name }) => name));
        for (const { list } of doubts) {
          for (const { name } of made(list, most[list] ?? 0)) assert.ok(all.has(name), name);
        }
      }
    }),
    { numRuns: 300, seed: 15 },
  );
});
