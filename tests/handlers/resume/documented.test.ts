import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ERRORS } from '../../../core/http/errors.ts';
import { parseResume } from '../../../core/documents/resume/parse-resume.ts';
import { RESUME } from '../../../core/documents/resume/answer-schema.ts';
import { resumeService } from '../../../handlers/resume/service.ts';
import type { JsonObject } from '../../../core/json.ts';
import { RESUME_EXAMPLES } from '../../../handlers/resume/examples.ts';
import { runServer } from '../../running-server.ts';
import { startMistral } from '../../standins/mistral.ts';
import { cell, madeContact, madeReading, madeRecord, madeRole } from '../../core/documents/resume/made-reading.ts';

const DOCS = readFileSync(new URL('../../../docs/resume.md', import.meta.url), 'utf8');

test('every code of POST /parse is documented with its statuses', () => {
  const service = resumeService({
    reader: { id: 'embedded', read: () => Promise.resolve({ kind: 'refused' }) },
    fetchFile: () => Promise.resolve({ kind: 'refused' }),
  });
  const { errors } = service.routes.find(({ path }) => path === '/parse')!.operation;
  assert.equal(errors.length, 12);
  for (const code of errors) {
    for (const status of ERRORS[code].statuses) {
      assert.match(DOCS, new RegExp(String.raw`\| \`${code}\` +\| ${status} `), code);
    }
  }
});

test('every form of an answer follows the documented schema, and invalid answers do not', () => {
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(RESUME);
  const role = madeRole({ start_date: cell('2019-03-05'), end_date: cell('PRESENT') });
  const readings = [
    madeReading(),
    madeReading({ work_history: [role, madeRole({ start_date: cell('x') })], education: [madeRecord()] }),
    madeReading({ work_history: 1, education: null, skills: {}, confidence: 'high' }),
    madeReading({ contact: madeContact({ email: cell('jane@roe.example'), phone: cell('x') }), skills: ['SQL'] }),
  ];
  for (const reading of readings) {
    const parsed = parseResume(reading, (quote) => ({ quote }));
    assert.ok(parsed.kind === 'answer');
    const { answer, evidence } = parsed;
    assert.ok(validate(answer) && validate({ ...answer, evidence }), JSON.stringify(validate.errors));
    assert.ok(!validate({ ...answer, confidence: 2 }));
    assert.ok(!validate({ ...answer, withheld: undefined }));
    assert.ok(!validate({ ...answer, work_history: [{ ...role, start_date: 'Mar 2019', end_date: null }] }));
  }
});

test('the worked examples are what the server answers', async (t) => {
  const blocks = [...DOCS.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json) as JsonObject);
  const [byRules, reply, byModel] = blocks;
  const body = /-d '(.*)'$/m.exec(DOCS)?.[1] ?? '';
  const answerOf = async (url: string): Promise<unknown> =>
    (await fetch(`${url}/resume/parse`, { method: 'POST', body })).json();
  assert.deepEqual(await answerOf((await runServer(t, { READER: 'embedded' })).url), byRules);
  const provider = await startMistral(t, [{ object: reply ?? {} }]);
  const { url } = await runServer(t, { MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_URL: provider.url });
  assert.deepEqual(await answerOf(url), byModel);
});

test('the examples of the description are what the embedded reader answers', async (t) => {
  const { url } = await runServer(t, { READER: 'embedded' });
  for (const { name, request, status, response } of RESUME_EXAMPLES) {
    const query = new URLSearchParams(request.query).toString();
    const answer = await fetch(`${url}/resume/parse?${query}`, { method: 'POST', body: JSON.stringify(request.body) });
    assert.equal(answer.status, status, name);
    assert.deepEqual(await answer.json(), response, name);
  }
});
