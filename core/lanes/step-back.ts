import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Whether the scheduler here treats a session as a group with its own niceness (sched(7), autogroup); a process's
 * niceness then matters only within its session. Only in that case must the process lead its own session.
 */
export const SESSIONS_ARE_GROUPS = isRead('/proc/self/autogroup');

/** The system refuses a second change within a tenth of a second, except to an administrator. */
const AGAIN_MS = 150;
const ATTEMPTS = 20;

/**
 * Lowers the priority of a newly started process by a niceness as in nice(1), before it has threads, which inherit it.
 * If the system forbids it or the process is gone, nothing else changes.
 */
export function stepBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch (error) {
    if (!(error instanceof Error && 'errno' in error)) throw error;
  }
  if (SESSIONS_ARE_GROUPS) stepBackAsGroup(pid, { niceness, attempts: ATTEMPTS });
}

/** If /proc is not readable, assume there are no groups. */
function isRead(file: string): boolean {
  try {
    // Empty for processes outside any session, such as those of the system itself; their children may still begin one.
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
