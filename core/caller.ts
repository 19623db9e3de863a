import { AsyncLocalStorage } from 'node:async_hooks';

const CALLERS = new AsyncLocalStorage<string>();

/** The caller outside of any request: a command, or the server itself. */
const THIS_PROGRAM = 'program';

/** Runs something on behalf of a caller; everything it starts, down to the last outside call, knows the caller. */
export function onBehalfOf<T>(caller: string, work: () => T): T {
  return CALLERS.run(caller, work);
}

/** On whose behalf this runs: only used to share scarce resources fairly. */
export function currentCaller(): string {
  return CALLERS.getStore() ?? THIS_PROGRAM;
}
