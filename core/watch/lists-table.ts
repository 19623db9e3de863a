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

/** A kept list of parties. */
export interface WatchList {
  readonly listId: string;
  readonly owner: string;
  readonly name: string;
  readonly createdAt: string;
  readonly replacedAt: string;
  readonly parties: number;
  /** Number of parties whose names have nothing to compare. */
  readonly notComparable: number;
  /** The newest complete upload, from 1; 0 before the first. */
  readonly upload: number;
  /** The upload whose parties are all screened. */
  readonly applied: number;
  /** The last screened reference of the upload in progress. */
  readonly progress: string;
  /** The comparison rules behind its findings. */
  readonly rules: string;
  /** The versions that its applied parties were compared with. */
  readonly versions: VersionVector;
  /** The head of its decision chain. */
  readonly head: ChainHead;
  /** Incremented by every transaction that changes the list's rows: see `changing`. */
  readonly revision: number;
}

/** An upload in progress: its parties belong to no list until it is completed. */
export interface Upload {
  readonly listId: string;
  readonly upload: number;
}

/** Totals of a completed upload. */
export interface UploadCounts {
  readonly parties: number;
  readonly notComparable: number;
}

/** A list's owner and name. */
export interface ListName {
  readonly owner: string;
  readonly name: string;
}

/** The lists and their uploads. Every function rejects with `StoreFailure`. */
export interface ListsTable {
  readonly find: (list: ListName) => Promise<WatchList | undefined>;
  readonly byId: (listId: string) => Promise<WatchList | undefined>;
  readonly ofOwner: (owner: string) => Promise<readonly WatchList[]>;
  /** Begins an upload with its own number; undefined if the owner has the maximum number of lists. */
  readonly begin: (
    list: ListName,
    limits: { readonly maxLists: number; readonly at: string },
  ) => Promise<Upload | undefined>;
  /** Adds parties; false if a reference already exists. */
  readonly add: (upload: Upload, parties: readonly WatchedParty[]) => Promise<boolean>;
  /** Replaces the list's parties by an upload, if the owner may watch that many and no later upload was quicker. */
  readonly complete: (
    upload: Upload,
    counts: UploadCounts & { readonly owner: string; readonly maxParties: number; readonly at: string },
  ) => Promise<'completed' | 'too_many_parties' | 'superseded'>;
  /** Discards an upload that will not be completed. */
  readonly drop: (upload: Upload, breathe: Breathe) => Promise<void>;
}

/**
 * Whether a list is due: its newest upload is not screened, or not by the current rules, or a source has a newer
 * version; see `dueBy`.
 */
export const DUE = '(upload <> applied OR rules <> $1 OR csl < $2 OR uflpa < $3 OR register < $4)';

/** The first parameters of a statement with `DUE`. */
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

/** Maximum quota of a plan, and the quota without a plan: an integer that either store accepts. */
const MAX_WATCHED = 2_000_000_000;

/** Creates the lists in the store's tables. */
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
 * Begins a transaction that changes a list's rows based on what was read: nothing is done if the list has changed
 * since, or has a different holder than the given one. So a decision and a comparison never overwrite each other.
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

/** Parses a list from its row. */
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
