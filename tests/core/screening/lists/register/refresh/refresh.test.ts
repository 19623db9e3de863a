import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { readCopy } from '../../../../../../core/screening/lists/register/refresh/copy-store.ts';
import { takeRefreshLock } from '../../../../../../core/screening/lists/register/refresh/refresh-lock.ts';
import { newestRuns, runsReader } from '../../../../../../core/screening/lists/register/refresh/refresh-journal.ts';
import { openFolderGround } from '../../../../../../core/screening/lists/register/refresh/refresh-ground.ts';
import { refreshRegister, type Refreshed } from '../../../../../../core/screening/lists/register/refresh/refresh.ts';
import type { SamAnswer } from '../../../../../../core/screening/lists/register/refresh/sam.ts';
import { UpstreamFailure } from '../../../../../../core/upstream/failure.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';
import { csvOf, firms } from './made-extract.ts';
import { zipOf } from './made-zip.ts';

const NOW = new Date('2026-03-04T13:00:00Z');

interface Job {
  readonly dataDir: string;
  readonly signal?: AbortSignal;
  readonly get?: (servedDate: string | null) => Promise<SamAnswer>;
}

function extract(rows: number, day: number | string = 62): SamAnswer {
  const stem = `SAM_Exclusions_Public_Extract_V2_260${day}`;
  return { status: 'extract', extract: { name: `${stem}.ZIP`, bytes: zipOf(`${stem}.CSV`, csvOf(firms(rows))) } };
}

function refresh({ dataDir, signal, get }: Job): Promise<Refreshed> {
  return refreshRegister({
    dataDir,
    get: get ?? (() => Promise.resolve(extract(10))),
    now: () => NOW,
    signal: signal ?? new AbortController().signal,
  });
}

const answer = (value: SamAnswer) => () => Promise.resolve(value);

test('a refresh installs the copy and records the run, in a folder that it creates', async (t) => {
  const dataDir = join(await temporaryFolder(t), 'new', 'folder');
  const result = await refresh({ dataDir });
  assert.deepEqual(result, {
    outcome: 'replaced',
    reason: null,
    rowCount: 10,
    extractDate: '2026-03-03',
    counts: { rows: 10, organizations: 10, individuals: 0, broken: 0 },
  });
  const copy = await readCopy(dataDir);
  assert.deepEqual([copy?.rowCount, copy?.extractDate], [10, '2026-03-03']);
  assert.deepEqual(newestRuns(dataDir, 20), [
    {
      started_at: NOW.toISOString(),
      finished_at: NOW.toISOString(),
      outcome: 'replaced',
      reason: null,
      row_count: 10,
      extract_date: '2026-03-03',
    },
  ]);
  assert.deepEqual((await readdir(dataDir)).sort(), ['register-refresh.lock', 'register-runs.sqlite', 'register.copy']);
});

const table = (content: string): SamAnswer => ({
  status: 'extract',
  extract: { name: '', bytes: Buffer.from(content) },
});
const brokenRow = (rows: number): string => csvOf(firms(rows)).replace('"MADE NUMBER 3 ', '"a"b"MADE NUMBER 3 ');

const failure = (kind: 'http' | 'network' | 'timeout', status?: number) => () =>
  Promise.reject(new UpstreamFailure({ source: 'SAM.gov', kind, status }));

