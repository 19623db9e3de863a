import { mergedMetrics, type WorkerMetrics } from './merged-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** One of the processes that share the port. */
export interface Worker {
  /** Returns the metrics of all workers; calls `ownMetrics` when another worker asks for them. */
  readonly metricsOfAll: () => Promise<string>;
}

/** Connects a worker and the first process. */
export interface WorkerChannel {
  readonly send: (message: FromWorker) => void;
  readonly onMessage: (receive: (message: ToWorker) => void) => void;
}

/** What a worker receives at start. */
export interface WorkerOptions {
  readonly workers: number;
  readonly channel: WorkerChannel;
  readonly ownMetrics: () => string;
}

/** Joins the workers: answers the first process's requests, and can make its own. */
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
