import { parentPort } from 'node:worker_threads';
import { readPdf, type PdfJob } from './read-pdf.ts';

// The program of the worker: one PDF in, one finding out. An error that is not foreseen ends the worker, and its line starts another.
parentPort?.on('message', (job: PdfJob) => {
  void readPdf(job).then((finding) => {
    parentPort?.postMessage(finding);
  });
});