const KEPT: readonly (readonly [
  what: string,
  get: NonNullable<Job['get']>,
  outcome: Refreshed['outcome'],
  reason: RegExp,
])[] = [
  ['no data rows', answer(extract(0)), 'refused', /no data rows/],
  ['an empty table', answer(table('')), 'refused', /no data rows/],
  ['fewer than half of the rows', answer(extract(4)), 'refused', /4 rows of organizations, fewer than half of the 10/],
  [
    'a missing column',
    answer(table(csvOf(firms(10)).replace('"State / Province"', '"X"'))),
    'refused',
    /column.*: state\./,
  ],
  ['an earlier day', answer(extract(10, 61)), 'refused', /dated 2026-03-02, earlier than the served copy \(2026-03-03/],
  ['many unreadable rows', answer(table(brokenRow(10))), 'refused', /^1 of 10 rows of the extract could not be read/],
  ['a broken archive', answer(table('PK..')), 'refused', /not a zip archive/],
  ['nothing newer', answer({ status: 'not_newer' }), 'unchanged', /no extract newer/],
  ['nothing published', answer({ status: 'not_published' }), 'failed', /not published an extract yet/],
  ['a source that errs', failure('http', 503), 'failed', /^SAM\.gov answered with an error\. HTTP status 503\.$/],
  [
    'an unreachable source',
    failure('network'),
    'failed',
    /^SAM\.gov could not be reached, or dropped the connection\.$/,
  ],
  ['a slow source', failure('timeout'), 'failed', /^SAM\.gov did not answer in time\.$/],
  [
    'an unforeseen fault',
    () => Promise.reject(new TypeError('secret of the fault')),
    'failed',
    /^The copy could not be built or written\.$/,
  ],
];

test('a refresh that does not replace the copy leaves it in place, and is recorded with its reason', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  const before = await readFile(join(dataDir, 'register.copy'));
  for (const [what, get, outcome, reason] of KEPT) {
    const result = await refresh({ dataDir, get });
    assert.equal(result.outcome, outcome, what);
    assert.match(result.reason ?? '', reason, what);
    assert.deepEqual(await readFile(join(dataDir, 'register.copy')), before, what);
    const [run] = newestRuns(dataDir, 1);
    assert.deepEqual([run?.outcome, run?.reason, run?.finished_at], [outcome, result.reason, NOW.toISOString()], what);
  }
  assert.equal(newestRuns(dataDir, 100).length, 1 + KEPT.length);
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.endsWith('.tmp')),
    [],
  );
});

test('unreadable rows are counted in the run record', async (t) => {
  const dataDir = await temporaryFolder(t);
  const result = await refresh({ dataDir, get: answer(table(brokenRow(200))) });
  assert.deepEqual([result.outcome, result.rowCount, result.reason], ['replaced', 199, 'Unreadable rows left out: 1.']);
});

test('a copy of unknown date accepts any extract, and any copy accepts an extract of unknown date', async (t) => {
  const dataDir = await temporaryFolder(t);
  const asked: (string | null)[] = [];
  const get = (value: SamAnswer) => (servedDate: string | null) => {
    asked.push(servedDate);
    return Promise.resolve(value);
  };
  for (const value of [table(csvOf(firms(10))), extract(10, 61), table(csvOf(firms(10))), extract(10, 60)]) {
    assert.equal((await refresh({ dataDir, get: get(value) })).outcome, 'replaced');
  }
  assert.deepEqual(asked, [null, null, '2026-03-02', null]);
});

test('after the copy becomes unreadable, extracts are still compared with the journal’s record of it', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  await writeFile(join(dataDir, 'register.copy'), 'damaged');
  assert.match((await refresh({ dataDir, get: answer(extract(4)) })).reason ?? '', /fewer than half of the 10/);
  assert.match((await refresh({ dataDir, get: answer(extract(10, 61)) })).reason ?? '', /earlier than/);
  const asked: (string | null)[] = [];
  const result = await refresh({
    dataDir,
    get(servedDate) {
      asked.push(servedDate);
      return Promise.resolve(extract(10));
    },
  });
  assert.equal(result.outcome, 'replaced');
  assert.deepEqual(asked, [null], 'the same extract is accepted again');
});

test('after the copy is removed, any extract is accepted', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  await rm(join(dataDir, 'register.copy'));
  assert.equal((await refresh({ dataDir, get: answer(extract(3, 61)) })).outcome, 'replaced');
});

test('a second refresh does not start while one runs, and is recorded as refused', async (t) => {
  const dataDir = await temporaryFolder(t);
  const { promise, resolve } = Promise.withResolvers<SamAnswer>();
  const began = Promise.withResolvers<undefined>();
  const first = refresh({
    dataDir,
    get() {
      began.resolve(undefined);
      return promise;
    },
  });
  await began.promise;
  let asked = false;
  const second = await refresh({
    dataDir,
    get() {
      asked = true;
      return promise;
    },
  });
  assert.deepEqual([second.outcome, second.reason, asked], ['refused', 'Another refresh was in progress.', false]);
  assert.deepEqual(
    newestRuns(dataDir, 20).map(({ outcome }) => outcome),
    ['refused', 'running'],
  );
  resolve(extract(10));
  assert.equal((await first).outcome, 'replaced');
  assert.deepEqual(
    newestRuns(dataDir, 20).map(({ outcome }) => outcome),
    ['refused', 'replaced'],
  );
});

