import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { Box, DocumentPages, PageSource } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { levelRuns, wordsOfRun, type TextRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { MadeCertificate, Print } from './made-certificate.ts';

/** How a page is laid out: its unit and origin, and the certainty of its words. */
export interface Laying {
  readonly scale?: number;
  readonly right?: number;
  readonly down?: number;
  /** Offset of values from their boxes in points, right and down. */
  readonly off?: readonly [number, number];
  readonly source?: PageSource;
  /** Rotation of the page in degrees. */
  readonly turn?: number;
  /** The print of the following pages. */
  readonly more?: readonly (readonly Print[])[];
  readonly certainty?: (text: string) => number;
  /** Boxes of ink that was not recognised. */
  readonly unread?: readonly Box[];
  /** Boxes of marks paler than ink. */
  readonly pale?: readonly Box[];
  /** Where the right side of the page is cut off, in points. */
  readonly cut?: number;
}

/** Approximate character widths, as a share of the height. */
const WIDTHS: Readonly<Record<Print['font'], number>> = { sans: 0.5, serif: 0.46, mono: 0.6 };

/** Returns the words of a generated certificate with their places, without rendering a file. */
export function madePages({ prints }: Pick<MadeCertificate, 'prints'>, laying: Laying = {}): DocumentPages {
  const { scale = 1, source = 'text_layer', unread = [], pale = [], more = [], cut = 612 } = laying;
  return layOut(
    [prints, ...more].map((page, i) => ({
      width: cut * scale,
      height: 792 * scale,
      source,
      // A text layer also has a word that the edge of the page cuts off.
      words: wordsOf(page, laying).filter(({ box }) =>
        source === 'recognised' ? box.right <= cut * scale : box.left < cut * scale,
      ),
      fields: [],
      unread: i === 0 ? unread : [],
      pale: i === 0 ? pale : [],
    })),
  );
}

function wordsOf(prints: readonly Print[], laying: Laying): PlacedWord[] {
  const { scale = 1, right = 0, down = 0, off = [0, 0], turn = 0, certainty = () => 1 } = laying;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const runs = prints.map(({ text, x, y, size, font, right: end, isFilled }): TextRun => {
    const [offRight, offDown] = isFilled === true ? off : [0, 0];
    const width = text.length * size * WIDTHS[font];
    const [u, v] = [((end === undefined ? x : end - width) + right + offRight) * scale, (y + down + offDown) * scale];
    const height = size * scale;
    const matrix = [height * cos, height * sin, -height * sin, height * cos, u * cos - v * sin, u * sin + v * cos];
    return { text, matrix, width: width * scale };
  });
  return levelRuns(runs)
    .flatMap(wordsOfRun)
    .map((word) => ({ ...word, certainty: certainty(word.text) }));
}
