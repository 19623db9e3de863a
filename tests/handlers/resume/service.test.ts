import type { Resume } from '../../../core/documents/resume/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import type { ApiRequest, JsonAnswer } from '../../../core/http/route.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { SubmittedDocument } from '../../../core/submitted-document.ts';
import type { AskOptions } from '../../../core/model/model.ts';
import type { Reading, ReadingKind } from '../../../core/documents/reading/reader.ts';
import { resumeService, type ResumeParts } from '../../../handlers/resume/service.ts';
import { cell, madeContact, madeReading } from '../../core/documents/resume/made-reading.ts';

interface Asked {
  readonly kind: ReadingKind;
  readonly document: SubmittedDocument;
  readonly options: AskOptions;
}

interface Given {
  readonly reading?: Reading;
  readonly body?: JsonObject;
  readonly query?: readonly (readonly [string, readonly string[]])[];
  readonly parts?: Partial<ResumeParts>;
}

async function parse(given: Given): Promise<{ answer: JsonAnswer; asked: Asked[] }> {
  const asked: Asked[] = [];
  const service = resumeService({
    reader: {
      id: 'embedded',
      read: (kind, document, options) => {
        asked.push({ kind, document, options });
        return Promise.resolve(given.reading ?? { kind: 'object', value: madeReading(), text: null });
      },
    },
    fetchFile: () => Promise.resolve({ kind: 'refused' }),
    ...given.parts,
  });
  const route = service.routes.find(({ path }) => path === '/parse');
  assert.ok(typeof route?.answer === 'function');
  const request: ApiRequest = {
    params: {},
    query: new Map(given.query ?? []),
    body: given.body ?? { text: 'Jane Roe jane@roe.example' },
    signal: new AbortController().signal,
  };
  return { answer: (await route.answer(request)) as JsonAnswer, asked };
}

async function failure(given: Given): Promise<string> {
  const error = await parse(given).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof CodedError);
  return `${error.code} ${error.status}`;
}

test('the document is read once, and the answer names the reader in a header', async () => {
  const { answer, asked } = await parse({});
  assert.deepEqual([answer.status, answer.headers], [200, { 'x-reader': 'embedded' }]);
  assert.equal(asked.length, 1);
  assert.equal(asked[0]!.kind, 'resume');
  assert.deepEqual(asked[0]!.document, { type: 'text', text: 'Jane Roe jane@roe.example' });
  assert.ok(asked[0]!.options.deadlineMs > 0);
});

test('evidence is added on request, and nothing else changes', async () => {
  const value = madeReading({ contact: madeContact({ email: cell('jane@roe.example'), phone: cell('1', '1') }) });
  const reading: Reading = { kind: 'object', value, text: null };
  const plain = (await parse({ reading })).answer.body as Resume;
  assert.deepEqual(Object.keys(plain), ['contact', 'work_history', 'education', 'skills', 'confidence', 'withheld']);
  for (const values of [['1'], ['0', '1']]) {
    const { answer } = await parse({ reading, query: [['evidence', values]] });
    assert.deepEqual(answer.body, {
      ...plain,
      evidence: { 'contact.email': { quote: 'jane@roe.example', start: 9, end: 25 } },
    });
  }
  for (const values of [['0'], [''], ['true']]) {
    assert.deepEqual((await parse({ reading, query: [['evidence', values]] })).answer.body, plain);
  }
});

test('a failed reading gets the code and status of the contract', async () => {
  const nobody = madeReading({ contact: madeContact({ name: null }) });
  const table: readonly (readonly [Reading, string])[] = [
    [{ kind: 'cut_off' }, 'parsing_failed 422'],
    [{ kind: 'refused' }, 'parsing_failed 422'],
    [{ kind: 'not_json' }, 'parsing_failed 422'],
    [{ kind: 'unavailable' }, 'parsing_failed 502'],
    [{ kind: 'misconfigured' }, 'provider_misconfigured 500'],
    [{ kind: 'object', value: {}, text: null }, 'parsing_failed 422'],
    [{ kind: 'object', value: nobody, text: null }, 'parsing_failed 422'],
    [{ kind: 'object', value: madeReading({ skills: [7] }), text: null }, 'parsing_failed 422'],
  ];
  for (const [reading, expected] of table) assert.equal(await failure({ reading }), expected, JSON.stringify(reading));
});

test('a quote must be in the text that was sent, plain or as a file, or in the words of a PDF', async () => {
  const value = madeReading({ contact: madeContact({ email: cell('jane@roe.example') }) });
  const file = (content: string, mimeType: string): JsonObject => ({
    base64_file: Buffer.from(content).toString('base64'),
    mime_type: mimeType,
  });
  const table: readonly (readonly [JsonObject, string | null, boolean])[] = [
    [{ text: 'Jane, jane@roe.example' }, null, true],
    [{ text: 'Jane' }, null, false],
    [file('Jane, jane@roe.example', 'text/markdown'), null, true],
    [file('Jane', 'text/plain'), null, false],
    [file('%PDF-1.7', 'application/pdf'), 'Jane, **jane@roe.example**', true],
    [file('%PDF-1.7', 'application/pdf'), 'Jane', false],
    [file('GIF89a', 'image/gif'), null, true],
  ];
  for (const [body, text, isServed] of table) {
    const { answer } = await parse({ body, reading: { kind: 'object', value, text } });
    const { contact, withheld } = answer.body as Resume;
    assert.deepEqual(
      [contact.email, withheld],
      isServed ? ['jane@roe.example', []] : [null, ['contact.email']],
      JSON.stringify(body),
    );
  }
});
