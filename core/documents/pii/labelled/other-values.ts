import type { Place } from '../../../quotes/locate.ts';
import { isOtherForm, phoneAt } from './number-values.ts';
import { isCount } from './values.ts';

/** Behind these nouns stands the number of a thing: `call ID 8837261`. */
const OF_THINGS =
  /(?<!\p{L})(?:id|model|ref|reference|order|ticket|case|part|serial|sku|version|invoice|tracking|account|batch|item|claim|policy|request) ?(?:no|nr|number)?[ .:#]{0,3}$/iu;
/** Behind these words stands the day of something that is no person. */
const OF_EVENTS =
  /(?<!\p{L})(?:version|revision|release|released|build|firmware|established|founded|incorporated|launched|opened)(?: on| in| of)?[ :]{0,2}$/iu;
const MAX_BEFORE = 30;

/** Whether a number found by a word nearby is that of a thing, a count or a date. A form in which phones are dialled is enough against the noun. */
export function isNumberOfThing(text: string, { start, end }: Place): boolean {
  if (isCount(text, end) || isOtherForm(text.slice(start, end))) return true;
  return OF_THINGS.test(text.slice(Math.max(0, start - MAX_BEFORE), start)) && phoneAt(text, start)?.isDialled !== true;
}

/** Whether a date is that of a version or a foundation. */
export function isDateOfThing(text: string, { start }: Place): boolean {
  return OF_EVENTS.test(text.slice(Math.max(0, start - MAX_BEFORE), start));
}
