import { parentPort } from 'node:worker_threads';
import { readFormFields } from './form-fields.ts';

// The program of the worker: one PDF in, its fields out. An error that is not foreseen ends the worker, and its line starts another.
parentPort?.on('message', (bytes: Uint8Array) => {
  void readFormFields(bytes).then((form) => {
    parentPort?.postMessage(form);
  });
});
