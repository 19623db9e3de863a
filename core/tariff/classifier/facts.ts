import { cleanScheduleText, isResidual } from '../schedule-text.ts';
import { CONTRAST_NAMES, deeper, MASKS, statedValues, valuesOf } from './contrasts.ts';
import { readWords, type ReadText } from './read-words.ts';

/** A subheading's path as it is compared with a text; made once a schedule. */
export interface RowFacts {
  /** The values of each contrast that the deepest level naming any of them names. */
  readonly values: number;
  /** Values, and whole short levels, of the lines that a level "Other" of this path leaves out. */
  readonly elsewhere: number;
  readonly elsewhereStems: readonly (readonly string[])[];
  /** What all levels name. */
  readonly words: ReadonlySet<string>;
  /** Below the heading: what the levels name, and what they name with "not". */
  readonly named: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** The same of the levels below the heading that leave nothing open ("whether or not") and count nothing ("not exceeding"). */
  readonly affirms: ReadonlySet<string>;
  readonly denies: ReadonlySet<string>;
  readonly isParts: boolean;
  /** How many levels below the heading are "Other". */
  readonly others: number;
}

/** What a text states that the schedule's lines part on. */
export interface StatedFacts {
  readonly values: number;
  /** Those that bind: a fiber that is less than half of the goods does not. */
  readonly certain: number;
  readonly stems: ReadonlySet<string>;
  readonly saysPart: boolean;
}

/**
 * The kinds of contradiction, each of which weighs what held-out texts gave it: the contrasts; a line "Other" where a line next to
 * it says what the text says; what one says with "not" and the other without; a part where the text speaks of none, and where
 * it names the whole article and nothing else.
 */
export const CONFLICTS = ['fiber', 'state', 'construction', 'wearer', 'residual', 'denied', 'part', 'whole'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** A path of the schedule. */
interface Described {
  readonly path: readonly string[];
}

const MAX_ELSEWHERE_STEMS = 3;

/**
 * Reads the facts that paths part on out of the schedule's own words: "of cotton / other", "enameled / not enameled". A row is read
 * when it is first asked for.
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

/** The levels that stand next to one another, by the path above them. */
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

// What levels count with, and not what goods are.
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
    isParts: path.some((level) => /^(?:other )?parts\b/i.test(level)),
    others: path.slice(1).filter(isResidual).length,
  };
}

// "For" is what a part is mostly said with; what is "of" something may be made of it.
const PART_WORDS = new Set(
  (
    'part component accessory replacement spare attachment assembly subassembly kit fitting module element housing bracket cover unit ' +
    'adapter insert cartridge mount'
  ).split(' '),
);
const FOR_WORDS = new Set(['for', 'designed', 'used']);

/** What a read text states. */
export function statedFacts(read: ReadText): StatedFacts {
  const values = statedValues(read);
  return {
    values,
    certain:
      read.shares.some(({ percent }) => percent < 50) && !read.shares.some(({ percent }) => percent >= 50)
        ? values & ~MASKS.fiber
        : values,
    stems: new Set(read.stems),
    saysPart: read.stems.some((stem) => PART_WORDS.has(stem) || FOR_WORDS.has(stem)),
  };
}

// Metals only bind: a text names several in passing.
const WEIGHED = ['fiber', 'state', 'construction', 'wearer'] as const;

/** How often a line contradicts what a text states, by kind. */
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
  // "Parts of motorcycles" is no line for a motorcycle, of which nothing else is said.
  if (row.isParts && !stated.saysPart) {
    conflicts.part++;
    if ([...stems].every((stem) => row.words.has(stem))) conflicts.whole++;
  }
  return conflicts;
}

/**
 * Whether a line cannot be meant by what a text states: it names another value of a contrast, or says with "not" what the text says without,
 * or the reverse. What the lines next to it name rules nothing out: they may be of other goods.
 */
export function isRuledOut(row: RowFacts, stated: StatedFacts): boolean {
  const isOther = CONTRAST_NAMES.some((name) => {
    const [said, own] = [stated.certain & MASKS[name], row.values & MASKS[name]];
    return said !== 0 && own !== 0 && (said & own) === 0;
  });
  const { affirms, denies } = row;
  return isOther || [...stated.stems].some((stem) => denies.has(stem) || affirms.has(deniedBy(stem)));
}

/** What a word such as "nonenamel" denies, else nothing. */
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
