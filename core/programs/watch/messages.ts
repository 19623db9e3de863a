import type { Configuration } from '../../configuration.ts';

/** The work given to the process. */
export interface WatchTask {
  readonly configuration: Configuration;
  /** The name under which it takes leases, so that its server can end them when it is dead. */
  readonly holder: string;
}

/** Messages from a server to its watch process. */
export type ToWatchWork = { readonly kind: 'begin'; readonly task: WatchTask } | { readonly kind: 'end' };

/** Messages from that process to the server: log lines and current metrics. */
export interface FromWatchWork {
  readonly kind: 'log' | 'metrics';
  readonly text: string;
}
