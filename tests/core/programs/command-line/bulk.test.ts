import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import { digestOf } from '../../../../core/programs/command-line/bulk-result.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { answerWith, run } from './surroundings.ts';

const RATE_LIMITED: CallOutcome = { kind: 'error', code: 'source_unavailable', message: 'Later.', retry: true };
const REFUSED: CallOutcome = {
  kind: 'error',
  code: 'missing_fields',
  message: 'entity_name is required.',
  retry: false,
};

function screened(members: { incomplete?: boolean; matches?: readonly object[] } = {}): CallOutcome {
  const { incomplete = false, matches = [] } = members;
  return answerWith({
    exclusions_register: { matches },
    csl: { matches: [] },
    overall: { status: 'made', reasons: ['One.', 'Two.'], incomplete_coverage: incomplete },
  });
}

interface Vendors {
  readonly file: string;
  readonly out: string;
  readonly rows: () => Promise<Record<string, string>[]>;
}

async function vendors(t: TestContext, text: string): Promise<Vendors> {
  const folder = await temporaryFolder(t);
  const [file, out] = [join(folder, 'vendors.csv'), join(folder, 'vendors.results.csv')];
  await writeFile(file, text);
  return {
    file,
    out,
    rows: async () => parse(await readFile(out), { columns: true, relax_column_count: false }),
  };
}

test('each row is screened once, and the results keep its order, whichever ended first', async (t) => {
  const names = Array.from({ length: 40 }, (_, i) => `Vendor ${i + 1}`);
  const { file, rows } = await vendors(t, `vendor\n${names.join('\n')}\n`);
  const waiting: (() => void)[] = [];
  const ended = await run(['screen', file], {
    async answer(_, { entity_name: name }) {
      // The first one is answered last.
      if (name === 'Vendor 1') await new Promise<void>((resolve) => waiting.push(resolve));
      if (name === 'Vendor 40')
        waiting.forEach((go) => {
          go();
        });
      return screened();
    },
  });
  assert.equal(ended.exitCode, 0);
  assert.deepEqual(ended.calls.map((sent) => sent['entity_name']).sort(), names.toSorted());
  assert.deepEqual(
    (await rows()).map((row) => [row['row'], row['name']]),
    names.map((name, i) => [String(i + 1), name]),
  );
  assert.deepEqual([ended.opened, ended.closed], [1, 1]);
  assert.match(
    ended.errors,
    /0 with a match, 0 with a possible match\. 40 complete, 0 incomplete, 0 refused, 0 failed\./,
  );
});

const OUTCOMES: readonly (readonly [what: string, outcome: CallOutcome, exitCode: number, cell: string])[] = [
  ['everything was answered in full', screened(), 0, 'complete'],
  ['something was not checked', screened({ incomplete: true }), 3, 'incomplete'],
  ['an answer does not say whether it is complete', answerWith({}), 3, 'incomplete'],
  ['a row breaks a rule', REFUSED, 1, 'refused'],
  ['a source did not answer', RATE_LIMITED, 1, 'failed'],
];

test('the exit code and the outcome distinguish complete, incomplete, refused and failed', async (t) => {
  for (const [what, outcome, exitCode, cell] of OUTCOMES) {
    const { file, rows } = await vendors(t, 'name\nVelmora\n');
    const ended = await run(['screen', file], { answer: () => outcome });
    assert.equal(ended.exitCode, exitCode, what);
    assert.deepEqual(
      (await rows()).map((row) => row['outcome']),
      [cell],
      what,
    );
    assert.match(ended.errors, new RegExp(`1 ${cell}`), what);
  }
});

test('a stopped run continues: complete rows are kept, and all others are screened again', async (t) => {
  const { file, out, rows } = await vendors(t, 'name\nA\nB\nC\nD\n');
  await run(['screen', file], { answer: (_, { entity_name: name }) => (name === 'B' ? RATE_LIMITED : screened()) });
  const written = await readFile(out, 'utf8');
  // Killed while the fourth line was being written.
  await writeFile(out, written.slice(0, -12));
  const ended = await run(['screen', file], { answer: () => screened({ incomplete: true }) });
  assert.deepEqual(ended.calls.map((sent) => sent['entity_name']).sort(), ['B', 'D']);
  assert.deepEqual(
    (await rows()).map((row) => [row['name'], row['outcome']]),
    [
      ['A', 'complete'],
      ['B', 'incomplete'],
      ['C', 'complete'],
      ['D', 'incomplete'],
    ],
  );
  assert.match(ended.errors, /^Resuming: 2 of 4 rows are already done\./);
  const again = await run(['screen', file], { answer: () => RATE_LIMITED });
  assert.deepEqual(
    [again.calls.map((sent) => sent['entity_name']), again.exitCode],
    [['B', 'D'], 1],
    'lists that were down are screened again',
  );
  const last = await run(['screen', file], { answer: () => screened() });
  assert.deepEqual([last.calls.length, last.exitCode], [2, 0]);
  assert.match(last.errors, /4 complete/, 'the whole file counts, not this run only');
});

test('results truncated at any byte are continued, and the resulting file is the same', async (t) => {
  const { file, out } = await vendors(t, 'name\n"Velmora, ""the"" Mill"\n=SUM(A1)\nÄpfel AG\n');
  const answer = (): CallOutcome => screened({ matches: [{ matched_name: 'É, "x"\r\ny', score: 1 }] });
  await run(['screen', file], { answer });
  const whole = await readFile(out);
  const header = whole.indexOf('\n') + 1;
  for (let at = header; at < whole.length; at++) {
    await writeFile(out, whole.subarray(0, at));
    await run(['screen', file], { answer });
    assert.deepEqual(await readFile(out, 'utf8'), whole.toString(), `cut at ${at}`);
  }
});

