import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UpstreamFailure, type FailureFacts } from '../../../core/upstream/failure.ts';
import { RETRIED_STATUSES, retryAfterMs, retryWait } from '../../../core/upstream/retry.ts';

const rule = { retries: 3, statuses: RETRIED_STATUSES };

function waitAfter(facts: Omit<FailureFacts, 'source'>, state = { retried: 0, leftMs: 60_000, random: 0 }): unknown {
  return retryWait(rule, { ...state, failure: new UpstreamFailure({ source: 'X', ...facts }) });
}

test('only temporary failures are retried', () => {
  const cases: [Omit<FailureFacts, 'source'>, boolean][] = [
    [{ kind: 'network' }, true],
    [{ kind: 'rate_limited', status: 429 }, true],
    [{ kind: 'rate_limited' }, false], // Our own budget: the wait is already known to be too long.
    [{ kind: 'http', status: 502 }, true],
    [{ kind: 'http', status: 503 }, true],
    [{ kind: 'http', status: 504 }, true],
    [{ kind: 'http', status: 500 }, false], // Often a reply to the request itself.
    [{ kind: 'http', status: 404 }, false],
    [{ kind: 'http' }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'redirect', status: 302 }, false],
    [{ kind: 'too_large' }, false],
    [{ kind: 'shape' }, false],
    [{ kind: 'aborted' }, false],
  ];
  for (const [facts, isRetried] of cases)
    assert.equal(waitAfter(facts) !== undefined, isRetried, JSON.stringify(facts));
});

test('the wait doubles, is at least half of its step and stays below ten seconds', () => {
  const long = { retries: 20, statuses: RETRIED_STATUSES };
  const failure = new UpstreamFailure({ source: 'X', kind: 'network' });
  const waits = [0, 1, 2, 3, 10].map((retried) =>
    [0, 0.5].map((random) => retryWait(long, { failure, retried, leftMs: 60_000, random })),
  );
  assert.deepEqual(waits, [
    [125, 187.5],
    [250, 375],
    [500, 750],
    [1000, 1500],
    [5000, 7500],
  ]);
});

test('retries end when they are used up', () => {
  assert.equal(waitAfter({ kind: 'network' }, { retried: 3, leftMs: 60_000, random: 0 }), undefined);
});

test("the source's Retry-After is followed if it fits before the deadline, and otherwise ends the call", () => {
  const hinted = { kind: 'rate_limited', status: 429, retryAfterMs: 4000 } as const;
  assert.equal(waitAfter(hinted, { retried: 0, leftMs: 4001, random: 0 }), 4000);
  assert.equal(waitAfter(hinted, { retried: 0, leftMs: 4000, random: 0 }), undefined);
  assert.equal(waitAfter({ ...hinted, retryAfterMs: 0 }), 125);
});

test('Retry-After is read only as seconds or as an HTTP date', () => {
  const date = Date.UTC(2026, 10, 20, 12);
  const cases: [string | undefined, number | undefined][] = [
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['9999999999', 86_400_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['Sat, 20 Nov 2027 12:00:00 GMT', 86_400_000],
    ['Fri, 99 Nov 2026 12:00:30 GMT', undefined],
    ['2026-11-20T12:00:30Z', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['', undefined],
    ['1'.repeat(50), undefined],
    [undefined, undefined],
  ];
  for (const [header, expected] of cases) assert.equal(retryAfterMs(header, date), expected, String(header));
});
