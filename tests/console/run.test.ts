import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { guessedColumn } from '../../console/bulk/columns.js';
import { JOBS, type Job } from '../../console/bulk/jobs.js';
import { createRun, type Run } from '../../console/bulk/run.js';
import { savedCsv, savedJson } from '../../console/bulk/saved.js';
import type { Json, JsonObject, Reply } from '../../console/types.ts';

const job = (id: string): Job => JOBS.find((one) => one.id === id)!;

function reply(status: number, body: Json): Reply {
  return { status, body, milliseconds: 1, requestId: null, retryAfter: null };
}

/** What the exclusions service answers for a name, as far as a run reads it. */
function screened(name: string): JsonObject {
  const isListed = name.startsWith('Listed');
  const isUnread = name.startsWith('Unread');
  const matches = isListed ? [{ matched_name: name.toUpperCase(), match_type: 'exact', score: 1, reason: '' }] : [];
  const status = isListed ? 'match' : isUnread ? 'error' : 'no_match';
  const section = { status, matches, source: { basis: 'live', as_of: '2026-03-03' } };
  return {
    input: { entity_name: name },
    coverage: '',
    exclusions_register: section,
    csl: { ...section, status: isUnread ? 'error' : 'no_match', matches: [] },
    overall: {
      status: isListed ? 'potential_matches_found' : isUnread ? 'screening_incomplete' : 'no_potential_matches_found',
      total_matches: matches.length,
      reasons: [],
      incomplete_coverage: isUnread,
    },
  };
}

interface SentBatch {
  readonly entities: readonly { readonly entity_name: string }[];
}

const batchOf = (body: JsonObject | undefined): SentBatch => body as unknown as SentBatch;

const answered = (body: JsonObject | undefined): Reply =>
  reply(200, { results: batchOf(body).entities.map((one) => screened(one.entity_name)) });

type Send = Parameters<typeof createRun>[0]['send'];

/** A run of names with the vendors job that has ended or stopped on its own. */
async function ran(names: readonly string[], send: Send): Promise<Run> {
  const run = createRun({
    job: job('vendors'),
    rows: names.map((name) => [name]),
    columns: { entity_name: 0, state: -1 },
    send,
    onChange: () => undefined,
  });
  run.start();
  await settled(run);
  return run;
}

async function settled(run: Run): Promise<void> {
  while (run.state() === 'running' || run.state() === 'pausing') await new Promise(setImmediate);
}

