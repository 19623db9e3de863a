import { UpstreamFailure } from '../upstream/failure.ts';
import { BLOCK_MS, edgarRetryMs, edgarTrouble, HeldBack } from './edgar-failure.ts';

/** A longer hint is treated as a block; shorter ones are waited out. */
const MAX_HINT_MS = 10_000;

/** EDGAR's block of this process: calls made during one would be refused and prolong it. */
export interface Block {
  /**
   * Makes a call with a signal that also aborts when a block begins. Throws `HeldBack` if there is a block or one
   * begins meanwhile; a call that fails with a block begins it.
   */
  readonly guard: <T>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Creates a guard with no block yet. */
export function createBlock(now: () => number): Block {
  let until = -Infinity;
  let began = new AbortController();

  function heldBack(): HeldBack {
    return new HeldBack('blocked', until - now());
  }

  function begin(ms: number): void {
    until = Math.max(until, now() + Math.min(ms, BLOCK_MS));
    began.abort();
    began = new AbortController();
  }

  return {
    async guard(signal, call) {
      if (now() < until) throw heldBack();
      const { signal: cut } = began;
      try {
        return await call(AbortSignal.any([signal, cut]));
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error;
        if (error.kind === 'aborted' && cut.aborted && !signal.aborted) throw heldBack();
        const ms = blockMs(error);
        if (ms !== undefined) begin(ms);
        throw error;
      }
    },
  };
}

/** Returns how long the block stated by a failure lasts; undefined if it states none. */
function blockMs(failure: UpstreamFailure): number | undefined {
  if (edgarTrouble(failure) !== 'rate_block') return undefined;
  const ms = edgarRetryMs(failure);
  return ms !== undefined && ms > MAX_HINT_MS ? ms : undefined;
}
