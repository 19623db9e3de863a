import type { Database, SqlRow, SqlValue, Statement } from '../store/database.ts';
import { overRows } from '../store/over-rows.ts';
import type { Decision, Finding, FindingChange, FindingFacts, NextFinding } from './finding.ts';
import { shortDigest } from './copies/listed-record.ts';

/** A finding with its ids. */
export interface StoredFinding extends Finding {
  readonly findingId: string;
  readonly listId: string;
}

/** A reported change, in the order of its owner's changes. */
export interface ToldChange {
  /** Its position among the owner's changes, from 1. */
  readonly change: number;
  readonly listId: string;
  readonly findingId: string;
  readonly revision: number;
  readonly at: string;
  readonly told: FindingChange & { readonly facts: FindingFacts; readonly decision: Decision | null };
}

/** The findings of lists and their reported changes. Every function rejects with `StoreFailure`. */
export interface FindingsTable {
  readonly byId: (findingId: string) => Promise<StoredFinding | undefined>;
  /** A list's findings after a given one, by id. */
  readonly page: (listId: string, page: FindingsPage) => Promise<readonly StoredFinding[]>;
  /** A list's findings of parties within a range of references. */
  readonly ofParties: (
    listId: string,
    range: { readonly first: string; readonly last: string },
  ) => Promise<readonly StoredFinding[]>;
  /** A list's findings of some records. */
  readonly ofRecords: (listId: string, records: readonly string[]) => Promise<readonly StoredFinding[]>;
  readonly counts: (listId: string) => Promise<FindingCounts>;
  /** A finding's reported changes, in order. */
  readonly changesOf: (findingId: string) => Promise<readonly ToldChange[]>;
  readonly changesAfter: (
    owner: string,
    after: { readonly change: number; readonly count: number },
  ) => Promise<readonly ToldChange[]>;
}

/** Which findings of a list to return. */
export interface FindingsPage {
  readonly after: string;
  readonly count: number;
  /** Only open or only gone ones; default all. */
  readonly isOpen?: boolean | undefined;
}

/** A list's numbers of findings. */
export interface FindingCounts {
  /** Open, and without a current decision. */
  readonly undecided: number;
  readonly open: number;
  readonly gone: number;
}

const BY_ID = 'SELECT * FROM watch_findings WHERE finding_id = $1';
const PAGE = `SELECT * FROM watch_findings WHERE list_id = $1 AND finding_id > $2 AND (is_open = $3 OR is_open = $4)
  ORDER BY finding_id LIMIT $5`;
const OF_PARTIES = 'SELECT * FROM watch_findings WHERE list_id = $1 AND reference >= $2 AND reference <= $3';
const COUNTS = `SELECT COUNT(*) AS findings, COALESCE(SUM(is_open), 0) AS open,
  COALESCE(SUM(CASE WHEN is_open = 1 AND decision IS NULL THEN 1 ELSE 0 END), 0) AS undecided
  FROM watch_findings WHERE list_id = $1`;
const CHANGES = 'SELECT * FROM watch_changes WHERE owner = $1 AND change > $2 ORDER BY change LIMIT $3';
const CHANGES_OF = 'SELECT * FROM watch_changes WHERE finding_id = $1 ORDER BY revision LIMIT 1000';
const WRITE = `INSERT INTO watch_findings
  (finding_id, list_id, reference, source, record, is_open, revision, facts, decision, closed_as)
  VALUES $rows
  ON CONFLICT (finding_id) DO UPDATE SET is_open = excluded.is_open, revision = excluded.revision, facts = excluded.facts,
  decision = excluded.decision, closed_as = excluded.closed_as`;
const COUNT_ON = 'UPDATE watch_owners SET changes = changes + $2 WHERE owner = $1';
const TELL = `INSERT INTO watch_changes (owner, change, list_id, finding_id, revision, at, body)
  SELECT owner, changes - CAST(column1 AS INTEGER), $2, column2, CAST(column3 AS INTEGER), $3, column4
  FROM watch_owners, (VALUES $rows) AS told WHERE owner = $1`;

