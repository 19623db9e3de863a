import { answerJobs } from '../../../core/lanes/reading-process.ts';

/** What a job does to its process: holds memory, works, ends it, or answers with its own number. */
export interface TestJob {
  readonly does: 'answer' | 'hold' | 'work' | 'end' | 'wait';
  readonly number: number;
}

const held: Uint8Array[] = [];

answerJobs(async ({ does, number }: TestJob) => {
  if (does === 'end') process.exit(3);
  if (does === 'wait') await new Promise(() => undefined);
  while (does === 'hold') held.push(new Uint8Array(4 * 1024 * 1024).fill(1));
  while (does === 'work');
  return number;
});
