import type { LaneOutcome } from '../../lanes/lane.ts';
import type { JpegPage } from './lone-picture.ts';
import type { DocumentPages } from './pages.ts';
import type { PlacedPage } from './placed-page.ts';

/** A PDF whose text layers are to be read. */
export interface TextJob {
  readonly bytes: Uint8Array;
}

/** A PDF with slow text layers, for which pictures wait but other text layers do not. */
export interface SlowTextJob extends TextJob {
  readonly type: 'text';
}

/** A picture to recognize: a file, a page of a PDF that is one JPEG, or any other page by its number. */
export type Depicted =
  | { readonly type: 'image'; readonly bytes: Uint8Array }
  | { readonly type: 'jpeg'; readonly page: JpegPage }
  | { readonly type: 'page'; readonly bytes: Uint8Array; readonly number: number };

/** A picture, and the path of the OCR program; undefined for the engine from a package. */
export type PictureJob = Depicted & { readonly tesseract: string | undefined };

/**
 * Why a file was not read.
 * - `refused`: broken, or locked with a password.
 * - `too_large`: too many pages or pixels.
 * - `cut_off`: too much text.
 */
export interface Unread {
  readonly kind: 'refused' | 'too_large' | 'cut_off';
}

/** The words of a PDF; pages that are pictures are still to be recognized one by one. */
export type TextRead =
  | { readonly kind: 'pages'; readonly document: DocumentPages }
  | { readonly kind: 'pictures'; readonly pages: readonly TextPage[] }
  | Unread;

/** A page with its own words, whether it is a picture, and the JPEG if it is one. */
export interface TextPage {
  readonly placed: PlacedPage;
  readonly isPicture: boolean;
  readonly jpeg: JpegPage | undefined;
}

/** The words of a picture. */
export type PictureRead = { readonly kind: 'page'; readonly page: PlacedPage } | Unread;

/**
 * Result of reading a document's pages.
 * - `full`, `too_heavy`, `given_up`: as for a lane's job.
 * - `not_installed`: the libraries for files of this kind are missing.
 */
export type PagesRead =
  | { readonly kind: 'pages'; readonly document: DocumentPages }
  | Unread
  | { readonly kind: Exclude<LaneOutcome<never>['kind'], 'done'> | 'not_installed' };
