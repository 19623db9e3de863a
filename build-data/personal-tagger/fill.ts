import type { Random } from '../classifier/random.ts';
import type { Tag } from '../../core/documents/pii/tagger/tagger.ts';
import { titleCase, type Fillings } from './labelled-lists.ts';

/** The persons of one text by the number after their slots. */
export type Persons = Map<string, { readonly given: string; readonly surname: string }>;

interface Filling {
  readonly value: string;
  readonly tag?: Tag;
}

interface Parts {
  readonly fillings: Fillings;
  readonly persons: Persons;
  readonly random: Random;
}

const split = (list: string): readonly string[] => list.split('|');

const JOBS = split(
  'Account Manager|software engineer|nurse|Sales Director|teacher|Chief Financial Officer|Project Lead|electrician|Senior Analyst|plumber|Office Manager|journalist|painter|Vice President',
);
const PRODUCTS = split(
  'Harbor Oak Chair|USB-C Cable 2m|Stainless Steel Kettle|Ceramic Mug|LED Desk Lamp|Canvas Tote Bag|Garden Hose|Wireless Mouse|Cotton Bed Sheet|Bluetooth Speaker|Winter Jacket|Mountain Bike|Olive Oil|Coffee Grinder',
);
const COUNTRIES = split(
  'United States|USA|United Kingdom|UK|Germany|France|Canada|Australia|Spain|Italy|Norway|Sweden|Poland|Denmark|Slovenia|Finland|Brazil|Japan|India|South Africa|Netherlands|Switzerland|New Zealand|Ireland|Austria|Hungary|Portugal',
);
const NATIONALITIES = split(
  'American|British|German|French|Canadian|Norwegian|Polish|Nigerian|Indian|Brazilian|Italian|Turkish|Japanese|Dutch',
);
const WEEKDAYS = split('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|Friday morning');
const MONTHS = split('January|February|March|April|May|June|July|August|September|October|November|December');
const TITLES = split('Mr.|Mrs.|Ms.|Dr.|Mr|Mrs|Ms|Dr|Professor|Sir|Miss|Judge');
const RELATIONS = split('mother|father|spouse|brother|sister|son|daughter|Mother|Husband|Wife|Partner');
const STATES = split(
  'AL|AK|AZ|CA|CO|CT|FL|GA|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|NC|NE|NJ|NV|NY|OH|OK|OR|PA|RI|TN|TX|UT|VA|WA|WI|California|Texas|Florida|New York|Ohio|Maine',
);
const STREET_TYPES = split(
  'Street|St|St.|Avenue|Ave|Ave.|Road|Rd|Lane|Ln|Drive|Dr|Dr.|Boulevard|Blvd|Court|Ct|Place|Way|Terrace|Parkway|Highway|Circle|Close|Crescent|Square|Trail|Hill|Row|Gardens',
);
const ORGANISATION_ENDS = split(
  'Inc|Inc.|LLC|Ltd|Ltd.|Corp.|GmbH|& Sons|& Co.|Group|Holdings|Bank|Industries|Partners|Logistics|Motors|Foods|Systems|Technologies|Capital|Airlines|University|Hospital|Foundation|Media|Energy|Insurance|Brothers|Records|Pharmaceuticals|Consulting|Associates|Solutions|International',
);
const ORGANISATION_WORDS = split(
  'Harbor|Northern|Blue|Apex|Global|United|First|Summit|Pioneer|Delta|Golden|Pacific|Atlantic|Quantum|Silver|Evergreen|Liberty|Central|Prime|Metro|Vertex|Zenith|Stellar|Acme|Bright|Cloud|Data|Solar|Royal|Iron',
);
const BRANDS = split(
  'Apple|Google|Microsoft|Amazon|Tesla|Ford|Toyota|Boeing|Pfizer|Walmart|Netflix|Siemens|Nokia|Sony|Intel|IBM|Wells Fargo|JPMorgan|Goldman Sachs|Deutsche Bank|Merck|Nestle|Unilever|Philips|Dell|Oracle|Reuters|Bloomberg|NASA|UNICEF|BBC|CNN|FedEx|UPS|DHL|Marriott|Hilton|Starbucks|Target|Costco|Honda|Volvo|Ericsson|Maersk|Lufthansa|Air France|Ryanair|Barclays|HSBC|Citigroup|Nike|Adidas|Zara|Ikea',
);

