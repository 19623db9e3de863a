import { cuedNumbers } from '../cued-numbers.ts';
import type { Lexicon } from '../lexicon.ts';
import { mergeSpans } from '../redaction/merge-spans.ts';
import { patternSpans } from '../redaction/patterns.ts';
import { webAddresses } from '../redaction/web-addresses.ts';
import { tokensOf, type KnownStretch, type Token } from './tokens.ts';

/** Tokenizes a visible text. Numbers, e-mail addresses, URLs and encoded data recognized by form or cue are one token each. */
export function tokensOfText(text: string, lexicon: Lexicon, cued = cuedNumbers(text)): Token[] {
  return tokensOf(text, lexicon, known(text, cued));
}

/** A line of base64 or hexadecimal digits: no word of a language is as long. */
const ENCODED = /(?<![\p{L}\p{N}])(?=[A-Za-z+/]{0,40}\d)[A-Za-z0-9+/]{60,}/gu;

function known(text: string, cued: ReturnType<typeof cuedNumbers>): KnownStretch[] {
  const numbers = mergeSpans([...patternSpans(text), ...cued]);
  const web = webAddresses(text).map((place) => ({ type: 'WEB', ...place }));
  const data = [...text.matchAll(ENCODED)].map(({ 0: { length }, index }) => ({
    type: 'DATA',
    start: index,
    end: index + length,
  }));
  const all = [...numbers, ...web, ...data].toSorted((a, b) => a.start - b.start);
  let end = 0;
  return all.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}
