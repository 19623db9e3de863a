import { setTimeout as pause } from 'node:timers/promises';
import { StoreFailure, type Database, type SqlRow } from '../store/database.ts';
import { breathingBesideRequests } from './breath.ts';
import { chainCheck, nextEntry, type ChainReport, type DecisionEntry } from './decision-chain.ts';
import { decided, type Decision } from './finding.ts';
import { findingsTable, writing } from './findings-table.ts';
import { changing, listsTable } from './lists-table.ts';

/** A decision about a finding. */
export interface NewDecision {
  readonly findingId: string;
  readonly decision: Decision;
  readonly note: string | null;
  readonly by: string | null;
  readonly at: string;
}

/** The decisions about a list's findings. Every function rejects with `StoreFailure`. */
export interface DecisionsTable {
  /** Adds a decision to the chain of the finding's list; undefined if the finding no longer exists. */
  readonly append: (decision: NewDecision) => Promise<DecisionEntry | undefined>;
  /** The decisions about a finding, oldest first. */
  readonly trail: (listId: string, findingId: string) => Promise<readonly DecisionEntry[]>;
  /** Whether a list's chain is intact; undefined if there is no such list. */
  readonly verify: (listId: string) => Promise<ChainReport | undefined>;
}

const APPEND = `INSERT INTO watch_decisions
  (list_id, entry, finding_id, revision, decision, note, decided_by, at, previous, digest)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const LENGTHEN = 'UPDATE watch_lists SET entries = $2, head = $3 WHERE list_id = $1';
const TRAIL = 'SELECT * FROM watch_decisions WHERE list_id = $1 AND finding_id = $2 ORDER BY entry';
const CHAIN = 'SELECT * FROM watch_decisions WHERE list_id = $1 AND entry > $2 ORDER BY entry LIMIT $3';

const PAGE = 250;

/** Others decide or compare at the same time: an attempt that came too late is repeated on the current state. */
const ATTEMPTS = 50;
const PAUSE_MS = 5;

/** Creates the decisions in the store's tables. */
export function decisionsTable({ run, runTogether }: Pick<Database, 'run' | 'runTogether'>): DecisionsTable {
  const findings = findingsTable({ run });
  const lists = listsTable({ run, runTogether });
  return {
    async append({ findingId, ...decision }) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = await findings.byId(findingId);
        const list = before && (await lists.byId(before.listId));
        // Read after the list, whose revision says whether it is still current.
        const finding = list && (await findings.byId(findingId));
        if (!finding) return undefined;
        const { listId } = list;
        const entry = nextEntry(list.head, { findingId, revision: finding.revision, ...decision });
        const values = [listId, entry.entry, findingId, entry.revision, entry.decision, entry.note, entry.by, entry.at];
        const made = await runTogether([
          changing(list),
          { sql: APPEND, values: [...values, entry.previous, entry.digest] },
          { sql: LENGTHEN, values: [listId, entry.entry, entry.digest] },
          ...writing(listId, [decided(finding, decision.decision)]),
        ]);
        if (made) return entry;
        await pause(PAUSE_MS * Math.random());
      }
      throw new StoreFailure('busy');
    },
    trail: async (listId, findingId) => (await run(TRAIL, [listId, findingId])).map(entryOf),
    async verify(listId) {
      const list = await lists.byId(listId);
      if (!list) return undefined;
      const chain = chainCheck(listId);
      const breathe = breathingBesideRequests();
      for (let after = 0, rows = PAGE; rows === PAGE; after += PAGE) {
        const page = (await run(CHAIN, [listId, after, PAGE])).map(entryOf);
        chain.add(page);
        rows = page.length;
        await breathe();
      }
      return chain.end(list.head);
    },
  };
}

function entryOf(row: SqlRow): DecisionEntry {
  const text = (column: string): string | null => (row[column] === null ? null : String(row[column]));
  return {
    entry: Number(row['entry']),
    findingId: String(row['finding_id']),
    revision: Number(row['revision']),
    decision: row['decision'] as Decision,
    note: text('note'),
    by: text('decided_by'),
    at: String(row['at']),
    previous: String(row['previous']),
    digest: String(row['digest']),
  };
}
