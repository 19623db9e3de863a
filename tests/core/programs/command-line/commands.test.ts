import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { answerWith, run } from './surroundings.ts';

const USAGE: readonly (readonly [line: readonly string[], sentence: RegExp])[] = [
  [['screen'], /Give one file/],
  [['screen', 'a.csv', 'b.csv'], /Give one file/],
  [['screen', 'a.csv', '--unknown'], /option is unknown/],
  [['screen', 'a.csv', '--service', 'constructor'], /--service must be one of exclusions, import-risk, company-risk/],
  [['screen', 'no-such-file.csv'], /cannot be read/],
  [['estimate', 'no-such-file.csv'], /cannot be read/],
  [['redact', 'file.txt'], /takes no file/],
  [['parse', 'file.pdf'], /--as resume\|invoice\|certificate/],
  [['parse', 'file.pdf', '--as', 'toString'], /--as resume\|invoice\|certificate/],
  [['parse', 'no-such-file.pdf', '--as', 'invoice'], /cannot be read/],
  [['sing'], /^There is no such command\. Commands: mcp, .*, screen, .*, watch\. --help explains them\.\n$/],
  [[''], /^There is no such command\./],
];

test('a wrong command ends with 2 and a sentence, before the services are opened', async () => {
  for (const [line, sentence] of USAGE) {
    const { exitCode, errors, printed, opened } = await run(line);
    assert.deepEqual([line, exitCode, printed, opened], [line, 2, '', 0]);
    assert.match(errors, sentence);
  }
});

test('help is printed on request', async () => {
  for (const name of ['help', '--help', '-h']) {
    const { exitCode, printed } = await run([name]);
    assert.equal(exitCode, 0);
    assert.match(printed, /tracewell mcp/);
  }
});

test('help after any command, and the version, are printed before anything is opened', async () => {
  for (const [line, said] of [
    [['screen', '--help'], /^tracewell screen FILE\.csv/],
    [['parse', 'a.pdf', '-h'], /^tracewell parse/],
    [['refresh-register', '--help'], /^tracewell refresh-register\n/],
    [['doctor', '--help'], /^tracewell doctor \[--json\]\n/],
    [['keys', '--help'], /^tracewell keys create NAME/],
    [['keys', 'create', '--help'], /^tracewell keys create NAME/],
    [['--version'], /^1\.2\.3\n$/],
  ] as const) {
    const { exitCode, printed, errors, opened } = await run(line);
    assert.deepEqual([line, exitCode, errors, opened], [line, 0, '', 0]);
    assert.match(printed, said);
  }
});

test('redact prints only the redacted text, and warnings to standard error', async () => {
  const clean = await run(['redact'], {
    input: 'Grüße an Zoë 👋\n',
    answer: (_, { text }) => answerWith({ redacted_text: text, entities: [] }),
  });
  assert.deepEqual([clean.exitCode, clean.printed, clean.errors], [0, 'Grüße an Zoë 👋\n', '']);
  const warned = await run(['redact', '--json'], {
    input: 'x',
    answer: () =>
      answerWith({ redacted_text: 'x', entities: [], warnings: [{ code: 'value_not_located', message: '1 value.' }] }),
  });
  assert.deepEqual([warned.exitCode, warned.errors], [3, '1 value.\n']);
  assert.equal((JSON.parse(warned.printed) as { redacted_text: string }).redacted_text, 'x');
});

test('redact prints no text if redaction failed', async () => {
  const failed = await run(['redact'], {
    input: 'secret',
    answer: () => ({ kind: 'error', code: 'redaction_failed', message: 'Not read.', retry: true }),
  });
  assert.deepEqual([failed.exitCode, failed.printed, failed.errors], [1, '', 'redaction_failed: Not read.\n']);
  for (const input of [Uint8Array.of(0xff, 0xfe), 'a'.repeat(150_001)]) {
    const refused = await run(['redact'], { input });
    assert.deepEqual([refused.exitCode, refused.printed, refused.calls], [2, '', []]);
  }
});

test('parse sends a file with the type of its content, whatever its name', async (t) => {
  const folder = await temporaryFolder(t);
  const cases = [
    ['resume.pdf', 'Ann Sample', 'resume', 'base64_file', 'text/plain'],
    ['letter.txt', '%PDF-1.7', 'invoice', 'base64_file', 'application/pdf'],
    ['scan', '\x89PNG\r\n\x1a\n', 'certificate', 'base64_image', 'image/png'],
  ] as const;
  for (const [name, content, as, member, type] of cases) {
    const file = join(folder, name);
    await writeFile(file, content, 'latin1');
    const ended = await run(['parse', file, '--as', as, '--json'], { answer: () => answerWith({ withheld: [] }) });
    const base64 = Buffer.from(content, 'latin1').toString('base64');
    assert.deepEqual([ended.exitCode, ended.calls], [0, [{ [member]: base64, mime_type: type }]]);
    assert.equal(ended.printed, '{"withheld":[]}\n');
  }
});

test('a document with a withheld value or a warning is incomplete', async (t) => {
  const file = join(await temporaryFolder(t), 'a.pdf');
  await writeFile(file, '%PDF-1.7');
  for (const [body, told] of [
    [{ withheld: ['contact.email'] }, 'Withheld values: 1. Warnings: 0.\n'],
    [{ warnings: [{ code: 'totals_mismatch' }] }, 'Withheld values: 0. Warnings: 1.\n'],
  ] as const) {
    const { exitCode, errors } = await run(['parse', file, '--as', 'invoice'], { answer: () => answerWith(body) });
    assert.deepEqual([exitCode, errors], [3, told]);
  }
});

test('an estimate whose rates are not all percentages is incomplete', async (t) => {
  const file = join(await temporaryFolder(t), 'products.csv');
  await writeFile(file, 'product,origin\nwatch,CH\n');
  for (const [isMixed, exitCode] of [
    [false, 0],
    [true, 3],
  ] as const) {
    const body = { hs_code: '9101.11', duty_estimate: { includes_non_ad_valorem_rates: isMixed } };
    const ended = await run(['estimate', file, '--out', `${file}.${exitCode}`], { answer: () => answerWith(body) });
    assert.equal(ended.exitCode, exitCode);
    assert.deepEqual(ended.calls, [{ description: 'watch', country_of_origin: 'CH' }]);
  }
});
