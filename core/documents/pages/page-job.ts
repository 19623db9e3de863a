import type { DocumentPages } from './pages.ts';

/** A file whose pages are to be read. */
export interface PageJob {
  readonly type: 'image' | 'pdf';
  readonly bytes: Uint8Array;
}

/**
 * What came of reading a document's pages.
 * - `refused`: broken, or locked with a password.
 * - `too_large`: more pages or pixels than are read.
 * - `cut_off`: more text than is read.
 * - `unavailable`: not done in time, given up by the caller, or too much waiting already.
 * - `not_installed`: the libraries that read files of this kind are not there.
 */
export type PagesRead =
  | { readonly kind: 'pages'; readonly document: DocumentPages }
  | { readonly kind: 'refused' | 'too_large' | 'cut_off' | 'unavailable' | 'not_installed' };
