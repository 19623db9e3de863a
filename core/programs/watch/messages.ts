import type { Configuration } from '../../configuration.ts';

/** What a server tells the process that works on its watch. */
export type ToWatchWork = { readonly kind: 'begin'; readonly configuration: Configuration } | { readonly kind: 'end' };

/** What that process tells the server: lines of the log, and its metrics as they are now. */
export interface FromWatchWork {
  readonly kind: 'log' | 'metrics';
  readonly text: string;
}
