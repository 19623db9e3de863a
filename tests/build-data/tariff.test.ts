import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { CommandError } from '../../build-data/command-error.ts';
import { buildTariff } from '../../build-data/tariff.ts';
import { decodeSchedule } from '../../core/tariff/schedule-file.ts';

interface Made {
  readonly general?: (i: number) => string;
  readonly footnote?: string;
  /** How many times the same lines are repeated. */
  readonly repeated?: number;
}

/** An export of one heading and this many lines below it, each a subheading of its own. */
function exportOf(count: number, made: Made = {}): string {
  const { general = (i) => `${i}%`, footnote = 'See 9903.88.03.', repeated = 1 } = made;
  const heading = { htsno: '0101', indent: '0', description: 'Live horses:', general: '', footnotes: [] };
  const lines = Array.from({ length: count }, (_, i) => ({
    htsno: `0101.${String(10 + i)}.00`,
    indent: '1',
    description: `Kind ${i}`,
    general: general(i),
    footnotes: [{ columns: ['general'], value: footnote, type: 'endnote' }],
  }));
  return JSON.stringify([heading, ...Array.from({ length: repeated }, () => lines).flat()]);
}

async function folder(context: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tracewell-'));
  context.after(() => rm(path, { recursive: true }));
  return path;
}

const EDITION = ['--edition', 'made', '--date', '2026-01-02'];

