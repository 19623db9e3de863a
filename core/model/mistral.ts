import { systemClock, type Clock } from '../upstream/clock.ts';
import { createSource, type ObserveCall } from '../upstream/source.ts';
import { createMistralCalls } from './mistral-call.ts';
import { chatRequest, readCompletion } from './mistral-chat.ts';
import { ocrRequest, readTranscript } from './mistral-ocr.ts';
import type { Model, Transcriber } from './model.ts';

/** The provider, its models, and the clock and randomness that tests replace. */
export interface MistralOptions {
  readonly apiKey: string;
  /** Scheme, host and port. */
  readonly url: string;
  /** Id of the model that answers questions. */
  readonly model: string;
  /** Id of the model that transcribes. */
  readonly ocrModel: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** From 0 to below 1; spreads retries. */
  readonly random?: () => number;
}

/** The provider's models with their connections. */
export interface Mistral extends Model, Transcriber {
  /** Lets questions in flight finish and answers new ones as `unavailable`. */
  readonly close: () => Promise<void>;
}

/** Many times the longest reading; no reply should be larger. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** The text of a thousand pages, the provider's maximum. */
const MAX_TRANSCRIPT_BYTES = 16 * 1024 * 1024;

/** Upper bound for questions, whose own deadline should be shorter. */
const TIMEOUT_MS = 120_000;

/** Concurrent questions: far below what the provider allows an organization, far above what one process asks. */
const CONCURRENCY = 32;

/**
 * Creates a model on Mistral's chat completion and a transcriber on its OCR: temperature 0, answers bound to the
 * schema, one retry after 429, 500, 502, 503, 504 or a broken connection if the deadline allows.
 */
export function createMistral(options: MistralOptions): Mistral {
  const { apiKey, url, model, ocrModel, clock = systemClock, ...passedOn } = options;
  const source = createSource({
    name: 'Mistral',
    origin: url,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_REPLY_BYTES,
    retries: 1,
    retryStatuses: [500, 502, 503, 504],
    concurrency: CONCURRENCY,
    clock,
    ...passedOn,
  });
  const call = createMistralCalls({ apiKey, url, source, clock });

  return {
    id: model,
    async ask(question, limits) {
      const called = await call(
        ({ chatComplete }, client, sending) => chatComplete(client, chatRequest(question, model), sending),
        { ...limits, maxBytes: MAX_REPLY_BYTES },
      );
      return called.kind === 'reply' ? readCompletion(called.reply) : called;
    },
    async transcribe(pdf, limits) {
      const called = await call(
        ({ ocrProcess }, client, sending) => ocrProcess(client, ocrRequest(pdf, ocrModel), sending),
        { ...limits, maxBytes: MAX_TRANSCRIPT_BYTES },
      );
      return called.kind === 'reply' ? readTranscript(called.reply) : called;
    },
    close: () => source.close(),
  };
}
