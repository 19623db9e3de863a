import type { Database, SqlRow, Statement } from '../store/database.ts';
import type { Breathe } from './breath.ts';
import type { WatchedParty } from './answer.ts';
import type { Screen } from './party.ts';

/** A reference of a list: the applied party, and that of the newest upload. */
export interface PartyChange {
  readonly reference: string;
  /** As last screened; undefined if it is new. */
  readonly applied: StoredParty | undefined;
  /** As in the newest upload; undefined if it was removed. */
  readonly uploaded: StoredParty | undefined;
}

/** A party with the digest of its facts. */
export interface StoredParty extends WatchedParty {
  readonly digest: string;
}

/** A range of a list's references, in order. */
export interface PartySlice {
  readonly changes: readonly PartyChange[];
  /** The last reference; undefined if the range is empty. */
  readonly last: string | undefined;
  /** Whether the list ends with this range. */
  readonly isEnd: boolean;
}

const COLUMNS = 'upload, reference, name, state, country, screens, digest, is_applied';
const SLICE = `SELECT ${COLUMNS} FROM watch_parties WHERE list_id = $1 AND reference > $2 AND (upload = $3 OR is_applied = 1)
  ORDER BY reference, upload LIMIT $4`;
const APPLIED = `SELECT ${COLUMNS} FROM watch_parties WHERE list_id = $1 AND reference > $2 AND is_applied = 1
  ORDER BY reference LIMIT $3`;
const SETTLE = [
  'DELETE FROM watch_parties WHERE list_id = $1 AND reference > $2 AND reference <= $3 AND upload < $4',
  'UPDATE watch_parties SET is_applied = 1 WHERE list_id = $1 AND reference > $2 AND reference <= $3 AND upload = $4',
];

const PAGE = 1_000;

/** Returns the next references of a list: as many parties as requested, and at most a page more. */
export async function nextSlice(
  { run }: Pick<Database, 'run'>,
  { listId, after, upload, parties, breathe }: SliceRange,
): Promise<PartySlice> {
  const changes: PartyChange[] = [];
  let isEnd = false;
  while (!isEnd && changes.length < parties) {
    const found = await run(SLICE, [listId, changes.at(-1)?.reference ?? after, upload, PAGE]);
    isEnd = found.length < PAGE;
    // A reference has at most two rows; the last one's second may be on the next page.
    const cutOff = isEnd ? undefined : found.at(-1)?.['reference'];
    const ofReference = Map.groupBy(found, (row) => String(row['reference']));
    if (cutOff !== undefined) ofReference.delete(String(cutOff));
    for (const [reference, both] of ofReference) {
      const uploaded = both.find((row) => Number(row['upload']) === upload);
      const applied = both.find((row) => Number(row['is_applied']) === 1);
      changes.push({ reference, applied: applied && partyOf(applied), uploaded: uploaded && partyOf(uploaded) });
    }
    await breathe();
  }
  return { changes, last: changes.at(-1)?.reference, isEnd };
}

interface SliceRange {
  readonly listId: string;
  /** The reference after which the range begins. */
  readonly after: string;
  readonly upload: number;
  readonly parties: number;
  readonly breathe: Breathe;
}

/** Makes an upload's parties in a range of references the applied ones. */
export function settling(
  listId: string,
  { after, last, upload }: { after: string; last: string; upload: number },
): Statement[] {
  return SETTLE.map((sql) => ({ sql, values: [listId, after, last, upload] }));
}

/** Returns the applied parties with some references. */
export async function partiesOf(
  { run }: Pick<Database, 'run'>,
  { listId, references }: { listId: string; references: readonly string[] },
): Promise<StoredParty[]> {
  const parties: StoredParty[] = [];
  for (let at = 0; at < references.length; at += PAGE) {
    const some = references.slice(at, at + PAGE);
    const places = some.map((_, i) => `$${i + 2}`).join(', ');
    const statement = `SELECT ${COLUMNS} FROM watch_parties WHERE list_id = $1 AND is_applied = 1 AND reference IN (${places})`;
    parties.push(...(await run(statement, [listId, ...some])).map(partyOf));
  }
  return parties;
}

/** Calls back with every applied party of a list. */
export async function eachApplied(
  { run }: Pick<Database, 'run'>,
  { listId, breathe }: { listId: string; breathe: Breathe },
  take: (party: StoredParty) => void,
): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await run(APPLIED, [listId, after, PAGE]);
    for (const row of rows) {
      take(partyOf(row));
      await breathe();
    }
    if (rows.length < PAGE) return;
    after = String(rows.at(-1)?.['reference']);
  }
}

function partyOf(row: SqlRow): StoredParty {
  const text = (column: string): string | null => (row[column] === null ? null : String(row[column]));
  return {
    reference: String(row['reference']),
    name: String(row['name']),
    state: text('state'),
    country: text('country'),
    screens: String(row['screens']).split(' ') as Screen[],
    digest: String(row['digest']),
  };
}
