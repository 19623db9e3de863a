/** @import { Row } from './run.js' */
import { all, emptied, tabDatabase } from '../api/tab-database.js';

/** A run as it was begun. @typedef {{ number: number, job: string, fileName: string, header: readonly string[], columns: Readonly<Record<string, number>>, table: readonly (readonly string[])[] }} BegunRun */
/** What became of a row. @typedef {Pick<Row, 'state' | 'outcome' | 'fault' | 'decision' | 'note'>} KeptRow */
/**
 * Where runs are kept: in the database of their tab, or in memory only.
 *
 * @typedef {object} RunStore
 * @property {() => Promise<{ begun: BegunRun, kept: ReadonlyMap<number, KeptRow> }[]>} load with what became of its rows, by their place
 * @property {(begun: BegunRun) => void} begin
 * @property {(run: number, rows: readonly { at: number, row: Row }[]) => void} save
 * @property {() => Promise<void>} clear
 */

/** @param {() => void} onLost told where a run is not kept, now or any more @returns {Promise<RunStore>} */
export async function openRunStore(onLost) {
  const database = await tabDatabase();
  if (database === undefined) {
    return { load: () => Promise.resolve([]), begin: onLost, save: () => undefined, clear: () => Promise.resolve() };
  }
  const write = (/** @type {'runs' | 'rows'} */ name, /** @type {readonly object[]} */ values) => {
    const writing = database.transaction(name, 'readwrite');
    writing.addEventListener('abort', onLost);
    for (const value of values) writing.objectStore(name).put(value);
    // Without this, a reload right away loses them: by itself a transaction is committed only once its requests are answered.
    writing.commit();
  };
  return {
    load: async () => {
      const [runs, rows] = await Promise.all([all(database, 'runs'), all(database, 'rows')]);
      const ofRun = Map.groupBy(/** @type {(KeptRow & { run: number, at: number })[]} */ (rows), ({ run }) => run);
      return /** @type {BegunRun[]} */ (runs).map((begun) => ({
        begun,
        kept: new Map(
          (ofRun.get(begun.number) ?? []).map(({ at, state, outcome, fault, decision, note }) => {
            return [at, { state, outcome, fault, decision, note }];
          }),
        ),
      }));
    },
    begin: (begun) => {
      write('runs', [begun]);
    },
    save: (run, rows) => {
      write(
        'rows',
        rows.map(({ at, row: { state, outcome, fault, decision, note } }) => {
          return { run, at, state, outcome, fault, decision, note };
        }),
      );
    },
    clear: () => emptied(database, ['runs', 'rows']),
  };
}
