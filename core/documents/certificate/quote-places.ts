import { foldText } from '../../quotes/folded-text.ts';
import { placesIn, type Place } from '../../quotes/locate.ts';
import { withoutMarkup } from '../reading/find-quote.ts';
import { boxNamed } from './acord-25.ts';
import type { BoxKind, Column } from './form-box.ts';
import { labelPlaces, type LabelPlaces } from './label-places.ts';
import { besideMarks, MARK_SIGNS } from './marks.ts';
import { isOwnMark, type BoxId } from './own-words.ts';

/**
 * What is known about where quotes come from. `boxes`: each box was read in its own place; `words`: the reader had the document's words as
 * one text; `picture`: nothing, so an unlabelled quote is taken to be from its own box.
 */
export type Basis =
  { readonly kind: 'boxes' } | { readonly kind: 'words'; readonly text: string } | { readonly kind: 'picture' };

/** Decides whether a quote comes from its own box and not from the same characters elsewhere. */
export interface QuotePlaces {
  readonly isInPlace: (quote: string, box: BoxId, kind: BoxKind) => boolean;
  readonly labels: LabelPlaces | undefined;
}

/** Text that a transcription marks as struck out. */
const STRUCK = /~~[^~\n]{1,200}~~/g;

/** Indexes the document's words, once for all quotes. */
export function quotePlaces(basis: Basis): QuotePlaces {
  if (basis.kind !== 'words') return { isInPlace: () => true, labels: undefined };
  const text = foldText(withoutMarkup(basis.text.replace(STRUCK, ' ')));
  const labels = labelPlaces(text.text);
  return {
    labels,
    isInPlace(quote, box, kind) {
      const found = placesIn(text, withoutMarkup(quote));
      const isInRow = ({ end }: Place): boolean => box.section === null || labels.sectionAt(end) === box.section;
      switch (kind) {
        case 'amount':
          return found.some((place) => labels.isBeside(place, box));
        case 'mark':
        case 'ticked':
        case 'form': {
          // In a table column, a mark has no label next to it.
          const isLabelled = isOwnMark(quote, box, true);
          const isItsOwn = isLabelled
            ? (place: Place) => !isBeforeLabel(text.text, place)
            : ({ start }: Place) => isInColumn(text.text, start, box);
          return found.some((place) => isInRow(place) && isItsOwn(place));
        }
        case 'start':
        case 'end':
          return found.some(isInRow);
        default:
          return true;
      }
    },
  };
}

/** Whether a quote ends in a mark that is followed by a label: on the form, squares come before their labels. */
function isBeforeLabel(text: string, { start, end }: Place): boolean {
  return ENDS_IN_MARK.test(text.slice(start, end)) && /^[ \]]{0,3}\p{L}/u.test(text.slice(end, end + 4));
}

const ENDS_IN_MARK = new RegExp(`(?<!\\p{L})(?:x|y|yes|[${MARK_SIGNS}])\\]?$`, 'iu');

/** The longest cell that can be only a mark, in UTF-16 units. */
const MAX_CELL = 40;

/** How the headings of the mark columns start in a table. */
const HEADS: Readonly<Partial<Record<Column, RegExp>>> = {
  additional: /\t[^\t\n]{0,20}\badd/i,
  subrogation: /\t[^\t\n]{0,20}\bsubr/i,
};

/** Whether a place is in a table cell that holds only its mark, in the same column as the heading of the box's column. */
function isInColumn(text: string, place: number, { section, name }: BoxId): boolean {
  const page = boxNamed(section, name)?.page;
  const head = page?.at === 'column' ? HEADS[page.column]?.exec(text) : undefined;
  if (!head) return false;
  const cell = cellAt(text, place);
  return cell.number === cellAt(text, head.index + 1).number && besideMarks(cell.text).length === 0;
}

/** Returns the table cell that contains a place. */
function cellAt(text: string, place: number): { readonly number: number; readonly text: string } {
  const before = text.slice(text.lastIndexOf('\n', place) + 1, place).split('\t');
  const [behind = ''] = text.slice(place, place + MAX_CELL).split(/[\t\n]/, 1);
  return { number: before.length, text: (before.at(-1) ?? '') + behind };
}
