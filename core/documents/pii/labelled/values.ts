import type { Place } from '../../../quotes/locate.ts';
import { birthDateAt } from './birth-dates.ts';
import type { LabelledType, Meaning } from './labels.ts';
import { cardAt, phoneAt, postcodeAt, ssnAt } from './number-values.ts';

/** A value and what its label says it is. */
export interface LabelledValue extends Place {
  readonly type: LabelledType;
}

/** Words behind a number that make it a count. */
const COUNTED =
  /^ (?:times|characters?|chars|units?|items?|bytes|[kmg]b|words|rows|records|requests|pieces|pcs|copies|tokens|lines|points|users|views|shares|dollars|euros|pounds|percent|people|customers|seconds|ms|miles|km|kg)(?!\p{L})/iu;

const MAX_COUNTED = 20;

/** Reads the value that a label announces at a place. `isSigned`: a colon or equals sign, or a column, is between them. */
export function valueAt(text: string, at: number, { type, need }: Meaning, isSigned: boolean): Place | undefined {
  if (need === 'sign' && !isSigned) return undefined;
  const value = placeAt(text, at, { type, need });
  return value && isCount(text, value.end) ? undefined : value;
}

/** Whether the number that ends at a place counts something: `2123456789 times`. */
export function isCount(text: string, end: number): boolean {
  return COUNTED.test(text.slice(end, end + MAX_COUNTED));
}

function placeAt(text: string, at: number, { type, need }: Meaning): Place | undefined {
  if (type === 'SSN') return ssnAt(text, at);
  if (type === 'CREDIT_CARD') return cardAt(text, at);
  if (type === 'POSTCODE') return postcodeAt(text, at);
  if (type === 'DATE_OF_BIRTH') return birthDateAt(text, at, need === 'year');
  const phone = phoneAt(text, at);
  return need === 'alone' || phone?.isDialled === true ? phone : undefined;
}
