import type { Random } from '../classifier/random.ts';
import { titleCase } from './labelled-lists.ts';
import { partOfName, type Parts } from './person-names.ts';

const split = (list: string): readonly string[] => list.split('|');

export const COUNTRIES = split(
  'United States|USA|United Kingdom|UK|Germany|France|Canada|Australia|Spain|Italy|Norway|Sweden|Poland|Denmark|Slovenia|Finland|Brazil|Japan|India|South Africa|Netherlands|Switzerland|New Zealand|Ireland|Austria|Hungary|Portugal',
);
export const STREET_TYPES = split(
  'Street|St|St.|Avenue|Ave|Ave.|Road|Rd|Lane|Ln|Drive|Dr|Dr.|Boulevard|Blvd|Court|Ct|Place|Way|Terrace|Parkway|Highway|Circle|Close|Crescent|Square|Trail|Hill|Row|Gardens',
);
const ORGANISATION_WORDS = split(
  'Harbor|Northern|Blue|Apex|Global|United|First|Summit|Pioneer|Delta|Golden|Pacific|Atlantic|Quantum|Silver|Evergreen|Liberty|Central|Prime|Metro|Vertex|Zenith|Stellar|Acme|Bright|Cloud|Data|Solar|Royal|Iron',
);
const STATES = split(
  'AL|AK|AZ|CA|CO|CT|FL|GA|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|NC|NE|NJ|NV|NY|OH|OK|OR|PA|RI|TN|TX|UT|VA|WA|WI|California|Texas|Florida|New York|Ohio|Maine',
);
const AUSTRALIAN_STATES = split('NSW|VIC|QLD|WA|SA|TAS|ACT|NT');
const ORGANISATION_ENDS = split(
  'Inc|Inc.|LLC|Ltd|Ltd.|Corp.|GmbH|& Sons|& Co.|Group|Holdings|Bank|Industries|Partners|Logistics|Motors|Foods|Systems|Technologies|Capital|Airlines|University|Hospital|Foundation|Media|Energy|Insurance|Brothers|Records|Pharmaceuticals|Consulting|Associates|Solutions|International',
);
const ORGANISATION_FORMS = split(
  'AS|AB|A/S|ASA|Oy|BV|B.V.|NV|SA|S.A.|SAS|SARL|SpA|S.p.A.|Srl|AG|KG|Sdn Bhd|Pty Ltd|Pvt Ltd|Ltda|S.L.|d.o.o.|LLP|PLC|plc|Co|Robotics|Seafood|Shipping|Dental|Garage|Bakery|Cafe|Hardware|Pharma|Trust|Mutual|Clinic|Stores|Labs|Studio|Farms|Hyundai|Toyota|Presbyterian Church|Elementary School|High School|Township',
);
const BRANDS = split(
  'Apple|Google|Microsoft|Amazon|Tesla|Ford|Toyota|Boeing|Pfizer|Walmart|Netflix|Siemens|Nokia|Sony|Intel|IBM|Wells Fargo|JPMorgan|Goldman Sachs|Deutsche Bank|Merck|Nestle|Unilever|Philips|Dell|Oracle|Reuters|Bloomberg|NASA|UNICEF|BBC|CNN|FedEx|UPS|DHL|Marriott|Hilton|Starbucks|Target|Costco|Honda|Volvo|Ericsson|Maersk|Lufthansa|Air France|Ryanair|Barclays|HSBC|Citigroup|Nike|Adidas|Zara|Ikea',
);

/** An identifier of one to three words. */
export function identifier({ fillings, random }: Parts): string {
  const list = fillings.words.length > 0 ? fillings.words : ORGANISATION_WORDS;
  const words = Array.from({ length: 1 + random.below(3) }, () =>
    (list[random.below(list.length)] ?? '').toLowerCase().replace(/[^a-z]/g, ''),
  );
  const inner = words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const chance = random.below(10);
  if (chance < 6) return inner.charAt(0).toUpperCase() + inner.slice(1);
  if (chance < 8) return inner;
  return chance < 9 ? words.join('_') : words.join('_').toUpperCase();
}

