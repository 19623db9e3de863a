import { randomBytes } from 'node:crypto';
import type { Database, SqlRow, SqlValue, Statement } from '../store/database.ts';
import { overRows } from '../store/over-rows.ts';
import type { Breathe } from './breath.ts';
import { chainBeginning, type ChainHead } from './decision-chain.ts';
import { deleteUploads } from './delete-rows.ts';
import type { Lease } from './lease.ts';
import type { WatchedParty } from './answer.ts';
import { partyDigest } from './party.ts';
import { COMPARING_RULES } from './rules.ts';
import type { VersionVector } from './copies/versions-table.ts';

/** A list of parties as it is kept. */
export interface WatchList {
  readonly listId: string;
  readonly owner: string;
  readonly name: string;
  readonly createdAt: string;
  readonly replacedAt: string;
  readonly parties: number;
  /** Parties whose names have nothing to compare. */
  readonly notComparable: number;
  /** The newest complete upload, from 1; 0 before the first. */
  readonly upload: number;
  /** The upload whose parties are all screened. */
  readonly applied: number;
  /** The last reference of the upload under way that is screened. */
  readonly progress: string;
  /** The rules of comparing that its findings were made by. */
  readonly rules: string;
  /** The versions that its applied parties were compared with. */
  readonly versions: VersionVector;
  /** How far its decisions go. */
  readonly head: ChainHead;
  /** One more with every transaction that changes what is the list's: see `changing`. */
  readonly revision: number;
}

/** An upload in the making: its parties are nobody's before it is completed. */
export interface Upload {
  readonly listId: string;
  readonly upload: number;
}

/** What a completed upload amounts to. */
export interface UploadCounts {
  readonly parties: number;
  readonly notComparable: number;
}

/** Whose list it is, and what it is called. */
export interface ListName {
  readonly owner: string;
  readonly name: string;
}

/** The lists and their uploads. Every function rejects with `StoreFailure`. */
export interface ListsTable {
  readonly find: (list: ListName) => Promise<WatchList | undefined>;
  readonly byId: (listId: string) => Promise<WatchList | undefined>;
  readonly ofOwner: (owner: string) => Promise<readonly WatchList[]>;
  /** Begins an upload under a number of its own; undefined where the owner has as many lists as one may. */
  readonly begin: (
    list: ListName,
    limits: { readonly maxLists: number; readonly at: string },
  ) => Promise<Upload | undefined>;
  /** Adds parties; false where a reference was there before. */
  readonly add: (upload: Upload, parties: readonly WatchedParty[]) => Promise<boolean>;
  /** Puts an upload in the place of the list's parties, where the owner may watch so many and no later upload was quicker. */
  readonly complete: (
    upload: Upload,
    counts: UploadCounts & { readonly owner: string; readonly maxParties: number; readonly at: string },
  ) => Promise<'completed' | 'too_many_parties' | 'superseded'>;
  /** Drops an upload that is not to be completed. */
  readonly drop: (upload: Upload, breathe: Breathe) => Promise<void>;
}

/** Whether a list is due: its newest upload is not screened, or not by the rules of today, or a source has a newer version; see `dueBy`. */
export const DUE = '(upload <> applied OR rules <> $1 OR csl < $2 OR uflpa < $3 OR register < $4)';

/** The first values of a statement that has `DUE`. */
export function dueBy({ csl, uflpa, register }: VersionVector): SqlValue[] {
  return [COMPARING_RULES, csl, uflpa, register];
}

const VISIBLE = 'upload > 0';
const FIND = `SELECT * FROM watch_lists WHERE owner = $1 AND name = $2 AND ${VISIBLE}`;
const BY_ID = `SELECT * FROM watch_lists WHERE list_id = $1`;
const OF_OWNER = `SELECT * FROM watch_lists WHERE owner = $1 AND ${VISIBLE} ORDER BY name`;
const MEET = `INSERT INTO watch_owners (owner, changes, served_at) VALUES ($1, 0, '')
  ON CONFLICT (owner) DO UPDATE SET changes = watch_owners.changes RETURNING owner`;
const MAKE = `INSERT INTO watch_lists (list_id, owner, name, created_at, replaced_at, parties, not_comparable, uploads, begun_at,
  upload, applied, progress, rules, csl, uflpa, register, entries, head, revision, leased_until)
  SELECT $1, $2, $3, $4, $4, 0, 0, 0, $4, 0, 0, '', '', 0, 0, 0, 0, $5, 0, ''
  WHERE (SELECT COUNT(*) FROM watch_lists WHERE owner = $2) < CAST($6 AS INTEGER)
  ON CONFLICT (owner, name) DO NOTHING`;
const NUMBER = `UPDATE watch_lists SET uploads = uploads + 1, begun_at = $3 WHERE owner = $1 AND name = $2
  RETURNING list_id, uploads`;
