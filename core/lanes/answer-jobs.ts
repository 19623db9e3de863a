import { flushCompileCache } from 'node:module';
import { ownUsage } from './usage.ts';
import { watchThisProcess, type Allowance } from './watch.ts';

/** A job as sent to a process, with its limits. */
export interface Asked<Job> {
  readonly job: Job;
  readonly allowance: Allowance;
}

/** A process's answer: the job's result and the memory held afterwards, in bytes. */
export interface Answered<Result> {
  readonly result: Result;
  readonly bytes: number;
}

/** Makes this process answer its parent's jobs, one at a time, until the parent disconnects. */
export function answerJobs(answer: (job: never) => Promise<unknown>): void {
  const watching = watchThisProcess();
  process.on('message', ({ job, allowance }: Asked<never>) => {
    void answered(job, allowance).then((told) => process.send?.(told));
  });
  process.on('disconnect', () => {
    process.kill(-process.pid, 'SIGKILL');
  });

  const answered = async (job: never, allowance: Allowance): Promise<Answered<unknown>> => {
    const watch = await watching;
    watch.allow(allowance);
    const result = await answer(job);
    watch.rest();
    // It is killed in the end, which leaves no time to keep what it compiled for the next process.
    flushCompileCache();
    return { result, bytes: ownUsage().bytes };
  };
}
