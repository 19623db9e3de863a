import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { CodedError, ERRORS } from '../../core/http/errors.ts';
import type { JsonAnswer } from '../../core/http/route.ts';
import type { JsonObject } from '../../core/json.ts';
import type { SubmittedDocument } from '../../core/submitted-document.ts';
import type { Reader, Reading, ReadingFailure } from '../../core/documents/reading/reader.ts';
import { piiService } from '../../handlers/pii/service.ts';
import { startMistral, type ProviderReply } from '../standins/mistral.ts';
import { runServer } from '../running-server.ts';

/** Returns a reader that gives a fixed reading and records the documents it is shown. */
function reading(read: Reading, shown: SubmittedDocument[] = []): Reader {
  return {
    id: 'mistral',
    read(kind, document) {
      assert.equal(kind, 'pii');
      shown.push(document);
      return Promise.resolve(read);
    },
  };
}

const entities = (...values: readonly (readonly [type: string, value: string])[]): Reading => ({
  kind: 'object',
  value: { entities: values.map(([type, value]) => ({ type, value })) },
  text: null,
});

async function redact(body: JsonObject, reader: Reader, query: readonly string[] = []): Promise<JsonAnswer> {
  const route = piiService({ reader }).routes.find(({ path }) => path === '/redact');
  assert.ok(typeof route?.answer === 'function');
  const { signal } = new AbortController();
  const answer = await route.answer({ params: {}, query: new Map([['evidence', query]]), body, signal });
  return answer as JsonAnswer;
}

const isCoded =
  (code: string, status: number) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof CodedError);
    assert.deepEqual([error.code, error.status], [code, status]);
    return true;
  };

suite('POST /pii/redact', () => {
  test('shows the reader the text as sent, and names the reader in the answer', async () => {
    const shown: SubmittedDocument[] = [];
    const text = ' Jane\r\nRoe \ud83d ';
    const answer = await redact({ text }, reading(entities(['PERSON', 'Jane Roe']), shown));
    assert.deepEqual(shown, [{ type: 'text', text }]);
    assert.deepEqual(answer, {
      status: 200,
      headers: { 'x-reader': 'mistral' },
      body: {
        redacted_text: ' [REDACTED_PERSON] \ud83d ',
        entities: [{ type: 'PERSON', value: 'Jane\r\nRoe', start: 1, end: 10 }],
      },
    });
  });

  test('adds the quote and place of each entity with evidence=1, and changes nothing else', async () => {
    const reader = reading(entities(['PERSON', 'Jane'], ['PERSON', 'Bob']));
    const { body: plain } = await redact({ text: 'Jane, a@b.co' }, reader);
    const { body } = await redact({ text: 'Jane, a@b.co' }, reader, ['1']);
    assert.deepEqual(body, {
      ...(plain as object),
      evidence: {
        'entities[0]': { quote: 'Jane', start: 0, end: 4 },
        'entities[1]': { quote: 'a@b.co', start: 6, end: 12 },
      },
    });
  });

  const REQUESTS: readonly (readonly [says: string, body: JsonObject, code: string])[] = [
    ['no text', {}, 'missing_fields'],
    ['a null text', { text: null }, 'missing_fields'],
    ['a blank text', { text: ' \n\u200b' }, 'missing_fields'],
    ['a text that is a number', { text: 5551234567 }, 'invalid_fields'],
    ['a text that is a list', { text: ['Jane'] }, 'invalid_fields'],
    ['a text of 50,001 units', { text: 'a'.repeat(50_001) }, 'input_too_large'],
    ['a text of 25,001 astral characters', { text: '😀'.repeat(25_001) }, 'input_too_large'],
  ];
  for (const [says, body, code] of REQUESTS) {
    test(`rejects ${says} as ${code}, and reads nothing`, async () => {
      const shown: SubmittedDocument[] = [];
      await assert.rejects(redact(body, reading(entities(), shown)), isCoded(code, 400));
      assert.deepEqual(shown, []);
    });
  }

  test('accepts a text of 50,000 units', async () => {
    const { status } = await redact({ text: 'a'.repeat(50_000) }, reading(entities()));
    assert.equal(status, 200);
  });

  const FAILURES: Readonly<Record<ReadingFailure, readonly [code: string, status: number]>> = {
    cut_off: ['redaction_failed', 422],
    refused: ['redaction_failed', 502],
    not_json: ['redaction_failed', 502],
    unavailable: ['redaction_failed', 502],
    misconfigured: ['provider_misconfigured', 500],
    too_large: ['redaction_failed', 422],
    not_installed: ['provider_misconfigured', 500],
    too_heavy: ['redaction_failed', 422],
    full: ['overloaded', 503],
    given_up: ['overloaded', 503],
  };
  for (const [kind, [code, status]] of Object.entries(FAILURES)) {
    test(`answers ${code} ${status} if the reading is ${kind}, even if patterns would match`, async () => {
      const reader = reading({ kind: kind as ReadingFailure });
      await assert.rejects(redact({ text: 'Jane, a@b.co' }, reader), isCoded(code, status));
    });
  }

  test('answers redaction_failed: 502 for a reading of the wrong shape, 422 for one that is too long', async () => {
    const other: Reading = { kind: 'object', value: { entities: 'Jane' }, text: null };
    await assert.rejects(redact({ text: 'Jane' }, reading(other)), isCoded('redaction_failed', 502));
    const long = entities(...Array.from({ length: 9 }, () => ['PERSON', 'a'.repeat(50_000)] as const));
    await assert.rejects(redact({ text: 'Jane' }, reading(long)), isCoded('redaction_failed', 422));
  });
});

