import { namesOf, shortDigest, type VersionRecord } from './copies/listed-record.ts';
import type { WatchedParty, WatchFactChange, WatchMatch } from './answer.ts';

/** What a finding says: the party as it was uploaded, the record as published, and how they agree. */
export interface FindingFacts {
  readonly party: WatchedParty;
  readonly record: VersionRecord;
  readonly match: WatchMatch;
}

/** What an owner decided about a finding. */
export const DECISIONS = ['match', 'not_a_match', 'later'] as const;

export type Decision = (typeof DECISIONS)[number];

/** What became of a finding. */
export type ChangeKind = 'new' | 'changed' | 'gone';

/** Why a finding is gone. */
export type GoneReason = 'record_removed' | 'record_changed' | 'party_removed' | 'party_changed' | 'rules_changed';

/** A finding as it is kept. */
export interface Finding {
  readonly isOpen: boolean;
  readonly facts: FindingFacts;
  /** The newest decision about it as it is; undefined where there is none, or its facts have changed since. */
  readonly decision: Decision | undefined;
  /** What was compared when it was closed as not a match; undefined where it is not closed. */
  readonly closedAs: string | undefined;
  /** How often it was told of. */
  readonly revision: number;
}

/** What is told of a finding. */
export interface FindingChange {
  readonly kind: ChangeKind;
  readonly changed: readonly WatchFactChange[];
  readonly reason: GoneReason | undefined;
}

/** A finding after something was compared; without a change nobody is told. */
export interface NextFinding {
  readonly finding: Finding;
  readonly change: FindingChange | undefined;
}

/** What two names are compared by: while it is the same, a finding that was closed as not a match stays quiet. */
function comparedDigest({ party, record }: FindingFacts): string {
  const state = record.source === 'register' ? [party.state, record.published.state] : [];
  return shortDigest(JSON.stringify([party.name, namesOf(record), state]));
}

/** What becomes of a finding where its party and record match; undefined where everything is as it was. */
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

/** What becomes of a finding where its party and record do not match any more; undefined where it is gone already. */
export function whereGone(before: Finding, reason: GoneReason): NextFinding | undefined {
  if (!before.isOpen) return undefined;
  const finding = { ...before, isOpen: false };
  // Who said that it is not a match has nothing to do about its going.
  if (before.closedAs !== undefined) return { finding, change: undefined };
  const next = { ...finding, revision: before.revision + 1 };
  return { finding: next, change: { kind: 'gone', changed: [], reason } };
}

/** A finding after a decision about it. */
export function decided(finding: Finding, decision: Decision): Finding {
  const closedAs = decision === 'not_a_match' ? comparedDigest(finding.facts) : undefined;
  return { ...finding, decision, closedAs };
}

/** The members in which two states of a finding differ. */
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
