import type { Resume } from '../../../core/documents/resume/answer.ts';
import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import type { JsonObject } from '../../../core/json.ts';
import { cell, madeContact, madeReading, madeRole } from '../../core/documents/resume/made-reading.ts';
import { runServer, type RunningServer } from '../../running-server.ts';
import {
  startMistral,
  type MistralStandIn,
  type MistralStandInOptions,
  type OcrReply,
  type ProviderReply,
  type REPLIES,
} from '../../standins/mistral.ts';

const PDF = Buffer.from('%PDF-1.7\nmade').toString('base64');
const PNG = Buffer.from('\x89PNG\r\n\x1a\nmade', 'latin1').toString('base64');
const KEY = 'key-of-the-test';

interface Served extends RunningServer {
  readonly provider: MistralStandIn;
}

async function startServer(
  t: TestContext,
  replies: readonly ProviderReply[],
  options: MistralStandInOptions = {},
): Promise<Served> {
  const provider = await startMistral(t, replies, options);
  const server = await runServer(t, { LOG_LEVEL: 'debug', MISTRAL_API_KEY: KEY, MISTRAL_URL: provider.url });
  return { ...server, provider };
}

function parse(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/resume/parse`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns the status and code of an error. */
async function failureOf(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { error: string }).error}`;
}

const READING = madeReading({ contact: madeContact({ phone: cell('207-555-0142') }) });

test('a resume is parsed as text, image and PDF', async (t) => {
  const { url, provider } = await startServer(t, [{ object: READING }], {
    ocr: [{ pages: ['Jane Roe\n207-555-0142'] }],
  });
  const bodies: readonly JsonObject[] = [
    { text: 'Jane Roe 207-555-0142' },
    { base64_file: PNG, mime_type: 'image/png' },
    { base64_file: PDF, mime_type: 'application/pdf' },
  ];
  for (const body of bodies) {
    const response = await parse(url, body);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('x-reader'), 'mistral');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.deepEqual(await response.json(), {
      contact: { name: 'Jane Roe', email: null, phone: '207-555-0142', location: null },
      work_history: [],
      education: [],
      skills: [],
      confidence: 0.9,
      withheld: [],
    });
  }
  assert.deepEqual(
    provider.requests().map((one) => one.url),
    ['/v1/chat/completions', '/v1/chat/completions', '/v1/ocr', '/v1/chat/completions'],
  );
});

test('the OpenAPI document has version 1.0.0, and only POST parses', async (t) => {
  const { url } = await runServer(t);
  const document = (await (await fetch(`${url}/resume/openapi.json`)).json()) as { info: { version: string } };
  assert.equal(document.info.version, '1.0.0');
  assert.equal((await fetch(`${url}/resume/terms`)).status, 200);
  const get = await fetch(`${url}/resume/parse`);
  assert.deepEqual([get.headers.get('allow'), await failureOf(get)], ['POST', '405 method_not_allowed']);
});

test('every malformed request gets its code and does not reach the provider', async (t) => {
  const { url, provider } = await startServer(t, ['good']);
  const table: readonly (readonly [unknown, string])[] = [
    ['{', 'invalid_json'],
    ['[]', 'invalid_json'],
    ['', 'invalid_json'],
    [{}, 'missing_input'],
    [{ text: 'a', base64_file: PNG }, 'multiple_inputs'],
    [{ text: 'a'.repeat(50_001) }, 'input_too_large'],
    [{ base64_file: PNG }, 'missing_mime_type'],
    [{ base64_file: PNG, mime_type: 'application/msword' }, 'unsupported_input'],
    [{ base64_file: '?', mime_type: 'image/png' }, 'invalid_base64'],
    [{ file_url: 'resume.png' }, 'invalid_file_url'],
    [{ file_url: 'http://files.example.com/resume.png' }, 'unsupported_url_scheme'],
    [{ file_url: 'https://localhost/resume.png' }, 'blocked_file_url'],
    [{ file_url: 'https://files.example.com/resume.pdf' }, 'pdf_url_unsupported'],
  ];
  for (const [body, code] of table) {
    const response = await parse(url, body);
    const answer = (await response.json()) as { error: string };
    assert.deepEqual([response.status, answer.error], [400, code], code);
    assert.deepEqual(Object.keys(answer), ['error', 'message']);
  }
  assert.equal(provider.requests().length, 0);
});

