import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createMetrics } from '../../../../core/http/metrics.ts';
import { gatherMetrics, type GatheredMetrics } from '../../../../core/programs/workers/gather-metrics.ts';
import { mergedMetrics } from '../../../../core/programs/workers/merged-metrics.ts';
import type { FromWorker, ToWorker } from '../../../../core/programs/workers/messages.ts';
import { joinWorkers } from '../../../../core/programs/workers/worker.ts';

/** The metrics of a worker that answered this many requests. */
function told(requests: number): string {
  const metrics = createMetrics();
  const counter = metrics.counter('requests_total', 'Requests answered.');
  for (let i = 0; i < requests; i++) counter.add({ route: '/a{b}', status: '200' });
  metrics.gauge('in_flight', 'Requests being answered.', () => [[{}, requests]]);
  metrics.histogram('seconds', 'Durations.', [1]).observe({ route: '/' }, requests);
  return metrics.text();
}

test('every sample is kept unchanged, labelled with its worker', () => {
  const merged = mergedMetrics(
    [
      { worker: 1, text: told(2) },
      { worker: 3, text: told(5) },
    ],
    4,
  );
  assert.equal(
    merged,
    [
      '# HELP requests_total Requests answered.',
      '# TYPE requests_total counter',
      'requests_total{worker="1",route="/a{b}",status="200"} 2',
      'requests_total{worker="3",route="/a{b}",status="200"} 5',
      '# HELP in_flight Requests being answered.',
      '# TYPE in_flight gauge',
      'in_flight{worker="1"} 2',
      'in_flight{worker="3"} 5',
      '# HELP seconds Durations.',
      '# TYPE seconds histogram',
      'seconds_bucket{worker="1",route="/",le="1"} 0',
      'seconds_bucket{worker="1",route="/",le="+Inf"} 1',
      'seconds_sum{worker="1",route="/"} 2',
      'seconds_count{worker="1",route="/"} 1',
      'seconds_bucket{worker="3",route="/",le="1"} 0',
      'seconds_bucket{worker="3",route="/",le="+Inf"} 1',
      'seconds_sum{worker="3",route="/"} 5',
      'seconds_count{worker="3",route="/"} 1',
      '# HELP tracewell_workers Processes that share the port, and those included in these metrics.',
      '# TYPE tracewell_workers gauge',
      'tracewell_workers{state="configured"} 4',
      'tracewell_workers{state="answered"} 2',
      '',
    ].join('\n'),
  );
});

/**
 * Workers in one process, with the first process between them; messages arrive in a later turn, as between processes.
 */
function workers(count: number, isSilent: (place: number) => boolean = () => false) {
  const all: GatheredMetrics[] = [];
  const gathering = gatherMetrics(() => all);
  const joined = Array.from({ length: count }, (_, i) => {
    let receive: (message: ToWorker) => void = () => undefined;
    const gathered: GatheredMetrics = {
      place: i + 1,
      send: (message) =>
        setImmediate(() => {
          receive(message);
        }),
    };
    all.push(gathered);
    return joinWorkers({
      workers: count,
      ownMetrics: () => told(i + 1),
      channel: {
        send(message: FromWorker) {
          if (message.kind === 'told_metrics' && isSilent(i + 1)) return;
          setImmediate(() => {
            gathering.receive(gathered, message);
          });
        },
        onMessage(listener) {
          receive = listener;
        },
      },
    });
  });
  return { all, gathering, joined };
}

suite('the metrics of all workers', () => {
  const requests = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('requests_total'));
  const sample = (place: number): string => `requests_total{worker="${place}",route="/a{b}",status="200"} ${place}`;

  test('include each worker, whichever is asked, and however many requests there are at once', async () => {
    const { joined } = workers(3);
    const texts = await Promise.all(joined.flatMap((one) => [one.metricsOfAll(), one.metricsOfAll()]));
    for (const text of texts) assert.deepEqual(requests(text), [sample(1), sample(2), sample(3)]);
    assert.ok(texts.every((text) => text.includes('tracewell_workers{state="answered"} 3')));
  });

  test('do not wait for a worker that died', async () => {
    const { all, gathering, joined } = workers(3, (place) => place === 2);
    const asked = joined[0]?.metricsOfAll();
    await new Promise(setImmediate);
    const [, dead] = all;
    assert.ok(dead);
    gathering.gone(dead);
    const text = (await asked) ?? '';
    assert.deepEqual(requests(text), [sample(1), sample(3)]);
    assert.match(text, /tracewell_workers\{state="configured"\} 3\ntracewell_workers\{state="answered"\} 2/);
  });

  test('leave out a worker that does not answer in time, and say so', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const { joined } = workers(2, (place) => place === 1);
    const asked = joined[0]?.metricsOfAll();
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    t.mock.timers.tick(1_000);
    assert.deepEqual(requests((await asked) ?? ''), [sample(2)]);
  });
});
