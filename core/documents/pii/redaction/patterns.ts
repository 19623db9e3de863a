import { cardNumbers } from './card-numbers.ts';
import { emailAddresses } from './email-addresses.ts';
import type { EntityType } from './entity-type.ts';
import type { Span } from './span.ts';

/** Three, two and four digits with hyphens, and no more digits or hyphenated digits on either side. Area numbers that were never issued count too. */
const SSN = /(?<!\d|\d-)\d{3}-\d{2}-\d{4}(?!\d|-\d)/g;

/** The area code after a country code, in parentheses, or bare; never the end of a longer number. */
const AREA_CODE = String.raw`(?:(?<!\d|\d[-.])(?:\+1[\t .-]{0,2}|1[\t .-]{1,2}|1(?=\())(?:\(\d{3}\)[\t ./-]{0,3}|\d{3}[\t ./-]{1,3})|\(\d{3}\)[\t ./-]{0,3}|(?<!\d|\d[-.]|(?<!\d)\d{1,3}/)\d{3}[\t ./-]{1,3})`;

/** What numbers of parts go on with: one more digit, or one letter or digit after a hyphen. */
const LONGER_NUMBER = String.raw`(?!\d|[-.]\d|-[A-Za-z](?![A-Za-z]))`;

/** Three, three and four digits with something between them, the first three perhaps in parentheses, a 1 perhaps before them. */
const PHONE = new RegExp(String.raw`${AREA_CODE}\d{3}[\t ./-]{1,3}\d{4}${LONGER_NUMBER}`, 'g');

/**
 * Where the values stand that are known by their form alone: Social Security numbers with dashes, card numbers, ASCII e-mail
 * addresses and North American phone numbers. In text order by type; stretches of different types may overlap.
 */
export function patternSpans(text: string): Span[] {
  const plain = plainCharacters(text);
  return [
    ...emailAddresses(plain).map((stretch) => ({ type: 'EMAIL', ...stretch }) as const),
    ...cardNumbers(plain).map((stretch) => ({ type: 'CREDIT_CARD', ...stretch }) as const),
    ...matches(plain, SSN, 'SSN'),
    ...matches(plain, PHONE, 'PHONE'),
  ];
}

function matches(text: string, pattern: RegExp, type: EntityType): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({ type, start: index, end: index + value.length }));
}

/** Full-width forms, and the dashes and spaces of typography: one unit each, as what stands for them is. */
const TYPOGRAPHIC = /[\uff01-\uff5e\u2010-\u2015\u2212\u00a0\u2000-\u200a\u202f\u3000]/g;

const FULL_WIDTH_OFFSET = 0xfee0;

/** A text of the same length in which the forms of typography are the plain ones that patterns are written for. */
function plainCharacters(text: string): string {
  return text.replace(TYPOGRAPHIC, (character) => {
    const unit = character.charCodeAt(0);
    if (unit >= 0xff01) return String.fromCharCode(unit - FULL_WIDTH_OFFSET);
    return /[\u2010-\u2015\u2212]/.test(character) ? '-' : ' ';
  });
}
