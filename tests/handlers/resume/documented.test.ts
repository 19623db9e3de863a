import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ERRORS } from '../../../core/http/errors.ts';
import { parseResume } from '../../../core/documents/resume/parse-resume.ts';
import { RESUME } from '../../../core/documents/resume/answer-schema.ts';
import { resumeService } from '../../../handlers/resume/service.ts';
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

test('every form of an answer follows the documented schema, and what is no answer does not', () => {
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
