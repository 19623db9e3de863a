import { withdrawsPage } from '../../../quotes/withdrawing-words.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';

/** How many times as high as the filled-in text a stamp is. */
const LARGER = 2;

/** Print over the table of a picture that is higher than a row and wider than a vertical line, in points, whatever it was read as. */
const OVER_ROWS = { height: 13, width: 6 };

/** Shown instead of a word that could not be read. */
const UNREAD_MARK = '(a mark over the coverages that could not be read)';

/** Returns the word stamped on a page; in a picture, a placeholder if it is too large or slanted to be read. */
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
