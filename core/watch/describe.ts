import { doubtSentences } from '../whole-lists/doubt-note.ts';
import type {
  WatchChange,
  WatchCopy,
  WatchDecision,
  WatchFinding,
  WatchList as ListAnswer,
  WatchSource,
} from './answer.ts';
import type { DecisionEntry } from './decision-chain.ts';
import type { Decision, FindingFacts } from './finding.ts';
import type { FindingCounts, StoredFinding, ToldChange } from './findings-table.ts';
import { SOURCES, type SourceName } from './copies/listed-record.ts';
import type { WatchList } from './lists-table.ts';
import { hasNewParties } from './rescreen.ts';
import type { Version, VersionVector } from './copies/versions-table.ts';

/** Where each source is published. */
const PUBLISHED: Readonly<Record<SourceName, { readonly name: string; readonly url: string }>> = {
  csl: { name: 'Consolidated Screening List', url: 'https://www.trade.gov/consolidated-screening-list' },
  uflpa: { name: 'UFLPA Entity List', url: 'https://www.dhs.gov/uflpa-entity-list' },
  register: { name: 'SAM.gov exclusions register', url: 'https://sam.gov/data-services/Exclusions/Public%20V2' },
};

/** Describes a source with the compared version and since when its copies are kept. */
export function sourceAnswer(
  source: SourceName,
  { version, beginning }: { readonly version: Version | undefined; readonly beginning: string | undefined },
): WatchSource {
  return {
    source,
    ...PUBLISHED[source],
    copies_since: beginning?.slice(0, DAY_LENGTH) ?? null,
    copy: version ? copyAnswer(version) : null,
  };
}

/** Length of the date in an ISO 8601 time. */
const DAY_LENGTH = 10;

function copyAnswer({
  version,
  basis,
  asOf,
  readAt,
  seenAt,
  digest,
  records,
  bytes,
  unread,
  doubts,
}: Version): WatchCopy {
  return {
    version,
    basis,
    as_of: asOf,
    read_at: readAt,
    seen_at: seenAt,
    digest,
    records,
    bytes,
    unread_records: unread,
    doubted_lists: doubts,
  };
}

/** Explains in sentences why a source makes the coverage incomplete; empty if it does not. */
export function sourceReasons({ name, copy, copies_since: since }: WatchSource): string[] {
  if (!copy && since === null) return [`${name}: no copy has been kept yet, so nothing was checked against it.`];
  if (!copy) return [`${name}: this installation has copies only from ${since} on, so nothing was checked against it.`];
  const { basis, unread_records: unread, doubted_lists: doubts } = copy;
  return [
    ...(basis === 'live' ? [] : [`${name}: the source is not live.`]),
    ...(unread === 0 ? [] : [`${name}: ${unread} of its records could not be read.`]),
    ...doubtSentences(doubts).map((sentence) => `${name}: ${sentence}`),
  ];
}

/** Parts of a list's answer. */
export interface ListParts {
  readonly counts: FindingCounts;
  /** The sources with the versions that its parties were compared with. */
  readonly sources: readonly WatchSource[];
  readonly newest: VersionVector;
}

/** Builds a list's answer, with its screening progress. */
export function listAnswer(list: WatchList, { counts, sources, newest }: ListParts): ListAnswer {
  const isScreened = !hasNewParties(list) && SOURCES.every((source) => list.versions[source] >= newest[source]);
  const { notComparable } = list;
  const reasons = [
    ...(isScreened ? [] : ['Some parties or source changes have not been compared yet.']),
    ...(notComparable === 0 ? [] : [`${notComparable} of the names have no Latin letter or digit to compare.`]),
    ...sources.flatMap(sourceReasons),
  ];
  return {
    name: list.name,
    created_at: list.createdAt,
    replaced_at: list.replacedAt,
    parties: list.parties,
    not_comparable: notComparable,
    status: isScreened ? 'screened' : 'screening',
    findings: counts,
    decisions: { entries: list.head.entries, head: list.head.digest },
    sources,
    incomplete_coverage: reasons.length > 0,
    reasons,
  };
}

/** Builds the answer for a finding of a list. */
export function findingAnswer(list: string, finding: StoredFinding): WatchFinding {
  const { findingId, isOpen, decision = null, facts } = finding;
  return answerOf({ id: findingId, list, isOpen, decision, facts });
}

interface FindingMembers {
  readonly id: string;
  readonly list: string;
  readonly isOpen: boolean;
  readonly decision: Decision | null;
  readonly facts: FindingFacts;
}

function answerOf({ id, list, isOpen, decision, facts }: FindingMembers): WatchFinding {
  const { party, match } = facts;
  const { id: record, source, since: version, published } = facts.record;
  return {
    id,
    list,
    status: isOpen ? 'open' : 'gone',
    decision,
    party,
    record: { id: record, source, version, published },
    match,
  };
}

/** Builds the answer for a change of a list's finding. */
export function changeAnswer(list: string, { change, findingId, revision, at, told }: ToldChange): WatchChange {
  const { kind, changed, reason, facts, decision } = told;
  return {
    cursor: change,
    id: `${findingId}.${revision}`,
    at,
    kind,
    reason: reason ?? null,
    changed,
    finding: answerOf({ id: findingId, list, isOpen: kind !== 'gone', decision, facts }),
  };
}

/** Builds the answer for a decision. */
export function decisionAnswer({ findingId, ...entry }: DecisionEntry): WatchDecision {
  const { entry: place, revision, decision, note, by, at, previous, digest } = entry;
  return { entry: place, finding: findingId, revision, decision, note, by, at, previous, digest };
}
