import { foldText } from '../../quotes/folded-text.ts';
import { placesIn, type Place } from '../../quotes/locate.ts';
import { withoutMarkup } from '../reading/find-quote.ts';
import { boxNamed } from './acord-25.ts';
import type { BoxKind } from './form-box.ts';
import { labelPlaces, type LabelPlaces } from './label-places.ts';
import { MARK_SIGNS } from './marks.ts';
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

/** Indexes what is known of a document's words, once for every quote of it. */
export function quotePlaces(basis: Basis): QuotePlaces {
  if (basis.kind !== 'words') return { isInPlace: () => true, labels: undefined };
  const text = foldText(withoutMarkup(basis.text));
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
          // In a column of its own a mark has no label beside it.
          const isLabelled = isOwnMark(quote, box, true);
          const isItsOwn = isLabelled
            ? (place: Place) => !isBeforeLabel(text.text, place)
            : ({ start }: Place) => isInColumn(box) && isAlone(text.text, start);
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

function isInColumn({ section, name }: BoxId): boolean {
  return boxNamed(section, name)?.page.at === 'column';
}

/** A mark by itself: not of the printed question "Y / N", nor before the label of a square. */
const ALONE =
  /(?<![\p{L}\p{N}])(?<![/] ?)(?:[xyn]|yes|no|[✓✔☑☒✗✘✕✖⊠])(?![\p{L}\p{N}])(?! ?\/)(?!\s{0,3}(?:\]\s?)?(?:occur|claims|commercial|any |all |owned|scheduled|hired|non-|umbrella|excess|ded|retention|per\b|oth|policy\b|pro|loc\b|wc\b|statut))/iuy;

const isAlone = (text: string, at: number): boolean => {
  ALONE.lastIndex = at;
  return ALONE.test(text);
};
