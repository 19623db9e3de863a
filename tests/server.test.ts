import type { Estimate } from '../core/tariff/answer.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MEASURED } from '../handlers/landed-cost/terms.ts';
import { startMistral } from './standins/mistral.ts';
import { runServer } from './running-server.ts';

async function estimate(url: string, body: object): Promise<{ status: number; answer: Estimate & { error?: string } }> {
  const response = await fetch(`${url}/landed-cost/estimate`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, answer: (await response.json()) as Estimate & { error?: string } };
}

test('an estimate comes from the bundled schedule and weights', async (t) => {
  const { url } = await runServer(t);
  const { status, answer } = await estimate(url, { description: 'cotton t-shirt', country_of_origin: 'CN' });
  assert.equal(status, 200);
  assert.equal(answer.hs_code, '6109.10');
  assert.deepEqual([answer.duty_estimate.min_pct, answer.duty_estimate.max_pct], [16.5, 16.5]);
  assert.deepEqual(answer.applicable_surcharges[0]?.lists, [{ list: 'List 4A', additional_rate: 7.5 }]);
  assert.match(answer.provider, /^embedded-/);
});

test('the same request gets the same bytes', async (t) => {
  const { url } = await runServer(t);
  const texts = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await fetch(`${url}/landed-cost/estimate`, {
        method: 'POST',
        body: '{"description": "ceramic mug"}',
      });
      return response.text();
    }),
  );
  assert.equal(new Set(texts).size, 1);
});

const HOSTILE: readonly (readonly [description: string, statuses: readonly number[]])[] = [
  ['\u0000\ud800\udfff'.repeat(200), [400, 422]],
  ['\ud800 cotton shirt \udc00', [200]],
  ['cotton\u0000shirt', [200]],
  ['a'.repeat(2000), [200, 422]],
  ['cotton '.repeat(285), [200]],
  ['\u{1f455}'.repeat(1000), [422]],
  ['__proto__ constructor toString', [200, 422]],
  ['<script>alert(1)</script> shirt', [200]],
  ['\u0645\u0644\u0627\u0628\u0633', [422]],
  ['%s%n${7*7}{{7*7}}', [200, 422]],
];

test('hostile descriptions are answered, and never with a 5xx', async (t) => {
  const { url } = await runServer(t);
  for (const [description, statuses] of HOSTILE) {
    const { status } = await estimate(url, { description });
    assert.ok(statuses.includes(status), `${JSON.stringify(description.slice(0, 20))}: ${status}`);
  }
});

test('the terms name the service, its limits and its sources', async (t) => {
  const { url } = await runServer(t);
  const terms = (await (await fetch(`${url}/landed-cost/terms`)).json()) as Record<string, unknown>;
  assert.deepEqual(Object.keys(terms), ['service', 'disclosure', 'disclaimer', 'limits', 'sources']);
  assert.equal(terms['service'], 'landed-cost');
  const { rulings, sixDigits, fourDigits, twoDigits } = MEASURED;
  const figures = [`${sixDigits}% of ${rulings}`, `${fourDigits}%`, `${twoDigits}%`];
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const figure of figures) {
    assert.ok(JSON.stringify(terms['limits']).includes(figure), `terms: ${figure}`);
    assert.ok(readme.includes(figure), `README: ${figure}`);
  }
  const table = readFileSync(new URL('../docs/classifier.md', import.meta.url), 'utf8');
  assert.ok(table.includes(`${sixDigits} / ${fourDigits} / ${twoDigits}`));
});

test('a configured model chooses the code, and the embedded classifier replaces a failing model', async (t) => {
  const provider = await startMistral(t, [
    { object: { choices: [{ hs_code: '6109.90', confidence: 0.7 }] } },
    500,
    500,
  ]);
  const { url, printed } = await runServer(t, {
    MISTRAL_API_KEY: 'key-of-the-test',
    MISTRAL_URL: provider.url,
    MISTRAL_MODEL: 'chooser',
  });
  const chosen = await estimate(url, { description: 'cotton t-shirt' });
  assert.deepEqual(
    [chosen.answer.hs_code, chosen.answer.confidence, chosen.answer.provider],
    ['6109.90', 0.7, 'chooser'],
  );
  const stoodIn = await estimate(url, { description: 'cotton t-shirt' });
  assert.equal(stoodIn.answer.hs_code, '6109.10');
  assert.match(stoodIn.answer.provider, /^embedded-/);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.match(metrics, /tracewell_upstream_calls_total\{source="Mistral",outcome="ok"\} 1/);
  assert.match(metrics, /tracewell_model_replies_total\{kind="unavailable"\} 1/);
  assert.doesNotMatch(printed() + metrics, /key-of-the-test|cotton/);
});

test('a model key that the provider refuses is logged and counted, and the embedded answer is served', async (t) => {
  const provider = await startMistral(t, [401]);
  const { url, printed } = await runServer(t, { MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_URL: provider.url });
  const { answer } = await estimate(url, { description: 'cotton t-shirt' });
  assert.match(answer.provider, /^embedded-/);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.match(metrics, /tracewell_model_replies_total\{kind="misconfigured"\} 1/);
  assert.match(printed(), /"event":"model_key_refused"/);
});

test('the startup log says what is embedded, live and not configured', async (t) => {
  const plain = await runServer(t);
  assert.match(plain.printed(), /embedded +tariff schedule 2026 Revision 10 of 2026-06-08; classifier embedded-/);
  assert.match(plain.printed(), /not configured +model \(MISTRAL_API_KEY\)/);
  const withModel = await runServer(t, { MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_MODEL: 'chooser' });
  assert.match(withModel.printed(), /live +model chooser/);
  assert.doesNotMatch(withModel.printed(), /key-of-the-test/);
});

test('metrics include requests, durations, data age and the event loop', async (t) => {
  const { url } = await runServer(t);
  await fetch(`${url}/landed-cost/terms`);
  await estimate(url, { description: '' });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const line of [
    'tracewell_http_requests_total{service="landed-cost",route="/terms",method="GET",status="200"} 1',
    'tracewell_http_requests_total{service="landed-cost",route="/estimate",method="POST",status="400"} 1',
    'tracewell_http_request_duration_seconds_count{service="landed-cost",route="/terms"} 1',
    'tracewell_http_requests_in_flight 1',
  ]) {
    assert.ok(metrics.split('\n').includes(line), line);
  }
  assert.match(metrics, /^tracewell_data_age_seconds\{data="tariff_schedule"\} \d+/m);
  assert.match(metrics, /^tracewell_event_loop_delay_seconds\{quantile="0.99"\} /m);
});

test('a server told to stop says so and still answers new connections during its grace period', async (t) => {
  const { url, stop } = await runServer(t, { STOP_GRACE_SECONDS: '1' });
  const stopped = stop();
  const once = { headers: { connection: 'close' } };
  assert.equal((await fetch(`${url}/readyz`, once)).status, 503);
  const answer = await fetch(`${url}/healthz`, once);
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
  await stopped;
  await assert.rejects(fetch(`${url}/healthz`, once));
});
