import { setImmediate } from 'node:timers/promises';
import { answerJobs } from '../../../lanes/answer-jobs.ts';
import type { PictureJob, PictureRead, SlowTextJob, TextRead } from '../page-job.ts';
import type { Engine } from './engine.ts';
import { createNativeEngine } from './native-engine.ts';
import { decodePicture, drawJpegPage, type Picture } from './picture.ts';
import { createRecogniser } from './recogniser.ts';

const gc = (globalThis as { gc?: () => void }).gc ?? ((): void => undefined);

/** What a picture was decoded from is many times its size, and nothing counts it among what is to be collected: it goes in the turn after its owner. */
async function collect(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    gc();
    await setImmediate();
  }
}

let embedded: Promise<Engine> | undefined;

// The program of a process that recognises words in pictures, and reads what else takes seconds.
answerJobs(async (job: PictureJob | SlowTextJob): Promise<PictureRead | TextRead> => {
  if (job.type === 'text') return (await import('../pdf-pages.ts')).readTextLayers(job.bytes);
  const picture = await pictureOf(job);
  if (picture === undefined) return { kind: 'refused' };
  await collect();
  const engine = job.tesseract === undefined ? await (embedded ??= loadEmbedded()) : createNativeEngine(job.tesseract);
  return { kind: 'page', page: await createRecogniser(engine).recognise(picture) };
});

async function loadEmbedded(): Promise<Engine> {
  return (await import('./embedded-engine.ts')).createEmbeddedEngine();
}

async function pictureOf(job: PictureJob): Promise<Picture | undefined> {
  if (job.type === 'image') return decodePicture(job.bytes);
  // What draws pages is loaded with the first of them: most pictures are none.
  const { drawPage, jpegPage } = await import('../pdf-pages.ts');
  const page = await jpegPage(job.bytes, job.number);
  return (page && (await drawJpegPage(page))) ?? drawPage(job.bytes, job.number);
}
