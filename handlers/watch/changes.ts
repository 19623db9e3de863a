import { setTimeout as pause } from 'node:timers/promises';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import type { WatchChanges } from '../../core/watch/answer.ts';
import type { Watch } from '../../core/watch/watch.ts';
import type { ChangesRequest } from './request.ts';

/** How often changes are checked for a waiting caller: any process that shares the store may make one. */
const LOOK_MS = 1_000;

/** Returns the changes after a cursor; if there are none yet, those that arrive while the caller waits. */
export async function awaitChanges(
  { changes }: Pick<Watch, 'changes'>,
  owner: string,
  { waitSeconds, ...after }: ChangesRequest & { readonly signal: AbortSignal },
): Promise<WatchChanges> {
  for (let looks = Math.ceil((1000 * waitSeconds) / LOOK_MS); ; looks--) {
    const found = await orMisconfigured(changes(owner, after));
    if (found.next > after.change || looks <= 0) return found;
    await pause(LOOK_MS, undefined, { signal: after.signal });
  }
}
