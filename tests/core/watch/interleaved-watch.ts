import { CodedError } from '../../../core/http/errors.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { StoreFailure, type Database } from '../../../core/store/database.ts';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import { copiesOf, partiesOf } from './killed-watch-copies.ts';
import { NEVER, watchUnderTest } from './watch-under-test.ts';
import { changesOfAll } from './whole-watch.ts';

/** The most statements that one program makes before it is killed. */
const MAX_STATEMENTS = 120;

/** Longer than any lease. */
const AFTER_LEASES_MS = 120_000;

/** A watching program that runs one statement at a time. */
interface SteppedProgram {
  /** Runs its next statement, and resolves when it waits with the one after. */
  readonly step: () => Promise<void>;
  readonly pass: (ms: number) => void;
}

/**
 * Lets programs watch one store statement by statement, in random order, and stops each for good after some of them;
 * now and then so much time passes between two statements that every lease has ended. Returns the number of reported
 * changes. Throws `AssertionError` if they differ from what a separate store finds.
 */
export async function interleavedWatch({
  rounds,
  random,
}: {
  readonly rounds: number;
  readonly random: () => number;
}): Promise<number> {
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const store = await openSqlite(':memory:', STORE_VERSIONS);
  try {
    let passed = 0;
    for (let round = 0; round < rounds; round++) {
      let alive = await Promise.all(
        [true, false].map(async (isUploading) => ({
          left: upTo(MAX_STATEMENTS),
          program: await steppedProgram(store, { round, passed, isUploading }),
        })),
      );
      while (alive.length > 0) {
        const one = alive[upTo(alive.length) - 1]!;
        // A turn may be short, or so long that one program does all that is due while the other is between two
        // statements.
        for (let steps = upTo(upTo(MAX_STATEMENTS)); steps > 0 && one.left > 0; steps--) {
          await one.program.step();
          one.left -= 1;
        }
        alive = alive.filter(({ left }) => left > 0);
        const isLong = upTo(6) === 1;
        if (isLong) passed += AFTER_LEASES_MS;
        if (isLong) for (const { program } of alive) program.pass(AFTER_LEASES_MS);
      }
    }
    const tested = await watchUnderTest({ after: () => undefined }, store);
    tested.pass(passed + AFTER_LEASES_MS);
    return await changesOfAll(tested, rounds);
  } finally {
    await store.close();
  }
}

interface ProgramParts {
  readonly round: number;
  /** Milliseconds that passed before it was started. */
  readonly passed: number;
  readonly isUploading: boolean;
}

async function steppedProgram(store: Database, { round, passed, isUploading }: ProgramParts): Promise<SteppedProgram> {
  const waiting: (() => Promise<unknown>)[] = [];
  let arrival = Promise.withResolvers<undefined>();
  function inTurn<Answer>(make: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push(() => make().then(resolve, reject));
      arrival.resolve(undefined);
    });
  }
  const stepped: Database = {
    ...store,
    run: (statement, values) => inTurn(() => store.run(statement, values)),
    runTogether: (statements) => inTurn(() => store.runTogether(statements)),
  };
  const { work, put, publish, pass } = await watchUnderTest({ after: () => undefined }, stepped);
  pass(passed);
  publish(copiesOf(round));
  void (async () => {
    for (let isUploaded = !isUploading; ;)
      try {
        await work.tidy();
        await work.look(NEVER);
        if (!isUploaded) await put('vendors', partiesOf(round));
        isUploaded = true;
        await work.settle(NEVER);
      } catch (error) {
        if (!(error instanceof StoreFailure || error instanceof CodedError)) throw error;
      }
  })();
  return {
    pass,
    async step() {
      if (waiting.length === 0) await arrival.promise;
      arrival = Promise.withResolvers();
      await waiting.shift()?.();
    },
  };
}
