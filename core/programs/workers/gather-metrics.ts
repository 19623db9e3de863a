import type { WorkerMetrics } from './merged-metrics.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker from the first process's view. */
export interface GatheredMetrics {
  readonly place: number;
  readonly send: (message: ToWorker) => void;
}

/** Forwards one worker's request to all workers and combines their answers. */
export interface MetricsGathering {
  readonly receive: (from: GatheredMetrics, message: FromWorker) => void;
  /** Stops expecting answers from a worker that is gone. */
  readonly gone: (worker: GatheredMetrics) => void;
}

/** A worker that is busy for longer is left out; the answer says how many are included. */
const ANSWER_MS = 1_000;

interface MetricsQuestion {
  readonly asker: GatheredMetrics;
  /** The asker's number for the request. */
  readonly number: number;
  readonly waitingFor: Set<GatheredMetrics>;
  readonly answers: WorkerMetrics[];
  readonly timer: NodeJS.Timeout;
}

/** Gathers the metrics of all workers present when one asks. */
export function gatherMetrics(workers: () => readonly GatheredMetrics[]): MetricsGathering {
  const questions = new Map<number, MetricsQuestion>();
  let asked = 0;

  function ask(asker: GatheredMetrics, number: number): void {
    const id = ++asked;
    const waitingFor = new Set(workers());
    const timer = setTimeout(() => {
      end(id);
    }, ANSWER_MS);
    questions.set(id, { asker, number, waitingFor, answers: [], timer });
    for (const worker of waitingFor) worker.send({ kind: 'tell_metrics', question: id });
  }

  function end(id: number): void {
    const question = questions.get(id);
    if (!question) return;
    questions.delete(id);
    clearTimeout(question.timer);
    const answers = question.answers.sort((a, b) => a.worker - b.worker);
    question.asker.send({ kind: 'metrics_of_all', question: question.number, answers });
  }

  function settle(id: number, worker: GatheredMetrics, text?: string): void {
    const question = questions.get(id);
    if (!question?.waitingFor.delete(worker)) return;
    if (text !== undefined) question.answers.push({ worker: worker.place, text });
    if (question.waitingFor.size === 0) end(id);
  }

  return {
    receive(from, message) {
      if (message.kind === 'ask_metrics') ask(from, message.question);
      else settle(message.question, from, message.text);
    },
    gone(worker) {
      for (const id of [...questions.keys()]) settle(id, worker);
    },
  };
}
