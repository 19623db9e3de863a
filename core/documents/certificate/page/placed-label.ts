import type { Box } from '../../pages/pages.ts';
import type { FormLine } from './form-lines.ts';
import type { FormWord } from './form-word.ts';

/** A line of the form where a page has it. */
export interface PlacedLabel extends FormLine {
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly box: Box;
}
