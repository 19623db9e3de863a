import { parentPort } from 'node:worker_threads';
import { readFormFields } from './certificate/form/form-fields.ts';
import type { ExactJob } from './exact-lane.ts';
import { readPdf } from './invoice/e-invoice/read-pdf.ts';

// The program of a thread: one PDF in, what was sought out. An error that nobody foresaw ends the thread, and its lane starts another.
parentPort?.on('message', (job: ExactJob) => {
  const found = job.sought === 'form' ? readFormFields(job.bytes) : readPdf(job);
  void found.then((result) => parentPort?.postMessage(result));
});
