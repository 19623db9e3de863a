import { ownUsage } from './usage.ts';
import { watchThisProcess, type Allowance } from './watch.ts';

/** A job as a process is sent it, and what the process may take for it. */
export interface Asked<Job> {
  readonly job: Job;
  readonly allowance: Allowance;
}

/** What a process answers: the job's result, and the memory that it holds after it, in bytes. */
export interface Answered<Result> {
  readonly result: Result;
  readonly bytes: number;
}

/** Makes this process answer each job that its parent sends, one at a time, until the parent lets go of it. */
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
    return { result, bytes: ownUsage().bytes };
  };
}