const FIRST = 'row,outcome,name,result,matches,best_match,best_score,best_source,reasons,error';
const LAST = 'finding,service,operation,sources,digest';
const DONE = 'none,exclusions,screenExclusions,,0123';

const FOREIGN: readonly (readonly [what: string, text: string])[] = [
  ['a different table', 'a,b\n1,2\n'],
  ['a text without a line break', 'Minutes of the meeting'],
  ['results without their question', `${FIRST}\n1,complete,A,,,,,,,\n`],
  ['results of other names only', `${FIRST},${LAST}\n1,complete,Other,,,,,,,,${DONE}\n`],
  ['a line with another number of columns', `${FIRST},${LAST}\n1,complete,A,,,,,,,,,${DONE}\n`],
  ['an unknown outcome', `${FIRST},${LAST}\n1,done,A,,,,,,,,${DONE}\n`],
  ['results of the sandbox', `${FIRST},sample_data,${LAST}\n`],
];

test('a file with any other content is left unchanged', async (t) => {
  for (const [what, text] of FOREIGN) {
    const { file, out } = await vendors(t, 'name\nA\n');
    await writeFile(out, text);
    const ended = await run(['screen', file], { answer: () => screened() });
    assert.deepEqual([ended.exitCode, ended.opened], [2, 0], what);
    assert.match(ended.errors, /already exists with other content/, what);
    assert.equal(await readFile(out, 'utf8'), text, what);
    const asJson = await run(['screen', file, '--json', '--out', out], { answer: () => screened() });
    assert.deepEqual([asJson.exitCode, await readFile(out, 'utf8')], [2, text], what);
  }
});

test('sandbox results are marked as such in either format, and are not mixed with those of a real run', async (t) => {
  const { file, out, rows } = await vendors(t, 'name\nA\n');
  const answer = (): CallOutcome => screened({ incomplete: true });
  await run(['screen', file], { answer, isSandbox: true });
  assert.equal((await rows())[0]?.['sample_data'], 'yes');
  assert.equal((await run(['screen', file], { answer })).exitCode, 2);
  const jsonl = out.replace('.csv', '.jsonl');
  await run(['screen', file, '--json'], { answer, isSandbox: true });
  assert.equal((JSON.parse(await readFile(jsonl, 'utf8')) as { sample: boolean }).sample, true);
  assert.equal((await run(['screen', file, '--json'], { answer })).exitCode, 2);
});

test('--json writes each whole answer on a line, and continues from it', async (t) => {
  const { file, out } = await vendors(t, 'name\nA\nB\n');
  await run(['screen', file, '--json'], {
    answer: (_, { entity_name: name }) => (name === 'A' ? screened() : REFUSED),
  });
  const lines = (await readFile(out.replace('.csv', '.jsonl'), 'utf8')).trimEnd().split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line) as unknown),
    [
      {
        ...{ row: 1, key: 'A', outcome: 'complete', answer: (screened() as { body: unknown }).body },
        ...{ input: {}, finding: 'none', service: 'exclusions', operation: 'screenExclusions', sources: '' },
        digest: digestOf('screenExclusions', { entity_name: 'A' }),
      },
      {
        row: 2,
        key: 'B',
        outcome: 'refused',
        answer: { error: 'missing_fields', message: 'entity_name is required.' },
        ...{ input: {}, service: 'exclusions', operation: 'screenExclusions', sources: '' },
        digest: digestOf('screenExclusions', { entity_name: 'B' }),
      },
    ],
  );
  assert.deepEqual((await run(['screen', file, '--json'])).calls, [{ entity_name: 'B' }]);
});

test('the best match is the highest score of all sections', async (t) => {
  const { file, rows } = await vendors(t, 'name\nA\n');
  const body = {
    exclusions_register: { matches: [{ matched_name: 'Low', score: 0.8 }] },
    csl: { matches: [{ matched_name: 'High', score: 0.95 }] },
    overall: { status: 'potential_matches_found', reasons: [], incomplete_coverage: false },
  };
  await run(['screen', file], { answer: () => answerWith(body) });
  const [row] = await rows();
  assert.deepEqual(
    [row?.['matches'], row?.['best_match'], row?.['best_score'], row?.['best_source']],
    ['2', 'High', '0.95', 'csl'],
  );
});

test('on a terminal one line is redrawn; in a pipe there are at most 23 plain lines', async (t) => {
  const { file } = await vendors(t, `name\n${Array.from({ length: 500 }, (_, i) => `V${i}`).join('\n')}\n`);
  const piped = await run(['screen', file, '--out', `${file}.a`], { answer: () => screened() });
  const lines = piped.errors.trimEnd().split('\n');
  assert.ok(lines.length <= 23, `${lines.length} lines`);
  assert.ok(lines.includes('500 of 500'));
  assert.doesNotMatch(piped.errors, /[\r\u001b]/);
  const drawn = await run(['screen', file, '--out', `${file}.b`], { answer: () => screened(), isTerminal: true });
  assert.match(drawn.errors, /\r\[#{15}\.{15}\] 250 of 500/);
  assert.match(drawn.errors, /\r\[#{30}\] 500 of 500\u001b\[K\n0 with a match/);
});

test('a fault of this program ends the run, keeps the finished rows and closes the services', async (t) => {
  const { file, out } = await vendors(t, 'name\nA\nB\n');
  let answered = 0;
  const failing = run(['screen', file], {
    answer(_, { entity_name: name }) {
      if (name === 'B') throw new RangeError('No operation has this id');
      answered++;
      return screened();
    },
  });
  await assert.rejects(failing, RangeError);
  assert.equal(answered, 1);
  assert.match(await readFile(out, 'utf8'), /\n1,complete,A,/);
});
