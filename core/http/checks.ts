import { CodedError } from './errors.ts';
import type { JsonObject } from '../json.ts';
import type { Query } from './request-target.ts';

interface TextRule {
  /** The most characters the text may have; see `hasMoreCharacters`. */
  readonly max: number;
}

/**
 * A required text of the body. Throws `missing_fields` when it is not sent, null or blank, `invalid_fields` when it is
 * not a string, `input_too_large` over its limit. The text is answered as sent.
 */
export function requiredText(body: JsonObject, field: string, rule: TextRule): string {
  const text = optionalText(body, field, rule);
  if (text === undefined) throw new CodedError('missing_fields', `${field} is required.`);
  return text;
}

/** An optional text of the body; undefined when it is not sent, null or blank. Throws as `requiredText` does. */
export function optionalText(body: JsonObject, field: string, rule: TextRule): string | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new CodedError('invalid_fields', `${field} must be a string.`);
  if (hasMoreCharacters(value, rule.max)) {
    throw new CodedError('input_too_large', `${field} is longer than ${rule.max.toLocaleString('en-US')} characters.`);
  }
  return isBlank(value) ? undefined : value;
}

interface MemberRule extends TextRule {
  /** How messages call the member: `name`, `parties[3].name`. */
  readonly field: string;
}

/**
 * A required text for services whose contract calls every broken rule `invalid_fields`, a text over its limit included.
 * Throws `missing_fields` when it is not sent, null or blank. The text is answered as sent.
 */
export function requiredMember(value: unknown, rule: MemberRule): string {
  const text = optionalMember(value, rule);
  if (text === undefined || isBlank(text)) throw new CodedError('missing_fields', `${rule.field} is required.`);
  return text;
}

/** An optional text of such a service, as sent, blank or not; undefined when it is not sent or null. */
export function optionalMember(value: unknown, { field, max }: MemberRule): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new CodedError('invalid_fields', `${field} must be a string.`);
  if (hasMoreCharacters(value, max)) {
    throw new CodedError('invalid_fields', `${field} is longer than ${max.toLocaleString('en-US')} characters.`);
  }
  return value;
}

/**
 * Whether a text has more characters than a limit. A character is a code point, as it is to the maxLength of the OpenAPI
 * documents: "𝓐" is one. Only what may be over is counted, and never more of it than twice the limit.
 */
export function hasMoreCharacters(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || Array.from(text).length > max;
}

/** Whether a text has nothing but white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

const TWO_LETTERS = /^[A-Za-z]{2}$/;

/** An optional ISO 3166-1 alpha-2 code in capitals, whatever case it was sent in. Throws `invalid_fields` for anything but two letters. */
export function optionalCountry(body: JsonObject, field: string): string | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !TWO_LETTERS.test(value)) {
    throw new CodedError('invalid_fields', `${field} must be a two-letter ISO 3166-1 country code.`);
  }
  return value.toUpperCase();
}

/**
 * An optional parameter of the query; undefined when it is not sent or blank. Throws `invalid_fields` when it is sent twice,
 * or longer than its limit.
 */
export function optionalParameter(query: Query, name: string, rule: TextRule): string | undefined {
  const value = singleParameter(query, name);
  if (value === undefined) return undefined;
  if (hasMoreCharacters(value, rule.max)) {
    throw new CodedError('invalid_fields', `${name} is longer than ${rule.max.toLocaleString('en-US')} characters.`);
  }
  return isBlank(value) ? undefined : value;
}

interface WholeNumberRule {
  readonly min: number;
  readonly max: number;
}

const DIGITS = /^\d{1,9}$/;

/** An optional whole number of the query, within its bounds. Throws `invalid_fields` for anything else, and when it is sent twice. */
export function optionalWholeNumber(query: Query, name: string, rule: WholeNumberRule): number | undefined {
  const value = singleParameter(query, name);
  if (value === undefined) return undefined;
  const number = DIGITS.test(value) ? Number(value) : NaN;
  if (!(number >= rule.min && number <= rule.max)) {
    throw new CodedError('invalid_fields', `${name} must be a whole number from ${rule.min} to ${rule.max}.`);
  }
  return number;
}

/** A parameter that may be sent only once: two values would be ambiguous. */
function singleParameter(query: Query, name: string): string | undefined {
  const values = query.get(name) ?? [];
  if (values.length > 1) throw new CodedError('invalid_fields', `${name} must be sent only once.`);
  return values[0];
}
