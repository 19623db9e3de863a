import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { inspect } from 'node:util';
import { createMistral, type Mistral, type MistralOptions } from '../../../core/model/mistral.ts';
import type { AskOptions, ModelReply, Question } from '../../../core/model/model.ts';
import { createManualClock } from '../../standins/manual-clock.ts';
import { GOOD_ANSWER, REPLIES, REPLY_CONTENT, startMistral, type ProviderReply } from '../../standins/mistral.ts';
import { closedOrigin } from '../../standins/upstream.ts';

const API_KEY = 'the-secret-key';
const SUBMITTED = 'what was submitted';

const question: Question = {
  name: 'subheading_choice',
  schema: { type: 'object', properties: { choices: { type: 'array' } }, required: ['choices'] },
  system: 'Choose.',
  content: [{ type: 'text', text: SUBMITTED }],
  maxTokens: 400,
};

function options(deadlineMs = 60_000): AskOptions {
  return { signal: new AbortController().signal, deadlineMs };
}

function mistralAt(t: TestContext, url: string, more: Partial<MistralOptions> = {}): Mistral {
  const mistral = createMistral({
    apiKey: API_KEY,
    url,
    model: 'stand-in-model',
    ocrModel: 'stand-in-ocr',
    random: () => 0,
    ...more,
  });
  t.after(() => mistral.close());
  return mistral;
}

/** The reply to a question, with the waits between attempts skipped. */
async function askThrough(t: TestContext, replies: readonly ProviderReply[]): Promise<[ModelReply, number]> {
  const clock = createManualClock();
  const provider = await startMistral(t, replies);
  const mistral = mistralAt(t, provider.url, { clock });
  let done = false;
  const asked = mistral.ask(question, options()).finally(() => {
    done = true;
  });
  // The deadline has two timers, for the question and for its call; a third timer is a wait.
  void clock.untilTimers(3).then(() => {
    if (!done) clock.advance(clock.timers()[0]!);
  });
  return [await asked, provider.requests().length];
}

test('a question is sent as a strict JSON schema at temperature 0, and the object is returned', async (t) => {
  const provider = await startMistral(t, ['good']);
  const mistral = mistralAt(t, provider.url);
  assert.deepEqual(await mistral.ask(question, options()), { kind: 'object', value: GOOD_ANSWER });
  assert.equal(mistral.id, 'stand-in-model');
  const [request] = provider.requests();
  assert.equal(request!.headers.authorization, `Bearer ${API_KEY}`);
  assert.equal(request!.headers['content-type'], 'application/json');
  assert.deepEqual(request!.json, {
    model: 'stand-in-model',
    temperature: 0,
    max_tokens: 400,
    stream: false,
    messages: [
      { role: 'system', content: 'Choose.' },
      { role: 'user', content: [{ type: 'text', text: SUBMITTED }] },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'subheading_choice', schema: question.schema, strict: true },
    },
  });
});

test('images and documents are sent inline, byte for byte', async (t) => {
  const provider = await startMistral(t, ['good']);
  // A view into a larger buffer: only its own bytes may be sent.
  const bytes = Uint8Array.of(0, 1, 2, 250, 255, 9).subarray(1, 5);
  await mistralAt(t, provider.url).ask(
    {
      ...question,
      content: [
        { type: 'image', mediaType: 'image/png', bytes },
        { type: 'document', mediaType: 'application/pdf', bytes },
      ],
    },
    options(),
  );
  const [, user] = provider.requests()[0]!.json['messages'] as { content: unknown }[];
  assert.deepEqual(user!.content, [
    { type: 'image_url', image_url: 'data:image/png;base64,AQL6/w==' },
    { type: 'document_url', document_url: 'data:application/pdf;base64,AQL6/w==' },
  ]);
});

