import type { ExposureSummary } from './answer.ts';
import type { ScreenedName } from './exposure.ts';
import { LOW_MEANS } from './narrative.ts';
import { areTrueClauses } from './narrative-claims.ts';
import { clausesOf, TOKEN, tokensIn, tokensOf, type Clause, type Tokens } from './narrative-clauses.ts';
import { NARRATIVE_WORDS } from './narrative-words.ts';

const MAX_LENGTH = 2_000;

/** The marks of a sentence: no markup, no address, no question, no exclamation. */
const PLAIN = /^[A-Za-z0-9 .,;:'()-]+$/;

/**
 * Whether a narrative says nothing but what the sections say: each list's status is stated and true, each name, number, date
 * and category belongs to what it is said of, the rating and the coverage are those of the summary, and every other word is
 * one of a closed list. What is not certain is refused; the template then speaks.
 */
export function guardNarrative(text: string, screened: ScreenedName, exposure: ExposureSummary): boolean {
  // What looks like a token already would be taken for what the token stands for.
  if (text.length > MAX_LENGTH || tokensIn(text.toLowerCase()).length > 0) return false;
  const tokens = tokensOf(screened);
  const spaced = text.replace(/\s+/g, ' ').trim();
  const weighed = exposure.overall_risk === 'low' ? spaced.replace(LOW_MEANS, '') : spaced;
  const masked = tokens.mask(weighed).replace(/[\u2018\u2019]/g, "'");
  if (!PLAIN.test(masked)) return false;
  const clauses = clausesOf(masked, tokens);
  return (
    clauses.every((clause) => isOfKnownWords(clause) && areOwnDetails(clause, { screened, tokens })) &&
    areTrueClauses(clauses, { screened, exposure })
  );
}

function isOfKnownWords({ text }: Clause): boolean {
  const used = text.replace(TOKEN, ' ').match(/[a-z]+(?:[.-][a-z]+)*/g) ?? [];
  return used.every((word) => NARRATIVE_WORDS.has(word));
}

const NUMBER = /(?<![\w.])\d{1,6}(?:\.\d{1,3})?(?![\w]|\.\d)/g;

/** Each number and detail behind a name is that name's; numbers before any name are counts of the lists that are spoken of. */
function areOwnDetails(clause: Clause, { screened, tokens }: { screened: ScreenedName; tokens: Tokens }): boolean {
  const [lead = '', ...named] = segments(clause.text, tokens);
  if (tokensIn(lead).some((token) => token.startsWith('detail'))) return false;
  const counts = (list: Clause['lists'][number]): number[] => {
    const { matches } = screened[list];
    const best = matches[0] ? [matches[0].score] : [];
    return [matches.length, ...best, ...(list === 'csl' ? [screened.csl.records_below_match_threshold] : [])];
  };
  if (
    !numbersIn(lead)?.every(
      (one) => clause.lists.length > 0 && clause.lists.every((list) => counts(list).includes(one)),
    )
  ) {
    return false;
  }
  return named.every((segment) => {
    const [name = '', ...details] = tokensIn(segment);
    const entry = tokens.names.get(name);
    const isOfLists = entry !== undefined && clause.lists.some((list) => entry.lists.has(list));
    const areDetails = details.every((token) => token.endsWith('list') || entry?.details.has(token) === true);
    return isOfLists && areDetails && numbersIn(segment)?.every((one) => entry.scores.has(one)) === true;
  });
}

/** A clause before its first name, and from each name to the next. */
function segments(text: string, { names }: Tokens): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (!names.has(token)) continue;
    parts.push(text.slice(from, index));
    from = index;
  }
  return [...parts, text.slice(from)];
}

/** The numbers of a text; undefined where a digit is part of anything else. */
function numbersIn(text: string): number[] | undefined {
  const bare = text.replace(TOKEN, ' ');
  if (/\d/.test(bare.replace(NUMBER, ''))) return undefined;
  return (bare.match(NUMBER) ?? []).map(Number);
}
