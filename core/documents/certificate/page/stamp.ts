import { withdrawsPage } from '../../../quotes/withdrawing-words.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';

/** A stamp is so many times as high as what is filled in. */
const LARGER = 2;

/** What is over the table of a picture and no word of one row, read as whatever: higher than a row, and no line down the page, in points. */
const OVER_ROWS = { height: 13, width: 6 };

/** What stands for a word that could not be read. */
const UNREAD_MARK = '(a mark over the coverages that could not be read)';

/** The word that is stamped on a page. Of a picture, where it is too large or slanted to be read, what stands for it. */
export function stampOn(form: PlacedForm): string | undefined {
  const { filled, unread, isRecognised } = form;
  const heightOf = ({ box }: PlacedForm['filled'][number]): number => box.bottom - box.top;
  const heights = filled.map(heightOf).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const word = filled.find(({ text, box }) => withdrawsPage(text) && box.bottom - box.top > LARGER * usual);
  if (word !== undefined) return word.text;
  const [type, description] = labelsNamed(form, 'type', 'description');
  if (type === undefined || description === undefined) return undefined;
  const isOver = [...unread, ...(isRecognised ? filled.map(({ box }) => box) : [])].some(
    ({ left, right, top, bottom }) =>
      top > type.box.bottom &&
      bottom < description.box.top &&
      bottom - top > OVER_ROWS.height &&
      right - left > OVER_ROWS.width,
  );
  return isOver ? UNREAD_MARK : undefined;
}
