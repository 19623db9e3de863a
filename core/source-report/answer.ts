/* Written from answer-schema.ts by `npm run types`. */

import type { ScreenedList } from '../whole-lists/answer.ts';

/** Every source of every service. */
export type SourceReport = {
  readonly generated_at: string;
  /** Whether sample data replaces all outside sources. */
  readonly sandbox: boolean;
  readonly sources: readonly SourceState[];
};

/** A data source, as this process last saw it; the source is not contacted. */
export type SourceState = {
  /** The same in every release. */
  readonly id: string;
  readonly name: string;
  /** The services that read it, by their slugs. */
  readonly services: readonly string[];
  /** Where it is published; null for data that is part of this program. */
  readonly url: string | null;
  /** live: queried for each request. copy: held here and refreshed. embedded: part of this release. sample: sample data of the sandbox. */
  readonly basis: 'live' | 'copy' | 'embedded' | 'sample';
  /** Whether this server can read it. If not, answers that need it say so or are refused. */
  readonly configured: boolean;
  /** What to set or install to configure it; null if it is configured. */
  readonly setting: string | null;
  /** current: the last read succeeded, and any copy is recent enough. stale: the copy is older than it should be. failing: the last read failed. not_read: nothing has been read since this process started, or no copy is held. */
  readonly freshness: 'current' | 'stale' | 'failing' | 'not_read' | 'not_configured' | 'sample';
  /** The source's own date; null if it publishes none or it is unknown. */
  readonly as_of: string | null;
  /** When this process last read it; null if it has not. */
  readonly read_at: string | null;
  /** When a read last failed; null if none failed since the last success. */
  readonly failed_at: string | null;
  /** How many records, listings or entries it holds; null if unknown. */
  readonly records: number | null;
  /** Empty before the first read. */
  readonly lists: readonly ScreenedList[];
  /** How it is read, for people. */
  readonly note: string;
};
