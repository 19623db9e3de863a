import type { WorkerMetrics } from './merged-metrics.ts';

/** Messages from the first process to a worker. */
export type ToWorker =
  | { readonly kind: 'tell_metrics'; readonly question: number }
  | { readonly kind: 'metrics_of_all'; readonly question: number; readonly answers: readonly WorkerMetrics[] };

/** Messages from a worker to the first process. */
export type FromWorker =
  | { readonly kind: 'ask_metrics'; readonly question: number }
  | { readonly kind: 'told_metrics'; readonly question: number; readonly text: string };
