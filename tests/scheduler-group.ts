import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The number of looks, which takes longer than the retries of a change that the system refuses right after another one.
 */
const LOOKS = 750;
const LOOK_MS = 20;

/**
 * Whether the scheduler group of a process gets a niceness: `left` if it does not although the system allows a change,
 * `none` if there are no groups, or nobody may change one.
 */
export async function groupNiceness(pid: number, niceness: number): Promise<'set' | 'left' | 'none'> {
  const group = `/proc/${pid}/autogroup`;
  if (!existsSync(group)) return 'none';
  for (let look = 0; look < LOOKS; look++) {
    if (readFileSync(group, 'latin1').trimEnd().endsWith(` nice ${niceness}`)) return 'set';
    await pause(LOOK_MS);
  }
  try {
    writeFileSync(group, '1');
    return 'left';
  } catch {
    return 'none';
  }
}
