import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { CommandError } from '../../build-data/command-error.ts';
import { buildRegister } from '../../build-data/register.ts';
import { readCopy } from '../../core/screening/lists/register/refresh/copy-store.ts';
import { newestRuns } from '../../core/screening/lists/register/refresh/refresh-journal.ts';
import { csvOf, firm, firms } from '../core/screening/lists/register/refresh/made-extract.ts';
import { zipOf } from '../core/screening/lists/register/refresh/made-zip.ts';
import { sharedFile } from '../shared-data.ts';
import { startSam } from '../standins/sam.ts';
import { startUpstream } from '../standins/upstream.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const NAME = 'SAM_Exclusions_Public_Extract_V2_26062';
const TABLE = csvOf([...firms(99), firm('SMITH, JOHN A'), ['broken']]);

interface Bench {
  readonly folder: string;
  readonly dataDir: string;
  /** Runs the command and returns what it printed. */
  readonly run: (args: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<string>;
}

async function bench(t: TestContext): Promise<Bench> {
  const folder = await temporaryFolder(t);
  const dataDir = join(folder, 'var');
  const print = t.mock.method(console, 'log', () => undefined);
  return {
    folder,
    dataDir,
    async run(args, environment = {}) {
      print.mock.resetCalls();
      await buildRegister(args, { DATA_DIR: dataDir, ...environment });
      return print.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
    },
  };
}

test('the command compiles the same copy from a table, an archive, an address and SAM.gov', async (t) => {
  const zip = zipOf(`${NAME}.CSV`, TABLE);
  const upstream = await startUpstream(t, (response) => response.end(zip));
  const sam = await startSam(t, { files: new Map([[`${NAME}.ZIP`, zip]]) });
  const copies: Buffer[] = [];
  for (const source of ['table', 'archive', 'address', 'sam']) {
    const { folder, dataDir, run } = await bench(t);
    const path = join(folder, `${NAME}.${source === 'table' ? 'CSV' : 'ZIP'}`);
    await writeFile(path, source === 'table' ? TABLE : zip);
    const url = `${upstream.origin}/files/${NAME}.ZIP?privacy=Public`;
    const args = source === 'sam' ? [] : [source === 'address' ? url : path];
    const printed = await run(args, { SAM_URL: sam.origin });
    assert.equal(
      printed,
      [
        '101 rows: 99 of organisations, 1 of individuals left out, 1 that could not be read left out',
        'Extract of 2026-03-03',
        `Wrote the copy in ${dataDir}: 99 rows of organisations`,
      ].join('\n'),
      source,
    );
    copies.push(await readFile(join(dataDir, 'register.copy')));
  }
  assert.ok(copies.every((copy) => copy.equals(copies[0]!)));
});

test('the documentation shows what the command prints for the agency’s sample', async (t) => {
  const sample = sharedFile(t, 'sam/gsa_sample_20049_orgs.csv');
  if (sample === undefined) return;
  const { folder, dataDir, run } = await bench(t);
  const stem = 'SAM_Exclusions_Public_Extract_20049';
  const path = join(folder, `${stem}.ZIP`);
  await writeFile(path, zipOf(`${stem}.CSV`, await readFile(sample)));
  const printed = (await run([path])).replace(dataDir, './var');
  const page = await readFile(new URL('../../docs/exclusions.md', import.meta.url), 'utf8');
  const shown = /^npm run build-data -- register SAM\S+\n```\n[^`]*```\n([^`]*)\n```$/m.exec(page)?.[1];
  assert.equal(shown, printed);
});

test('with a key, the documented service is asked', async (t) => {
  const { dataDir, run } = await bench(t);
  const sam = await startSam(t, { apiKey: 'key', files: new Map([[`${NAME}.ZIP`, zipOf(`${NAME}.CSV`, TABLE)]]) });
  await run([], { SAM_URL: sam.origin, SAM_API_KEY: 'key' });
  assert.equal(sam.requests.length, 1);
  assert.equal((await readCopy(dataDir))?.extractDate, '2026-03-03');
});

test('a file whose name contains no date is accepted, and the report says so', async (t) => {
  const { folder, run } = await bench(t);
  const path = join(folder, 'rows.csv');
  await writeFile(path, csvOf(firms(3)));
  assert.match(await run([path]), /The day of the extract could not be read/);
});

test('a refused extract is reported in one sentence and recorded, and the copy stays', async (t) => {
  const { folder, dataDir, run } = await bench(t);
  const path = join(folder, `${NAME}.CSV`);
  await writeFile(path, csvOf(firms(10)));
  await run([path]);
  await writeFile(path, csvOf(firms(4)));
  await assert.rejects(run([path]), (error) => {
    assert.ok(error instanceof CommandError);
    assert.equal(
      error.message,
      '4 rows: 4 of organisations, 0 of individuals left out, 0 that could not be read left out\n' +
        'refused: The extract has 4 rows of organizations, fewer than half of the 10 in the served copy. The copy in place stays.',
    );
    return true;
  });
  assert.equal((await readCopy(dataDir))?.rowCount, 10);
  assert.deepEqual(
    newestRuns(dataDir, 20).map(({ outcome, row_count }) => [outcome, row_count]),
    [
      ['refused', 4],
      ['replaced', 10],
    ],
  );
});

test('when SAM.gov has nothing newer, the copy stays and the command succeeds', async (t) => {
  const { run } = await bench(t);
  const sam = await startSam(t, { files: new Map([[`${NAME}.ZIP`, zipOf(`${NAME}.CSV`, TABLE)]]) });
  await run([], { SAM_URL: sam.origin });
  assert.equal(
    await run([], { SAM_URL: sam.origin }),
    'The source has no extract newer than the served copy. It stays.',
  );
});

const WRONG: readonly (readonly [
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  sentence: RegExp,
])[] = [
  [['a', 'b'], {}, /^Usage: npm run build-data -- register/],
  [['--force'], {}, /^Usage/],
  [['no-such-file.zip'], {}, /^There is no file/],
  [['.'], {}, /^There is no file/],
  [['x.csv'], { SAM_URL: 'not an address' }, /^SAM_URL must be/],
  [['x.csv'], { REGISTER_REFRESH: '25:00' }, /^REGISTER_REFRESH must be/],
];

test('invalid arguments and settings are reported in one sentence', async (t) => {
  const { run } = await bench(t);
  for (const [args, environment, sentence] of WRONG) {
    await assert.rejects(
      run(args, environment),
      (error) => error instanceof CommandError && sentence.test(error.message),
      args.join(' '),
    );
  }
});