/** Every stand-in reply that ends by itself: the kind of result, and the number of requests. */
const TABLE: Readonly<Record<Exclude<keyof typeof REPLIES, 'never' | 'drip'>, [ModelReply['kind'], number]>> = {
  good: ['object', 1],
  good_in_chunks: ['object', 1],
  cut_off: ['cut_off', 1],
  cut_off_but_whole: ['cut_off', 1], // A complete object may still lack what the schema requires.
  cut_off_by_the_window: ['cut_off', 1],
  prose_before: ['not_json', 1],
  prose_after: ['not_json', 1],
  fences: ['not_json', 1],
  two_objects: ['not_json', 1],
  broken_json: ['not_json', 1],
  not_a_number: ['not_json', 1],
  list: ['not_json', 1],
  string: ['not_json', 1],
  null_value: ['not_json', 1],
  nested_20000: ['not_json', 1],
  nested_65: ['not_json', 1],
  empty: ['unavailable', 1],
  blank: ['unavailable', 1],
  null_content: ['unavailable', 1],
  no_content: ['unavailable', 1],
  no_chunks: ['unavailable', 1],
  refusal: ['refused', 1],
  refusal_in_french: ['refused', 1],
  finish_error: ['unavailable', 1],
  400: ['refused', 1],
  401: ['misconfigured', 1],
  403: ['misconfigured', 1],
  404: ['unavailable', 1],
  413: ['refused', 1],
  422: ['refused', 1],
  '422_of_another_shape': ['refused', 1],
  429: ['unavailable', 2],
  '429_for_a_moment': ['unavailable', 2],
  '429_for_an_hour': ['unavailable', 1], // An hour does not fit before the deadline.
  500: ['unavailable', 2],
  502: ['unavailable', 2],
  503: ['unavailable', 2],
  504: ['unavailable', 2],
  301: ['unavailable', 1],
  204: ['unavailable', 1],
  html: ['unavailable', 1],
  html_called_json: ['unavailable', 1],
  empty_body: ['unavailable', 1],
  broken_envelope: ['unavailable', 1],
  envelope_not_utf8: ['unavailable', 1],
  envelope_is_list: ['unavailable', 1],
  envelope_is_empty: ['unavailable', 1],
  envelope_without_choices: ['unavailable', 1],
  no_choices: ['unavailable', 1],
  choices_is_object: ['unavailable', 1],
  content_is_number: ['unavailable', 1],
  envelope_nested_20000: ['unavailable', 1],
  envelope_nested_million: ['unavailable', 1],
  cut: ['unavailable', 2],
  reset: ['unavailable', 2],
  huge: ['unavailable', 1],
};

for (const [name, expected] of Object.entries(TABLE)) {
  test(`the provider's reply "${name}" is ${expected[0]} after ${expected[1]} request(s)`, async (t) => {
    const [reply, requests] = await askThrough(t, [name as keyof typeof REPLIES]);
    assert.deepEqual([reply.kind, requests], expected);
    const shown = inspect(reply, { depth: 10, showHidden: true });
    for (const secret of [API_KEY, SUBMITTED, REPLY_CONTENT]) assert.ok(!shown.includes(secret), secret);
  });
}

test('a temporary failure is retried once, and the second reply counts', async (t) => {
  for (const first of [429, '429_for_a_moment', 500, 502, 503, 504, 'cut', 'reset'] as const) {
    assert.deepEqual(await askThrough(t, [first, 'good']), [{ kind: 'object', value: GOOD_ANSWER }, 2], String(first));
  }
});

test('a model may reply with any object; the service checks it against its schema', async (t) => {
  const [reply] = await askThrough(t, [{ object: { choices: 'high', more: { nested: [] } } }]);
  assert.deepEqual(reply, { kind: 'object', value: { choices: 'high', more: { nested: [] } } });
});

test('a provider that never finishes its reply is unavailable at the deadline, after one request', async (t) => {
  for (const slow of ['never', 'drip'] as const) {
    const provider = await startMistral(t, ['good', slow]);
    const mistral = mistralAt(t, provider.url);
    // The first question loads the SDK, which takes longer than the second question's deadline.
    await mistral.ask(question, options());
    assert.deepEqual(await mistral.ask(question, options(200)), { kind: 'unavailable' });
    assert.equal(provider.requests().length, 2);
  }
});