async function post(url: string, body: unknown, query = ''): Promise<Response> {
  return fetch(`${url}/pii/redact${query}`, { method: 'POST', body: JSON.stringify(body) });
}

const TEXT = 'Dear Mr. Stone, call 555-123-4567. Canary-7f3e';

suite('the running server', () => {
  test('reads the text with rules without a key, and returns a lone surrogate intact', async (t) => {
    const { url } = await runServer(t);
    const answer = await post(url, { text: `${TEXT} \ud83d` });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('x-reader'), 'embedded');
    const { redacted_text: redacted } = (await answer.json()) as { redacted_text: string };
    assert.equal(redacted, 'Dear Mr. [REDACTED_PERSON], call [REDACTED_PHONE]. Canary-7f3e \ud83d');
  });

  test('reads with rules under READER=embedded, even with a key', async (t) => {
    const { url: provider, requests } = await startMistral(t, ['good']);
    const { url } = await runServer(t, { READER: 'embedded', MISTRAL_API_KEY: 'k', MISTRAL_URL: provider });
    const answer = await post(url, { text: TEXT });
    assert.equal(answer.headers.get('x-reader'), 'embedded');
    assert.deepEqual(requests(), []);
  });

  test('reads the text with the model if it has a key', async (t) => {
    const { url: provider } = await startMistral(t, [
      { object: { entities: [{ type: 'PERSON', value: 'CANARY-7F3E' }] } },
    ]);
    const { url } = await runServer(t, { MISTRAL_API_KEY: 'k', MISTRAL_URL: provider });
    const answer = await post(url, { text: TEXT });
    assert.equal(answer.headers.get('x-reader'), 'mistral');
    const { redacted_text: redacted } = (await answer.json()) as { redacted_text: string };
    assert.equal(redacted, 'Dear Mr. Stone, call [REDACTED_PHONE]. [REDACTED_PERSON]');
  });

  const REPLIES: readonly (readonly [reply: ProviderReply, status: number, code: string])[] = [
    ['cut_off', 422, 'redaction_failed'],
    ['refusal', 502, 'redaction_failed'],
    ['fences', 502, 'redaction_failed'],
    ['two_objects', 502, 'redaction_failed'],
    ['nested_20000', 502, 'redaction_failed'],
    ['empty', 502, 'redaction_failed'],
    [{ object: { entities: {} } }, 502, 'redaction_failed'],
    [{ object: { entities: [{ type: 'PERSON', value: 1 }] } }, 502, 'redaction_failed'],
    ['good', 502, 'redaction_failed'],
  ];
  for (const [reply, status, code] of REPLIES) {
    const name = typeof reply === 'string' ? reply : JSON.stringify(reply);
    test(`answers the reply ${name} with ${code} ${status}, and leaks nothing from it or the text`, async (t) => {
      const { url: provider } = await startMistral(t, [reply]);
      const server = await runServer(t, { MISTRAL_API_KEY: 'k', MISTRAL_URL: provider });
      const answer = await post(server.url, { text: TEXT });
      const body = await answer.text();
      assert.equal(answer.status, status);
      assert.equal((JSON.parse(body) as { error: string }).error, code);
      await server.stop();
      const out = body + JSON.stringify([...answer.headers]) + server.printed();
      assert.doesNotMatch(out, /Canary|Stone|CONTENT-OF-THE-REPLY/);
    });
  }

  test('says in its terms that it does not search for IBANs', async (t) => {
    const { url } = await runServer(t);
    const answer = await fetch(`${url}/pii/terms`);
    const terms = (await answer.json()) as { service: string; limits: string[] };
    assert.equal(terms.service, 'pii');
    assert.ok(terms.limits.some((limit) => limit.includes('IBAN')));
  });
});

test('every code of POST /redact is documented with its statuses', () => {
  const docs = readFileSync(new URL('../../docs/pii.md', import.meta.url), 'utf8');
  const route = piiService({ reader: reading(entities()) }).routes.find(({ path }) => path === '/redact');
  const errors = route?.operation.errors ?? [];
  assert.equal(errors.length, 5);
  for (const code of errors) {
    for (const status of ERRORS[code].statuses) {
      assert.match(docs, new RegExp(String.raw`\| \`${code}\` +\| ${status} `), code);
    }
  }
});
