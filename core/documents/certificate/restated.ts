import { ANY_COVERAGE, isCoverage, set, wordsOf } from './coverage-words.ts';
import type { CoverageStatement } from './coverage-statements.ts';
import { SECTION_NAMES } from './acord-25.ts';
import type { ParsedCertificate } from './extraction.ts';
import type { SectionName } from './form-box.ts';
import { lastDayIn } from './printed-values.ts';

/** Amounts on the form are in U.S. dollars. */
const OTHER_CURRENCY =
  /\b(?:canadian|australian|hong kong) (?:dollars?|currency|funds)\b|\b(?:cad|cdn|aud|eur|gbp|mxn)\b|\beuros?\b|\bpounds sterling\b|\b(?:mexican )?pesos?\b/i;

/** What is in a currency: the limits of the form, not the value of a contract. */
const AMOUNTS = set('limit limits amounts figures currency');

const CLAIMS_MADE = /\bclaims-made\b|\bclaims made(?= (?:form|basis|policy)\b| ?[,;.]| ?$)/i;
const DENIED = set('not no never');

const EXPIRES = /\bexpir(?:es|ed|ing|ation|y)\b|\b(?:policy|coverage) (?:term|period)\b/i;

/** Of these, other days are stated; and of earlier policies. */
const OTHERS = set(
  'contract lease permit license agreement project prior previous previously former old earlier notice renewal renewed',
);

/**
 * Returns the boxes whose values a sentence contradicts: limits that are in another currency, an occurrence form that is claims-made, and a
 * policy that ends before the day in its box.
 */
export function restatedBoxes(
  sentences: readonly string[],
  parsed: Pick<ParsedCertificate, SectionName>,
): CoverageStatement[] {
  return sentences.flatMap((sentence) => {
    const words = wordsOf(sentence);
    const named = SECTION_NAMES.filter((name) => words.includes(name));
    const meant = named.length > 0 ? named : SECTION_NAMES;
    const isDenied = words.some((word) => DENIED.has(word));
    const inOther = !isDenied && OTHER_CURRENCY.test(sentence) && words.some((word) => AMOUNTS.has(word));
    const onClaims = !isDenied && CLAIMS_MADE.test(sentence);
    const end = endIn(sentence, words);
    return [
      ...(inOther ? meant : []),
      ...(onClaims ? named : [])
        .filter((name) => parsed[name]?.['claims_made'] === false)
        .map((name) => `${name}.claims_made`),
      ...(end === null ? [] : meant)
        .filter((name) => String(parsed[name]?.['policy_expiration_date'] ?? '') > (end ?? ''))
        .map((name) => `${name}.policy_expiration_date`),
    ].map((path) => ({ path, sentence }));
  });
}

/** Returns the day, YYYY-MM-DD, on which a sentence says that a coverage ends; null if it says none. */
function endIn(sentence: string, words: readonly string[]): string | null {
  const isOfPolicy = words.some((word) => isCoverage(word) || ANY_COVERAGE.has(word));
  if (!isOfPolicy || !EXPIRES.test(sentence) || words.some((word) => OTHERS.has(word))) return null;
  return lastDayIn(sentence);
}
