import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCache } from '../../../core/upstream/cache.ts';

interface Loads {
  readonly load: (signal: AbortSignal) => Promise<string>;
  readonly signals: AbortSignal[];
  readonly settle: (index: number, value: string | Error) => void;
}

/** Loads that end when the test ends them. */
function createLoads(): Loads {
  const ends: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  return {
    signals,
    load(signal) {
      signals.push(signal);
      const end = Promise.withResolvers<string>();
      ends.push(end);
      return end.promise;
    },
    settle(index, value) {
      if (value instanceof Error) ends[index]!.reject(value);
      else ends[index]!.resolve(value);
    },
  };
}

function cacheAt(time: { now: number }, maxEntries = 10): ReturnType<typeof createCache<string>> {
  return createCache<string>({ source: 'Source', ttlMs: 1000, maxEntries, now: () => time.now });
}

test('a value is loaded once and served until it expires', async () => {
  const time = { now: 0 };
  const cache = cacheAt(time);
  let loads = 0;
  const load = (): Promise<string> => Promise.resolve(`value ${++loads}`);
  assert.equal(await cache.get('key', { load }), 'value 1');
  time.now = 999;
  assert.equal(await cache.get('key', { load }), 'value 1');
  time.now = 1000;
  assert.equal(await cache.get('key', { load }), 'value 2');
  assert.equal(await cache.get('other', { load }), 'value 3');
});

test('concurrent callers share one load', async () => {
  const cache = cacheAt({ now: 0 });
  const loads = createLoads();
  const all = [1, 2, 3].map(() => cache.get('key', loads));
  loads.settle(0, 'value');
  assert.deepEqual(await Promise.all(all), ['value', 'value', 'value']);
  assert.equal(loads.signals.length, 1);
  assert.equal(loads.signals[0]!.aborted, false);
});

test('a failure reaches every waiting caller and is not cached', async () => {
  const cache = cacheAt({ now: 0 });
  const loads = createLoads();
  const both = [cache.get('key', loads), cache.get('key', loads)];
  const failure = new Error('down');
  loads.settle(0, failure);
  for (const one of await Promise.allSettled(both)) assert.equal((one as PromiseRejectedResult).reason, failure);
  const again = cache.get('key', loads);
  loads.settle(1, 'value');
  assert.equal(await again, 'value');
});

test('a load that throws synchronously is an ordinary failure', async () => {
  const cache = cacheAt({ now: 0 });
  const broken = (): Promise<string> => {
    throw new Error('broken');
  };
  await assert.rejects(cache.get('key', { load: broken }), { message: 'broken' });
  assert.equal(await cache.get('key', { load: () => Promise.resolve('value') }), 'value');
});

test('a caller that leaves fails on its own; the load continues for the others', async () => {
  const cache = cacheAt({ now: 0 });
  const loads = createLoads();
  const leaver = new AbortController();
  const left = cache.get('key', { load: loads.load, signal: leaver.signal });
  const stays = cache.get('key', loads);
  leaver.abort();
  await assert.rejects(left, { name: 'UpstreamFailure', kind: 'aborted', source: 'Source' });
  assert.equal(loads.signals[0]!.aborted, false);
  loads.settle(0, 'value');
  assert.equal(await stays, 'value');
});

test('when the last caller leaves, the load is aborted, and the next caller starts a new one', async () => {
  const cache = cacheAt({ now: 0 });
  const loads = createLoads();
  const first = new AbortController();
  const second = new AbortController();
  const left = [first, second].map(({ signal }) => cache.get('key', { load: loads.load, signal }));
  first.abort();
  second.abort(new DOMException('Late', 'TimeoutError'));
  const kinds = (await Promise.allSettled(left)).map((one) => (one as { reason: { kind: string } }).reason.kind);
  assert.deepEqual(kinds, ['aborted', 'timeout']);
  assert.equal(loads.signals[0]!.aborted, true);

  const next = cache.get('key', loads);
  loads.settle(0, 'of nobody');
  loads.settle(1, 'value');
  assert.equal(await next, 'value');
  assert.equal(await cache.get('key', loads), 'value');
});

test('a caller whose signal is already aborted starts nothing', async () => {
  const cache = cacheAt({ now: 0 });
  const loads = createLoads();
  await assert.rejects(cache.get('key', { load: loads.load, signal: AbortSignal.abort() }), { kind: 'aborted' });
  assert.equal(loads.signals.length, 0);
});

test('a full cache evicts the least recently used entry', async () => {
  const cache = cacheAt({ now: 0 }, 2);
  const loaded: string[] = [];
  const get = (key: string): Promise<string> =>
    cache.get(key, {
      load: () => {
        loaded.push(key);
        return Promise.resolve(key);
      },
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  assert.deepEqual(loaded, ['a', 'b', 'c', 'b']);
});
