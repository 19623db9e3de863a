import { isMaterial } from '../concepts.ts';
import { readWords } from '../read-words.ts';
import { withoutMarkup } from '../set-aside.ts';

/** Between the items of a list. */
const SEPARATOR = /[,;+\n]|\s&\s|\s\/\s|\b(?:and|plus)\b/i;

/** After these a text says what the goods are like or for, not which goods follow. */
const DETAIL = /\b(?:with|for|of|in|made|used|containing|consisting|comprising|including|from|by|having)\b|[(:]/i;

/** "One laptop", "2 x printer", "500 pcs shoes". */
const COUNTED =
  /^\s*(?:(?:one|two|three|four|five|ten|a|an)|\d{1,6}\s*(?:x|pcs?|pieces?|pairs?|units?|sets?))\s+\p{L}/iu;

/** A longer item describes one thing. */
const MAX_WORDS = 4;
const MAX_BARE_WORDS = 1;

/** Three or more bare names are a list; two may be one thing, such as bread and butter pudding. */
const MIN_BARE = 3;

/** A longer list is read as far as this. */
const MAX_ITEMS = 8;

/**
 * Returns the items of a description that lists several goods by its form: items in the plural ("toys and umbrellas"),
 * counted ones, or three and more bare names ("coffee, tea, sugar"). Fewer than two items are no list, and give none.
 */
export function listedGoods(description: string): string[] {
  const text = withoutMarkup(description);
  const items = text
    .slice(0, DETAIL.exec(text)?.index)
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .slice(0, MAX_ITEMS);
  const several = items.filter((item) => isGoods(item, MAX_WORDS) && (isPlural(item) || COUNTED.test(item)));
  // The first item is the goods if a text describes one thing, and what qualifies it may qualify the others too.
  if (several.length > 1 && several[0] === items[0] && !shareQualifier(several)) return several;
  const isList = items.length >= MIN_BARE && items.every((item) => isGoods(item, MAX_BARE_WORDS));
  return isList && (isPlural(items[0] ?? '') || !items.some(isPlural)) ? items : [];
}

function isGoods(item: string, longest: number): boolean {
  const { stems } = readWords(item);
  return stems.length > 0 && stems.length <= longest && !isMaterial(stems.at(-1) ?? '');
}

/** "Aluminum rails and clamps": the first of several has words of its own, and another has none. */
function shareQualifier([first = '', ...others]: readonly string[]): boolean {
  const isBare = (item: string): boolean => readWords(item).surface.length === 1 && !COUNTED.test(item);
  return !isBare(first) && others.some(isBare);
}

function isPlural(item: string): boolean {
  const { surface, stems } = readWords(item);
  return /s$/.test(surface.at(-1) ?? '') && surface.at(-1) !== stems.at(-1);
}
