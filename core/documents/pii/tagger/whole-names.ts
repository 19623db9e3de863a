import type { PersonalTokens } from './evidence.ts';
import type { TaggedTokens } from './tagger.ts';
import { NOTHING, SPACED, type Token } from './tokens.ts';

/** The flags of ordinary words and of listed given names and surnames, and the casing of names, among the features of a token. */
const [ORDINARY, LISTED_NAME] = [2, 1 + 4];
const TITLE_CASE = 2;

/**
 * Returns what extends a name of one word to the words beside it that the tagger took for persons too. The evidence may have spoken against
 * one of them, such as an unlisted given name, but one word of a name is never taken without the other. Ordinary words that are no listed names stay.
 */
export function wholeNames(
  tokens: readonly Token[],
  tagged: readonly TaggedTokens[],
): (one: PersonalTokens) => PersonalTokens {
  const inPerson = new Uint8Array(tokens.length);
  for (const { tag, from, to } of tagged) if (tag === 'PERSON') inPerson.fill(1, from, to);
  const isName = (at: number): boolean => {
    const { casing, lexical, kind } = tokens[at] ?? NOTHING;
    const lists = lexical >> 3;
    const mayBeName = (lists & ORDINARY) === 0 || (lists & LISTED_NAME) > 0;
    return inPerson[at] === 1 && casing === TITLE_CASE && kind === 0 && mayBeName;
  };
  return (one) => {
    let { from, to } = one;
    if (one.tag !== 'PERSON' || to - from > 1) return one;
    while (tokens[from]?.gap === SPACED && isName(from - 1)) from--;
    while (tokens[to]?.gap === SPACED && isName(to)) to++;
    return { ...one, from, to };
  };
}
