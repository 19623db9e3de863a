import type { GreyPicture } from './grey-picture.ts';
import type { RecognisedLine } from './level.ts';

/** How an engine looks for lines: among columns and pictures, in one block of them, or in pieces cut out of a picture. */
export type Layout = 'page' | 'block' | 'pieces';

/**
 * The engine's own settings for them. Lines that are less sure than the threshold are read once more as light characters on a
 * dark ground; what was cut out is, or is not, already known to be dark on light.
 */
export const SETTINGS = {
  page: { tessedit_pageseg_mode: '3', invert_threshold: '0.4' },
  block: { tessedit_pageseg_mode: '6', invert_threshold: '0.4' },
  pieces: { tessedit_pageseg_mode: '6', invert_threshold: '0' },
} as const satisfies Record<Layout, Readonly<Record<string, string>>>;

/** The lines of one picture. */
export type Lines = readonly RecognisedLine[];

/** What turns pixels into words. */
export interface Engine {
  /** Whether each reading starts a program anew, which costs as much as a third of a receipt: then pictures are better read together. */
  readonly startsAnew: boolean;
  /** The lines of each picture, all laid out alike; it rejects where the engine fails. A picture may be made when it is asked for. */
  readonly read: (pictures: Iterable<GreyPicture>, layout: Layout) => Promise<readonly Lines[]>;
}
