import type { ServerResponse } from 'node:http';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

/** A request as the provider received it. */
export interface SeenCompletion extends SeenRequest {
  readonly json: Readonly<Record<string, unknown>>;
}

export interface MistralStandIn {
  readonly url: string;
  readonly requests: () => readonly SeenCompletion[];
  readonly untilRequests: (count: number) => Promise<void>;
}

/**
 * How the stand-in answers once: in one of the ways below, with an object as the model's answer, or with the model's
 * words.
 */
export type ProviderReply = keyof typeof REPLIES | { readonly object: unknown } | { readonly content: string };

/** How the stand-in answers a transcription once: in one of the ways below, or with pages of Markdown. */
export type OcrReply = keyof typeof REPLIES | { readonly pages: readonly string[] };

export interface MistralStandInOptions {
  /** The replies to transcriptions, in the same form as those to completions. */
  readonly ocr?: readonly OcrReply[];
}

/**
 * A stand-in for the provider on loopback. It gives the replies in order and repeats the last one; a function answers
 * each request by what is asked.
 */
export async function startMistral(
  context: EndsWith,
  replies: readonly ProviderReply[] | ((asked: SeenCompletion['json']) => ProviderReply),
  { ocr = [] }: MistralStandInOptions = {},
): Promise<MistralStandIn> {
  const counts = { questions: 0, transcriptions: 0 };
  const upstream = await startUpstream(context, (response, request) => {
    if (request.url === '/v1/chat/completions') {
      const asked = JSON.parse(request.body) as SeenCompletion['json'];
      respond(response, typeof replies === 'function' ? replies(asked) : nth(replies, counts.questions++));
    } else if (request.url === '/v1/ocr') {
      transcribe(response, nth(ocr, counts.transcriptions++));
    } else response.writeHead(404).end();
  });
  return {
    url: upstream.origin,
    requests: () =>
      upstream.requests.map((one) => ({ ...one, json: JSON.parse(one.body) as Readonly<Record<string, unknown>> })),
    untilRequests: upstream.untilRequests,
  };
}

function nth<T>(replies: readonly T[], index: number): T | 'good' {
  return replies[Math.min(index, replies.length - 1)] ?? 'good';
}

function transcribe(response: ServerResponse, reply: OcrReply): void {
  if (typeof reply !== 'object') REPLIES[reply](response);
  else json(200, transcript(reply.pages))(response);
}

function respond(response: ServerResponse, reply: ProviderReply): void {
  if (typeof reply !== 'object') REPLIES[reply](response);
  else completion('content' in reply ? reply.content : JSON.stringify(reply.object))(response);
}

/** The model's answer in `good`. */
export const GOOD_ANSWER = { choices: [{ hs_code: '0901.11', confidence: 0.9 }] };

/** Contained in every reply with words in it, so that a test can tell that none of them is passed on. */
export const REPLY_CONTENT = 'CONTENT-OF-THE-REPLY';

const good = JSON.stringify(GOOD_ANSWER);
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

type Respond = (response: ServerResponse) => void;

