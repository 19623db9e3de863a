import type { JsonObject } from '../../../../json.ts';

/** An entry that was read in one order of rows. */
export interface ReadEntry {
  readonly entry: JsonObject;
  /** Where its dates begin in the document's text; none without dates. */
  readonly dated: readonly number[];
  /** How sure its names are, from 0 to 1, by their fields. */
  readonly sure: Readonly<Record<string, number>>;
  /** The share of its dates that were read. */
  readonly dates: number;
}

/** The lists of a resume. */
export const RESUME_LISTS = ['work_history', 'education', 'skills'] as const;

export type ResumeList = (typeof RESUME_LISTS)[number];

/** What one order of rows gives. */
export interface Reading {
  /** The lists that have a heading of their own with something under it. */
  readonly headed: readonly ResumeList[];
  /** Everything but the entries. */
  readonly resume: JsonObject;
  readonly confidence: number;
  readonly work_history: readonly ReadEntry[];
  readonly education: readonly ReadEntry[];
}

/** A reading of whole cells is as good as another that is surer by this much: its names are longer, and a longer name is rarer. */
const AS_GOOD = 0.2;

/** A name that only one of two readings has is served if it is at least so sure. */
const MIN_ALONE = 0.9;

/** Returns the resume of the only reading. */
export function resumeOf({ resume, confidence, work_history, education }: Reading): JsonObject {
  const [roles, studies] = [work_history, education].map((list) => list.map(({ entry }) => entry));
  return { ...resume, work_history: roles ?? [], education: studies ?? [], confidence };
}

/**
 * Chooses between readings of one resume: as its lines are printed, and with cells that may go on below themselves put together. Each entry
 * is taken from the surer reading, by its dates, with those of its names that the other reading has too or that are sure.
 */
export function betterOf(printed: Reading, whole: Reading): JsonObject {
  const isWhole = isBetter(whole.work_history, printed.work_history);
  return {
    ...printed.resume,
    work_history: better(printed.work_history, whole.work_history),
    education: better(printed.education, whole.education),
    confidence: (isWhole ? whole : printed).confidence,
  };
}

function better(printed: readonly ReadEntry[], whole: readonly ReadEntry[]): JsonObject[] {
  const isWhole = isBetter(whole, printed);
  const [own, others] = isWhole ? [whole, printed] : [printed, whole];
  const byPlace = new Map(others.flatMap((other) => other.dated.map((place) => [place, other] as const)));
  const served = new Set<ReadEntry>();
  return own.flatMap((one) => {
    const isDated = one.dated.length > 0;
    const twin = isDated
      ? one.dated.map((place) => byPlace.get(place)).find((other) => other !== undefined)
      : others.find((other) => other.dated.length === 0 && sharesName(one, other));
    if (!twin) return isDated || areSure(one) ? [one.entry] : [];
    const [print, joined] = isWhole ? [twin, one] : [one, twin];
    // Each line of an entry may be an entry of its own as it is printed.
    if (served.has(joined)) return [];
    if (isTwoNames(joined, print) && hasNoOther(joined, whole)) return [print.entry];
    if (!isBetter([joined], [print])) return [withoutDoubts(print, joined)];
    served.add(joined);
    // Where only the description differs, its lines are as printed.
    return [isSame(joined, print) ? print.entry : withoutDoubts(joined, print)];
  });
}

/** Whether the entries of whole cells are as good as those of printed lines. */
function isBetter(whole: readonly ReadEntry[], printed: readonly ReadEntry[]): boolean {
  return worthOf(whole) + AS_GOOD >= worthOf(printed);
}

/** Whether all names of an entry are sure. Without dates, one of one reading alone may be a part of another: the second line of its names. */
function areSure({ entry, sure }: ReadEntry): boolean {
  return Object.entries(sure).every(([field, one]) => entry[field] === null || one >= MIN_ALONE);
}

/** Whether a name of an entry is two names of another put together: an employer and the title below it. */
function isTwoNames({ entry, sure }: ReadEntry, { entry: other, sure: sureOther }: ReadEntry): boolean {
  const names = Object.entries(sureOther).flatMap(([field, one]) =>
    typeof other[field] === 'string' && one >= MIN_ALONE ? [other[field]] : [],
  );
  const pairs = new Set(names.flatMap((one) => names.map((next) => `${one} ${next}`)));
  return Object.keys(sure).some((field) => typeof entry[field] === 'string' && pairs.has(entry[field]));
}

/** Whether a name of an entry is missing, or is another's. */
function hasNoOther(one: ReadEntry, all: readonly ReadEntry[]): boolean {
  return Object.keys(one.sure).some((field) => {
    const name = one.entry[field];
    return name === null || all.some((other) => other !== one && other.entry[field] === name);
  });
}

/** Whether two entries have a name in common. */
function sharesName(one: ReadEntry, other: ReadEntry): boolean {
  return Object.keys(one.sure).some((field) => one.entry[field] !== null && one.entry[field] === other.entry[field]);
}

function isSame(one: ReadEntry, other: ReadEntry): boolean {
  return one.dates === other.dates && Object.keys(one.sure).every((field) => one.entry[field] === other.entry[field]);
}

/** Sums up how sure the names are, and how many of the dates were read. */
function worthOf(entries: readonly ReadEntry[]): number {
  return entries.reduce((sum, { sure, dates }) => Object.values(sure).reduce((own, one) => own + one, sum + dates), 0);
}

function withoutDoubts({ entry, sure }: ReadEntry, twin: ReadEntry): JsonObject {
  const doubted = Object.keys(sure).filter(
    (field) => entry[field] !== twin.entry[field] && (sure[field] ?? 0) < MIN_ALONE,
  );
  return { ...entry, ...Object.fromEntries(doubted.map((field) => [field, null])) };
}