suite('a run of many rows', () => {
  test('sends full batches, and never more calls at once than the job allows', async () => {
    const sizes: number[] = [];
    let atOnce = 0;
    let most = 0;
    const run = await ran(
      Array.from({ length: 60 }, (_, i) => `Vendor ${i}`),
      async ({ body }) => {
        sizes.push(batchOf(body).entities.length);
        most = Math.max(most, ++atOnce);
        await new Promise(setImmediate);
        atOnce--;
        return answered(body);
      },
    );
    assert.deepEqual(sizes, [25, 25, 10]);
    assert.equal(most, 2);
    assert.deepEqual([run.state(), run.counts().answered], ['done', 60]);
  });

  test('counts findings, incomplete rows and unsent rows separately', async () => {
    const run = await ran(['Listed Ltd', 'Unread Ltd', 'Clean Ltd', ' ', 'x'.repeat(513)], ({ body }) =>
      Promise.resolve(answered(body)),
    );
    assert.deepEqual(run.counts(), {
      total: 5,
      waiting: 0,
      answered: 3,
      match: 1,
      possible: 0,
      incomplete: 1,
      failed: 0,
      refused: 0,
      unsent: 2,
    });
    assert.deepEqual(
      run.rows.map(({ outcome }) => outcome?.finding),
      ['match', 'unchecked', 'none', undefined, undefined],
      'a row that was not checked is not clean',
    );
  });

  test('isolates the rows of a rejected batch by sending each one again on its own', async () => {
    const run = await ran(['Clean Ltd', 'Bad Ltd', 'Listed Ltd'], ({ body }) => {
      const { entities } = batchOf(body);
      const isBad = entities.some((one) => one.entity_name === 'Bad Ltd');
      return Promise.resolve(isBad ? reply(400, { error: 'invalid_fields', message: 'No.' }) : answered(body));
    });
    assert.deepEqual(
      run.rows.map(({ state, fault }) => [state, fault]),
      [
        ['answered', undefined],
        ['refused', '400 invalid_fields: No.'],
        ['answered', undefined],
      ],
    );
  });

  test('marks a row as failed when it gets no usable answer, and retries it on demand', async () => {
    const replies: Reply[] = [
      reply(0, { message: 'The server could not be reached.' }),
      reply(200, { results: [] }),
      reply(200, 'a page of HTML'),
      reply(503, { error: 'source_unavailable', message: 'Later.' }),
    ];
    let calls = 0;
    const run = await ran(['Clean Ltd'], ({ body }) => Promise.resolve(replies[calls++] ?? answered(body)));
    for (const fault of [
      'The server could not be reached.',
      'The answer does not have one result per row.',
      'The answer does not have one result per row.',
      '503 source_unavailable: Later.',
    ]) {
      assert.deepEqual([run.rows[0]?.state, run.rows[0]?.fault, run.counts().failed], ['failed', fault, 1]);
      run.retry();
      await settled(run);
    }
    assert.deepEqual([run.rows[0]?.state, run.rows[0]?.fault, run.counts().answered], ['answered', undefined, 1]);
  });

  test('stops on its own when every further call would be refused, and resumes from there', async () => {
    for (const status of [401, 403, 429]) {
      let calls = 0;
      const run = await ran(
        Array.from({ length: 100 }, (_, i) => `Vendor ${i}`),
        ({ body }) => Promise.resolve(calls++ === 0 ? reply(status, { message: 'Not now.' }) : answered(body)),
      );
      assert.equal(run.state(), 'paused');
      assert.equal(run.stopReason(), `${status}: Not now.`);
      assert.ok(calls <= 2, 'only the calls under way');
      run.retry();
      await settled(run);
      assert.deepEqual([run.state(), run.counts().answered], ['done', 100]);
    }
  });

  test('pauses after the calls under way, without losing or repeating a row', async () => {
    const seen: string[] = [];
    let calls = 0;
    const run: Run = createRun({
      job: job('vendors'),
      rows: Array.from({ length: 200 }, (_, i) => [`Vendor ${i}`]),
      columns: { entity_name: 0, state: -1 },
      send: async ({ body }) => {
        await new Promise(setImmediate);
        seen.push(...batchOf(body).entities.map((one) => one.entity_name));
        if (++calls === 3) run.pause();
        return answered(body);
      },
      onChange: () => undefined,
    });
    run.start();
    await settled(run);
    assert.equal(run.state(), 'paused');
    assert.ok(seen.length < 200);
    run.start();
    await settled(run);
    assert.deepEqual(
      seen,
      Array.from({ length: 200 }, (_, i) => `Vendor ${i}`),
    );
  });

  test('goes on from what was kept: a row in any state but a settled one is waiting', async () => {
    const sent: string[] = [];
    const run = createRun({
      job: job('vendors'),
      rows: ['A', 'B', 'C', 'D'].map((name) => [name]),
      columns: { entity_name: 0, state: -1 },
      kept: new Map([
        [0, { state: 'failed', fault: 'Later.' }],
        [1, { state: 'in progress', note: 'seen' }],
        // Kept by an earlier version of the page.
        [2, { state: 'under way' as 'waiting' }],
      ]),
      send: ({ body }) => {
        sent.push(...batchOf(body).entities.map((one) => one.entity_name));
        return Promise.resolve(answered(body));
      },
      onChange: () => undefined,
    });
    assert.deepEqual([run.state(), run.counts().waiting, run.counts().failed], ['paused', 3, 1]);
    run.start();
    await settled(run);
    assert.deepEqual(
      [sent, run.state(), run.counts().answered, run.rows[1]?.note],
      [['B', 'C', 'D'], 'done', 3, 'seen'],
    );
  });

  test('is saved as the original table, with the answer for each row', async () => {
    const run = await ran(['Listed Ltd', 'Unread Ltd', ''], ({ body }) => Promise.resolve(answered(body)));
    Object.assign(run.rows[0]!, { decision: 'true_match', note: 'seen, signed' });
    assert.equal(
      savedCsv(['Vendor'], run),
      [
        'Vendor,tracewell_state,tracewell_finding,tracewell_incomplete,status,total_matches,register,screening_list,best_match,best_score,register_as_of,tracewell_fault,tracewell_decision,tracewell_note',
        'Listed Ltd,answered,match,false,potential_matches_found,1,match,no_match,LISTED LTD,1,2026-03-03,,true_match,"seen, signed"',
        'Unread Ltd,answered,unchecked,true,screening_incomplete,0,error,error,,,2026-03-03,,,',
        ',not sent,,,,,,,,,,Company or vendor is blank,,',
        '',
      ].join('\r\n'),
    );
    const saved = JSON.parse(savedJson(['Vendor'], run).join('')) as { row: Json; state: string; answer: Json }[];
    assert.deepEqual(saved[1]?.row, { Vendor: 'Unread Ltd' });
    assert.deepEqual(saved[1].answer, screened('Unread Ltd'));
    assert.deepEqual(saved[2]?.answer, null);
  });
});

const COLUMNS: readonly (readonly [id: string, header: readonly string[], guessed: readonly number[]])[] = [
  ['vendors', ['Id', 'Vendor Name', 'State'], [1, 2]],
  ['vendors', ['Legal entity name', 'Town'], [0, -1]],
  ['suppliers', ['x', 'Supplier'], [1, -1]],
  ['products', ['SKU', 'Product description', 'Country of origin'], [1, 2]],
  ['companies', ['a', 'b'], [0, -1]],
];

for (const [id, header, guessed] of COLUMNS) {
  test(`columns are guessed from their headings: ${header.join(', ')}`, () => {
    assert.deepEqual(
      job(id).members.map((member) => guessedColumn(member, header)),
      guessed,
    );
  });
}

test('a run waits for a source that accepts no more calls, instead of collecting errors', async () => {
  const waits: number[] = [];
  let calls = 0;
  const run = createRun({
    job: job('vendors'),
    rows: [['Unread Works'], ['Other Works']],
    columns: { entity_name: 0, state: -1 },
    send: (call) => {
      const isFirst = calls++ === 0;
      const answer = isFirst
        ? answered(call.body)
        : answered({ entities: [{ entity_name: 'A' }, { entity_name: 'B' }] });
      return Promise.resolve({ ...answer, retryAfter: isFirst ? '42' : null });
    },
    onChange: () => undefined,
    later: (goOn, ms) => {
      waits.push(ms);
      setImmediate(goOn);
    },
  });
  run.start();
  await settled(run);
  assert.deepEqual([waits, calls, run.counts().incomplete, run.counts().answered], [[42_000], 2, 0, 2]);
});