const ONSETS = split('b|br|c|cl|d|dr|f|fl|g|gr|h|j|k|kr|l|m|n|p|pl|qu|r|s|sk|st|t|tr|v|w|x|y|z|sp|th|ch');
const VOWELS = split('a|e|i|o|u|ea|io|y|oo|ai');
const CODAS = split('|||n|r|l|x|s|m|nt|ra|va|tek|ix|on|is|ly|fy|ium|era|ex|us|ant');

/** An invented word, like the names of companies, products and programs. */
export function coined(random: Random): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const syllables = Array.from({ length: 1 + random.below(3) }, () => pick(ONSETS) + pick(VOWELS)).join('');
  const word = syllables + pick(CODAS);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A company or product name: invented, of ordinary words, or a person's name with a typical ending. */
export function productName(parts: Parts): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const word = (): string => titleCase(pick(fillings.words.length > 0 ? fillings.words : ORGANISATION_WORDS));
  const name = (): string => pick([fillings.givenNames, fillings.surnames][random.below(2)] ?? []);
  const first = [coined(random), coined(random), word(), name()][random.below(4)] ?? '';
  const number = String(1 + random.below(pick(['a', 'b']) === 'a' ? 12 : 9_000));
  return pick([
    `${first} ${pick(['Pro', 'Max', 'Mini', 'Plus', 'Air', 'Go', 'One', 'Lite', 'XL', 'Classic', 'Sport', 'Ultra', 'SE', 'GT', 'Studio', 'Cloud', 'Suite', 'Desk'])}`,
    `${first} ${number}`,
    `${first} ${pick(['X', 'S', 'T', 'Mk', 'V', 'R', 'Z'])}${number}`,
    `${first} ${word()}`,
    `${coined(random)} ${coined(random)}`,
    first === name()
      ? coined(random)
      : `${first} ${pick(['Chair', 'Lamp', 'Shelf', 'Jacket', 'Boot', 'Kettle', 'Drill', 'Router', 'Blend', 'Roast', 'Serum', 'Bike', 'Tent', 'Stove', 'Rug', 'Sofa', 'Faucet', 'Guitar', 'Blender', 'Mattress'])}`,
  ]);
}

/** An identifier from ordinary words, invented words and names: Pascal, camel, snake or kebab case, dotted, capitals or a single letter. */
export function programName(parts: Parts): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const word = (): string => {
    const chance = random.below(8);
    const one =
      chance === 0
        ? coined(random)
        : chance === 1
          ? pick(fillings.givenNames)
          : chance < 5
            ? pick(PROGRAM_WORDS)
            : pick(fillings.words.length > 0 ? fillings.words : PROGRAM_WORDS);
    return one.toLowerCase().replace(/[^a-z]/g, '') || 'value';
  };
  const words = Array.from({ length: 1 + random.below(3) }, word);
  const capital = (one: string): string => one.charAt(0).toUpperCase() + one.slice(1);
  const pascal = words.map(capital).join('');
  return pick([
    ...[
      pascal,
      pascal,
      pascal,
      (words[0] ?? '') + words.slice(1).map(capital).join(''),
      words.join('_'),
      words.join('-'),
      words.join('.'),
    ],
    ...[
      words.join('_').toUpperCase(),
      capital(words[0] ?? ''),
      words[0] ?? '',
      (words[0] ?? '').charAt(0),
      capital(words[0] ?? '').charAt(0),
    ],
    `${pick(['get', 'set', 'is', 'on', 'to', 'parse', 'make', 'load'])}${pascal}`,
    `${pascal}${pick(['Error', 'Service', 'Manager', 'Factory', 'View', 'Test', 'Impl', 'Id', 'List', 'Handler', 'Type'])}`,
  ]);
}

const PROGRAM_WORDS = split(
  'user|name|node|value|key|list|item|data|event|error|type|index|state|store|file|path|buffer|stream|token|cache|query|table|row|column|field|schema|model|view|client|server|request|response|session|config|option|param|result|string|number|object|array|map|set|date|time|person|street|city|address|owner|author|birth|order|line|page|block|parent|child|root|leaf|worker|task|queue|job|lock|mutex|thread|socket|port|host|url|link|image|color|style|theme|layer|shape|point|rect|matrix|vector|filter|reducer|action|hook|effect|ref|slot|proto|async|sync|template|identifier|literal|module|plugin|loader',
);

