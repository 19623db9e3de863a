import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { EXACT_LIMITS } from '../core/documents/exact-lane.ts';
import { LANES } from '../core/documents/pages/page-reader.ts';
import { CONNECTION_TIMES } from '../core/http/listen.ts';
import { createMetrics } from '../core/http/metrics.ts';
import { suiteRoutes } from '../core/http/suite-routes.ts';

const ROOT = join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const COMPOSE = textOf('deploy/compose.yaml');
const KUBERNETES = textOf('deploy/kubernetes.yaml');
const DOCKERFILE = textOf('deploy/Dockerfile');

/** Every match of a pattern's first group. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one ?? '');

test('every variable that a deployment sets is read by the server', () => {
  const read = new Set(found(textOf('core/configuration.ts'), /'([A-Z][A-Z_]+)'/g));
  const [server = ''] = COMPOSE.split('\n  store:\n');
  const set = [
    ...found(server, /^ {6}([A-Z][A-Z_]+):/gm),
    ...found(KUBERNETES, /name: ([A-Z][A-Z_]+), value/g),
    ...found(KUBERNETES, /--from-literal=([A-Z_]+)=/g),
    ...found(DOCKERFILE.split('\n').find((line) => line.startsWith('ENV')) ?? '', /([A-Z_]+)=/g),
  ];
  assert.ok(set.length >= 12);
  for (const name of set) assert.ok(read.has(name), name);
});

test('docs/configuration.md describes every variable that the server reads, and no other', () => {
  const read = found(textOf('core/configuration.ts'), /'([A-Z][A-Z_]+)'/g);
  const described = found(textOf('docs/configuration.md'), /`([A-Z][A-Z_]+)`/g);
  assert.deepEqual([...new Set(described)].sort(), [...new Set(read)].sort());
});

test('every probe requests a route of the server itself', () => {
  const { routes } = suiteRoutes({
    services: [],
    version: '1.2.3',
    metricsText: createMetrics().text,
    isDraining: () => false,
    asked: { proxySecret: false, gateway: undefined },
    pages: [],
  });
  const paths = new Set(routes.map(({ path }) => path));
  const asked = [
    ...found(KUBERNETES, /httpGet: \{ path: ([^,]+),/g),
    ...found(KUBERNETES, /prometheus\.io\/path: (\S+)/g),
    ...found(COMPOSE, /127\.0\.0\.1:8080(\/\w+)/g),
  ];
  assert.equal(asked.length, 5);
  for (const path of asked) assert.ok(paths.has(path), path);
});

test('every way to start a server gives Node the same options, which bound its memory', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as {
    readonly scripts: Readonly<Record<'start' | 'start:locked', string>>;
  };
  assert.match(scripts.start, /^node --max-semi-space-size=\d+ server\.ts$/);
  const [, ...options] = scripts.start.split(' ');
  assert.deepEqual(JSON.parse(found(DOCKERFILE, /^CMD (.+)$/gm)[0] ?? ''), ['node', ...options]);
  assert.ok(options.every((option) => scripts['start:locked'].split(' ').includes(option)));
});

test('the grace period for stopping is longer than the time for requests in flight', () => {
  const seconds = (text: string, pattern: RegExp): number => Number(found(text, pattern)[0]);
  const preStop = seconds(KUBERNETES, /sleep, '(\d+)'/g);
  const least = CONNECTION_TIMES.drain / 1000 + 5;
  assert.ok(seconds(COMPOSE, /stop_grace_period: (\d+)s/g) > least);
  assert.ok(seconds(KUBERNETES, /terminationGracePeriodSeconds: (\d+)/g) - preStop > least);
});

test('everything that the image copies exists', () => {
  const copied = found(DOCKERFILE, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
  assert.ok(copied.includes('server.ts') && copied.includes('data'));
  for (const source of copied) assert.ok(existsSync(join(ROOT, source)), source);
});

test('the memory limits of the manifest and the compose file match the sum in docs/operations.md, which matches the lanes', () => {
  const MIB = 1024 * 1024;
  const rows = new Map(
    [
      ...textOf('docs/operations.md').matchAll(
        /^\| (the server itself|large request bodies|exact content|text layers|pictures)[^|]*\|[^|\d]*(\d+)/gm,
      ),
    ].map(([, part, mib]) => [part, Number(mib)]),
  );
  assert.deepEqual(
    ['exact content', 'text layers', 'pictures'].map((part) => rows.get(part)),
    [EXACT_LIMITS, LANES.text, LANES.pictures].map(({ maxBytes }) => maxBytes / MIB),
  );
  assert.equal(EXACT_LIMITS.processes + LANES.text.processes, 2);
  const ofWorker = [...rows.values()].reduce((all, mib) => all + mib, 0);
  const watch = Number(found(textOf('docs/operations.md'), /^\| the watch process[^|]*\|\s*(\d+)/gm)[0]);
  const workers = Number(found(KUBERNETES, /name: WORKERS, value: '(\d+)'/g)[0]);
  const limit = Number(found(KUBERNETES, /limits: \{ memory: (\d+)Mi \}/g)[0]);
  assert.deepEqual(
    [found(COMPOSE, /WORKERS: '(\d+)'/g), found(COMPOSE, /mem_limit: (\d+)m$/gm)],
    [[`${workers}`], [`${limit}`]],
  );
  const sum = workers * ofWorker + watch;
  assert.ok(
    rows.size === 5 && limit >= 1.1 * sum && limit < 1.3 * sum,
    `${limit} for ${workers} times ${ofWorker} and ${watch}`,
  );
});
