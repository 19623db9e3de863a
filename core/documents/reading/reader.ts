import type { JsonObject } from '../../json.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';
import type { LaneOutcome } from '../../lanes/lane.ts';
import type { AskOptions, ModelReply } from '../../model/model.ts';
import type { DocumentPages } from '../pages/pages.ts';

/** What is asked of a document; each kind of reading has a shape of its own. */
export type ReadingKind = 'resume' | 'invoice' | 'certificate' | 'pii';

/**
 * Why nothing was read, in the terms of a model's reply, and those of a reader on this machine:
 * - `too_large`: more pages or pixels than it reads.
 * - `not_installed`: the packages that read files of this kind are not there.
 * - `full`, `too_heavy`, `given_up`: as of a job of a lane.
 */
export type ReadingFailure =
  Exclude<ModelReply['kind'], 'object'> | 'too_large' | 'not_installed' | Exclude<LaneOutcome<never>['kind'], 'done'>;

/**
 * What came of reading a document: the reading, plain JSON that nothing has checked yet, or why there is none. `text` is
 * what the reader read where it had words before it (a text layer, recognised characters), null where it had a picture.
 * `pages`: a file's words in their places, where they are known; a model's reader looks for them only if it is asked to.
 */
export type Reading =
  | {
      readonly kind: 'object';
      readonly value: JsonObject;
      readonly text: string | null;
      readonly pages?: DocumentPages;
    }
  | { readonly kind: ReadingFailure };

/** How a document is read. */
export interface ReadOptions extends AskOptions {
  /** Whether the places of its words are wanted. */
  readonly withPlaces?: boolean;
}

/** Something that reads documents. Whatever goes wrong is a reading of its kind; it never throws for it. */
export interface Reader {
  /** What answers name it by. */
  readonly id: 'mistral' | 'embedded';
  readonly read: (kind: ReadingKind, document: SubmittedDocument, options: ReadOptions) => Promise<Reading>;
}
