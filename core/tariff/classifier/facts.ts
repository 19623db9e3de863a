import { cleanScheduleText, isResidual } from '../schedule-text.ts';
import { CONTRAST_NAMES, deeper, MASKS, statedValues, valuesOf } from './contrasts.ts';
import { boundsIn, isOutside, within, type Interval } from './tokens/quantities.ts';
import { readWords, type ReadText } from './read-words.ts';

/** A subheading's path prepared for comparison with texts; made once per schedule. */
export interface RowFacts {
  /** Values of each contrast, from the deepest level that names any. */
  readonly values: number;
  /** Values, and whole short levels, of the lines excluded by an "Other" level of this path. */
  readonly elsewhere: number;
  readonly elsewhereStems: readonly (readonly string[])[];
  /** The words of all levels. */
  readonly words: ReadonlySet<string>;
  /** Below the heading: words that the levels name, and words that they negate. */
  readonly named: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /**
   * The same for levels below the heading that leave nothing open ("whether or not") and count nothing ("not
   * exceeding").
   */
  readonly affirms: ReadonlySet<string>;
  readonly denies: ReadonlySet<string>;
  /** Of quantities, in the levels below the heading. */
  readonly bounds: readonly Interval[];
  /** The same for all levels. */
  readonly limits: readonly Interval[];
  readonly isParts: boolean;
  /** Number of "Other" levels below the heading. */
  readonly others: number;
}

/** Facts stated by a text that distinguish the schedule's lines. */
export interface StatedFacts {
  readonly values: number;
  /** The binding ones: a fiber that is less than half of the goods does not bind. */
  readonly certain: number;
  readonly stems: ReadonlySet<string>;
  readonly quantities: readonly Interval[];
  readonly saysPart: boolean;
}

/**
 * Kinds of contradiction, each weighted by held-out texts: the contrasts; an "Other" line if a sibling line says what
 * the text says; a word negated by one and not the other; a part if the text mentions none, and if it names just the
 * whole article.
 */
