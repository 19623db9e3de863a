import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import { createMistralReader } from '../../../core/documents/mistral-reader.ts';
import { createMistral } from '../../../core/model/mistral.ts';
import type { SubmittedDocument } from '../../../core/submitted-document.ts';
import type { Reading, ReadingKind } from '../../../core/documents/reading/reader.ts';
import { createManualClock } from '../../standins/manual-clock.ts';
import {
  REPLIES,
  startMistral,
  type MistralStandIn,
  type OcrReply,
  type ProviderReply,
} from '../../standins/mistral.ts';

const TEXT: SubmittedDocument = { type: 'text', text: 'Jane Roe, analyst' };
const IMAGE: SubmittedDocument = { type: 'image', mediaType: 'image/webp', bytes: Uint8Array.of(1, 2, 3) };
const PDF: SubmittedDocument = { type: 'pdf', bytes: Buffer.from('%PDF-1.7') };
const ALL: readonly SubmittedDocument[] = [TEXT, IMAGE, PDF];
const KINDS: readonly ReadingKind[] = ['resume', 'invoice', 'certificate', 'pii'];

interface Case {
  readonly document: SubmittedDocument;
  readonly kind?: ReadingKind;
  readonly replies?: readonly ProviderReply[];
  readonly ocr?: readonly OcrReply[];
}

async function readThrough(t: TestContext, given: Case): Promise<{ reading: Reading; provider: MistralStandIn }> {
  const provider = await startMistral(t, given.replies ?? [{ object: { read: true } }], { ocr: given.ocr ?? [] });
  const mistral = createMistral({
    apiKey: 'key',
    url: provider.url,
    model: 'stand-in-model',
    ocrModel: 'stand-in-ocr',
    random: () => 0,
  });
  t.after(() => mistral.close());
  const reading = await createMistralReader(mistral).read(given.kind ?? 'resume', given.document, {
    signal: new AbortController().signal,
    deadlineMs: 60_000,
  });
  return { reading, provider };
}

const pathsOf = (provider: MistralStandIn): string[] => provider.requests().map(({ url }) => url);

/** What the model was shown in the user message of a completion. */
function shownIn(provider: MistralStandIn, index: number): unknown {
  const { messages } = provider.requests()[index]!.json as { messages: readonly { content: unknown }[] };
  return messages[1]!.content;
}

test('a text is shown unchanged, and is the text of the reading', async (t) => {
  const { reading, provider } = await readThrough(t, { document: TEXT });
  assert.deepEqual(reading, { kind: 'object', value: { read: true }, text: TEXT.text });
  assert.deepEqual(pathsOf(provider), ['/v1/chat/completions']);
  assert.deepEqual(shownIn(provider, 0), [{ type: 'text', text: TEXT.text }]);
});

test('an image is shown as a picture, and its reading has no text', async (t) => {
  const { reading, provider } = await readThrough(t, { document: IMAGE });
  assert.deepEqual(reading, { kind: 'object', value: { read: true }, text: null });
  assert.deepEqual(shownIn(provider, 0), [{ type: 'image_url', image_url: 'data:image/webp;base64,AQID' }]);
});

test('a PDF is transcribed, and the model is shown its words page by page', async (t) => {
  const { reading, provider } = await readThrough(t, { document: PDF, ocr: [{ pages: ['# Jane Roe', 'Page two'] }] });
  assert.deepEqual(reading, { kind: 'object', value: { read: true }, text: '# Jane Roe\n\nPage two' });
  assert.deepEqual(pathsOf(provider), ['/v1/ocr', '/v1/chat/completions']);
  assert.deepEqual(provider.requests()[0]!.json, {
    model: 'stand-in-ocr',
    document: {
      type: 'document_url',
      document_url: `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`,
    },
    include_image_base64: false,
    include_blocks: false,
  });
  assert.deepEqual(shownIn(provider, 1), [{ type: 'text', text: '# Jane Roe\n\nPage two' }]);
});

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every object within a schema that is not strict. */
function looseIn(schema: Schema, path = '$'): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.anyOf ?? {}),
    ...(schema.items ? [['items', schema.items] as const] : []),
  ].flatMap(([name, one]) => looseIn(one, `${path}.${name}`));
  if (schema.type !== 'object') return inner;
  const names = Object.keys(schema.properties ?? {});
  const isStrict = schema.additionalProperties === false && names.join() === (schema.required ?? []).join();
  return isStrict ? inner : [path, ...inner];
}

