import { layOut } from '../../../../../core/documents/pages/layout.ts';
import type { Box, DocumentPages, PageSource } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { MadeCertificate, Print } from './made-certificate.ts';

/** How a page is laid out: in which unit, from where, and how sure its words are. */
export interface Laying {
  readonly scale?: number;
  readonly right?: number;
  readonly down?: number;
  /** Points by which what is filled in is off its boxes, right and down. */
  readonly off?: readonly [number, number];
  readonly source?: PageSource;
  readonly certainty?: (text: string) => number;
  /** Where something is that was not recognised. */
  readonly unread?: readonly Box[];
}

/** About the width of a character, in heights. */
const WIDTHS: Readonly<Record<Print['font'], number>> = { sans: 0.5, serif: 0.46, mono: 0.6 };

/** The words of a made certificate in their places, without a file. */
export function madePages({ prints }: Pick<MadeCertificate, 'prints'>, laying: Laying = {}): DocumentPages {
  const { scale = 1, right = 0, down = 0, off = [0, 0], source = 'text_layer', certainty = () => 1, unread = [] } = laying;
  const words = prints.flatMap(({ text, x, y, size, font, right: end, isFilled }): PlacedWord[] => {
    const [offRight, offDown] = isFilled === true ? off : [0, 0];
    const width = text.length * size * WIDTHS[font];
    const left = end === undefined ? x : end - width;
    const matrix = [size * scale, 0, 0, size * scale, (left + right + offRight) * scale, (y + down + offDown) * scale];
    return wordsOfRun({ text, matrix, width: width * scale }).map((word) => ({
      ...word,
      certainty: certainty(word.text),
    }));
  });
  return layOut([{ width: 612 * scale, height: 792 * scale, source, words, fields: [], unread }]);
}