/** Creates the findings in the store's tables. */
export function findingsTable({ run }: Pick<Database, 'run'>): FindingsTable {
  return {
    async byId(findingId) {
      const [row] = await run(BY_ID, [findingId]);
      return row && findingOf(row);
    },
    async page(listId, { after, count, isOpen }) {
      const [one, other] = isOpen === undefined ? [0, 1] : [Number(isOpen), Number(isOpen)];
      return (await run(PAGE, [listId, after, one, other, count])).map(findingOf);
    },
    ofParties: async (listId, { first, last }) => (await run(OF_PARTIES, [listId, first, last])).map(findingOf),
    async ofRecords(listId, records) {
      if (records.length === 0) return [];
      const places = records.map((_, at) => `$${at + 2}`).join(', ');
      const statement = `SELECT * FROM watch_findings WHERE list_id = $1 AND record IN (${places})`;
      return (await run(statement, [listId, ...records])).map(findingOf);
    },
    async counts(listId) {
      const [row] = await run(COUNTS, [listId]);
      const [findings, open, undecided] = ['findings', 'open', 'undecided'].map((column) => Number(row?.[column]));
      return { undecided: undecided ?? 0, open: open ?? 0, gone: (findings ?? 0) - (open ?? 0) };
    },
    changesOf: async (findingId) => (await run(CHANGES_OF, [findingId])).map(changeOf),
    changesAfter: async (owner, { change, count }) => (await run(CHANGES, [owner, change, count])).map(changeOf),
  };
}

/** Returns the id of the finding on a party and a record: always the same, so that repeating work never creates two. */
export function findingId(listId: string, { party, record }: FindingFacts): string {
  return `wf_${shortDigest(JSON.stringify([listId, party.reference, record.source, record.id]))}`;
}

/**
 * Builds the statements that keep a list's findings and report their changes. A change's key includes the finding's own
 * revision: repeated work after a kill finds it kept, and reports nothing. The owner's row is updated first, so that
 * changes are numbered in the order in which they become visible.
 */
export function keeping(
  { listId, owner, at }: { readonly listId: string; readonly owner: string; readonly at: string },
  next: readonly NextFinding[],
): Statement[] {
  const told = next.flatMap(({ finding, change }) => (change ? [{ finding, change }] : []));
  const tellings = told.map(({ finding: { facts, decision = null, revision }, change }, i) => {
    const body = JSON.stringify({ ...change, facts, decision });
    return [told.length - 1 - i, findingId(listId, facts), revision, body];
  });
  return [
    ...(told.length === 0 ? [] : [{ sql: COUNT_ON, values: [owner, told.length] }]),
    ...writing(
      listId,
      next.map(({ finding }) => finding),
    ),
    ...overRows(TELL, tellings, [owner, listId, at]),
  ];
}

/** Builds the statements that write findings as given. */
export function writing(listId: string, findings: readonly Finding[]): Statement[] {
  return overRows(
    WRITE,
    findings.map((finding) => rowOf(listId, finding)),
  );
}

function rowOf(listId: string, { facts, isOpen, revision, decision, closedAs }: Finding): SqlValue[] {
  const { party, record } = facts;
  return [
    findingId(listId, facts),
    listId,
    party.reference,
    record.source,
    record.id,
    Number(isOpen),
    revision,
    JSON.stringify(facts),
    decision ?? null,
    closedAs ?? null,
  ];
}

function findingOf(row: SqlRow): StoredFinding {
  return {
    findingId: String(row['finding_id']),
    listId: String(row['list_id']),
    isOpen: Number(row['is_open']) === 1,
    facts: JSON.parse(String(row['facts'])) as FindingFacts,
    decision: row['decision'] === null ? undefined : (row['decision'] as Decision),
    closedAs: row['closed_as'] === null ? undefined : String(row['closed_as']),
    revision: Number(row['revision']),
  };
}

/** Parses a change from its row. */
export function changeOf(row: SqlRow): ToldChange {
  return {
    change: Number(row['change']),
    listId: String(row['list_id']),
    findingId: String(row['finding_id']),
    revision: Number(row['revision']),
    at: String(row['at']),
    told: JSON.parse(String(row['body'])) as ToldChange['told'],
  };
}