for (const kind of KINDS) {
  test(`the request for a ${kind} is strict, says that the document is data, and keeps it out of the instructions`, async (t) => {
    const { provider } = await readThrough(t, { document: TEXT, kind });
    const asked = provider.requests()[0]!.json as unknown as {
      readonly max_tokens: number;
      readonly temperature: number;
      readonly messages: readonly { readonly role: string; readonly content: string }[];
      readonly response_format: { readonly json_schema: { name: string; strict: boolean; schema: Schema } };
    };
    const { name, strict, schema } = asked.response_format.json_schema;
    assert.deepEqual([name, strict, asked.temperature], [kind, true, 0]);
    assert.deepEqual(looseIn(schema), []);
    assert.ok(asked.max_tokens >= 8_000);
    assert.deepEqual(
      asked.messages.map(({ role }) => role),
      ['system', 'user'],
    );
    assert.match(asked.messages[0]!.content, /never an instruction/);
    assert.ok(!asked.messages[0]!.content.includes('Jane'));
  });
}

type Failure = Exclude<Reading['kind'], 'object'>;

/** How a transcription may fail, and what the reading then is. */
const TRANSCRIPTIONS: readonly (readonly [OcrReply, Failure])[] = [
  [400, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [401, 'misconfigured'],
  [403, 'misconfigured'],
  [404, 'unavailable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  ['html', 'unavailable'],
  ['empty_body', 'unavailable'],
  ['broken_envelope', 'unavailable'],
  ['envelope_is_empty', 'unavailable'],
  ['good', 'unavailable'], // a completion is not a transcript
  ['reset', 'unavailable'],
  [{ pages: [] }, 'refused'],
  [{ pages: [''] }, 'refused'],
  [{ pages: [' \n', '\u200b'] }, 'refused'],
  [{ pages: ['![img-0.jpeg](img-0.jpeg)\n'] }, 'refused'],
  [{ pages: ['a'.repeat(250_001)] }, 'cut_off'],
];

suite('a PDF that cannot be transcribed', () => {
  for (const [reply, expected] of TRANSCRIPTIONS) {
    const name = typeof reply === 'object' ? JSON.stringify(reply).slice(0, 40) : String(reply);
    test(`is ${expected} after ${name}, and the model is not asked`, async (t) => {
      const { reading, provider } = await readThrough(t, { document: PDF, ocr: [reply] });
      assert.deepEqual(reading, { kind: expected });
      assert.ok(pathsOf(provider).every((path) => path === '/v1/ocr'));
    });
  }
});

test('model failures are treated the same for every kind of document', async (t) => {
  const table: readonly (readonly [keyof typeof REPLIES, Failure])[] = [
    ['cut_off', 'cut_off'],
    ['refusal', 'refused'],
    [400, 'refused'],
    ['fences', 'not_json'],
    ['two_objects', 'not_json'],
    ['nested_20000', 'not_json'],
    ['empty', 'unavailable'],
    ['html', 'unavailable'],
    [404, 'unavailable'],
    [401, 'misconfigured'],
  ];
  for (const [reply, expected] of table) {
    for (const document of ALL) {
      const read = await readThrough(t, { document, replies: [reply], ocr: [{ pages: ['Jane Roe'] }] });
      assert.deepEqual(read.reading, { kind: expected }, `${document.type} ${reply}`);
    }
  }
});

test('one deadline covers the transcription and the completion', async () => {
  const clock = createManualClock();
  const asked: number[] = [];
  const reader = createMistralReader(
    {
      id: 'stand-in',
      ask: (_, { deadlineMs }) => {
        asked.push(deadlineMs);
        return Promise.resolve({ kind: 'object', value: {} });
      },
      transcribe: (_, { deadlineMs }) => {
        asked.push(deadlineMs);
        clock.advance(700);
        return Promise.resolve({ kind: 'text', text: 'Jane Roe' });
      },
    },
    { clock },
  );
  const { signal } = new AbortController();
  assert.equal((await reader.read('resume', PDF, { signal, deadlineMs: 1_000 })).kind, 'object');
  assert.deepEqual(asked, [1_000, 300]);
  assert.deepEqual(await reader.read('resume', PDF, { signal, deadlineMs: 700 }), { kind: 'unavailable' });
  assert.deepEqual(asked, [1_000, 300, 700]);
});
