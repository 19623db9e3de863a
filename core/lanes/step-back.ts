import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Whether a session is a group to the scheduler here, and its share can be set: then the niceness of a process counts within its
 * session alone, and the group has another (sched(7), autogroup). What steps back is to lead a session of its own exactly there.
 */
export const SESSIONS_ARE_GROUPS = isRead('/proc/self/autogroup');

/** Of two changes within a tenth of a second the system refuses the second, to all but an administrator. */
const AGAIN_MS = 150;
const ATTEMPTS = 20;

/**
 * Lets a process that has just been started step back for all that has work beside it, by so much as nice(1) counts: before it has
 * threads, which are given what it has. A system that forbids it, or a process that is gone already, changes nothing else.
 */
export function stepBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error;
  }
  if (SESSIONS_ARE_GROUPS) stepBackAsGroup(pid, { niceness, attempts: ATTEMPTS });
}

/** Where /proc is closed to this program, it is as if there were no groups. */
function isRead(file: string): boolean {
  try {
    // It is empty for what no session was ever begun for, as what the system itself starts; what it starts may begin one.
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function stepBackAsGroup(pid: number, { niceness, attempts }: { niceness: number; attempts: number }): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (isTooSoon && attempts > 1)
      setTimeout(stepBackAsGroup, AGAIN_MS, pid, { niceness, attempts: attempts - 1 }).unref();
  }
}