test('the tariff build writes the same bytes from a plain file, a gzip file and an address', async (t) => {
  const dir = await folder(t);
  t.mock.method(console, 'log', () => undefined);
  const server = createServer((_, response) => response.end(exportOf(9))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  await writeFile(join(dir, 'plain.json'), exportOf(9));
  await writeFile(join(dir, 'packed.json.gz'), gzipSync(exportOf(9)));
  const sources = [
    join(dir, 'plain.json'),
    join(dir, 'packed.json.gz'),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/export?from=0101`,
  ];
  const outs: string[] = [];
  for (const [i, source] of sources.entries()) {
    const out = join(dir, `out-${i}.json`);
    await buildTariff([source, ...EDITION, '--out', out]);
    outs.push(await readFile(out, 'utf8'));
  }
  assert.equal(new Set(outs).size, 1);
  const schedule = decodeSchedule(Buffer.from(outs[0] ?? ''));
  assert.deepEqual(
    [schedule.edition, schedule.date, schedule.rows, schedule.subheadings.length],
    ['made', '2026-01-02', 10, 9],
  );
});

test('the tariff build prints its counts', async (t) => {
  const dir = await folder(t);
  const print = t.mock.method(console, 'log', () => undefined);
  await writeFile(join(dir, 'in.json'), exportOf(4));
  await buildTariff([join(dir, 'in.json'), ...EDITION, '--out', join(dir, 'out.json')]);
  const printed = print.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
  assert.match(printed, /4 subheadings, 4 8- and 10-digit numbers \(0 without a rate\), 4 rate lines/);
  assert.match(printed, /4 subheadings with a percentage rate: 4 without spread \(100\.0%\)/);
});

test('two editions are compared rate by rate, each as an export or a compiled copy', async (t) => {
  const dir = await folder(t);
  const print = t.mock.method(console, 'log', () => undefined);
  const [before, after, compiled] = ['before.json', 'after.json', 'compiled.json'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(before, exportOf(4));
  await writeFile(after, exportOf(4, { general: (i) => (i === 2 ? '7.5%' : `${i}%`) }));
  await buildTariff([before, ...EDITION, '--out', compiled]);
  const printed: string[] = [];
  for (const first of [before, compiled]) {
    print.mock.resetCalls();
    await buildTariff(['--compare', first, after]);
    printed.push(print.mock.calls.map((call) => call.arguments.join(' ')).join('\n'));
  }
  for (const text of printed)
    assert.match(text, /0101\.12 rate 2%: 1 numbers before, 0 now\n0101\.12 rate 7\.5%: 0 numbers before, 1 now/);
  await assert.rejects(buildTariff(['--compare', before]), /Usage/);
});

const REFUSALS: readonly (readonly [name: string, content: string | Buffer, sentence: RegExp])[] = [
  ['an HTML page', '<!DOCTYPE html><html><body>Maintenance</body></html>', /not complete UTF-8 JSON/],
  ['a truncated export', exportOf(9).slice(0, -20), /not complete UTF-8 JSON/],
  ['a truncated gzip', gzipSync(exportOf(9)).subarray(0, 60), /cannot be inflated/],
  ['an empty file', '', /not complete UTF-8 JSON/],
  ['bytes that are not UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), /not complete UTF-8 JSON/],
  ['JSON of another kind', '{"rows": []}', /not an array of rows/],
  ['no six-digit subheadings', exportOf(0), /no six-digit subheading/],
  ['fewer than half of the rows', exportOf(3), /4 rows, less than half of the 10/],
  ['duplicate lines', exportOf(9, { repeated: 2 }), /not in ascending order/],
  ['no rates', exportOf(9, { general: () => '' }), /9 of 9 numbers have no rate/],
  ['rates in another form', exportOf(9, { general: (i) => `${i} per cent` }), /No rate is a percentage/],
  ['no footnotes', exportOf(9, { footnote: '' }), /No line is on a China list/],
  [
    'hardly any percentages',
    exportOf(9, { general: (i) => (i < 3 ? `${i}%` : `${i}¢/kg`) }),
    /3 subheadings with a percentage rate, less than half of the 9/,
  ],
];

test('an input that is not the schedule is rejected, and the existing copy stays as it was', async (t) => {
  const dir = await folder(t);
  t.mock.method(console, 'log', () => undefined);
  const out = join(dir, 'out.json');
  await writeFile(join(dir, 'good.json'), exportOf(9));
  await buildTariff([join(dir, 'good.json'), ...EDITION, '--out', out]);
  const before = await readFile(out, 'utf8');
  for (const [name, content, sentence] of REFUSALS) {
    await writeFile(join(dir, 'bad.json'), content);
    await assert.rejects(
      buildTariff([join(dir, 'bad.json'), ...EDITION, '--out', out]),
      (error) => error instanceof CommandError && sentence.test(error.message),
      name,
    );
    assert.equal(await readFile(out, 'utf8'), before, name);
  }
  assert.deepEqual((await readdir(dir)).sort(), ['bad.json', 'good.json', 'out.json'], 'nothing half-written is left');
});

test('an unreadable existing copy does not prevent its own repair', async (t) => {
  const dir = await folder(t);
  t.mock.method(console, 'log', () => undefined);
  const warned = t.mock.method(console, 'warn', () => undefined);
  const out = join(dir, 'out.json');
  await writeFile(join(dir, 'in.json'), exportOf(9));
  for (const damaged of ['', '{}', 'null', 'garbage']) {
    await writeFile(out, damaged);
    await buildTariff([join(dir, 'in.json'), ...EDITION, '--out', out]);
    assert.equal(decodeSchedule(await readFile(out)).subheadings.length, 9);
  }
  assert.equal(warned.mock.callCount(), 4);
});

test('a missing folder is reported in one sentence', async (t) => {
  const dir = await folder(t);
  await writeFile(join(dir, 'in.json'), exportOf(9));
  await assert.rejects(
    buildTariff([join(dir, 'in.json'), ...EDITION, '--out', join(dir, 'none', 'out.json')]),
    /There is no folder/,
  );
});

const WRONG_ARGUMENTS: readonly (readonly [args: readonly string[], sentence: RegExp])[] = [
  [[], /^Usage/],
  [['in.json'], /--edition NAME and --date/],
  [['in.json', '--edition', 'x'], /--edition NAME and --date/],
  [['in.json', '--date', '2026-01-02'], /--edition NAME and --date/],
  [['in.json', '--edition', 'x', '--date', '2026-13-02'], /YYYY-MM-DD/],
  [['in.json', '--edition', 'x', '--date', '2026-02-30'], /YYYY-MM-DD/],
  [['in.json', '--edition', 'x', '--date', '9999-12-31'], /at most a year ahead/],
  [['in.json', '--edition', ' ', '--date', '2026-01-02'], /--edition must be a name/],
  [['in.json', '--edition', '8517.62.00', '--date', '2026-01-02'], /--edition must be a name/],
  [['in.json', '--edition', 'x'.repeat(61), '--date', '2026-01-02'], /--edition must be a name/],
  [['http://', ...EDITION], /not a file or an http/],
  [['in.json', '--edition', 'x', '--date', '02.01.2026'], /YYYY-MM-DD/],
  [['in.json', 'more.json', ...EDITION], /^Usage/],
  [['in.json', ...EDITION, '--fast'], /^Usage/],
  [['no-such-file.json', ...EDITION], /There is no file/],
];

test('invalid arguments are reported in one sentence', async () => {
  for (const [args, sentence] of WRONG_ARGUMENTS) {
    await assert.rejects(
      buildTariff(args),
      (error) => error instanceof CommandError && sentence.test(error.message),
      args.join(' '),
    );
  }
});
