import { cuedNumbers } from '../cued-numbers.ts';
import type { Lexicon } from '../lexicon.ts';
import { mergeSpans } from '../redaction/merge-spans.ts';
import { patternSpans } from '../redaction/patterns.ts';
import { tokensOf, type KnownStretch, type Token } from './tokens.ts';

/** Addresses of the web, in which words are no names by themselves. */
const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"']{1,300}|(?<![\p{L}\p{N}@.-])(?:[a-z\d-]{1,40}\.){1,4}(?:com|org|net|io|gov|edu|info|biz|dev|app|co\.uk|de|fr|eu)(?![\p{L}\p{N}])(?:\/[^\s<>"']{1,200})?/giu;

function webAddresses(text: string): KnownStretch[] {
  return [...text.matchAll(WEB_ADDRESS)].map(({ 0: found, index }) => ({
    type: 'WEB',
    start: index,
    end: index + found.length,
  }));
}

/** The tokens of a visible text, in which numbers and addresses of mail that their form or a word before them decides are one each. */
export function tokensOfText(text: string, lexicon: Lexicon): Token[] {
  return tokensOf(text, lexicon, known(text));
}

function known(text: string): KnownStretch[] {
  const numbers = mergeSpans([...patternSpans(text), ...cuedNumbers(text)]);
  const web = webAddresses(text);
  const all = [...numbers, ...web].toSorted((a, b) => a.start - b.start);
  let end = 0;
  return all.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}