/** Provider replies, and the resulting answers to the caller; the model's own tests cover connection failures. */
const FAULTS: Readonly<Partial<Record<keyof typeof REPLIES, string>>> = {
  cut_off: '422 parsing_failed',
  cut_off_but_whole: '422 parsing_failed',
  cut_off_by_the_window: '422 parsing_failed',
  prose_before: '422 parsing_failed',
  prose_after: '422 parsing_failed',
  fences: '422 parsing_failed',
  two_objects: '422 parsing_failed',
  broken_json: '422 parsing_failed',
  not_a_number: '422 parsing_failed',
  list: '422 parsing_failed',
  string: '422 parsing_failed',
  null_value: '422 parsing_failed',
  nested_20000: '422 parsing_failed',
  good: '422 parsing_failed', // an object of the wrong shape
  refusal: '422 parsing_failed',
  400: '422 parsing_failed',
  413: '422 parsing_failed',
  422: '422 parsing_failed',
  empty: '502 parsing_failed',
  blank: '502 parsing_failed',
  null_content: '502 parsing_failed',
  finish_error: '502 parsing_failed',
  404: '502 parsing_failed',
  429: '502 parsing_failed',
  500: '502 parsing_failed',
  503: '502 parsing_failed',
  301: '502 parsing_failed',
  204: '502 parsing_failed',
  html: '502 parsing_failed',
  empty_body: '502 parsing_failed',
  broken_envelope: '502 parsing_failed',
  envelope_is_empty: '502 parsing_failed',
  no_choices: '502 parsing_failed',
  content_is_number: '502 parsing_failed',
  envelope_nested_20000: '502 parsing_failed',
  cut: '502 parsing_failed',
  reset: '502 parsing_failed',
  huge: '502 parsing_failed',
  401: '500 provider_misconfigured',
  403: '500 provider_misconfigured',
};

suite('a provider failure', () => {
  for (const [fault, expected] of Object.entries(FAULTS)) {
    test(`"${fault}" gives ${expected}`, async (t) => {
      const { url, printed } = await startServer(t, [fault as keyof typeof REPLIES]);
      const response = await parse(url, { text: 'Jane Roe of the canary' });
      const body = await response.text();
      assert.equal(`${response.status} ${(JSON.parse(body) as { error: string }).error}`, expected);
      assert.doesNotMatch(body + printed(), /canary|CONTENT-OF-THE-REPLY|key-of-the-test|internal_error/);
    });
  }
});

test('a failed transcription of a PDF gives parsing_failed or, for a rejected key, provider_misconfigured', async (t) => {
  const table: readonly (readonly [OcrReply, string])[] = [
    [400, '422 parsing_failed'],
    [{ pages: ['![img-0.jpeg](img-0.jpeg)'] }, '422 parsing_failed'],
    ['html', '502 parsing_failed'],
    [401, '500 provider_misconfigured'],
  ];
  for (const [reply, expected] of table) {
    const { url, printed } = await startServer(t, [{ object: READING }], { ocr: [reply] });
    const response = await parse(url, { base64_file: PDF, mime_type: 'application/pdf' });
    assert.equal(await failureOf(response), expected);
    assert.equal(printed().includes('"event":"model_key_refused"'), reply === 401);
  }
});

const CANARY = 'c4n4ry-9d1b';

test('a marker in every field of requests and replies does not appear in logs, errors, headers or metrics', async (t) => {
  const { url, printed, provider } = await startServer(
    t,
    [
      {
        object: madeReading({
          contact: madeContact({ name: CANARY, email: cell(`${CANARY}@roe.example`, CANARY) }),
          work_history: [madeRole({ company: CANARY, start_date: cell(CANARY) })],
          education: { [CANARY]: CANARY },
          skills: [CANARY],
          confidence: CANARY,
        }),
      },
      { object: { contact: CANARY } },
      { content: `${CANARY} {` },
      { content: `I cannot read ${CANARY}.` },
    ],
    { ocr: [{ pages: [CANARY] }] },
  );
  const good = await parse(url, { text: `${CANARY} is sent` });
  const answer = (await good.json()) as Resume;
  // The answer serves what was read; nothing else has it.
  assert.equal(answer.contact.name, CANARY);
  assert.equal(answer.warnings?.length, 2);
  assert.doesNotMatch(JSON.stringify([answer.warnings, answer.withheld]), new RegExp(CANARY));
  const bodies: readonly (JsonObject | string)[] = [
    { text: CANARY },
    { text: CANARY },
    { text: CANARY },
    { text: CANARY, file_url: CANARY },
    { text: { [CANARY]: CANARY } },
    { text: CANARY.repeat(5_000) },
    { file_url: CANARY },
    { file_url: `${CANARY}://x` },
    { file_url: `https://${CANARY}.localhost/${CANARY}` },
    { file_url: `https://${CANARY}:${CANARY}@files.example.com/` },
    { file_url: `https://files.example.com/${CANARY}.pdf` },
    { base64_file: CANARY },
    { base64_file: CANARY, mime_type: CANARY },
    { base64_file: `?${CANARY}`, mime_type: 'image/png' },
    { base64_file: Buffer.from(CANARY).toString('base64'), mime_type: 'image/png' },
    `{"${CANARY}": ${CANARY}`,
  ];
  const seen: string[] = [];
  for (const body of bodies) {
    const response = await parse(url, body);
    assert.notEqual(response.status, 200);
    seen.push(await response.text(), JSON.stringify([...response.headers]));
  }
  seen.push(JSON.stringify([...good.headers]), printed(), await (await fetch(`${url}/metrics`)).text());
  assert.doesNotMatch(seen.join('\n'), new RegExp(CANARY, 'i'));
  assert.equal(provider.requests().length, 4);
});
