import { withdrawsPage } from '../../../quotes/withdrawing-words.ts';
import type { PlacedForm } from './placed-form.ts';

/** A stamp is so many times as high as what is filled in. */
const LARGER = 2;

/** The word that is stamped on a page. */
export function stampOn({ filled }: PlacedForm): string | undefined {
  const heightOf = ({ box }: PlacedForm['filled'][number]): number => box.bottom - box.top;
  const heights = filled.map(heightOf).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return filled.find((word) => withdrawsPage(word.text) && heightOf(word) > LARGER * usual)?.text;
}