/** The name of a company or institution, listed or generated. */
export function organisation({ fillings, random }: Parts): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const surname = (): string => partOfName(fillings.surnames, random);
  const chance = random.next();
  if (chance < 0.12) return pick(BRANDS);
  if (chance < 0.2) {
    const [first, middle] = [
      random.below(2) === 0 ? coined(random) : surname(),
      random.below(2) === 0
        ? `${titleCase(pick(fillings.words.length > 0 ? fillings.words : ORGANISATION_WORDS))} `
        : '',
    ];
    return `${first} ${middle}${pick(ORGANISATION_FORMS)}`;
  }
  if (chance < 0.4) return `${surname()} ${pick(ORGANISATION_ENDS)}`;
  if (chance < 0.55) return `${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_ENDS)}`;
  if (chance < 0.58) return `${surname()}, ${surname()} and ${surname()}`;
  if (chance < 0.61) return `${surname()} & ${surname()}`;
  if (chance < 0.65) return `${surname()}-${surname()}`;
  if (chance < 0.72) return `The ${pick(ORGANISATION_WORDS)} ${pick(ORGANISATION_ENDS)}`;
  const labelled = pick(fillings.organisations);
  return labelled === labelled.toLowerCase() && random.below(3) > 0
    ? labelled.replace(/\b[a-z]/g, (x) => x.toUpperCase())
    : labelled;
}

const STREET_STEMS = split(
  'Ahorn|Bahnhof|Berg|Birken|Dorps|Eichen|Garten|Haupt|Keizers|Kerk|Kirch|Kungs|Linden|Mühlen|Nørre|Prinsen|Rosen|Schul|Skole|Stor|Vester|Wald',
);
const STREET_ENDS = split('weg|straße|strasse|allee|gasse|platz|gatan|vägen|gade|vej|veien|gracht|straat|laan|plein');

/** A street with a number, or a post box. */
export function street(parts: Parts): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const chance = random.next();
  const name = partOfName(fillings.surnames, random);
  if (chance < 0.06) {
    const stem = pick([pick(STREET_STEMS), name]);
    return `${stem}${pick(STREET_ENDS)} ${digits(pick(['#', '##', '##', '###']), random)}${pick(['', '', '', 'a', ' B'])}`;
  }
  if (chance < 0.55) return pick(fillings.streets);
  const number =
    String(1 + random.below(pick(['a', 'b']) === 'a' ? 200 : 15_000)) +
    (random.below(12) === 0 ? pick(['A', 'B', 'b']) : '');
  if (chance < 0.85)
    return `${number} ${pick(['', '', '', 'N ', 'West ', 'S. ', 'Old ', 'Upper '])}${name} ${pick(STREET_TYPES)}`;
  if (chance < 0.9) return `${number} ${String(2 + random.below(90))}th ${pick(['Street', 'Avenue', 'Ave', 'St'])}`;
  if (chance < 0.93) return `${pick(['P.O. Box', 'PO Box', 'Box', 'P O BOX'])} ${number}`;
  if (chance < 0.94)
    return `${pick(['RR', 'R.R.', 'HC', 'Rural Route', 'PSC', 'Unit', 'CMR'])} ${digits(pick(['#', '##', '####']), random)}${pick(['', ','])} Box ${number}`;
  if (chance < 0.955) {
    const plot = `${pick(['Plot', 'Plot No.', 'House No.', 'H.No.', 'House', 'Lot', 'Door No.', 'No.', '#', 'Shop', 'Villa'])} ${digits(pick(['#', '##', '###', '#/##', '#-#']), random)}`;
    return `${plot}, ${pick(['', `${digits('#', random)}th Cross, `, `Street ${digits('#', random)}, `, `Sector ${digits('##', random)}, `, `${name} Apartments, `])}${name} ${pick(['Nagar', 'Road', 'Marg', 'Colony', 'Estate', 'Street', 'Layout', 'Town'])}`;
  }
  if (chance < 0.96)
    return `${pick(['C/', 'Calle', 'C/ de', 'Av.', 'Avda.', 'Rua', 'R.'])} ${name}${pick([' ', ', '])}${digits(pick(['#', '##', '###']), random)}${pick(['', `, ${digits('#', random)}º ${pick(['A', 'B', 'D'])}`, `, apto ${digits('##', random)}`])}`;
  if (chance < 0.975) return corner(parts, name);
  if (chance < 0.98)
    return `${pick(['N', 'W', 'S'])}${digits('###', random)}${pick(['W', 'N', 'E'])}${digits('#####', random)} ${name} ${pick(STREET_TYPES)}`;
  return `${digits('#####', random)} ${pick([`${name}${pick(['', ' Street', 'vej', 'gata'])} ${number}`, `${number} ${name} ${pick(STREET_TYPES)}`])}`;
}

