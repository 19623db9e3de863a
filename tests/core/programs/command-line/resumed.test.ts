import assert from 'node:assert/strict';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { answerWith, run } from './surroundings.ts';

/** An answer with the members that the table reads of any service; its reason is unique. */
function answerOf(id: string, sent: object, status = 'no_match'): CallOutcome {
  const section = { status, matches: [], source: { as_of: '2026-03-03' } };
  const said = { reasons: [`${id} ${JSON.stringify(sent)}`], incomplete_coverage: false };
  return answerWith({
    ...{ exclusions_register: section, uflpa: section, csl: { ...section, source: { as_of: null } } },
    ...{ overall: said, exposure_summary: said },
  });
}

const FAILED: CallOutcome = { kind: 'error', code: 'source_unavailable', message: 'Later.', retry: true };

interface Table {
  readonly file: string;
  readonly out: string;
  readonly write: (text: string) => Promise<void>;
  readonly rows: () => Promise<Record<string, string>[]>;
}

async function table(t: TestContext, text: string): Promise<Table> {
  const folder = await temporaryFolder(t);
  const [file, out] = [join(folder, 'v.csv'), join(folder, 'v.results.csv')];
  const write = (changed: string): Promise<void> => writeFile(file, changed);
  await write(text);
  return {
    file,
    out,
    write,
    rows: async () => parse(await readFile(out), { columns: true, relax_column_count: false }),
  };
}

test('10,000 rows that are interrupted, changed and resumed end up as if screened once', async (t) => {
  const count = 10_000;
  const textOf = (rows: readonly (readonly string[])[]): string =>
    ['id,vendor,state', ...rows.map((row) => row.join(',')), ''].join('\n');
  const first = Array.from({ length: count }, (_, i) => [`${i}`, `Vendor ${i}`, i % 3 === 0 ? 'OH' : '']);
  const { file, out, write, rows } = await table(t, textOf(first));
  let asked = 0;
  const interrupted = run(['screen', file], {
    answer(id, sent) {
      if (asked++ === 6_000) throw new RangeError('The power is gone');
      return asked % 10 === 0 ? FAILED : answerOf(id, sent);
    },
  });
  await assert.rejects(interrupted, RangeError);
  const kept = (await rows()).filter(({ outcome }) => outcome === 'complete').length;
  assert.ok(kept > 5_000);
  await truncate(out, (await readFile(out)).length - 30);

  // Every seventh state changes, a row is inserted at the start, and the last ten are removed.
  const changed = [['new', 'Vendor new', ''], ...first.slice(0, -10)].map(([id = '', name = '', state = ''], i) => [
    ...[id, name],
    i % 7 === 0 ? 'TX' : state,
  ]);
  await write(textOf(changed));
  const resumed = await run(['screen', file], { answer: answerOf });
  const final = await rows();
  assert.equal(resumed.exitCode, 0);
  assert.ok(resumed.calls.length < count - kept + count / 7 + 2, `${resumed.calls.length} calls`);
  assert.match(resumed.errors, /^Resuming: \d+ of 9991 rows are already done\.\nEarlier results discarded: \d+/);
  assert.deepEqual(
    final.map(({ row, id, name, state, reasons }) => [row, id, name, state, reasons]),
    changed.map(([id, name, state], i) => {
      const sent = { entity_name: name, ...(state !== '' && { state }) };
      return [`${i + 1}`, id, name, state, `screenExclusions ${JSON.stringify(sent)}`];
    }),
  );
  const again = await run(['screen', file], { answer: () => FAILED });
  assert.deepEqual([again.calls, again.exitCode], [[], 0]);
  assert.doesNotMatch(again.errors, /Not kept/);
});

test("answers of one service are never kept as another's, and the run says so", async (t) => {
  const { file, out, rows } = await table(t, 'name\nA\nB\n');
  await run(['screen', file], { answer: answerOf });
  const other = await run(['screen', file, '--service', 'import-risk'], { answer: answerOf });
  assert.deepEqual(other.calls, [{ supplier_name: 'A' }, { supplier_name: 'B' }]);
  assert.match(
    other.errors,
    /^Earlier results discarded: 2 \(from another service, or for rows that changed or are gone\)/,
  );
  for (const row of await rows()) assert.match(row['reasons'] ?? '', /^screenShipment/);
  await run(['screen', file, '--json'], { answer: answerOf });
  const lines = await run(['screen', file, '--json', '--service', 'import-risk'], { answer: answerOf });
  assert.equal(lines.calls.length, 2);
  assert.equal((await readFile(out.replace('.csv', '.jsonl'), 'utf8')).match(/"service":"import-risk"/g)?.length, 2);
});