test('a retry that does not fit before the deadline is not awaited', async (t) => {
  const clock = createManualClock();
  const provider = await startMistral(t, ['429_for_a_moment']);
  const mistral = mistralAt(t, provider.url, { clock });
  assert.deepEqual(await mistral.ask(question, options(900)), { kind: 'unavailable' });
  assert.equal(provider.requests().length, 1);
  assert.equal(clock.now(), 0);
});

test('a provider that asked to wait is not called until then', async (t) => {
  const clock = createManualClock();
  const provider = await startMistral(t, ['429_for_a_moment', 'good']);
  const mistral = mistralAt(t, provider.url, { clock });
  assert.equal((await mistral.ask(question, options(900))).kind, 'unavailable');
  assert.equal((await mistral.ask(question, options(900))).kind, 'unavailable');
  assert.equal(provider.requests().length, 1);
  clock.advance(1000);
  assert.equal((await mistral.ask(question, options(900))).kind, 'object');
});

test('the deadline includes everything before the first byte is sent', async (t) => {
  const clock = createManualClock();
  const provider = await startMistral(t, ['good']);
  const asked = mistralAt(t, provider.url, { clock }).ask(question, options(100));
  clock.advance(100);
  assert.deepEqual(await asked, { kind: 'unavailable' });
  assert.equal(provider.requests().length, 0);
});

test('a caller that leaves ends the question at once', async (t) => {
  const provider = await startMistral(t, ['never']);
  const leaver = new AbortController();
  const asked = mistralAt(t, provider.url).ask(question, { signal: leaver.signal, deadlineMs: 60_000 });
  await provider.untilRequests(1);
  leaver.abort();
  assert.deepEqual(await asked, { kind: 'unavailable' });
  assert.equal(provider.requests().length, 1);
});

test('an unreachable provider is unavailable', async (t) => {
  const reply = await mistralAt(t, await closedOrigin()).ask(question, options());
  assert.deepEqual(reply, { kind: 'unavailable' });
});

test('an API key that is invalid in a header is a configuration error, and is not sent or quoted', async (t) => {
  const provider = await startMistral(t, ['good']);
  for (const apiKey of ['', 'key\nhost: x', 'key – with a dash']) {
    assert.deepEqual(await mistralAt(t, provider.url, { apiKey }).ask(question, options()), { kind: 'misconfigured' });
  }
  assert.equal(provider.requests().length, 0);
});

test('questions are observed as calls to one source', async (t) => {
  const observed: string[] = [];
  const provider = await startMistral(t, ['good', 'html', 401]);
  const mistral = mistralAt(t, provider.url, {
    observe: (source, outcome, seconds) => observed.push(`${source} ${outcome} ${typeof seconds}`),
  });
  for (let i = 0; i < 3; i++) await mistral.ask(question, options());
  assert.deepEqual(observed, ['Mistral ok number', 'Mistral shape number', 'Mistral http number']);
});

test('nothing is printed, whatever the provider replies', async (t) => {
  const printed: unknown[] = [];
  for (const method of ['log', 'warn', 'error', 'info', 'debug', 'group'] as const)
    t.mock.method(console, method, (...args: unknown[]) => printed.push(args));
  for (const reply of ['good', 422, 'html', 'broken_envelope', 'envelope_is_empty'] as const)
    await askThrough(t, [reply]);
  assert.deepEqual(printed, []);
});

test('after closing, a question is unavailable', async (t) => {
  const provider = await startMistral(t, ['good']);
  const mistral = mistralAt(t, provider.url);
  await mistral.close();
  assert.deepEqual(await mistral.ask(question, options()), { kind: 'unavailable' });
  assert.equal(provider.requests().length, 0);
});
