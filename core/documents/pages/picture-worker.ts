import { parentPort } from 'node:worker_threads';
import type { PictureJob, PictureRead } from './page-job.ts';
import { drawPage } from './pdf-pages.ts';
import { createRecogniser } from './recogniser.ts';

/** The program of a thread that recognises words in pictures: a picture a message, an answer a message. */
const recogniser = createRecogniser();

parentPort?.on('message', (job: PictureJob) => {
  void read(job).then((answer) => parentPort?.postMessage(answer));
});

async function read(job: PictureJob): Promise<PictureRead> {
  const picture = job.type === 'image' ? job.bytes : await drawPage(job.bytes, job.number);
  const page = picture && (await recogniser.recognise(picture));
  return page ? { kind: 'page', page } : { kind: 'refused' };
}
