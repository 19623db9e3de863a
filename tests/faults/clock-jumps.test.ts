import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFuzzed } from '../fuzz/check-answer.ts';
import { operationsOf } from '../fuzz/operations.ts';
import { startFuzzServers } from '../fuzz/fuzz-servers.ts';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now();

/** Where the machine's clock is set while the server runs, one after the other. */
const JUMPS: readonly (readonly [name: string, at: number])[] = [
  ['unchanged', NOW],
  ['an hour ahead', NOW + DAY_MS / 24],
  ['400 days ahead', NOW + 400 * DAY_MS],
  ['ten years back', NOW - 3_650 * DAY_MS],
  ['to 1970', 1],
  ['reset', NOW],
];

interface Health {
  readonly status: string;
  readonly extract_age_days: number | null;
  readonly stale: boolean | null;
}

test('every operation keeps to its document and no age is negative, wherever the clock jumps', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOW });
  const servers = await startFuzzServers(t);
  t.after(() => servers.stop());
  const base = servers.basesOf('exclusions')[0];
  const operations = operationsOf(await getJson<OpenApiDocument>(`${base}/openapi.json`));
  for (const [name, at] of JUMPS) {
    t.mock.timers.setTime(at);
    for (const { method, path, service, goodBodies, goodQueries, answers, name: operation } of operations) {
      // The findings of an unknown list answer 404.
      if (path.includes('{') || path === '/watch/findings') continue;
      const [value] = goodBodies;
      const answer = await sendFuzzed(
        servers.basesOf(service)[0],
        {
          method,
          path,
          inPath: {},
          query: Object.entries(goodQueries[0] ?? {}),
          value,
          body: value === undefined ? undefined : JSON.stringify(value),
        },
        t.signal,
      );
      const where = `${operation} with the clock ${name}`;
      assert.ok(answer.status < 300, `${where}: ${answer.status}`);
      const validate = answers.get(String(answer.status))?.get(answer.mediaType);
      assert.ok(validate?.(answer.body), `${where}: ${JSON.stringify(validate?.errors)}`);
      assert.doesNotMatch(JSON.stringify(answer.body), /-\d+ (?:second|minute|hour|day)s?\b|Invalid Date|NaN/, where);
    }
    // A copy from the future has age zero; one from last year is not reported as fresh.
    const health = await getJson<Health>(`${base}/exclusions/health`);
    const isOld = at > NOW + 100 * DAY_MS;
    assert.deepEqual([health.status, health.stale], isOld ? ['degraded', true] : ['ok', false], name);
    assert.ok((health.extract_age_days ?? -1) >= (isOld ? 400 : 0), name);
  }
  const metrics = await (await fetch(`${base}/metrics`)).text();
  assert.doesNotMatch(metrics, /^tracewell_data_age_seconds\{[^}]*\} -/m);
});
