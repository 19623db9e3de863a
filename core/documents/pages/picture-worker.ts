import { answerJobs } from '../../lanes/reading-process.ts';
import type { PictureJob, PictureRead } from './page-job.ts';
import { drawPage } from './pdf-pages.ts';
import { createRecogniser } from './recogniser.ts';

// The program of a process that recognises words in pictures.
const recogniser = createRecogniser();

answerJobs(async (job: PictureJob): Promise<PictureRead> => {
  const picture = job.type === 'image' ? job.bytes : await drawPage(job.bytes, job.number);
  const page = picture && (await recogniser.recognise(picture));
  return page ? { kind: 'page', page } : { kind: 'refused' };
});
