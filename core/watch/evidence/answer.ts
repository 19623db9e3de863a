/* Written from answer-schema.ts by `npm run types`. */

import type { WatchChange, WatchDecision, WatchFinding, WatchSource } from '../answer.ts';

/** The evidence for a finding: what was screened, what which version of the list said, how they were compared, and who decided what. */
export type WatchEvidence = {
  /** When this evidence was compiled. */
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
    /** The first 22 characters, in base64url, of the SHA-256 of the published record as JSON; a copy's digest is computed from these. */
    readonly record_digest: string;
    /** Whether the kept copy has this record with this digest, and the kept record still hashes to it. */
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
    /** Digest of the name comparison rules. */
    readonly rules: string;
    /** Whether comparing the same two names again for this answer gave the same score. */
    readonly is_repeated: boolean;
  };
  /** Reported changes of the finding, oldest first. */
  readonly changes: readonly WatchChange[];
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
  /** The current decision, who made it and when, as a sentence; null if there is none. */
  readonly decided: string | null;
};
