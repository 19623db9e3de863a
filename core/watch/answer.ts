/* Written from answer-schema.ts by `npm run types`. */

import type { DoubtedList } from '../whole-lists/answer.ts';

/** A deleted list. Only the head of its decision chain is kept. */
export type DeletedWatchList = {
  readonly deleted: true;
  readonly decisions: {
    /** Decisions that were deleted. */
    readonly entries: number;
    readonly head: string;
  };
};

/** A member that changed since the finding was last reported: strings as they are, everything else as JSON. */
export type WatchFactChange = {
  readonly of: 'party' | 'record' | 'match';
  readonly member: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A party as it was uploaded. */
export type WatchedParty = {
  readonly reference: string;
  readonly name: string;
  readonly state: string | null;
  readonly country: string | null;
  readonly screens: readonly ('exclusions' | 'import-risk')[];
};

/** A change of a finding, with the finding as it was then. */
export type WatchChange = {
  readonly cursor: number;
  /** The same however often the change is delivered. */
  readonly id: string;
  readonly at: string;
  readonly kind: 'new' | 'changed' | 'gone';
  /** Why the finding is gone; null for other kinds. */
  readonly reason: 'record_removed' | 'record_changed' | 'party_removed' | 'party_changed' | 'rules_changed' | null;
  readonly changed: readonly WatchFactChange[];
  readonly finding: WatchFinding;
};

/** A party and a record that match, a lead to verify. */
export type WatchFinding = {
  readonly id: string;
  readonly list: string;
  /** gone: the party and the record no longer match. */
  readonly status: 'open' | 'gone';
  /** The current decision; null if there is none, or if what was compared has changed. */
  readonly decision: 'match' | 'not_a_match' | 'later' | null;
  readonly party: WatchedParty;
  readonly record: WatchRecord;
  readonly match: WatchMatch;
};

/** A record of an organization. */
export type WatchRecord = {
  /** Unchanged when the record is edited. */
  readonly id: string;
  /** csl: Consolidated Screening List. uflpa: forced-labor entity list. register: exclusions register of SAM.gov. */
  readonly source: 'csl' | 'uflpa' | 'register';
  /** The version of the source's copy that first had the record in this form. */
  readonly version: number;
  readonly published: {
    readonly name: string;
    readonly aliases?: readonly string[];
    readonly subject_type?: string | null;
    readonly source_list?: string;
    /** The forced-labor listing's category. */
    readonly basis?: string;
    readonly listed_date?: string;
    readonly exclusion_type?: string;
    readonly exclusion_date?: string | null;
    readonly reinstated_date?: string | null;
    readonly state?: string;
    readonly address?: string;
    readonly record_created_date?: string | null;
    readonly open_data_flag?: string;
  };
};

/** How a party's name and a record match. */
export type WatchMatch = {
  /** The published name or alias that scored highest. */
  readonly matched_name: string;
  /** exact: the same words in any order, after folding. */
  readonly match_type: 'exact' | 'fuzzy';
  readonly score: number;
  /** What the score is based on. */
  readonly basis: 'same_words' | 'spelling' | 'shared_words' | 'containment';
  readonly reason: string;
};

/** Changes after a cursor. */
export type WatchChanges = {
  /** In the order of their cursors. */
  readonly changes: readonly WatchChange[];
  /** What to send as `after` next. */
  readonly next: number;
};

/** A version of a source's full download. */
export type WatchCopy = {
  /** Goes up by one with each copy that differs from the one before. */
  readonly version: number;
  /** sample: sample data; nothing was checked. */
  readonly basis: 'live' | 'sample';
  /** The source's own date; null if it states none. */
  readonly as_of: string | null;
  /** When this version was first read. */
  readonly read_at: string;
  /** When this version was last read. */
  readonly seen_at: string;
  /** SHA-256 over the digests of its records, sorted, one per line. */
  readonly digest: string;
  /** Records of organizations. */
  readonly records: number;
  /** Size of the records as published, in bytes of UTF-8 JSON. */
  readonly bytes: number;
  /** Records that could not be read. */
  readonly unread_records: number;
  /** Lists that lost more records than ordinary delistings explain; absent if all are whole. */
  readonly doubted_lists: readonly DoubtedList[];
};

/** A decision about a finding; it is never changed. */
export type WatchDecision = {
  /** Its place in the list's chain. */
  readonly entry: number;
  readonly finding: string;
  /** The revision of the finding that the decision is about. */
  readonly revision: number;
  readonly decision: 'match' | 'not_a_match' | 'later';
  readonly note: string | null;
  readonly by: string | null;
  readonly at: string;
  /** The digest of the previous entry. */
  readonly previous: string;
  /** SHA-256 of [previous, entry, finding, revision, decision, note, by, at] as JSON. */
  readonly digest: string;
};

/** A page of findings. */
export type WatchFindings = {
  readonly findings: readonly WatchFinding[];
  /** What to send as `after` for the next page; null after the last one. */
  readonly next: string | null;
};

/** How current the watch is. */
export type WatchHealth = {
  /** degraded: a required source could not be read, has no copy, or none from the last two days. */
  readonly status: 'ok' | 'degraded';
  /** Sources that could not be read at the last attempt, and since when. */
  readonly failing: readonly {
    /** csl: Consolidated Screening List. uflpa: forced-labor entity list. register: exclusions register of SAM.gov. */
    readonly source: 'csl' | 'uflpa' | 'register';
    readonly since: string;
  }[];
  /** Lists of all owners. */
  readonly lists: number;
  /** Lists not yet compared with the newest copies. */
  readonly lists_waiting: number;
  readonly sources: readonly WatchSource[];
};

/** A source and the copy that was compared. */
export type WatchSource = {
  /** csl: Consolidated Screening List. uflpa: forced-labor entity list. register: exclusions register of SAM.gov. */
  readonly source: 'csl' | 'uflpa' | 'register';
  readonly name: string;
  readonly url: string;
  /** The day of the first copy this installation kept; null if it has none. */
  readonly copies_since: string | null;
  /** The copy that was compared; null if there is none and nothing was checked. */
  readonly copy: WatchCopy | null;
};

/** A list of parties and its screening progress. */
export type WatchList = {
  readonly name: string;
  readonly created_at: string;
  readonly replaced_at: string;
  /** Parties of the newest upload. */
  readonly parties: number;
  /** Parties that are not checked because their name has no Latin letter or digit to compare. */
  readonly not_comparable: number;
  /** screening: some parties or changes have not been compared yet. */
  readonly status: 'screening' | 'screened';
  readonly findings: {
    /** Findings whose party and record match. */
    readonly open: number;
    /** Open findings without a current decision. */
    readonly undecided: number;
    /** Findings whose party and record no longer match. */
    readonly gone: number;
  };
  readonly decisions: {
    /** Decisions about its findings. */
    readonly entries: number;
    readonly head: string;
  };
  readonly sources: readonly WatchSource[];
  /** Whether anything was not checked; if so, a party without a finding is not clear. */
  readonly incomplete_coverage: boolean;
  /** One sentence for each cause of incomplete coverage. */
  readonly reasons: readonly string[];
};

/** An owner's lists. */
export type WatchLists = {
  readonly lists: readonly WatchList[];
};

/** A day of the sandbox. */
export type WatchNextDay = {
  /** The current day of the sandbox, starting at 0. */
  readonly day: number;
  /** What changed in the sample lists, as a sentence. */
  readonly event: string;
};

/** A screen of one name against the copies of a day. */
export type WatchScreen = {
  readonly input: {
    readonly name: string;
    readonly state: string | null;
    readonly screens: readonly ('exclusions' | 'import-risk')[];
  };
  /** The requested day; null for the newest copies. */
  readonly as_of: string | null;
  readonly sections: readonly WatchSection[];
  readonly incomplete_coverage: boolean;
  /** One sentence for each cause of incomplete coverage. */
  readonly reasons: readonly string[];
};

/** What a version of a source says about one name. */
export type WatchSection = {
  /** error: this source could not be checked, which is not a clean result. */
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  /** Best score first, then by name. */
  readonly matches: readonly {
    readonly record: WatchRecord;
    readonly match: WatchMatch;
  }[];
  readonly source: WatchSource;
};

/** The decisions about a finding and whether their chain is intact. */
export type WatchTrail = {
  readonly finding: string;
  /** Oldest first. */
  readonly decisions: readonly WatchDecision[];
  readonly chain: {
    /** Whether no entry of the list's chain was altered or is missing. */
    readonly intact: boolean;
    /** The first altered or missing entry; null if the chain is intact. */
    readonly broken_at: number | null;
    /** Entries in the chain of the whole list. */
    readonly entries: number;
    readonly head: string;
  };
};
