import type { WorkerMetrics } from './merged-metrics.ts';

/** What the first process asks a worker. */
export type ToWorker =
  | { readonly kind: 'tell_metrics'; readonly question: number }
  | { readonly kind: 'metrics_of_all'; readonly question: number; readonly answers: readonly WorkerMetrics[] };

/** What a worker asks the first process, or answers. */
export type FromWorker =
  | { readonly kind: 'ask_metrics'; readonly question: number }
  | { readonly kind: 'told_metrics'; readonly question: number; readonly text: string };
