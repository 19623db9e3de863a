import type { Random } from '../classifier/random.ts';
import type { Tag } from '../../core/documents/pii/tagger/tagger.ts';
import { date, dateAbroad, MONTHS, rareDate } from './dates.ts';
import { IMPERSONAL_NAMES } from './impersonal-names.ts';
import { titleCase } from './labelled-lists.ts';
import { fullName, someone, type Parts } from './person-names.ts';
import {
  address,
  coined,
  COUNTRIES,
  digits,
  identifier,
  organisation,
  productName,
  programName,
  street,
  STREET_TYPES,
} from './values.ts';

/** A value and its tag, if any. */
export interface Filling {
  readonly value: string;
  readonly tag?: Tag;
}

const split = (list: string): readonly string[] => list.split('|');

const JOBS = split(
  'Account Manager|software engineer|nurse|Sales Director|teacher|Chief Financial Officer|Project Lead|electrician|Senior Analyst|plumber|Office Manager|journalist|painter|Vice President|Warehouse Supervisor|Registered Nurse|Midwife|Paralegal|Data Scientist|dental assistant|Dining room attendant|Head of Marketing|Research Fellow|bus driver|Claims Adjuster|Chef|Lead Developer|Store Manager|Bookkeeper|Operations Director|Civil Engineer|caretaker|HR Generalist|Security Guard',
);
const PRODUCTS = split(
  'Harbor Oak Chair|USB-C Cable 2m|Stainless Steel Kettle|Ceramic Mug|LED Desk Lamp|Canvas Tote Bag|Garden Hose|Wireless Mouse|Cotton Bed Sheet|Bluetooth Speaker|Winter Jacket|Mountain Bike|Olive Oil|Coffee Grinder',
);
const NATIONALITIES = split(
  'American|British|German|French|Canadian|Norwegian|Polish|Nigerian|Indian|Brazilian|Italian|Turkish|Japanese|Dutch',
);
const WEEKDAYS = split('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|Friday morning');
const TITLES = split('Mr.|Mrs.|Ms.|Dr.|Mr|Mrs|Ms|Dr|Professor|Sir|Miss|Judge');
const RELATIONS = split('mother|father|spouse|brother|sister|son|daughter|Mother|Husband|Wife|Partner');

