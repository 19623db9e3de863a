import cluster from 'node:cluster';
import type { ToWorker } from './messages.ts';
import { PLACE_VARIABLE } from './supervise.ts';
import { joinWorkers, type Worker, type WorkerChannel } from './worker.ts';

/** Returns this process's number among the workers, from 1; undefined if it is not a worker. */
export function placeOfThisProcess(): number | undefined {
  return cluster.isWorker ? Number(process.env[PLACE_VARIABLE]) : undefined;
}

/** Makes this process one of the workers. */
export function joinAsThisProcess(of: { workers: number; ownMetrics: () => string }): Worker {
  return joinWorkers({ ...of, channel: CHANNEL });
}

const CHANNEL: WorkerChannel = {
  send(message) {
    process.send?.(message);
  },
  onMessage(receive) {
    process.on('message', (message) => {
      receive(message as ToWorker);
    });
  },
};
