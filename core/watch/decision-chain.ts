import { createHash } from 'node:crypto';
import type { Decision } from './finding.ts';

/** A decision as permanently kept. */
export interface DecisionEntry {
  /** Its position in the list's chain, from 1. */
  readonly entry: number;
  readonly findingId: string;
  /** The revision of the finding that was decided on. */
  readonly revision: number;
  readonly decision: Decision;
  readonly note: string | null;
  readonly by: string | null;
  readonly at: string;
  /** SHA-256 of the previous entry, in hexadecimal; for the first one the list's own start value. */
  readonly previous: string;
  readonly digest: string;
}

/** The head of a chain: stored with the list, so that truncated entries are noticed. */
export interface ChainHead {
  readonly entries: number;
  readonly digest: string;
}

/** Whether a chain is intact up to the head stored with its list. */
export interface ChainReport extends ChainHead {
  /** The first changed, missing or misplaced entry; undefined if the chain is intact. */
  readonly brokenAt: number | undefined;
}

/** Returns the start value of a list's chain. */
export function chainBeginning(listId: string): ChainHead {
  return { entries: 0, digest: sha256(`watch list ${listId}`) };
}

/** Returns the entry that follows a head. */
export function nextEntry(
  head: ChainHead,
  decision: Omit<DecisionEntry, 'entry' | 'previous' | 'digest'>,
): DecisionEntry {
  const entry = { ...decision, entry: head.entries + 1, previous: head.digest };
  return { ...entry, digest: digestOf(entry) };
}

/** A check of a chain from its start. */
export interface ChainCheck {
  /** Adds the next entries, in order. */
  readonly add: (entries: readonly DecisionEntry[]) => void;
  /** Returns the report for the head stored with the list. */
  readonly end: (head: ChainHead) => ChainReport;
}

/** Checks a list's chain page by page: each entry follows the previous one, and the last one is the list's head. */
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
