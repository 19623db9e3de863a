import { answerJobs } from '../../../core/lanes/answer-jobs.ts';

/**
 * What a job does in its process: holds memory, works, ends the process, or answers with its own number; with `on`, it
 * continues after it has answered; `count typefaces` answers how many of the machine it has loaded to draw with.
 */
export interface TestJob {
  readonly does: 'answer' | 'hold' | 'work' | 'end' | 'wait' | 'hold on' | 'work on' | 'count typefaces';
  readonly number: number;
}

const held: Uint8Array[] = [];

const hold = (): void => {
  for (;;) held.push(new Uint8Array(4 * 1024 * 1024).fill(1));
};
const work = (): void => {
  for (;;);
};

answerJobs(async ({ does, number }: TestJob) => {
  if (does === 'end') process.exit(3);
  if (does === 'wait') await new Promise(() => undefined);
  if (does === 'hold') hold();
  if (does === 'work') work();
  if (does === 'hold on') setImmediate(hold);
  if (does === 'work on') setImmediate(work);
  if (does === 'count typefaces') return (await import('@napi-rs/canvas')).GlobalFonts.families.length;
  return number;
});
