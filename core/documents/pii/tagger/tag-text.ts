import { cuedNumbers } from '../cued-numbers.ts';
import type { Lexicon } from '../lexicon.ts';
import { mergeSpans } from '../redaction/merge-spans.ts';
import { patternSpans } from '../redaction/patterns.ts';
import { webAddresses } from '../redaction/web-addresses.ts';
import { tokensOf, type KnownStretch, type Token } from './tokens.ts';

/** Tokenizes a visible text. Numbers, e-mail addresses and URLs recognized by form or cue are one token each. */
export function tokensOfText(text: string, lexicon: Lexicon, cued = cuedNumbers(text)): Token[] {
  return tokensOf(text, lexicon, known(text, cued));
}

function known(text: string, cued: ReturnType<typeof cuedNumbers>): KnownStretch[] {
  const numbers = mergeSpans([...patternSpans(text), ...cued]);
  const web = webAddresses(text).map((place) => ({ type: 'WEB', ...place }));
  const all = [...numbers, ...web].toSorted((a, b) => a.start - b.start);
  let end = 0;
  return all.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}
