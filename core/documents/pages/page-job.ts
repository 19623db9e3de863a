import type { LaneOutcome } from '../../lanes/lane.ts';
import type { JpegPage } from './lone-picture.ts';
import type { DocumentPages } from './pages.ts';
import type { PlacedPage } from './placed-page.ts';

/** A PDF whose text layers are to be read. */
export interface TextJob {
  readonly bytes: Uint8Array;
}

/** A PDF whose text layers take so long that pictures wait for it, and no other text layer. */
export interface SlowTextJob extends TextJob {
  readonly type: 'text';
}

/** A picture whose words are to be recognised: a file, a page of a PDF that is one JPEG, or any other by its number. */
export type Depicted =
  | { readonly type: 'image'; readonly bytes: Uint8Array }
  | { readonly type: 'jpeg'; readonly page: JpegPage }
  | { readonly type: 'page'; readonly bytes: Uint8Array; readonly number: number };

/** A picture, and where the program is that reads it; undefined where the engine that is a package does. */
export type PictureJob = Depicted & { readonly tesseract: string | undefined };

/**
 * Why a file was not read.
 * - `refused`: broken, or locked with a password.
 * - `too_large`: more pages or pixels than are read.
 * - `cut_off`: more text than is read.
 */
export interface Unread {
  readonly kind: 'refused' | 'too_large' | 'cut_off';
}

/** The words of a PDF; where some of its pages are pictures, whose words are still to be recognised, page by page. */
export type TextRead =
  | { readonly kind: 'pages'; readonly document: DocumentPages }
  | { readonly kind: 'pictures'; readonly pages: readonly TextPage[] }
  | Unread;

/** A page with its own words, whether it is a picture, and that where it is one JPEG. */
export interface TextPage {
  readonly placed: PlacedPage;
  readonly isPicture: boolean;
  readonly jpeg: JpegPage | undefined;
}

/** The words of a picture. */
export type PictureRead = { readonly kind: 'page'; readonly page: PlacedPage } | Unread;

/**
 * What came of reading a document's pages.
 * - `full`, `too_heavy`, `given_up`: as of a job of a lane.
 * - `not_installed`: the libraries that read files of this kind are not there.
 */
export type PagesRead =
  | { readonly kind: 'pages'; readonly document: DocumentPages }
  | Unread
  | { readonly kind: Exclude<LaneOutcome<never>['kind'], 'done'> | 'not_installed' };
