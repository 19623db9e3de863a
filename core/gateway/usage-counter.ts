/** One number that is counted: the calls of a key to a service in a period. */
export interface Counted {
  readonly keyId: string;
  readonly service: string;
  readonly period: string;
}

/** One call that asks to be counted, unless that would lead past the cap; undefined if there is no cap. */
export interface AskedCount extends Counted {
  readonly cap: number | undefined;
}

/** How many calls of one number ask to be counted at once. */
export interface AskedCounts extends AskedCount {
  readonly calls: number;
}

/** What became of them: the number afterwards, and how many of the calls are in it. */
export interface CountedCalls extends Counted {
  readonly used: number;
  readonly granted: number;
}

/** Where the numbers are kept, by all processes together. */
export interface UsageStore {
  /** Counts in one step that is on the disk when it resolves; each number is asked for once. */
  readonly count: (asked: readonly AskedCounts[]) => Promise<readonly CountedCalls[]>;
  readonly used: (counted: Counted) => Promise<number>;
  /** Drops the numbers of periods that are over. */
  readonly forget: (numbers: { readonly service: string; readonly before: string }) => Promise<void>;
}

/** Counts calls one by one. */
export interface UsageCounter {
  /** Whether the call was counted, and the number then; it rejects where the store failed, and is not tried again. */
  readonly count: (asked: AskedCount) => Promise<{ readonly isGranted: boolean; readonly used: number }>;
  readonly used: UsageStore['used'];
  readonly forget: UsageStore['forget'];
}

/** So many numbers go into one step: a statement may have a few tens of thousands of values in either store. */
const MAX_IN_ONE_STEP = 500;

interface WaitingUse {
  asked: AskedCount;
  readonly calls: {
    resolve: (counted: { isGranted: boolean; used: number }) => void;
    reject: (error: unknown) => void;
  }[];
}

/**
 * Counts in steps: what is asked while one step is on its way to the disk goes into the next one together, so that the cost of
 * a step is shared by all who wait for it. A step is never repeated: it may have been made though its answer was lost, and a
 * second one would count twice.
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
        // After this turn of the event loop, so that all that arrived in it shares the first step.
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
