import { systemClock, type Clock } from '../upstream/clock.ts';
import { createSource, type ObserveCall } from '../upstream/source.ts';
import { createMistralCalls } from './mistral-call.ts';
import { chatRequest, readCompletion } from './mistral-chat.ts';
import { ocrRequest, readTranscript } from './mistral-ocr.ts';
import type { Model, Transcriber } from './model.ts';

/** Where the provider is, which of its models are asked, and what tests put in the place of time and chance. */
export interface MistralOptions {
  readonly apiKey: string;
  /** Scheme, host and port. */
  readonly url: string;
  /** The provider's id of the model that answers questions. */
  readonly model: string;
  /** The provider's id of the model that transcribes. */
  readonly ocrModel: string;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** From 0 up to 1; spreads retries. */
  readonly random?: () => number;
}

/** The provider's models, with connections to close. */
export interface Mistral extends Model, Transcriber {
  /** Lets questions under way end, and answers new ones as `unavailable`. */
  readonly close: () => Promise<void>;
}

/** Many times the longest reading; a reply has no reason to be larger. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** The words of a thousand pages, which is the most that the provider takes. */
const MAX_TRANSCRIPT_BYTES = 16 * 1024 * 1024;

/** An upper end for a question whose own deadline is meant to be shorter. */
const TIMEOUT_MS = 120_000;

/** Questions under way at once: far below what the provider allows an organisation, far above what one process asks. */
const CONCURRENCY = 32;

/**
 * Mistral's chat completion as a model, and its OCR as a transcriber: temperature 0, the answer bound to the schema, one
 * more attempt after 429, 500, 502, 503, 504 or a broken connection where the deadline leaves time for it.
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
