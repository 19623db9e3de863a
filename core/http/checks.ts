import { CodedError } from './errors.ts';
import type { JsonObject } from '../json.ts';
import type { Query } from './request-target.ts';

interface TextRule {
  /** Maximum length in characters; see `hasMoreCharacters`. */
  readonly max: number;
}

/**
 * Returns a required text of the body, as sent. Throws `missing_fields` if it is missing, null or blank,
 * `invalid_fields` if it is not a string, and `input_too_large` if it is too long.
 */
export function requiredText(body: JsonObject, field: string, rule: TextRule): string {
  const text = optionalText(body, field, rule);
  if (text === undefined) throw new CodedError('missing_fields', `${field} is required.`);
  return text;
}

/** Returns an optional text of the body; undefined if it is missing, null or blank. Throws as `requiredText` does. */
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
  /** The member's name in messages: `name`, `parties[3].name`. */
  readonly field: string;
}

/**
 * Returns a required text, as sent, for services whose contract uses `invalid_fields` for every broken rule, including
 * length. Throws `missing_fields` if it is missing, null or blank.
 */
export function requiredMember(value: unknown, rule: MemberRule): string {
  const text = optionalMember(value, rule);
  if (text === undefined || isBlank(text)) throw new CodedError('missing_fields', `${rule.field} is required.`);
  return text;
}

/** Returns an optional text for such a service, as sent, blank or not; undefined if it is missing or null. */
export function optionalMember(value: unknown, { field, max }: MemberRule): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new CodedError('invalid_fields', `${field} must be a string.`);
  if (hasMoreCharacters(value, max)) {
    throw new CodedError('invalid_fields', `${field} is longer than ${max.toLocaleString('en-US')} characters.`);
  }
  return value;
}

/**
 * Whether a text exceeds a number of characters. A character is a code point, as for maxLength in the OpenAPI
 * documents: "𝓐" is one. Counts only texts that may be too long, and at most twice the limit.
 */
export function hasMoreCharacters(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || Array.from(text).length > max;
}

/** Whether a text consists only of white space and invisible characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

const TWO_LETTERS = /^[A-Za-z]{2}$/;

/** Returns an optional ISO 3166-1 alpha-2 code in upper case. Throws `invalid_fields` for anything but two letters. */
export function optionalCountry(body: JsonObject, field: string): string | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !TWO_LETTERS.test(value)) {
    throw new CodedError('invalid_fields', `${field} must be a two-letter ISO 3166-1 country code.`);
  }
  return value.toUpperCase();
}

/**
 * Returns an optional query parameter; undefined if it is missing or blank. Throws `invalid_fields` if it is sent twice
 * or too long.
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

/**
 * Returns an optional whole number from the query. Throws `invalid_fields` for anything else, for numbers out of
 * bounds, and if it is sent twice.
 */
export function optionalWholeNumber(query: Query, name: string, rule: WholeNumberRule): number | undefined {
  const value = singleParameter(query, name);
  if (value === undefined) return undefined;
  const number = DIGITS.test(value) ? Number(value) : NaN;
  if (!(number >= rule.min && number <= rule.max)) {
    throw new CodedError('invalid_fields', `${name} must be a whole number from ${rule.min} to ${rule.max}.`);
  }
  return number;
}

/** Returns a parameter that may be sent only once, because two values would be ambiguous. */
function singleParameter(query: Query, name: string): string | undefined {
  const values = query.get(name) ?? [];
  if (values.length > 1) throw new CodedError('invalid_fields', `${name} must be sent only once.`);
  return values[0];
}
