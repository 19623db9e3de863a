import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from '../../../core/http/metrics.ts';
import { observeProcess } from '../../../core/http/process-metrics.ts';
import { createRequestRecorder } from '../../../core/http/request-record.ts';
import { observeUpstream } from '../../../core/http/upstream-metrics.ts';
import { assertHistogram, parseExposition } from './exposition.ts';

test('a counter adds up per combination of labels', () => {
  const metrics = createMetrics();
  const counter = metrics.counter('calls_total', 'Calls.');
  counter.add({ source: 'csl', outcome: 'ok' });
  counter.add({ source: 'csl', outcome: 'ok' }, 2);
  counter.add({ source: 'csl', outcome: 'timeout' });
  counter.add({});
  assert.equal(
    metrics.text(),
    '# HELP calls_total Calls.\n# TYPE calls_total counter\n' +
      'calls_total{source="csl",outcome="ok"} 3\ncalls_total{source="csl",outcome="timeout"} 1\ncalls_total 1\n',
  );
});

test('a gauge is read when the metrics are requested', () => {
  const metrics = createMetrics();
  let value = 1;
  metrics.gauge('in_flight', 'In flight.', () => [
    [{}, value],
    [{ data: 'tariff' }, value / 2],
  ]);
  value = 5;
  const samples = parseExposition(metrics.text()).get('in_flight')?.samples;
  assert.deepEqual(
    [...(samples ?? [])],
    [
      ['in_flight', 5],
      ['in_flight{data="tariff"}', 2.5],
    ],
  );
});

test('a histogram counts each value in every bucket it fits into', () => {
  const metrics = createMetrics();
  const histogram = metrics.histogram('wait_seconds', 'Wait.', [0.1, 1]);
  // The upper bound of a bucket belongs to it.
  for (const value of [0, 0.1, 0.5, 1, 1.5, 0.4]) histogram.observe({ source: 'csl' }, value);
  const family = parseExposition(metrics.text()).get('wait_seconds')!;
  assert.deepEqual(Object.fromEntries(family.samples), {
    'wait_seconds_bucket{source="csl",le="0.1"}': 2,
    'wait_seconds_bucket{source="csl",le="1"}': 5,
    'wait_seconds_bucket{source="csl",le="+Inf"}': 6,
    'wait_seconds_sum{source="csl"}': 3.5,
    'wait_seconds_count{source="csl"}': 6,
  });
  assertHistogram('wait_seconds', family);
});

test('a family without samples is described too', () => {
  const metrics = createMetrics();
  metrics.counter('calls_total', 'Calls.');
  assert.equal(parseExposition(metrics.text()).get('calls_total')?.samples.size, 0);
});

test("the server's metrics can be parsed in the exposition format", () => {
  const metrics = createMetrics();
  observeProcess(metrics);
  observeUpstream(metrics)('mistral', 'ok', 0.2);
  const recorder = createRequestRecorder(() => undefined, metrics);
  const line = {
    id: 'x',
    service: 'pii',
    route: '/redact',
    code: undefined,
    fault: undefined,
    bytesIn: 9,
    bytesOut: 2,
  };
  recorder.begin();
  recorder.begin();
  recorder.end({ ...line, method: 'POST', status: 200, seconds: 0.02 });
  recorder.begin();
  recorder.end({ ...line, method: 'BREW', status: 405, seconds: 1e-7 });
  const families = parseExposition(metrics.text());
  assert.deepEqual(Object.fromEntries([...families].map(([name, { type }]) => [name, type])), {
    tracewell_event_loop_delay_seconds: 'gauge',
    process_resident_memory_bytes: 'gauge',
    process_start_time_seconds: 'gauge',
    tracewell_upstream_calls_total: 'counter',
    tracewell_upstream_drift_total: 'counter',
    tracewell_upstream_call_duration_seconds: 'histogram',
    tracewell_http_requests_total: 'counter',
    tracewell_http_request_duration_seconds: 'histogram',
    tracewell_http_request_bytes_total: 'counter',
    tracewell_http_requests_in_flight: 'gauge',
  });
  for (const [name, family] of families) if (family.type === 'histogram') assertHistogram(name, family);
  const requests = families.get('tracewell_http_requests_total')!.samples;
  assert.deepEqual(
    [...requests],
    [
      ['tracewell_http_requests_total{service="pii",route="/redact",method="POST",status="200"}', 1],
      // An unknown method does not get its own label.
      ['tracewell_http_requests_total{service="pii",route="/redact",method="other",status="405"}', 1],
    ],
  );
  assert.equal(families.get('tracewell_http_requests_in_flight')!.samples.get('tracewell_http_requests_in_flight'), 1);
  assert.equal(
    families
      .get('tracewell_http_request_bytes_total')!
      .samples.get('tracewell_http_request_bytes_total{service="pii"}'),
    18,
  );
});
