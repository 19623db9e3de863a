/* Written from answer-schema.ts by `npm run types`. */

import type { WatchChange, WatchDecision, WatchFinding, WatchSource } from '../answer.ts';

/** What stands behind a finding: what was asked, what the list said in which version, how they were compared, who decided what. */
export type WatchEvidence = {
  /** When this was put together. */
  readonly made_at: string;
  readonly notice: string;
  readonly finding: WatchFinding;
  readonly list: {
    readonly name: string;
    readonly created_at: string;
    /** When it was last uploaded. */
    readonly replaced_at: string;
  };
  readonly published: {
    readonly first: WatchSource;
    readonly newest: WatchSource;
    /** The first 22 characters, in base64url, of the SHA-256 of what is published of the record, as JSON; the digest of a copy is made of these. */
    readonly record_digest: string;
    /** Whether the kept copy has this record with this digest, and what is kept of it has the digest. */
    readonly is_kept: boolean;
  };
  readonly comparison: {
    /** The words of the party's name that were compared. */
    readonly party: string;
    /** The words of the record's name that were compared with them. */
    readonly record: string;
    readonly score: number;
    readonly match_from: number;
    readonly possible_from: number;
    /** What names are compared by, as a digest. */
    readonly rules: string;
    /** Whether the same two names, compared anew for this answer, have the same score. */
    readonly is_repeated: boolean;
  };
  /** What was told of the finding, oldest first. */
  readonly changes: readonly WatchChange[];
  /** Oldest first. */
  readonly decisions: readonly WatchDecision[];
  readonly chain: {
    /** Whether every entry of the list's chain is as it was written, and none is missing. */
    readonly intact: boolean;
    /** The first entry that is not; null in an intact chain. */
    readonly broken_at: number | null;
    /** Entries of the whole list. */
    readonly entries: number;
    readonly head: string;
  };
  /** The decision that stands, and who took it when, in a sentence; null if none stands. */
  readonly decided: string | null;
};
