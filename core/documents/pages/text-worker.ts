import { parentPort } from 'node:worker_threads';
import type { TextJob } from './page-job.ts';
import { readTextLayers } from './pdf-pages.ts';

// The program of a thread that reads the text layers of PDFs: a file a message, an answer a message.
parentPort?.on('message', ({ bytes }: TextJob) => {
  void readTextLayers(bytes).then((answer) => parentPort?.postMessage(answer));
});