export const CONFLICTS = ['fiber', 'state', 'construction', 'wearer', 'residual', 'denied', 'part', 'whole'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** A path of the schedule. */
interface Described {
  readonly path: readonly string[];
}

const MAX_ELSEWHERE_STEMS = 3;

/**
 * Extracts from the schedule's own words the facts that distinguish paths: "of cotton / other", "enameled / not
 * enameled". A row is parsed on first use.
 */
export function rowFacts(rows: readonly Described[]): (row: number) => RowFacts {
  let siblings: Siblings | undefined;
  const levels = new Map<string, Level>();
  const readOnce = (level: string): Level => {
    const known = levels.get(level) ?? readLevel(level);
    levels.set(level, known);
    return known;
  };
  const facts = new Map<number, RowFacts>();
  return (row) => {
    const known =
      facts.get(row) ?? readRow(rows[row]?.path ?? [], { siblings: (siblings ??= siblingsIn(rows)), readOnce });
    facts.set(row, known);
    return known;
  };
}

/** Sibling levels, by the path above them. */
type Siblings = ReadonlyMap<string, ReadonlySet<string>>;

function siblingsIn(rows: readonly Described[]): Siblings {
  const siblings = new Map<string, Set<string>>();
  for (const { path } of rows) {
    for (const [depth, level] of path.entries()) {
      const parent = keyOf(path, depth);
      const known = siblings.get(parent);
      if (known) known.add(level);
      else siblings.set(parent, new Set([level]));
    }
  }
  return siblings;
}

interface FactReading {
  readonly siblings: Siblings;
  readonly readOnce: (level: string) => Level;
}

// Words for quantities, not goods.
const MEASURES = new Set('exceed more less le over weigh contain measur suitable intend includ'.split(' '));

function readRow(path: readonly string[], { siblings, readOnce }: FactReading): RowFacts {
  const own = path.map(readOnce);
  const exact = own.slice(1).filter((_, i) => !/whether or not/i.test(path[i + 1] ?? ''));
  let elsewhere = 0;
  const elsewhereStems: (readonly string[])[] = [];
  for (const [depth, level] of path.entries()) {
    if (depth === 0 || !isResidual(level)) continue;
    for (const other of siblings.get(keyOf(path, depth)) ?? []) {
      if (isResidual(other)) continue;
      const { values, stems } = readOnce(other);
      elsewhere |= values;
      if (stems.length > 0 && stems.length <= MAX_ELSEWHERE_STEMS) elsewhereStems.push(stems);
    }
  }
  const values = own.reduce((all, level) => deeper(all, level.values), 0);
  return {
    values,
    elsewhere: elsewhere & ~values,
    elsewhereStems,
    words: new Set(own.flatMap(({ stems }) => stems)),
    named: new Set(own.slice(1).flatMap(({ stems }) => stems)),
    denied: new Set(own.flatMap((level) => level.denied)),
    affirms: new Set(exact.flatMap(({ stems }) => stems.filter((stem) => !MEASURES.has(stem)))),
    denies: new Set(exact.flatMap((level) => level.denied.filter((stem) => !MEASURES.has(stem)))),
    bounds: within(path.slice(1).flatMap(boundsIn)),
    limits: within(path.flatMap(boundsIn)),
    isParts: path.some((level) => /^(?:other )?parts\b/i.test(level)),
    others: path.slice(1).filter(isResidual).length,
  };
}

// "For" usually introduces what a part is for; something "of" a thing may be made of it.
const PART_WORDS = new Set(
  (
    'part component accessory replacement spare attachment assembly subassembly kit fitting module element housing bracket cover unit ' +
    'adapter insert cartridge mount'
  ).split(' '),
);
const FOR_WORDS = new Set(['for', 'designed', 'used']);

/** Returns what a parsed text states. */
export function statedFacts(read: ReadText): StatedFacts {
  const values = statedValues(read);
  return {
    values,
    certain:
      read.shares.some(({ percent }) => percent < 50) && !read.shares.some(({ percent }) => percent >= 50)
        ? values & ~MASKS.fiber
        : values,
    stems: new Set(read.stems),
    quantities: read.quantities,
    saysPart: read.stems.some((stem) => PART_WORDS.has(stem) || FOR_WORDS.has(stem)),
  };
}

// Only metals bind: a text names several in passing.
const WEIGHED = ['fiber', 'state', 'construction', 'wearer'] as const;

/** Counts a line's contradictions of what a text states, by kind. */
export function conflictsOf(row: RowFacts, stated: StatedFacts): Readonly<Record<Conflict, number>> {
  const conflicts = {
    fiber: 0,
    state: 0,
    construction: 0,
    wearer: 0,
    residual: 0,
    denied: 0,
    part: 0,
    whole: 0,
  };
  for (const name of WEIGHED) {
    const mask = MASKS[name];
    const said = stated.values & mask;
    if (said === 0) continue;
    const own = row.values & mask;
    const isElsewhere = own === 0 && (said & row.elsewhere) !== 0;
    if ((own === 0 || (own & said) !== 0) && !isElsewhere) continue;
    conflicts[name]++;
  }
  const { stems } = stated;
  if (row.elsewhereStems.some((words) => words.every((word) => stems.has(word)))) conflicts.residual++;
  for (const stem of stems) {
    if (row.denied.has(stem) && !row.named.has(stem)) conflicts.denied++;
    const denied = stem.startsWith(NEGATION) ? stem.slice(NEGATION.length) : '';
    if (denied !== '' && row.named.has(denied) && !row.denied.has(denied)) conflicts.denied++;
  }
  if (isOutside(row.limits, stated.quantities)) conflicts.denied++;
  // "Parts of motorcycles" is not a line for a motorcycle about which nothing else is said.
  if (row.isParts && !stated.saysPart) {
    conflicts.part++;
    if ([...stems].every((stem) => row.words.has(stem))) conflicts.whole++;
  }
  return conflicts;
}

/**
 * Whether a text rules out a line: the line names another value of a contrast, or one of them negates what the other
 * says. Sibling lines rule out nothing, because they may cover other goods.
 */
export function isRuledOut(row: RowFacts, stated: StatedFacts): boolean {
  const isOther = CONTRAST_NAMES.some((name) => {
    const [said, own] = [stated.certain & MASKS[name], row.values & MASKS[name]];
    return said !== 0 && own !== 0 && (said & own) === 0;
  });
  const { affirms, denies } = row;
  return (
    isOther ||
    isOutside(row.bounds, stated.quantities) ||
    [...stated.stems].some((stem) => denies.has(stem) || affirms.has(deniedBy(stem)))
  );
}

/** Returns what a word such as "nonenamel" denies, or nothing. */
function deniedBy(stem: string): string {
  return stem.startsWith(NEGATION) ? stem.slice(NEGATION.length) : '';
}

interface Level {
  readonly values: number;
  readonly stems: readonly string[];
  readonly denied: readonly string[];
}

const NEGATION = 'non';

function readLevel(level: string): Level {
  const { stems } = readWords(cleanScheduleText(level).replace(/man-made/gi, 'synthetic, rayon'));
  const positive = stems.filter((stem) => !isDenial(stem, stems));
  return {
    values: positive.reduce((all, stem) => all | valuesOf(stem), 0),
    stems: positive.filter((stem) => !EMPTY.has(stem)),
    denied: stems.filter((stem) => isDenial(stem, stems)).map((stem) => stem.slice(NEGATION.length)),
  };
}

const EMPTY = new Set([
  'fiber',
  'material',
  'article',
  'good',
  'similar',
  'weight',
  'containing',
  'percent',
  'more',
  'le',
  'kind',
]);

function isDenial(stem: string, stems: readonly string[]): boolean {
  return (
    stem.startsWith(NEGATION) &&
    stem.length > NEGATION.length + 2 &&
    !stems.includes(stem.slice(NEGATION.length)) &&
    stem !== 'nonwoven'
  );
}

function keyOf(path: readonly string[], depth: number): string {
  return path.slice(0, depth).join('\n');
}