/** The name of a thing, as listed or in title case. */
function titled(name: string, random: Random): string {
  return random.below(2) === 0 ? name : name.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The person's name in a product name. */
function named({ given, surname }: { given: string; surname: string }, random: Random): string {
  return [given, surname, `${given} ${surname}`, `${surname}'s`][random.below(4)] ?? given;
}

/** Fills a slot. Throws if it is unknown. */
export function fillingOf(slot: string, parts: Parts): Filling {
  const { fillings, persons, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const [, kind = '', number = ''] = /^([a-z_]+?)(\d?)$/.exec(slot) ?? [];
  const person = number === '' ? someone(parts) : persons.getOrInsertComputed(number, () => someone(parts));
  const [, day, language] = /^(dob|date)_([a-z]{2})$/.exec(kind) ?? [];
  if (language !== undefined) {
    return day === 'dob'
      ? { value: dateAbroad(language, random, 1930 + random.below(85)), tag: 'DATE_OF_BIRTH' }
      : { value: dateAbroad(language, random, 1995 + random.below(33)) };
  }
  switch (kind) {
    case 'name':
      return { value: number === '' ? fullName(person, parts) : `${person.given} ${person.surname}`, tag: 'PERSON' };
    case 'name_lower':
      return { value: `${person.given} ${person.surname}`.toLowerCase(), tag: 'PERSON' };
    case 'given':
      return { value: person.given, tag: 'PERSON' };
    case 'given_lower':
      return { value: person.given.toLowerCase(), tag: 'PERSON' };
    case 'surname':
      return { value: person.surname, tag: 'PERSON' };
    case 'surname_initial':
      return { value: person.surname.charAt(0), tag: 'PERSON' };
    case 'surname_place':
      return { value: person.surname, tag: 'ORGANISATION' };
    case 'initials':
      return {
        value:
          random.below(2) === 0
            ? `${person.given.charAt(0)}.`
            : `${person.given.charAt(0)}. ${pick(MONTHS).charAt(0)}.`,
        tag: 'PERSON',
      };
    case 'address':
      return { value: address(parts, ', '), tag: 'ADDRESS' };
    case 'address_lower':
      return { value: address(parts, ', ').toLowerCase(), tag: 'ADDRESS' };
    case 'addresslines':
      return { value: address(parts, pick(['\n', '\n', ',\n', '\n  '])), tag: 'ADDRESS' };
    case 'street':
      return { value: street(parts), tag: 'ADDRESS' };
    case 'streetonly':
      return { value: `${person.surname} ${pick(STREET_TYPES)}`, tag: 'ADDRESS' };
    case 'zip':
      return { value: digits('#####', random), tag: 'ADDRESS' };
    case 'dob':
      return {
        value: (random.below(12) === 0 ? rareDate : date)(random, 1930 + random.below(85)),
        tag: 'DATE_OF_BIRTH',
      };
    case 'date':
      return { value: date(random, 1995 + random.below(33)) };
    case 'org':
      return { value: organisation(parts), tag: 'ORGANISATION' };
    case 'brand':
      return { value: pick(IMPERSONAL_NAMES.brand ?? []), tag: 'ORGANISATION' };
    case 'common':
      return { value: titleCase(pick(fillings.words.length > 0 ? fillings.words : (IMPERSONAL_NAMES.tech ?? []))) };
    case 'tech':
    case 'made':
    case 'term':
    case 'heading':
      return { value: pick(IMPERSONAL_NAMES[kind] ?? []) };
    case 'city':
      return { value: pick(fillings.cities), tag: 'LOCATION' };
    case 'country':
      return { value: pick(COUNTRIES), tag: 'LOCATION' };
    case 'phone':
      return {
        value: digits(
          pick([
            '(###) ###-####',
            '###-###-####',
            '+1 ### ### ####',
            '+44 20 #### ####',
            '### ### ####',
            '###.###.####',
            '+49 ### #######',
            '0## ### ## ##',
          ]),
          random,
        ),
      };
    case 'email':
      return {
        value:
          `${person.given}.${person.surname}`.toLowerCase().replace(/[^a-z.]/g, '') +
          pick(['@example.com', '@mail.com', '@acme.co.uk', '99@gmail.com']),
      };
    case 'ssn':
      return { value: digits('###-##-####', random) };
    case 'card':
      return { value: digits('4### #### #### ####', random) };
    case 'amount':
      return {
        value: digits(
          pick(['$##.##', '$#,###.00', '$#.# billion', '€###', '##.## USD', '£# million', '#,###']),
          random,
        ),
      };
    case 'n':
      return { value: String(1 + random.below(pick(['a', 'b']) === 'a' ? 12 : 400)) };
    case 'id':
      return {
        value: digits(
          pick(['#####', 'INV-#####', 'A#######', '##-####', 'ORD#####', '####-###-##', '#########']),
          random,
        ),
      };
    case 'thing':
      return { value: titled(pick(fillings.things.length > 0 ? fillings.things : PRODUCTS), random) };
    case 'foreign':
      return { value: titled(pick(fillings.foreignWords.length > 0 ? fillings.foreignWords : PRODUCTS), random) };
    case 'named':
      return {
        value: `${named(person, random)} ${titleCase(pick(fillings.words.length > 0 ? fillings.words : PRODUCTS))}`,
      };
    case 'coined':
      return { value: coined(random), tag: 'ORGANISATION' };
    case 'made_up':
      return { value: productName(parts) };
    case 'code':
      return { value: programName(parts) };
    case 'acronym':
      return {
        value: Array.from({ length: 2 + random.below(4) }, () => String.fromCharCode(65 + random.below(26))).join(''),
      };
    case 'word':
      return { value: pick(fillings.words.length > 0 ? fillings.words : ['thing']) };
    case 'word_as_surname':
      return { value: titleCase(pick(fillings.words)), tag: 'PERSON' };
    case 'given_as_thing':
      return { value: pick(fillings.givenNames) };
    case 'hexword':
      return { value: identifier(parts) };
    case 'hex':
      return { value: digits('##f#a##b####c###', random) };
    case 'year':
      return { value: String(1900 + random.below(127)) };
    case 'time':
      return { value: pick(['3 pm', '10:30', '9:15 am', 'noon', '17:00', '8']) };
    case 'timestamp':
      return { value: `2026-${digits('0#-1#', random)} 1${digits('#:##:##.###', random)}` };
    case 'month':
      return { value: pick(MONTHS) };
    case 'weekday':
      return { value: pick(WEEKDAYS) };
    case 'job':
      return { value: pick(JOBS) };
    case 'product':
      return { value: pick(PRODUCTS) };
    case 'nationality':
      return { value: pick(NATIONALITIES) };
    case 'relation':
      return { value: pick(RELATIONS) };
    case 'title':
      return { value: pick(TITLES) };
    case 'pronoun':
      return { value: pick(['she', 'he']) };
    case 'pronoun_cap':
      return { value: pick(['She', 'He']) };
    default:
      throw new Error(`A template has the slot ${slot}.`);
  }
}
