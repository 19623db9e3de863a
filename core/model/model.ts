import type { JsonObject } from '../json.ts';

/** A piece of content shown to a model. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  /** `mediaType` such as `image/png`. */
  | { readonly type: 'image'; readonly mediaType: string; readonly bytes: Uint8Array }
  /** `mediaType` such as `application/pdf`. */
  | { readonly type: 'document'; readonly mediaType: string; readonly bytes: Uint8Array };

/** A question to a model: instructions, content, and the form of the answer. */
export interface Question {
  /** Name of the answer, in letters, digits, `_` and `-`. */
  readonly name: string;
  /** JSON schema of the answer: an object, every member required, no others allowed. */
  readonly schema: JsonObject;
  /** Instructions for the model. */
  readonly system: string;
  /** What was submitted: data, never instructions. */
  readonly content: readonly ContentPart[];
  readonly maxTokens: number;
}

/**
 * Reply to a question.
 * - `object`: one JSON object, nested at most 64 levels. It follows the schema only as far as the model did.
 * - `cut_off`: the answer did not fit into the token limit.
 * - `refused`: the provider did not accept the content, or the model answered in prose.
 * - `not_json`: anything other than a single JSON object.
 * - `unavailable`: no answer, none in time, an empty one, an error of the provider, or something that is not a model's
 *   reply.
 * - `misconfigured`: the provider does not accept the key.
 */
export type ModelReply =
  | { readonly kind: 'object'; readonly value: JsonObject }
  | { readonly kind: 'cut_off' | 'refused' | 'not_json' | 'unavailable' | 'misconfigured' };

/** Options of a question. */
export interface AskOptions {
  /** Ends the question at once. */
  readonly signal: AbortSignal;
  /** Who asks; see `ApiRequest`. */
  readonly caller?: string;
  /** Milliseconds for everything: queueing, asking and retrying. */
  readonly deadlineMs: number;
}

/** Answers questions about content. Failures are replies; it never throws. */
export interface Model {
  readonly id: string;
  readonly ask: (question: Question, options: AskOptions) => Promise<ModelReply>;
}

/**
 * Transcript of a PDF.
 * - `text`: the text of its pages in order, as Markdown.
 * - `refused`: it was not accepted, or contains no text.
 * - `cut_off`: it has more text than is read at once.
 * - `unavailable`, `misconfigured`: as for a question.
 */
export type Transcript =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused' | 'cut_off' | 'unavailable' | 'misconfigured' };

/** Transcribes PDFs. Failures are transcripts; it never throws. */
export interface Transcriber {
  readonly transcribe: (pdf: Uint8Array, options: AskOptions) => Promise<Transcript>;
}