/** A street corner, with or without a number. */
function corner(parts: Parts, name: string): string {
  const { fillings, random } = parts;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const one = pick([`${name}${pick(['', ` ${pick(STREET_TYPES)}`])}`, pick(fillings.streets)]);
  const other = `${partOfName(fillings.surnames, random)} ${pick(STREET_TYPES)}`;
  return `${pick(['corner of', 'Corner of', 'the corner of'])} ${one} ${pick(['and', '&'])} ${pick([other, other, `${digits('#', random)}th${pick(['', ' Street', ' St'])}`])}`;
}

const IRISH_COUNTIES = split(
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow|Antrim|Armagh|Down|Fermanagh|Tyrone|Londonderry',
);

/** An Irish town with its county and often an Eircode. */
function irishTown(town: string, random: Random): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const county = `${pick(['Co.', 'Co.', 'Co', 'County', 'County of'])} ${pick(IRISH_COUNTIES)}`;
  const of = random.below(4) === 0 ? `${pick(['Town', 'City', 'Parish', 'Newtown', 'Village'])} of ` : '';
  const code = `${pick(['A', 'C', 'D', 'F', 'H', 'P', 'R', 'T', 'V', 'X'])}${digits('##', random)} ${digits(pick(['A###', 'E#X#', 'FP##', 'XY##', 'R#A#']), random)}`;
  return `${of}${town}, ${county}${random.below(2) === 0 ? `, ${code}` : ''}`;
}

/** A postal address in the format of some country, with a given line separator. */
export function address(parts: Parts, between: string): string {
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
  if (chance < 0.33)
    return `${pick(['Flat', 'Apartment', 'Unit', 'Apt', 'Suite'])} ${digits(pick(['#', '##', '#A']), random)}${between}${street(parts)}${between}${city}${pick([' ', between])}${britishCode(random)}${country}`;
  if (chance < 0.35)
    return `${pick(['The Old Mill', 'Rose Cottage', 'Manor Farm', 'The Gables', 'Hill House'])}${between}${partOfName(fillings.surnames, random)} ${pick(['Lane', 'Road', 'Street'])}${between}${city}${between}${britishCode(random)}`;
  if (chance < 0.38)
    return `${first}${between}${irishTown(city, random)}${random.below(3) === 0 ? `${between}Ireland` : ''}`;
  if (chance < 0.62)
    return `${first}${between}${city}${pick([', ', ', ', ' '])}${state}${random.below(6) === 0 ? '' : ` ${code}`}${country}`;
  if (chance < 0.76) return `${first}${between}${city}${pick([' ', between])}${britishCode(random)}${country}`;
  if (chance < 0.86)
    return `${first}${between}${digits(pick(['####', '#####', '## ###', '##-###', '#### AB', '#### XR']), random)} ${city}${country}`;
  if (chance < 0.9) return `${first}${between}${city} ${pick(AUSTRALIAN_STATES)} ${digits('####', random)}${country}`;
  if (chance < 0.94) return `${first}${between}${city}${between}${pick(COUNTRIES)} ${digits('#####', random)}`;
  return `${first}${between}${city}${country}`;
}

function britishCode(random: Random): string {
  const letter = (): string => 'ABCDEFGHLNPRSTUWY'.charAt(random.below(17));
  return `${letter()}${random.below(2) === 0 ? letter() : ''}${String(1 + random.below(19))} ${String(random.below(10))}${letter()}${letter()}`;
}

/** Replaces each `#` of a pattern by a digit. */
export function digits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.below(10)));
}
