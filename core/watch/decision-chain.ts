import { createHash } from 'node:crypto';
import type { Decision } from './finding.ts';

/** A decision as it is kept for good. */
export interface DecisionEntry {
  /** Its place in the list's chain, from 1. */
  readonly entry: number;
  readonly findingId: string;
  /** The revision of the finding that was decided on. */
  readonly revision: number;
  readonly decision: Decision;
  readonly note: string | null;
  readonly by: string | null;
  readonly at: string;
  /** SHA-256 of the entry before, in hexadecimal; of the first one the list's own beginning. */
  readonly previous: string;
  readonly digest: string;
}

/** How far a chain was written: the list itself knows it, so that entries cut off its end are missed. */
export interface ChainHead {
  readonly entries: number;
  readonly digest: string;
}

/** Whether a chain is as it was written, up to the head that its list knows. */
export interface ChainReport extends ChainHead {
  /** The first entry that is changed, missing or out of its place; undefined where the chain is intact. */
  readonly brokenAt: number | undefined;
}

/** Where the chain of a list begins. */
export function chainBeginning(listId: string): ChainHead {
  return { entries: 0, digest: sha256(`watch list ${listId}`) };
}

/** The entry that follows a head. */
export function nextEntry(
  head: ChainHead,
  decision: Omit<DecisionEntry, 'entry' | 'previous' | 'digest'>,
): DecisionEntry {
  const entry = { ...decision, entry: head.entries + 1, previous: head.digest };
  return { ...entry, digest: digestOf(entry) };
}

/** A chain that is being held against its beginning. */
export interface ChainCheck {
  /** The next entries, in their order. */
  readonly add: (entries: readonly DecisionEntry[]) => void;
  /** The report, where the list says that its chain ends so. */
  readonly end: (head: ChainHead) => ChainReport;
}

/** Checks the chain of a list, page by page: each entry follows the one before, and the last one is the list's head. */
export function chainCheck(listId: string): ChainCheck {
  let intact = chainBeginning(listId);
  let isBroken = false;
  return {
    add(entries) {
      for (const one of entries) {
        const follows = one.entry === intact.entries + 1 && one.previous === intact.digest;
        isBroken ||= !follows || one.digest !== digestOf(one);
        if (!isBroken) intact = { entries: one.entry, digest: one.digest };
      }
    },
    end(head) {
      const isWhole = !isBroken && intact.entries === head.entries && intact.digest === head.digest;
      return { ...head, brokenAt: isWhole ? undefined : intact.entries + 1 };
    },
  };
}

function digestOf(one: Omit<DecisionEntry, 'digest'>): string {
  const { entry, findingId, revision, decision, note, by, at, previous } = one;
  return sha256(JSON.stringify([previous, entry, findingId, revision, decision, note, by, at]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