/** Every way in which the stand-in answers. */
export const REPLIES = {
  good: completion(good),
  good_in_chunks: completion([
    { type: 'thinking', thinking: [{ type: 'text', text: REPLY_CONTENT }] },
    { type: 'text', text: good.slice(0, 10) },
    { type: 'text', text: good.slice(10) },
  ]),
  // What the model writes.
  cut_off: completion(good.slice(0, 20), 'length'),
  cut_off_but_whole: completion(good, 'length'),
  cut_off_by_the_window: completion(good, 'model_length'),
  prose_before: completion(`${REPLY_CONTENT}, here it is: ${good}`),
  prose_after: completion(`${good}\n${REPLY_CONTENT}, as asked.`),
  fences: completion(`\`\`\`json\n${good}\n\`\`\``),
  two_objects: completion(`${good}\n${good}`),
  broken_json: completion(good.slice(0, -2)),
  not_a_number: completion('{"choices": [{"hs_code": "0901.11", "confidence": NaN}]}'),
  list: completion(`[${good}]`),
  string: completion(JSON.stringify(REPLY_CONTENT)),
  null_value: completion('null'),
  nested_20000: completion(`{"choices": ${nested(20_000)}}`),
  nested_65: completion(`{"choices": ${nested(64)}}`),
  empty: completion(''),
  blank: completion(' \n\t '),
  null_content: completion(null),
  no_content: completion(undefined),
  no_chunks: completion([]),
  refusal: completion(`I'm sorry, but I cannot help with ${REPLY_CONTENT}.`),
  refusal_in_french: completion(`Je ne peux pas traiter ce document. ${REPLY_CONTENT}`),
  finish_error: completion(good, 'error'),
  // What the provider answers instead.
  400: failure(400),
  401: failure(401),
  403: failure(403),
  404: failure(404),
  413: failure(413),
  422: json(422, { detail: [{ loc: ['body'], msg: REPLY_CONTENT, type: 'value_error' }] }),
  '422_of_another_shape': failure(422),
  429: failure(429),
  '429_for_a_moment': failure(429, { 'retry-after': '1' }),
  '429_for_an_hour': failure(429, { 'retry-after': '3600' }),
  500: failure(500),
  502: failure(502),
  503: failure(503),
  504: failure(504),
  301: (response) => response.writeHead(301, { location: '/v1/chat/completions' }).end(),
  204: (response) => response.writeHead(204).end(),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${REPLY_CONTENT}</html>`),
  html_called_json: text('<!DOCTYPE html><title>Just a moment</title>'),
  // What is not a reply of the provider.
  empty_body: text(''),
  broken_envelope: text(JSON.stringify(envelope(good)).slice(0, -5)),
  envelope_not_utf8: text(Uint8Array.of(0x22, 0xff, 0x22)),
  envelope_is_list: text(`[${JSON.stringify(envelope(good))}]`),
  envelope_is_empty: json(200, {}),
  envelope_without_choices: json(200, { ...envelope(good), choices: undefined }),
  no_choices: json(200, { ...envelope(good), choices: [] }),
  choices_is_object: json(200, { ...envelope(good), choices: { 0: envelope(good).choices[0] } }),
  content_is_number: json(200, envelope(42)),
  envelope_nested_20000: text(nested(20_000)),
  envelope_nested_million: text('['.repeat(1_000_000)),
  // What the connection does.
  never: () => undefined,
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 2);
    response.on('close', () => {
      clearInterval(timer);
    });
  },
  cut: (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write(good);
    setImmediate(() => response.destroy());
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      if (response.destroyed) return;
      if (response.write(' '.repeat(65_536))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  },
} as const satisfies Record<string, Respond>;

function envelope(content: unknown, finishReason = 'stop') {
  return {
    id: 'cmpl-1',
    object: 'chat.completion',
    model: 'stand-in',
    created: 1_790_000_000,
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
    choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
  };
}

/** The provider's reply to a transcription, with its pages out of order. */
function transcript(pages: readonly string[]) {
  return {
    pages: pages
      .map((markdown, index) => ({ index, markdown, images: [], dimensions: { dpi: 200, height: 2200, width: 1700 } }))
      .reverse(),
    model: 'stand-in-ocr',
    document_annotation: null,
    usage_info: { pages_processed: pages.length, doc_size_bytes: 1_000 },
  };
}

function completion(content: unknown, finishReason?: string): Respond {
  return json(200, envelope(content, finishReason));
}

function failure(status: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return json(
    status,
    { object: 'error', message: REPLY_CONTENT, type: 'invalid_request_error', code: status },
    headers,
  );
}

function text(body: string | Uint8Array): Respond {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  const body = JSON.stringify(value);
  return (response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
