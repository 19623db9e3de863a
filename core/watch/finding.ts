import { namesOf, shortDigest, type VersionRecord } from './copies/listed-record.ts';
import type { WatchedParty, WatchFactChange, WatchMatch } from './answer.ts';

/** The facts of a finding: the party as uploaded, the record as published, and how they match. */
export interface FindingFacts {
  readonly party: WatchedParty;
  readonly record: VersionRecord;
  readonly match: WatchMatch;
}

/** An owner's possible decisions about a finding. */
export const DECISIONS = ['match', 'not_a_match', 'later'] as const;

export type Decision = (typeof DECISIONS)[number];

/** Kinds of changes of a finding. */
export type ChangeKind = 'new' | 'changed' | 'gone';

/** Why a finding is gone. */
export type GoneReason = 'record_removed' | 'record_changed' | 'party_removed' | 'party_changed' | 'rules_changed';

/** A finding as kept. */
export interface Finding {
  readonly isOpen: boolean;
  readonly facts: FindingFacts;
  /** The current decision; undefined if there is none, or if the facts have changed since. */
  readonly decision: Decision | undefined;
  /** Digest of what was compared when it was closed as not a match; undefined if it is not closed. */
  readonly closedAs: string | undefined;
  /** How often it was reported. */
  readonly revision: number;
}

/** A reported change of a finding. */
export interface FindingChange {
  readonly kind: ChangeKind;
  readonly changed: readonly WatchFactChange[];
  readonly reason: GoneReason | undefined;
}

/** A finding after a comparison; without a change nothing is reported. */
export interface NextFinding {
  readonly finding: Finding;
  readonly change: FindingChange | undefined;
}

/** Digest of what two names are compared by: while it is unchanged, a finding closed as not a match stays closed. */
function comparedDigest({ party, record }: FindingFacts): string {
  const state = record.source === 'register' ? [party.state, record.published.state] : [];
  return shortDigest(JSON.stringify([party.name, namesOf(record), state]));
}

/** Returns the finding's next state if its party and record match; undefined if nothing changes. */
export function whereMatching(before: Finding | undefined, facts: FindingFacts): NextFinding | undefined {
  const isQuiet = before?.closedAs !== undefined && before.closedAs === comparedDigest(facts);
  const changed = before ? factChanges(before.facts, facts) : [];
  if (before?.isOpen && changed.length === 0) return undefined;
  if (before && isQuiet) return { finding: { ...before, isOpen: true, facts }, change: undefined };
  const isChanged = changed.length > 0;
  const decision = before?.closedAs !== undefined && isChanged ? undefined : before?.decision;
  const finding = { isOpen: true, facts, decision, closedAs: undefined, revision: (before?.revision ?? 0) + 1 };
  return { finding, change: { kind: before?.isOpen ? 'changed' : 'new', changed, reason: undefined } };
}

/** Returns the finding's next state if its party and record no longer match; undefined if it is already gone. */
export function whereGone(before: Finding, reason: GoneReason): NextFinding | undefined {
  if (!before.isOpen) return undefined;
  const finding = { ...before, isOpen: false };
  // Whoever decided that it is not a match need not be told that it is gone.
  if (before.closedAs !== undefined) return { finding, change: undefined };
  const next = { ...finding, revision: before.revision + 1 };
  return { finding: next, change: { kind: 'gone', changed: [], reason } };
}

/** Returns a finding after a decision about it. */
export function decided(finding: Finding, decision: Decision): Finding {
  const closedAs = decision === 'not_a_match' ? comparedDigest(finding.facts) : undefined;
  return { ...finding, decision, closedAs };
}

/** Returns the members in which two states of a finding differ. */
function factChanges(before: FindingFacts, after: FindingFacts): WatchFactChange[] {
  return [
    ...changesOf('party', before.party, after.party),
    ...changesOf('record', before.record.published, after.record.published),
    ...changesOf('match', { score: before.match.score }, { score: after.match.score }),
  ];
}

function changesOf(of: WatchFactChange['of'], before: object, after: object): WatchFactChange[] {
  const current = new Map(Object.entries(after).map(([member, value]) => [member, textOf(value)]));
  return Object.entries(before).flatMap(([member, value]) => {
    const [was, is] = [textOf(value), current.get(member) ?? null];
    return was === is ? [] : [{ of, member, before: was, after: is }];
  });
}

function textOf(value: unknown): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}
