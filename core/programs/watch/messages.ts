import type { Configuration } from '../../configuration.ts';

/** What the process is to work with. */
export interface WatchTask {
  readonly configuration: Configuration;
  /** The name by which it takes leases, so that its server can end them when it is dead. */
  readonly holder: string;
}

/** What a server tells the process that works on its watch. */
export type ToWatchWork = { readonly kind: 'begin'; readonly task: WatchTask } | { readonly kind: 'end' };

/** What that process tells the server: lines of the log, and its metrics as they are now. */
export interface FromWatchWork {
  readonly kind: 'log' | 'metrics';
  readonly text: string;
}