test('a stopped run is recorded as such and leaves the copy unchanged', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  const stopped = new AbortController();
  const result = await refresh({
    dataDir,
    signal: stopped.signal,
    get() {
      stopped.abort();
      return Promise.resolve(extract(20));
    },
  });
  assert.deepEqual([result.outcome, result.reason], ['interrupted', 'The run was stopped before it ended.']);
  assert.equal((await readCopy(dataDir))?.rowCount, 10);
});

test('a run whose process was killed is recorded as such, at once and after the next run', async (t) => {
  const dataDir = await temporaryFolder(t);
  await mkdir(dataDir, { recursive: true });
  const { journal, close } = openFolderGround(dataDir);
  await journal.begin(NOW);
  await close();
  await writeFile(join(dataDir, 'register.copy.4711.tmp'), 'half of a copy');
  await writeFile(join(dataDir, 'other.copy.4711.tmp'), 'somebody else’s');
  const killed = { outcome: 'interrupted', reason: 'The run was killed before it ended.', finished_at: null };
  assert.partialDeepStrictEqual(newestRuns(dataDir, 20), [killed]);
  await refresh({ dataDir });
  assert.partialDeepStrictEqual(newestRuns(dataDir, 20), [{ outcome: 'replaced' }, killed]);
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.endsWith('.tmp')),
    ['other.copy.4711.tmp'],
  );
});

test('the journal keeps a year of runs and returns as many as requested, newest first', async (t) => {
  const dataDir = await temporaryFolder(t);
  assert.deepEqual(newestRuns(dataDir, 20), []);
  const { journal, close } = openFolderGround(dataDir);
  for (let run = 0; run < 400; run++) {
    const at = new Date(NOW.getTime() + run);
    const result = { outcome: 'unchanged', reason: null, rowCount: run, extractDate: null } as const;
    await journal.end(await journal.begin(at), result, at);
  }
  await close();
  assert.deepEqual(
    newestRuns(dataDir, 3).map(({ row_count }) => row_count),
    [399, 398, 397],
  );
  assert.equal(newestRuns(dataDir, 1000).length, 366);
});

test('reading the runs does not wait for a writer: it returns the last runs read, or undefined', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  const [early, late] = [runsReader(dataDir), runsReader(dataDir)];
  assert.equal((await early(20))?.length, 1);
  await refresh({ dataDir });
  const writer = new DatabaseSync(join(dataDir, 'register-runs.sqlite'));
  writer.exec('BEGIN EXCLUSIVE');
  assert.equal((await early(20))?.length, 1);
  assert.deepEqual(await early(0), []);
  assert.equal(await late(20), undefined);
  assert.throws(() => newestRuns(dataDir, 20), { errcode: 5 });
  writer.close();
  assert.deepEqual([(await early(20))?.length, (await late(20))?.length, (await late(1))?.length], [2, 2, 1]);
});

test('a damaged run record is an error, not the previous runs', async (t) => {
  const dataDir = await temporaryFolder(t);
  await refresh({ dataDir });
  const runs = runsReader(dataDir);
  assert.equal((await runs(20))?.length, 1);
  await writeFile(join(dataDir, 'register-runs.sqlite'), 'damaged');
  await assert.rejects(runs(20), { code: 'ERR_SQLITE_ERROR' });
});

test('the lock has one holder until it is released', async (t) => {
  const dataDir = await temporaryFolder(t);
  const held = takeRefreshLock(dataDir);
  assert.ok(held);
  assert.equal(takeRefreshLock(dataDir), undefined);
  held.release();
  const again = takeRefreshLock(dataDir);
  assert.ok(again);
  again.release();
});

test('a folder that cannot be created is the caller’s error, since only the caller can name it', async (t) => {
  const file = join(await temporaryFolder(t), 'file');
  await writeFile(file, '');
  await assert.rejects(refresh({ dataDir: file }), { code: 'EEXIST' });
});
