/* Written from answer-schema.ts by `npm run types`. */

import type { ScreenedList } from '../whole-lists/answer.ts';

/** Every source of every service. */
export type SourceReport = {
  readonly generated_at: string;
  /** Whether sample data replaces everything read from outside. */
  readonly sandbox: boolean;
  readonly sources: readonly SourceState[];
};

/** A source of answers, as this process knows it without asking it. */
export type SourceState = {
  /** The same in every release. */
  readonly id: string;
  readonly name: string;
  /** The services that read it, by their slugs. */
  readonly services: readonly string[];
  /** Where it is published; null for what this program carries. */
  readonly url: string | null;
  /** live: asked for each request. copy: held here and refreshed. embedded: part of this release. sample: sample data of the sandbox. */
  readonly basis: 'live' | 'copy' | 'embedded' | 'sample';
  /** Whether this server can read it. If not, answers that need it say so, or are refused. */
  readonly configured: boolean;
  /** What to set or install to configure it; null if it is configured. */
  readonly setting: string | null;
  /** current: the last reading succeeded, and a copy is within its age. stale: a copy is older than it should be. failing: the last reading failed. not_read: nothing was read since this process started, or no copy is held. */
  readonly freshness: 'current' | 'stale' | 'failing' | 'not_read' | 'not_configured' | 'sample';
  /** The source's own date; null if it publishes none or it is not known. */
  readonly as_of: string | null;
  /** When this process last read it; null if it has not. */
  readonly read_at: string | null;
  /** When reading it last failed; null if it has not failed since the last success. */
  readonly failed_at: string | null;
  /** How many records, listings or entries it holds; null if not known. */
  readonly records: number | null;
  /** Empty before the first reading. */
  readonly lists: readonly ScreenedList[];
  /** How it is read, for people. */
  readonly note: string;
};