const ADD = `INSERT INTO watch_parties (list_id, upload, reference, name, state, country, screens, digest, is_applied)
  VALUES $rows ON CONFLICT (list_id, reference, upload) DO NOTHING RETURNING upload`;
const OTHERS = `SELECT COALESCE(SUM(parties), 0) AS others FROM watch_lists WHERE owner = $1 AND list_id <> $2`;
const COMPLETE = `UPDATE watch_lists SET upload = $2, parties = $3, not_comparable = $4, replaced_at = $5, progress = '',
  revision = revision + 1
  WHERE list_id = $1 AND upload < $2 AND CAST($3 AS INTEGER) <= $6 -
  (SELECT COALESCE(SUM(parties), 0) FROM watch_lists WHERE owner = $7 AND list_id <> $1) RETURNING list_id`;
const DROP_LIST = 'DELETE FROM watch_lists WHERE list_id = $1 AND upload = 0 AND uploads = $2';

const ID_BYTES = 16;

/** What a plan may allow at most, and what is allowed where there is none: a whole number that either store takes. */
const MAX_WATCHED = 2_000_000_000;

/** The lists in the tables of the store. */
export function listsTable({ run, runTogether }: Pick<Database, 'run' | 'runTogether'>): ListsTable {
  return {
    async find({ owner, name }) {
      const [row] = await run(FIND, [owner, name]);
      return row && listOf(row);
    },
    async byId(listId) {
      const [row] = await run(BY_ID, [listId]);
      return row && listOf(row);
    },
    ofOwner: async (owner) => (await run(OF_OWNER, [owner])).map(listOf),
    async begin({ owner, name }, { maxLists, at }) {
      const listId = `wl_${randomBytes(ID_BYTES).toString('base64url')}`;
      const answers = await runTogether([
        { sql: MEET, values: [owner] },
        { sql: MAKE, values: [listId, owner, name, at, chainBeginning(listId).digest, maxLists] },
        { sql: NUMBER, values: [owner, name, at] },
      ]);
      const row = answers?.[2]?.[0];
      return row && { listId: String(row['list_id']), upload: Number(row['uploads']) };
    },
    async add(upload, parties) {
      const answers = await runTogether(
        overRows(
          ADD,
          parties.map((party) => rowOf(party, upload)),
        ),
      );
      return answers?.flat().length === parties.length;
    },
    async complete({ listId, upload }, { owner, parties, notComparable, maxParties, at }) {
      const values = [listId, upload, parties, notComparable, at, Math.min(maxParties, MAX_WATCHED), owner];
      const answers = await runTogether([
        { sql: MEET, values: [owner] },
        { sql: OTHERS, values: [owner, listId] },
        { sql: COMPLETE, values },
      ]);
      if ((answers?.[2]?.length ?? 0) > 0) return 'completed';
      return parties + Number(answers?.[1]?.[0]?.['others']) > maxParties ? 'too_many_parties' : 'superseded';
    },
    async drop({ listId, upload }, breathe) {
      await deleteUploads({ run }, { listId, after: upload - 1, upTo: upload }, breathe);
      await run(DROP_LIST, [listId, upload]);
    },
  };
}

function rowOf(party: WatchedParty, { listId, upload }: Upload): SqlValue[] {
  const { reference, name, state, country, screens } = party;
  return [listId, upload, reference, name, state, country, screens.join(' '), partyDigest(party), 0];
}

/**
 * Begins a transaction that changes what is a list's, by what was read of it: nothing is made where the list has been changed since
 * it was read, or has another holder than the one given. So a decision and a comparison never overwrite each other.
 */
export function changing({ listId, revision }: WatchList, lease?: Lease): Statement {
  const change = 'UPDATE watch_lists SET revision = revision + 1';
  const where = 'WHERE list_id = $1 AND revision = $2';
  return lease
    ? {
        sql: `${change}, leased_until = $3 ${where} AND lease = $4 RETURNING list_id`,
        values: [listId, revision, lease.until(), lease.token],
      }
    : { sql: `${change} ${where} RETURNING list_id`, values: [listId, revision] };
}

/** A list from its row. */
export function listOf(row: SqlRow): WatchList {
  const number = (column: string): number => Number(row[column]);
  const text = (column: string): string => String(row[column]);
  return {
    listId: text('list_id'),
    owner: text('owner'),
    name: text('name'),
    createdAt: text('created_at'),
    replacedAt: text('replaced_at'),
    parties: number('parties'),
    notComparable: number('not_comparable'),
    upload: number('upload'),
    applied: number('applied'),
    progress: text('progress'),
    rules: text('rules'),
    versions: { csl: number('csl'), uflpa: number('uflpa'), register: number('register') },
    head: { entries: number('entries'), digest: text('head') },
    revision: number('revision'),
  };
}
