import type { JsonObject } from '../json.ts';

/** A piece of what a model is shown. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  /** `mediaType` such as `image/png`. */
  | { readonly type: 'image'; readonly mediaType: string; readonly bytes: Uint8Array }
  /** `mediaType` such as `application/pdf`. */
  | { readonly type: 'document'; readonly mediaType: string; readonly bytes: Uint8Array };

/** What a model is asked: what to do, with which content, and the form of the answer. */
export interface Question {
  /** What the answer is called, of letters, digits, `_` and `-`. */
  readonly name: string;
  /** The JSON schema of the answer: an object, every member required, no others allowed. */
  readonly schema: JsonObject;
  /** The instructions of the model. */
  readonly system: string;
  /** What was submitted: data, never instructions. */
  readonly content: readonly ContentPart[];
  readonly maxTokens: number;
}

/**
 * What came of a question.
 * - `object`: one JSON object, nested 64 levels at most. It follows the schema only as far as the model kept to it.
 * - `cut_off`: the answer did not fit into the tokens.
 * - `refused`: the provider did not take the content, or the model answered in words instead.
 * - `not_json`: anything other than a single JSON object.
 * - `unavailable`: no answer: none in time, an empty one, an error of the provider, or something that is not a model's reply.
 * - `misconfigured`: the provider does not accept the key.
 */
export type ModelReply =
  | { readonly kind: 'object'; readonly value: JsonObject }
  | { readonly kind: 'cut_off' | 'refused' | 'not_json' | 'unavailable' | 'misconfigured' };

/** What ends a question that takes too long. */
export interface AskOptions {
  /** Ends the question at once. */
  readonly signal: AbortSignal;
  /** Who asks; see `ApiRequest`. */
  readonly caller?: string;
  /** Milliseconds for everything: waiting, asking, and asking again. */
  readonly deadlineMs: number;
}

/** Something that answers questions about content. Whatever goes wrong is a reply; it never throws for it. */
export interface Model {
  readonly id: string;
  readonly ask: (question: Question, options: AskOptions) => Promise<ModelReply>;
}

/**
 * What came of reading the words of a PDF.
 * - `text`: the words of its pages, in their order, as Markdown.
 * - `refused`: it was not taken, or no words were found in it.
 * - `cut_off`: there are more words in it than are read at once.
 * - `unavailable`, `misconfigured`: as of a question.
 */
export type Transcript =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused' | 'cut_off' | 'unavailable' | 'misconfigured' };

/** Something that reads the words of a PDF. Whatever goes wrong is a transcript of its kind; it never throws for it. */
export interface Transcriber {
  readonly transcribe: (pdf: Uint8Array, options: AskOptions) => Promise<Transcript>;
}
