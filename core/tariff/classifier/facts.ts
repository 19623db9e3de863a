import { cleanScheduleText, isResidual } from '../schedule-text.ts';
import { chiefFiber, conceptsOf } from './concepts.ts';
import { readWords, type ReadText } from './read-words.ts';

/** What goods are one of: where a text states one value and the schedule's line another, the line is not theirs. */
const CONTRASTS = {
  fiber: ['@cotton', '@wool', '@silk', '@flax', '@bast', '@synthetic', '@artificial'],
  state: ['@frozen', '@fresh', '@dried', '@preserved'],
  construction: ['@knit', '@woven', '@nonwoven'],
  wearer: ['@male', '@female', '@infant'],
} as const;

export type Contrast = keyof typeof CONTRASTS;
const CONTRAST_NAMES = Object.keys(CONTRASTS) as Contrast[];

const BITS: ReadonlyMap<string, number> = new Map(
  Object.values(CONTRASTS)
    .flat()
    .map((concept, bit) => [concept, 1 << bit]),
);
const MASKS: ReadonlyMap<Contrast, number> = new Map(CONTRAST_NAMES.map((name) => [name, maskOf(CONTRASTS[name])]));

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
  readonly isParts: boolean;
  /** How many levels below the heading are "Other". */
  readonly others: number;
}

/** What a text states that the schedule's lines part on. */
export interface StatedFacts {
  readonly values: number;
  readonly stems: ReadonlySet<string>;
  readonly saysPart: boolean;
}

/**
 * The kinds of contradiction, each of which weighs what held-out texts gave it: the four contrasts; a line "Other" where a line next to
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

function readRow(path: readonly string[], { siblings, readOnce }: FactReading): RowFacts {
  const own = path.map(readOnce);
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
  const fiber = chiefFiber(read.stems, read.shares);
  let values = 0;
  for (const stem of read.stems) values |= valuesOf(stem);
  // A share decides among the fibers; without one, all that are named may be meant.
  if (fiber !== undefined) values = (values & ~(MASKS.get('fiber') ?? 0)) | (BITS.get(fiber) ?? 0);
  return {
    values,
    stems: new Set(read.stems),
    saysPart: read.stems.some((stem) => PART_WORDS.has(stem) || FOR_WORDS.has(stem)),
  };
}

/** How often a line contradicts what a text states, by kind. */
export function conflictsOf(row: RowFacts, stated: StatedFacts): Readonly<Record<Conflict, number>> {
  const conflicts = { fiber: 0, state: 0, construction: 0, wearer: 0, residual: 0, denied: 0, part: 0, whole: 0 };
  for (const name of CONTRAST_NAMES) {
    const mask = MASKS.get(name) ?? 0;
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
 * The words by which two paths differ in the first contrast that a description states nothing of ("knitted", "woven"); undefined
 * where there is none.
 */
export function contrastWords(
  first: readonly string[],
  second: readonly string[],
  description: string,
): [string, string] | undefined {
  const stated = statedFacts(readWords(description)).values;
  for (const name of CONTRAST_NAMES) {
    const mask = MASKS.get(name) ?? 0;
    if ((stated & mask) !== 0) continue;
    const [one, other] = [contrastWord(first, mask), contrastWord(second, mask)];
    if (one && other && (one.values & other.values) === 0) return [one.word, other.word];
  }
  return undefined;
}

/** The first word of the deepest level that states a value of a contrast, with all that the level states of it. */
function contrastWord(path: readonly string[], mask: number): { word: string; values: number } | undefined {
  for (const level of path.toReversed()) {
    const { surface, stems } = readWords(cleanScheduleText(level));
    // "Obtained by cooking" states it, and is no word for the goods.
    const at = stems.findIndex((stem, i) => (valuesOf(stem) & mask) !== 0 && !surface[i]?.endsWith('ing'));
    const word = surface[at];
    if (word !== undefined) return { word, values: stems.reduce((all, stem) => all | (valuesOf(stem) & mask), 0) };
  }
  return undefined;
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

/** The values of a deeper level take the place of those of the same contrast above it. */
function deeper(above: number, level: number): number {
  let all = above;
  for (const mask of MASKS.values()) if ((level & mask) !== 0) all = (all & ~mask) | (level & mask);
  return all;
}

// Stems of what was done to food: "breaded" and "cooked" say that it is prepared.
const PREPARED_STEMS = new Set(['bread', 'cook', 'marinat', 'batter', 'tempura']);

function valuesOf(stem: string): number {
  const state = PREPARED_STEMS.has(stem) ? (BITS.get('@preserved') ?? 0) : 0;
  return conceptsOf(stem).reduce((all, concept) => all | (BITS.get(concept) ?? 0), state);
}

function maskOf(concepts: readonly string[]): number {
  return concepts.reduce((all, concept) => all | (BITS.get(concept) ?? 0), 0);
}

function keyOf(path: readonly string[], depth: number): string {
  return path.slice(0, depth).join('\n');
}
