/** What a text says of one dimension: everything from `min` to `max`. */
export interface Interval {
  /** Such as `cc` or `mm thickness`. */
  readonly dimension: string;
  readonly min: number;
  readonly max: number;
}

/** Units by their spellings: the dimension they measure, and how many of its basic unit they are. */
const UNITS: readonly (readonly [spellings: string, dimension: string, factor: number])[] = [
  ['cc|ccm|cm3|cm³|cubic centimet(?:er|re)s?', 'cc', 1],
  ['g/m2|g/m²|gsm|g/sqm|grams? per square met(?:er|re)', 'g/m2', 1],
  ['ml|millilit(?:er|re)s?', 'l', 0.001],
  ['l|ltr|lit(?:er|re)s?', 'l', 1],
  ['mva', 'va', 1e6],
  ['kva', 'va', 1e3],
  ['kw|kilowatts?', 'w', 1e3],
  ['w|watts?', 'w', 1],
  ['kv|kilovolts?', 'v', 1e3],
  ['v|volts?', 'v', 1],
  ['mm|millimet(?:er|re)s?', 'mm', 1],
  ['cm|centimet(?:er|re)s?', 'mm', 10],
  ['m|met(?:er|re)s?', 'mm', 1e3],
  ['kgs?|kilos?|kilograms?', 'kg', 1],
  ['g|grams?', 'kg', 0.001],
  ['t|tons?|tonnes?|metric tons?', 'kg', 1e3],
];

const SPELLINGS = UNITS.map(([spellings], at) => `(?<u${String(at)}>${spellings})`).join('|');
const BELOW = 'not exceeding|not more than|not over|less than|up to|under|below|at most|max(?:imum)?\\.?';
const ABOVE = 'exceeding|exceeds|more than|over|above|not less than|at least|min(?:imum)?\\.?';
const NUMBER = '\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,6})?|\\d{1,9}(?:\\.\\d{1,6})?';

