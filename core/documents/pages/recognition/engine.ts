import type { GreyPicture } from './grey-picture.ts';
import type { RecognisedLine } from './level.ts';

/** How an engine looks for lines: among columns and pictures, in a single block, or in pieces cut out of a picture. */
export type Layout = 'page' | 'block' | 'pieces';

/**
 * The engine's settings for each layout. Lines with less confidence than the threshold are read again as light text on a dark background. That is off
 * for pieces, whose polarity is already settled.
 */
export const SETTINGS = {
  page: { tessedit_pageseg_mode: '3', invert_threshold: '0.4' },
  block: { tessedit_pageseg_mode: '6', invert_threshold: '0.4' },
  pieces: { tessedit_pageseg_mode: '6', invert_threshold: '0' },
} as const satisfies Record<Layout, Readonly<Record<string, string>>>;

/** The lines of one picture. */
export type Lines = readonly RecognisedLine[];

/** Recognises words in pixels. */
export interface Engine {
  /** Whether each call starts a new process, which costs as much as a third of a receipt. Pictures are then better read together. */
  readonly startsAnew: boolean;
  /** Returns the lines of each picture, all in the same layout; rejects if the engine fails. Pictures may be made lazily. */
  readonly read: (pictures: Iterable<GreyPicture>, layout: Layout) => Promise<readonly Lines[]>;
}
