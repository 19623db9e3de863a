import type { JsonObject } from '../../json.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';
import type { LaneOutcome } from '../../lanes/lane.ts';
import type { AskOptions, ModelReply } from '../../model/model.ts';
import type { DocumentPages } from '../pages/pages.ts';

/** Kinds of documents to read; each has its own shape of reading. */
export type ReadingKind = 'resume' | 'invoice' | 'certificate' | 'pii';

/**
 * Why nothing was read: the kinds of a model's reply, and those of a reader on this machine:
 * - `too_large`: too many pages or pixels.
 * - `not_installed`: the packages for files of this kind are missing.
 * - `full`, `too_heavy`, `given_up`: as for a lane's job.
 */
export type ReadingFailure =
  Exclude<ModelReply['kind'], 'object'> | 'too_large' | 'not_installed' | Exclude<LaneOutcome<never>['kind'], 'done'>;

/**
 * Result of reading a document: the reading, as unchecked plain JSON, or why there is none. `text` is what the reader
 * read if it had words (a text layer, recognized characters), null if it had a picture. `pages`: a file's located
 * words, if known; a model's reader looks for them only on request.
 */
export type Reading =
  | {
      readonly kind: 'object';
      readonly value: JsonObject;
      readonly text: string | null;
      readonly pages?: DocumentPages;
    }
  | { readonly kind: ReadingFailure };

/** Options of reading a document. */
export interface ReadOptions extends AskOptions {
  /** Whether the places of its words are wanted. */
  readonly withPlaces?: boolean;
}

/** Reads documents. Failures are readings of their kind; it never throws. */
export interface Reader {
  /** Its name in answers. */
  readonly id: 'mistral' | 'embedded';
  readonly read: (kind: ReadingKind, document: SubmittedDocument, options: ReadOptions) => Promise<Reading>;
}