/** "Not exceeding 1,000 cc", "50 liters or more", "125cc"; not the last number of a range or of three dimensions. */
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}.,/]|\\d ?[-–x×] ?|\\d to )(?:(?<below>${BELOW})|(?<above>${ABOVE}))? ?(?<number>${NUMBER})[ -]?(?:${SPELLINGS})` +
    '(?![\\p{L}\\p{N}/²³]|-\\p{L})(?:\\)? or (?<more>more|over)| or (?<less>less|under))?',
  'giu',
);

/** The weight of a consignment. */
const NOT_OF_GOODS = 'none';

/** Which length or weight it is, by the words beside it: several dimensions of a thing have the same unit. */
const ASPECTS: readonly (readonly [unit: string, aspect: string, words: RegExp])[] = [
  ['mm', 'thickness', /\bthick(?:ness)?\b/],
  ['mm', 'width', /\bwid(?:e|th)\b/],
  ['mm', 'length', /\b(?:long|length)\b/],
  ['mm', 'cross-section', /\b(?:diameter|dia|cross[- ]section(?:al)?)\b/],
  ['kg', 'vehicle', /\b(?:gvw|g\.? ?v\.? ?w|gross vehicle)\b/],
  ['kg', 'unladen', /\bunladen\b/],
  ['kg', 'linen', /\b(?:linen|laundry)\b/],
  ['kg', NOT_OF_GOODS, /\b(?:net|gross|total|shipping)\b/],
  ['kg', 'each', /\b(?:weigh(?:s|ing)?|weight)\b/],
  ['kg', 'pack', /\b(?:packings?|packets?|packages?|content|bags?|sacks?)\b/],
];

/** How far beside a number its aspect is named. */
const BESIDE = 24;

/** A sheet's only number in millimeters is its thickness, if it is no larger than that of any sheet. */
const MAX_THICKNESS_MM = 50;

/**
 * Returns the quantities in a text of goods, each dimension once: one that is stated differently twice is not returned,
 * and neither is a length or weight without a word that says which.
 */
export function quantitiesIn(text: string): Interval[] {
  return Map.groupBy(intervalsIn(text.slice(0, MAX_LENGTH), customary), ({ dimension }) => dimension)
    .values()
    .flatMap(([first, ...more]) =>
      first && more.every(({ min, max }) => min === first.min && max === first.max) ? [first] : [],
    )
    .toArray();
}

const MAX_LENGTH = 4_000;

/**
 * Returns the bounds of a level of the schedule, "exceeding 250 cc but not exceeding 500 cc", one interval for each
 * dimension. None if it offers alternatives.
 */
export function boundsIn(level: string): Interval[] {
  if (ALTERNATIVES.test(level)) return [];
  const whole = level.replace(OF_A_PART, ' ');
  return within(intervalsIn(whole, (unit) => aspectIn(unit, whole)).filter(({ min, max }) => min !== max));
}

/** "Each ply not exceeding 6 mm" says nothing of the board. */
const OF_A_PART = /\beach ply\b[^;,]{0,80}/gi;

/** Two numbers with "or" between them. */
const ALTERNATIVES = /\d[^;]{0,80}\bor\b(?! (?:more|less|over)\b)[^;]{0,60}\d/i;

/** Combines bounds that all hold. */
export function within(bounds: readonly Interval[]): Interval[] {
  return Array.from(
    Map.groupBy(bounds, ({ dimension }) => dimension),
    ([dimension, all]) => ({
      dimension,
      min: Math.max(...all.map(({ min }) => min)),
      max: Math.min(...all.map(({ max }) => max)),
    }),
  );
}

/** Whether a stated quantity lies outside of bounds on the same dimension. */
export function isOutside(bounds: readonly Interval[], stated: readonly Interval[]): boolean {
  return bounds.some((bound) =>
    stated.some(({ dimension, min, max }) => dimension === bound.dimension && (max < bound.min || min > bound.max)),
  );
}

/** Names the dimension of a length or weight beside which no word says which it is. */
type Unsaid = (unit: string, value: number) => string | undefined;

function intervalsIn(text: string, unsaid: Unsaid): Interval[] {
  return Array.from(text.matchAll(QUANTITY)).flatMap((match) => {
    const { number = '', below, above, more, less, ...units } = match.groups ?? {};
    const unit = UNITS.find((_, at) => units[`u${String(at)}`] !== undefined);
    if (!unit) return [];
    const [, measured, factor] = unit;
    const value = Number((Number(number.replaceAll(',', '')) * factor).toPrecision(12));
    const end = match.index + match[0].length;
    // A word on the other side of a comma or of another number is about something else.
    const after = /^[^,;\d]*/.exec(text.slice(end, end + BESIDE))?.[0] ?? '';
    const before = /[^,;\d]*$/.exec(text.slice(Math.max(0, match.index - BESIDE), match.index))?.[0] ?? '';
    const isPlain = ASPECTS.every(([one]) => one !== measured);
    const dimension = isPlain
      ? measured
      : (aspectIn(measured, after) ?? aspectIn(measured, before) ?? unsaid(measured, value));
    return dimension === undefined || dimension === NOT_OF_GOODS
      ? []
      : [{ dimension, ...extentOf(value, { below, above, more, less }) }];
  });
}

interface Comparison {
  readonly below: string | undefined;
  readonly above: string | undefined;
  readonly more: string | undefined;
  readonly less: string | undefined;
}

/** "Exceeding 250" begins just above it, "250 or more" at it, so that 250 itself is on one side only. */
function extentOf(value: number, { below, above, more, less }: Comparison): { min: number; max: number } {
  const word = (below ?? above ?? '').toLowerCase();
  if (less !== undefined) return { min: 0, max: value };
  if (more !== undefined) return { min: value, max: Infinity };
  if (below !== undefined) return { min: 0, max: /^(?:less|under|below)/.test(word) ? value * (1 - EDGE) : value };
  if (above === undefined) return { min: value, max: value };
  return { min: /^(?:not less|at least|min)/.test(word) ? value : value * (1 + EDGE), max: Infinity };
}

const EDGE = 1e-9;

function aspectIn(unit: string, text: string): string | undefined {
  const named = ASPECTS.find(([one, , words]) => one === unit && words.test(text.toLowerCase()));
  return named && (named[1] === NOT_OF_GOODS ? NOT_OF_GOODS : `${unit} ${named[1]}`);
}

/** A machine's kilograms are those of the laundry that it holds, and a sheet's millimeters its thickness. */
function customary(unit: string, value: number): string | undefined {
  if (unit === 'kg') return 'kg linen';
  return value <= MAX_THICKNESS_MM ? 'mm thickness' : undefined;
}
