import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { callableOperations, callsById } from '../../../../core/http/call-operation.ts';
import { createEvidence } from '../../../../core/watch/evidence/evidence.ts';
import { createWebhooks } from '../../../../core/watch/webhooks/webhooks.ts';
import { watchService } from '../../../../handlers/watch/service.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { onCsl } from '../../watch/made-records.ts';
import { NEVER, watchUnderTest, type WatchUnderTest } from '../../watch/watch-under-test.ts';
import { run, type CommandRun, type RunCommand } from './surroundings.ts';

interface Shell extends Pick<WatchUnderTest, 'publish'> {
  readonly tracewell: (line: string, options?: Pick<CommandRun, 'input'>) => Promise<RunCommand>;
}

/** The commands over a test's watch; the words of a line are separated by spaces. */
async function shell(t: TestContext): Promise<Shell> {
  const { watch, store, look, publish } = await watchUnderTest(t);
  publish({ csl: { records: [] }, uflpa: { records: [] }, register: { records: [] } });
  const tellFault = (fault: string): void => assert.fail(fault);
  const parts = { watch, store, now: () => new Date() };
  const service = watchService({ ...parts, webhooks: createWebhooks(parts), evidence: createEvidence(parts) });
  const answer = callsById(callableOperations([service]), {
    signal: NEVER,
    tellFault,
  });
  return { publish, tracewell: (line, options) => run(line.split(' '), { ...options, answer, screenWatched: look }) };
}

function rows(printed: string): string[][] {
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

test('a list is stored, its findings are decided, and changes are reported once', async (t) => {
  const { tracewell, publish } = await shell(t);
  const file = join(await temporaryFolder(t), 'vendors.csv');
  await writeFile(file, '\uFEFFreference,name\n1,Alder\u001b[31m Works\n2,Birch Trading\n');
  const put = await tracewell(`watch put vendors ${file}`);
  assert.deepEqual(
    [put.exitCode, put.printed, put.errors],
    [0, '', 'Parties: 2. Findings: 0 open (0 undecided), 0 gone.\n'],
  );
  publish({ csl: { records: [onCsl('Alder 31m Works Ltd')] } });
  const found = await tracewell('watch findings vendors');
  const [, finding] = rows(found.printed);
  // Uploaded text cannot send control sequences to the terminal.
  assert.deepEqual(finding?.slice(1), ['open', '', '1', '1', 'Alder [31m Works', 'csl', 'Alder 31m Works Ltd']);
  const id = finding[0] ?? '';
  const decided = await tracewell(`watch decide ${id} not_a_match --note ours --by me`);
  assert.deepEqual([decided.exitCode, (JSON.parse(decided.printed) as { by: string }).by], [0, 'me']);
  const first = await tracewell('watch changes');
  assert.deepEqual(
    [rows(first.printed).length, first.errors],
    [2, 'To continue from here: tracewell watch changes --after 1\n'],
  );
  publish({ csl: { records: [onCsl('Alder 31m Works Ltd', { type: null })] } });
  assert.equal(rows((await tracewell('watch changes --after 1')).printed).length, 1, 'it stays quiet');
  publish({ csl: { records: [onCsl('Alder 31m Works Ltd', { aliases: ['Alder'] })] } });
  const changed = await tracewell('watch changes --after 1');
  assert.match(changed.printed, /\tchanged\trecord aliases: \[\] -> \["Alder"\]/);
  const whole = await tracewell('watch findings vendors --json');
  assert.equal((JSON.parse(whole.printed) as { decision: null }).decision, null);
  assert.match((await tracewell('watch lists')).printed, /\nvendors\t2\tscreened\t1\t1\t0\tfalse\n$/);
  assert.equal((await tracewell('watch delete vendors')).exitCode, 0);
  const gone = await tracewell('watch findings vendors');
  assert.deepEqual([gone.exitCode, gone.errors], [1, 'not_found: There is no list with this name.\n']);
});

test('an answer with unchecked parties is not complete', async (t) => {
  const { tracewell, publish } = await shell(t);
  publish({ register: undefined });
  const put = await tracewell('watch put vendors -', { input: 'reference,name\n1,Alder Works\n' });
  assert.equal(put.exitCode, 3);
  assert.match(
    put.errors,
    /a party without a finding is not clear\.\nSAM\.gov exclusions register: no copy has been kept yet/,
  );
});

const REFUSED: readonly (readonly [line: string, exitCode: number, says: RegExp])[] = [
  ['watch', 2, /watch must be followed by one of put, lists, findings/],
  ['watch toString', 2, /watch must be followed by one of/],
  ['watch put vendors', 2, /Give a list name and one file/],
  ['watch put vendors /nowhere/at/all.csv', 2, /The file cannot be read/],
  ['watch changes --after last', 2, /--after must be the number/],
  ['watch decide wf_none match', 1, /not_found: No such finding/],
  ['watch put no/name -', 1, /invalid_fields: A list name must/],
];

test('invalid commands are rejected', async (t) => {
  const { tracewell } = await shell(t);
  for (const [line, exitCode, says] of REFUSED) {
    const ended = await tracewell(line, { input: 'reference,name\n1,A\n' });
    assert.equal(ended.exitCode, exitCode, line);
    assert.match(ended.errors, says, line);
    assert.equal(ended.opened, ended.closed, line);
  }
});
