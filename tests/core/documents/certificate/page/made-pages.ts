import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { Box, DocumentPages, PageSource } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { levelRuns, wordsOfRun, type TextRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { MadeCertificate, Print } from './made-certificate.ts';

/** How a page is laid out: in which unit, from where, and how sure its words are. */
export interface Laying {
  readonly scale?: number;
  readonly right?: number;
  readonly down?: number;
  /** Points by which what is filled in is off its boxes, right and down. */
  readonly off?: readonly [number, number];
  readonly source?: PageSource;
  /** Degrees by which the page is turned. */
  readonly turn?: number;
  /** What is printed on the pages that follow. */
  readonly more?: readonly (readonly Print[])[];
  readonly certainty?: (text: string) => number;
  /** Where something is that was not recognised. */
  readonly unread?: readonly Box[];
  /** And where something is that is paler than ink. */
  readonly pale?: readonly Box[];
  /** Where a page is cut off on its right, in points. */
  readonly cut?: number;
}

/** About the width of a character, in heights. */
const WIDTHS: Readonly<Record<Print['font'], number>> = { sans: 0.5, serif: 0.46, mono: 0.6 };

/** The words of a made certificate in their places, without a file. */
export function madePages({ prints }: Pick<MadeCertificate, 'prints'>, laying: Laying = {}): DocumentPages {
  const { scale = 1, source = 'text_layer', unread = [], pale = [], more = [], cut = 612 } = laying;
  return layOut(
    [prints, ...more].map((page, i) => ({
      width: cut * scale,
      height: 792 * scale,
      source,
      // A text layer tells of a word that the page's edge cuts off, too.
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
