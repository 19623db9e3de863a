import { abortable } from './abort.ts';
import { systemClock } from './clock.ts';
import { abortFailure } from './failure.ts';

/** How many values are kept, and for how long. */
export interface CacheOptions {
  /** The source's name in failures. */
  readonly source: string;
  /** How long a loaded value is served, in milliseconds. */
  readonly ttlMs: number;
  /** Maximum number of values; the least recently requested goes first. */
  readonly maxEntries: number;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
}

/** How to load a missing value. */
export interface CacheCall<T> {
  /** Loads the value. Its signal is aborted when no caller waits for it any longer. */
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly signal?: AbortSignal;
}

/** Values that are expensive to load, by key. Callers share them and must not modify them. */
export interface Cache<T> {
  /**
   * Returns the value of a key: cached, being loaded for another caller, or loaded now. Rejects as `load` did, or with
   * an `UpstreamFailure` of kind `timeout` or `aborted` if the caller's own signal is aborted first. Failures are not
   * cached.
   */
  readonly get: (key: string, call: CacheCall<T>) => Promise<T>;
}

interface Load<T> {
  readonly value: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Creates an empty cache. Concurrent calls for one key share one load. */
export function createCache<T>(options: CacheOptions): Cache<T> {
  const { source, ttlMs, maxEntries, now = systemClock.now } = options;
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  const loading = new Map<string, Load<T>>();

  function keep(key: string, value: T): void {
    kept.delete(key);
    kept.set(key, { value, until: now() + ttlMs });
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  }

  async function run(key: string, load: Load<T>, call: CacheCall<T>): Promise<T> {
    try {
      const value = await call.load(load.controller.signal);
      if (loading.get(key) === load) keep(key, value);
      return value;
    } finally {
      if (loading.get(key) === load) loading.delete(key);
    }
  }

  function start(key: string, call: CacheCall<T>): Load<T> {
    const { promise: value, resolve, reject } = Promise.withResolvers<T>();
    const load = { value, controller: new AbortController(), waiting: 0 };
    loading.set(key, load);
    run(key, load, call).then(resolve, reject);
    return load;
  }

  async function waitFor(key: string, load: Load<T>, signal: AbortSignal): Promise<T> {
    load.waiting++;
    try {
      return await abortable(load.value, signal);
    } catch (error) {
      throw signal.aborted ? abortFailure(source, signal.reason) : error;
    } finally {
      load.waiting--;
      if (load.waiting === 0 && loading.get(key) === load) {
        loading.delete(key);
        load.controller.abort(signal.reason);
      }
    }
  }

  return {
    async get(key, call) {
      if (call.signal?.aborted) throw abortFailure(source, call.signal.reason);
      const found = kept.get(key);
      kept.delete(key);
      if (found !== undefined && now() < found.until) {
        // Reinserted, so it becomes the most recently requested.
        kept.set(key, found);
        return found.value;
      }
      const load = loading.get(key) ?? start(key, call);
      return waitFor(key, load, call.signal ?? NEVER);
    },
  };
}

/** The signal of a caller that waits to the end. */
const NEVER = new AbortController().signal;
