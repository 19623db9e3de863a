import { AsyncLocalStorage } from 'node:async_hooks';

const CALLERS = new AsyncLocalStorage<string>();

/** Who asks where no request does: a command, or the server itself. */
const THIS_PROGRAM = 'program';

/** Does something on behalf of a caller; whatever it begins, to the last call outside, knows for whom. */
export function onBehalfOf<T>(caller: string, work: () => T): T {
  return CALLERS.run(caller, work);
}

/** On whose behalf this runs: a name for shares of what all callers share, and for nothing else. */
export function currentCaller(): string {
  return CALLERS.getStore() ?? THIS_PROGRAM;
}