test('a row is self-contained: its last columns say which operation answered it, from which sources and dates', async (t) => {
  const { file, out, rows } = await table(t, 'result,Vendor,State,digest\nmine,A,OH,x\n');
  await run(['screen', file], { answer: answerOf });
  const [header = ''] = (await readFile(out, 'utf8')).split('\n');
  assert.equal(
    header,
    'row,outcome,name,result,matches,best_match,best_score,best_source,reasons,error,' +
      'input_1_result,State,input_3_digest,finding,service,operation,sources,digest',
  );
  const [row] = await rows();
  assert.partialDeepStrictEqual(row, {
    ...{ input_1_result: 'mine', State: 'OH', input_3_digest: 'x', finding: 'none' },
    ...{ service: 'exclusions', operation: 'screenExclusions', sources: 'exclusions_register 2026-03-03' },
  });
  assert.match(row?.['digest'] ?? '', /^[0-9a-f]{32}$/);
});

test('kept rows have the current columns of the input', async (t) => {
  const { file, write, rows } = await table(t, 'name,note\nA,old\nB,old\n');
  await run(['screen', file], { answer: answerOf });
  await write('id,name\n7,B\n8,A\n');
  const ended = await run(['screen', file]);
  assert.deepEqual(ended.calls, []);
  assert.deepEqual(
    (await rows()).map(({ row, id, name, note, reasons }) => [row, id, name, note, reasons]),
    [
      ['1', '7', 'B', undefined, 'screenExclusions {"entity_name":"B"}'],
      ['2', '8', 'A', undefined, 'screenExclusions {"entity_name":"A"}'],
    ],
  );
});

const FINDINGS: readonly (readonly [status: string, isWhole: boolean, finding: string, said: RegExp])[] = [
  ['match', true, 'match', /^1 with a match, 0 with a possible match\. 1 complete/m],
  ['possible_match', true, 'possible', /^0 with a match, 1 with a possible match\. 1 complete/m],
  ['no_match', true, 'none', /^0 with a match, 0 with a possible match\. 1 complete/m],
  ['match', false, 'match', /^1 with a match, 0 with a possible match\. 0 complete, 1 incomplete/m],
  ['no_match', false, 'unchecked', /^0 with a match, 0 with a possible match\. 0 complete, 1 incomplete/m],
];

test('the summary counts matches and possible matches, including kept rows', async (t) => {
  for (const [status, isWhole, finding, said] of FINDINGS) {
    const { file, rows } = await table(t, 'name\nA\n');
    const section = { status, matches: [], source: { as_of: null } };
    const answer = (): CallOutcome =>
      answerWith({ exclusions_register: section, overall: { incomplete_coverage: !isWhole } });
    assert.match((await run(['screen', file], { answer })).errors, said);
    assert.equal((await rows())[0]?.['finding'], finding);
    assert.match((await run(['screen', file], { answer })).errors, said);
  }
});

test('a facility that the EPA resolves is a match', async (t) => {
  const { file, rows } = await table(t, 'name\nA\n');
  const answer = (): CallOutcome => answerWith({ epa: { resolved: true }, incomplete_coverage: false });
  await run(['screen', file, '--service', 'company-risk'], { answer });
  assert.equal((await rows())[0]?.['finding'], 'match');
});

test('rows from a pipe are printed in order, and nothing else is', async () => {
  const waiting: (() => void)[] = [];
  const ended = await run(['screen', '-'], {
    input: 'name\nA\nB\nC\n',
    async answer(id, sent) {
      if (sent['entity_name'] === 'A') await new Promise<void>((resolve) => waiting.push(resolve));
      if (sent['entity_name'] === 'C')
        waiting.forEach((go) => {
          go();
        });
      return answerOf(id, sent);
    },
  });
  const printed: Record<string, string>[] = parse(ended.printed, { columns: true });
  assert.deepEqual(
    printed.map(({ row, name }) => [row, name]),
    [
      ['1', 'A'],
      ['2', 'B'],
      ['3', 'C'],
    ],
  );
});
