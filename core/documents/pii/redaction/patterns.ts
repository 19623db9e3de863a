import { cardNumbers } from './card-numbers.ts';
import { emailAddresses } from './email-addresses.ts';
import type { EntityType } from './entity-type.ts';
import type { Span } from './span.ts';
import { spansOver } from './line-ends.ts';

/** Three, two and four digits with hyphens, and no further digits on either side. Area numbers that were never issued count too. */
const SSN = /(?<!\d|\d-)\d{3}-\d{2}-\d{4}(?!\d|-\d)/g;

/** Prefixes of a North American number, dialled from there or from abroad. */
const COUNTRY_CODE = String.raw`(?:\+1[\t .-]{0,2}|(?:001|011[\t .-]{1,2}1|1)[\t .-]{1,2}|1(?=\())`;

/** The area code: after a country code, in parentheses, or bare. Never the end of a longer number. */
const AREA_CODE = String.raw`(?:(?<!\d|\d[-.])${COUNTRY_CODE}(?:\(\d{3}\)[\t ./-]{0,3}|\d{3}[\t ./-]{1,3})|\(\d{3}\)[\t ./-]{0,3}|(?<!\d|\d[-.]|(?<!\d)\d{1,3}/)\d{3}[\t ./-]{1,3})`;

/** A longer number would continue like this. */
const LONGER_NUMBER = String.raw`(?!\d|[-.]\d)`;

/** Three, three and four digits with separators, an optional country code, and an optional extension without a space. */
const PHONE = new RegExp(
  String.raw`${AREA_CODE}\d{3}[\t ./-]{1,3}\d{4}(?:x\d{1,6}(?![\p{L}\d]))?${LONGER_NUMBER}`,
  'gu',
);

/**
 * Finds values by form alone in a visible text: Social Security numbers with dashes, card numbers, e-mail addresses and North American
 * phone numbers, also across one line end. In text order per type; spans of different types may overlap.
 */
export function patternSpans(text: string): Span[] {
  return [...spansInLines(text), ...spansOver(text, spansInLines)];
}

function spansInLines(text: string): Span[] {
  return [
    ...emailAddresses(text).map((stretch) => ({ type: 'EMAIL', ...stretch }) as const),
    ...cardNumbers(text).map((stretch) => ({ type: 'CREDIT_CARD', ...stretch }) as const),
    ...matches(text, SSN, 'SSN'),
    ...matches(text, PHONE, 'PHONE'),
  ];
}

function matches(text: string, pattern: RegExp, type: EntityType): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({ type, start: index, end: index + value.length }));
}
