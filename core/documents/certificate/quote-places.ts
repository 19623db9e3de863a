import { foldText } from '../../quotes/folded-text.ts';
import { placesIn, type Place } from '../../quotes/locate.ts';
import { withoutMarkup } from '../reading/find-quote.ts';
import { boxNamed } from './acord-25.ts';
import type { BoxKind, Column } from './form-box.ts';
import { labelPlaces, type LabelPlaces } from './label-places.ts';
import { besideMarks, MARK_SIGNS } from './marks.ts';
import { isOwnMark, type BoxId } from './own-words.ts';

/**
 * What is known of where a reader's quotes are. `boxes`: it read each box in its own place; `words`: it had the document's
 * words in one text; `picture`: nothing, so that a quote without a label counts as its cell's.
 */
export type Basis =
  { readonly kind: 'boxes' } | { readonly kind: 'words'; readonly text: string } | { readonly kind: 'picture' };

/** Says of a quote that its characters support whether they are those of the box, and not the same ones elsewhere. */
export interface QuotePlaces {
  readonly isInPlace: (quote: string, box: BoxId, kind: BoxKind) => boolean;
  readonly labels: LabelPlaces | undefined;
}

/** What a transcription says is struck out: it is in no place. */
const STRUCK = /~~[^~\n]{1,200}~~/g;

/** Indexes what is known of a document's words, once for every quote of it. */
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
          // In a column of a table a mark has no label beside it.
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

/** Whether a mark ends a quote and a label follows it in the text: the form has the squares before their labels. */
function isBeforeLabel(text: string, { start, end }: Place): boolean {
  return ENDS_IN_MARK.test(text.slice(start, end)) && /^[ \]]{0,3}\p{L}/u.test(text.slice(end, end + 4));
}

const ENDS_IN_MARK = new RegExp(`(?<!\\p{L})(?:x|y|yes|[${MARK_SIGNS}])\\]?$`, 'iu');

/** A cell that is longer holds more than a mark, in UTF-16 units. */
const MAX_CELL = 40;

/** How the heads of the columns of marks begin, in a table. */
const HEADS: Readonly<Partial<Record<Column, RegExp>>> = {
  additional: /\t[^\t\n]{0,20}\badd/i,
  subrogation: /\t[^\t\n]{0,20}\bsubr/i,
};

/** Whether a place is in a cell of a table that holds its mark alone and is as far along its line as the head of the box's column. */
function isInColumn(text: string, place: number, { section, name }: BoxId): boolean {
  const page = boxNamed(section, name)?.page;
  const head = page?.at === 'column' ? HEADS[page.column]?.exec(text) : undefined;
  if (!head) return false;
  const cell = cellAt(text, place);
  return cell.number === cellAt(text, head.index + 1).number && besideMarks(cell.text).length === 0;
}

/** The cell of a table's line that a place is in. */
function cellAt(text: string, place: number): { readonly number: number; readonly text: string } {
  const before = text.slice(text.lastIndexOf('\n', place) + 1, place).split('\t');
  const [behind = ''] = text.slice(place, place + MAX_CELL).split(/[\t\n]/, 1);
  return { number: before.length, text: (before.at(-1) ?? '') + behind };
}
