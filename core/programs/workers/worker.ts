import { mergedMetrics, type WorkerMetrics } from './merged-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** One of the processes that share the port. */
export interface Worker {
  /** The metrics of all workers; asks `ownMetrics` when another worker is asked for them. */
  readonly metricsOfAll: () => Promise<string>;
}

/** How a worker and the first process reach each other. */
export interface WorkerChannel {
  readonly send: (message: FromWorker) => void;
  readonly onMessage: (receive: (message: ToWorker) => void) => void;
}

/** What a worker receives when it is started. */
export interface WorkerOptions {
  readonly workers: number;
  readonly channel: WorkerChannel;
  readonly ownMetrics: () => string;
}

/** Joins the workers: answers what the first process asks, and may ask it. */
export function joinWorkers({ workers, channel, ownMetrics }: WorkerOptions): Worker {
  const asked = new Map<number, (answers: readonly WorkerMetrics[]) => void>();
  let questions = 0;

  channel.onMessage((message) => {
    switch (message.kind) {
      case 'tell_metrics':
        channel.send({ kind: 'told_metrics', question: message.question, text: ownMetrics() });
        break;
      case 'metrics_of_all':
        asked.get(message.question)?.(message.answers);
        asked.delete(message.question);
        break;
      default:
        message satisfies never;
    }
  });

  return {
    async metricsOfAll() {
      const question = ++questions;
      const answers = await new Promise<readonly WorkerMetrics[]>((resolve) => {
        asked.set(question, resolve);
        channel.send({ kind: 'ask_metrics', question });
      });
      return mergedMetrics(answers, workers);
    },
  };
}
