import { parentPort } from 'node:worker_threads';
import { readPdf } from './pdf-pages.ts';
import { layOut } from './layout.ts';
import { MAX_CHARACTERS } from './limits.ts';
import type { PageJob, PagesRead } from './page-job.ts';
import { createRecogniser } from './recogniser.ts';

/** The program of a thread that reads pages: a job a message, an answer a message, one at a time. */
const recogniser = createRecogniser();

parentPort?.on('message', (job: PageJob) => {
  void read(job).then((answer) => parentPort?.postMessage(answer));
});

async function read({ type, bytes }: PageJob): Promise<PagesRead> {
  if (type === 'image') {
    const page = await recogniser.recognise(bytes);
    if (page === undefined) return { kind: 'refused' };
    const document = layOut([page]);
    return document.text.length > MAX_CHARACTERS ? { kind: 'cut_off' } : { kind: 'pages', document };
  }
  const read = await readPdf(bytes, recogniser.recognise);
  return read.kind === 'pages' ? { kind: 'pages', document: layOut(read.pages) } : read;
}
