/** What is counted: calls of a key to a service in a period. */
export interface Counted {
  readonly keyId: string;
  readonly service: string;
  readonly period: string;
}

/** A call to be counted unless that would exceed the cap; undefined if there is no cap. */
export interface AskedCount extends Counted {
  readonly cap: number | undefined;
}

/** How many calls to add to one count. */
export interface AskedCounts extends AskedCount {
  readonly calls: number;
}

/** The count afterwards, and how many of the calls were counted. */
export interface CountedCalls extends Counted {
  readonly used: number;
  readonly granted: number;
}

/** The store of the counts, shared by all processes. */
export interface UsageStore {
  /** Counts atomically and durably; each count occurs only once in a batch. */
  readonly count: (asked: readonly AskedCounts[]) => Promise<readonly CountedCalls[]>;
  readonly used: (counted: Counted) => Promise<number>;
  /** Deletes the counts of past periods. */
  readonly forget: (numbers: { readonly service: string; readonly before: string }) => Promise<void>;
}

/** Counts calls one by one. */
export interface UsageCounter {
  /** Whether the call was counted, and the count then; rejects if the store failed, without a retry. */
  readonly count: (asked: AskedCount) => Promise<{ readonly isGranted: boolean; readonly used: number }>;
  readonly used: UsageStore['used'];
  readonly forget: UsageStore['forget'];
}

/** Counts per batch: in either store a statement may have a few tens of thousands of parameters. */
const MAX_IN_ONE_STEP = 500;

interface WaitingUse {
  asked: AskedCount;
  readonly calls: {
    resolve: (counted: { isGranted: boolean; used: number }) => void;
    reject: (error: unknown) => void;
  }[];
}

/**
 * Counts in batches: calls that arrive while one batch is being written go into the next one, so all who wait share its
 * cost. A batch is never repeated: it may have been written though its answer was lost, and a second write would count
 * twice.
 */
export function createUsageCounter(store: UsageStore): UsageCounter {
  let waiting = new Map<string, WaitingUse>();
  let isStepping = false;

  async function step(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MAX_IN_ONE_STEP);
      waiting = new Map([...waiting].slice(MAX_IN_ONE_STEP));
      await settle(new Map(batch), store);
    }
    isStepping = false;
  }

  return {
    used: store.used,
    forget: store.forget,
    count(asked) {
      return new Promise((resolve, reject) => {
        const name = nameOf(asked);
        const of = waiting.get(name) ?? { asked, calls: [] };
        of.asked = asked;
        of.calls.push({ resolve, reject });
        waiting.set(name, of);
        if (isStepping) return;
        isStepping = true;
        // After this turn of the event loop, so that everything that arrived in it shares the first batch.
        setImmediate(() => void step());
      });
    },
  };
}

function nameOf({ keyId, service, period }: Counted): string {
  return `${keyId} ${service} ${period}`;
}

async function settle(batch: ReadonlyMap<string, WaitingUse>, store: UsageStore): Promise<void> {
  const waiting = new Map(batch);
  try {
    const asked = [...batch.values()].map(({ asked: one, calls }) => ({ ...one, calls: calls.length }));
    for (const counted of await store.count(asked)) {
      const { used, granted } = counted;
      const calls = waiting.get(nameOf(counted))?.calls ?? [];
      waiting.delete(nameOf(counted));
      for (const [i, { resolve }] of calls.entries()) {
        resolve(i < granted ? { isGranted: true, used: used - granted + i + 1 } : { isGranted: false, used });
      }
    }
    if (waiting.size > 0) throw new Error('The store did not count every call it was given');
  } catch (error) {
    for (const { calls } of waiting.values()) for (const { reject } of calls) reject(error);
  }
}
