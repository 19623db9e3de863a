import { answerJobs } from '../../../lanes/answer-jobs.ts';
import type { PictureJob, PictureRead, SlowTextJob, TextRead } from '../page-job.ts';
import type { Engine } from './engine.ts';
import { createNativeEngine } from './native-engine.ts';
import { decodePicture, drawJpegPage, drawPixelPage, type Picture } from './picture.ts';
import { createRecogniser } from './recogniser.ts';

/** Drawing a page leaves a lot of garbage. */
const gc = (globalThis as { gc?: () => void }).gc ?? ((): void => undefined);

let embedded: Promise<Engine> | undefined;

// The entry point of a worker process that recognises words in pictures and handles other reading that takes seconds.
answerJobs(async (job: PictureJob | SlowTextJob): Promise<PictureRead | TextRead> => {
  if (job.type === 'text') return (await import('../pdf-pages.ts')).readTextLayers(job.bytes);
  const picture = await pictureOf(job);
  if (picture === undefined) return { kind: 'refused' };
  const engine = job.tesseract === undefined ? await (embedded ??= loadEmbedded()) : createNativeEngine(job.tesseract);
  return { kind: 'page', page: await createRecogniser(engine).recognise(picture) };
});

async function loadEmbedded(): Promise<Engine> {
  return (await import('./embedded-engine.ts')).createEmbeddedEngine();
}

async function pictureOf(job: PictureJob): Promise<Picture | undefined> {
  if (job.type === 'image') return decodePicture(job.bytes);
  if (job.type === 'jpeg') return drawJpegPage(job.page);
  // The page renderer is loaded only when needed: most pictures do not need it.
  const { drawPage } = await import('../pdf-pages.ts');
  const page = await drawPage(job.bytes, job.number);
  gc();
  return page && 'pixels' in page ? drawPixelPage(page) : page;
}