/** What a slot of a template is filled with. Throws for a slot that is none. */
export function fillingOf(slot: string, parts: Parts): Filling {
  const { fillings, persons, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const [, kind = '', number = ''] = /^([a-z_]+?)(\d?)$/.exec(slot) ?? [];
  const person = number === '' ? someone(parts) : persons.getOrInsertComputed(number, () => someone(parts));
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
      return { value: date(random, 1930 + random.below(85)), tag: 'DATE_OF_BIRTH' };
    case 'date':
      return { value: date(random, 1995 + random.below(33)) };
    case 'org':
      return { value: organisation(parts), tag: 'ORGANISATION' };
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
    case 'hexword':
      return { value: `${pick(ORGANISATION_WORDS)}${pick(ORGANISATION_WORDS)}` };
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

/** Names of which every fourth part is put together out of two, so that a word is not known by itself. */
function someone({ fillings, random }: Parts): { given: string; surname: string } {
  return { given: partOfName(fillings.givenNames, random), surname: partOfName(fillings.surnames, random) };
}

function partOfName(list: readonly string[], random: Random): string {
  const one = list[random.below(list.length)] ?? '';
  if (random.below(4) > 0) return one;
  const other = list[random.below(list.length)] ?? '';
  const [cut, from] = [1 + random.below(4), Math.max(1, other.length - 2 - random.below(4))];
  const made = one.slice(0, cut) + other.slice(from);
  return /^\p{L}[\p{L}'-]{2,14}$/u.test(made) ? titleCase(made.toLowerCase()) : one;
}

function fullName({ given, surname }: { given: string; surname: string }, { fillings, random }: Parts): string {
  const chance = random.next();
  const initial = String.fromCharCode(65 + random.below(26));
  if (chance < 0.6) return `${given} ${surname}`;
  if (chance < 0.7) return `${given} ${initial}. ${surname}`;
  if (chance < 0.75) return `${given.charAt(0)}. ${surname}`;
  if (chance < 0.79) return `${surname}, ${given}`;
  if (chance < 0.83) return `${given} ${partOfName(fillings.surnames, random)}-${surname}`;
  if (chance < 0.86) return `${given} ${partOfName(fillings.givenNames, random)} ${surname}`;
  if (chance < 0.88) return `${given} ${initial} ${surname}`;
  if (chance < 0.92) return given;
  const whole = fillings.wholeNames[random.below(fillings.wholeNames.length)];
  return whole ?? `${given} ${surname}`;
}

function organisation({ fillings, random }: Parts): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const surname = (): string => partOfName(fillings.surnames, random);
  const chance = random.next();
  if (chance < 0.2) return pick(BRANDS);
  if (chance < 0.4) return `${surname()} ${pick(ORGANISATION_ENDS)}`;
  if (chance < 0.55) return `${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_ENDS)}`;
  if (chance < 0.58) return `${surname()}, ${surname()} and ${surname()}`;
  if (chance < 0.61) return `${surname()} & ${surname()}`;
  if (chance < 0.65) return `${surname()}-${surname()}`;
  if (chance < 0.84) return `The ${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_ENDS)}`;
  const labelled = pick(fillings.organisations);
  return labelled === labelled.toLowerCase() && random.below(3) > 0
    ? labelled.replace(/\b[a-z]/g, (x) => x.toUpperCase())
    : labelled;
}

function street(parts: Parts): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const chance = random.next();
  if (chance < 0.55) return pick(fillings.streets);
  const name = partOfName(fillings.surnames, random);
  const number =
    String(1 + random.below(pick(['a', 'b']) === 'a' ? 200 : 15_000)) +
    (random.below(12) === 0 ? pick(['A', 'B', 'b']) : '');
  if (chance < 0.85)
    return `${number} ${pick(['', '', '', 'N ', 'West ', 'S. ', 'Old ', 'Upper '])}${name} ${pick(STREET_TYPES)}`;
  if (chance < 0.9) return `${number} ${String(2 + random.below(90))}th ${pick(['Street', 'Avenue', 'Ave', 'St'])}`;
  if (chance < 0.95) return `${pick(['P.O. Box', 'PO Box', 'Box', 'P O BOX'])} ${number}`;
  return `${digits('#####', random)} ${name}${pick(['', ' Street', 'vej', 'gata'])} ${number}`;
}

function address(parts: Parts, between: string): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const chance = random.next();
  if (chance < 0.14) return pick(fillings.addresses).replaceAll(', ', between);
  if (chance < 0.3) return street(parts);
  const city = pick(fillings.cities);
  const unit =
    random.below(4) === 0
      ? `${pick([between, ' ', ', '])}${pick(['Apt', 'Apt.', 'Suite', 'Unit', 'Flat', '#', 'Floor', 'Apartment', 'Ste.'])} ${digits(pick(['#', '##', '###', '#B']), random)}`
      : '';
  const first = street(parts) + unit;
  const state = pick(STATES);
  const code = digits(pick(['#####', '#####', '#####-####']), random);
  const country = random.below(3) === 0 ? between + pick(COUNTRIES) : '';
  if (chance < 0.62)
    return `${first}${between}${city}${pick([', ', ', ', ' '])}${state}${random.below(6) === 0 ? '' : ` ${code}`}${country}`;
  if (chance < 0.76) return `${first}${between}${city}${pick([' ', between])}${britishCode(random)}${country}`;
  if (chance < 0.88)
    return `${first}${between}${digits(pick(['####', '#####', '## ###', '##-###']), random)} ${city}${country}`;
  if (chance < 0.94) return `${first}${between}${city}${between}${pick(COUNTRIES)} ${digits('#####', random)}`;
  return `${first}${between}${city}${country}`;
}

function britishCode(random: Random): string {
  const letter = (): string => 'ABCDEFGHLNPRSTUWY'.charAt(random.below(17));
  return `${letter()}${random.below(2) === 0 ? letter() : ''}${String(1 + random.below(19))} ${String(random.below(10))}${letter()}${letter()}`;
}

function date(random: Random, year: number): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const [month, day] = [1 + random.below(12), 1 + random.below(28)];
  const name = MONTHS[month - 1] ?? '';
  const two = (value: number): string => String(value).padStart(2, '0');
  const short = String(year).slice(2);
  return pick([
    `${month}/${day}/${year}`,
    `${two(month)}/${two(day)}/${year}`,
    `${two(day)}/${two(month)}/${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}.${two(month)}.${year}`,
    `${month}/${day}/${short}`,
    `${two(month)}-${two(day)}-${year}`,
    `${name} ${day}, ${year}`,
    `${name} ${day}, ${year}`,
    `${name} ${day} ${year}`,
    `${day} ${name} ${year}`,
    `${day} ${name.slice(0, 3)} ${year}`,
    `${name.slice(0, 3)} ${day}, ${year}`,
    `${day}${day === 1 ? 'st' : day === 2 ? 'nd' : day === 3 ? 'rd' : 'th'} of ${name} ${year}`,
    `${two(day)}-${name.slice(0, 3)}-${year}`,
    `${name} ${day}`,
    `${name} ${day}th, ${year}`,
  ]);
}

function digits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.below(10)));
}
