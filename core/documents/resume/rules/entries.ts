import { entryPeriod, periodsIn, tenureOf, type Period } from './period.ts';
import { GOES_ON, wholePeriods } from './row-periods.ts';
import { piecesOf } from './pieces.ts';
import { isOfDuties, labelOf } from './words/labels.ts';
import { isSameLook, middle, WIDE_GAP, type TextRow } from './resume-rows.ts';
import { placeOf } from './role-places.ts';
import { SURE, titleScore } from './row-features.ts';
import { isDeed, isPhrase, isSentence, startsAName, wordsOf } from './words/phrases.ts';

/** An entry of a section: its head, its dates and its description. */
export interface Entry {
  /** The rows of the head, each with its distance from the row of the dates. */
  readonly header: readonly { readonly row: TextRow; readonly offset: number }[];
  readonly period: Period | undefined;
  readonly body: readonly TextRow[];
}

/** The most rows of a head above and below its dates. */
const MAX_ABOVE = 5;
const MAX_BELOW = 3;

/** The most words in a row of a head. */
const MAX_WORDS = 14;

/** How far a row may be indented from the heads, in points or characters. */
const INDENT = 6;

/**
 * Finds the entries of a section by their dates. The first entry shows how many rows precede the dates, because nothing else can
 * be there. After the dates, rows belong to the head until the first item or sentence.
 */
export function entriesOf(listed: readonly TextRow[]): readonly Entry[] {
  const plain = withoutLinks(listed);
  const footed = footedIn(plain);
  if (footed) return footed;
  const rows = withoutOuterList(plain);
  const { anchors, periods } = datesOf(rows);
  const [first] = anchors;
  if (first === undefined)
    return undatedIn(rows, { left: rows[0]?.left ?? 0, isListed: rows.some((row) => isWhole(row, undefined)) }).entries;
  const left = headerLeft(rows, { anchors, periods });
  const heads = rows.map((row, i) => periods[i] === undefined && isHeaderLike(row) && row.left - left <= INDENT);
  // If the first role is under its employer, others may be too.
  const isUnder = periods[first]?.isTenure === true;
  // "Salary: $61,400" may be part of a head but names nothing.
  const asides = rows.map(({ text }) => labelOf(text)?.of === 'other');
  const above = isUnder ? 2 : runOf(heads, { from: first, step: -1, until: -1, most: MAX_ABOVE });
  // If a title is right below the dates of every entry, it does not belong to the next one.
  const areBelow = anchors.every((at) => heads[at + 1] === true && namesTitle(rows.slice(at + 1, at + 2)));
  const tops = anchors.map((at, i) => {
    const most = periods[at]?.isTenure === true ? 1 : above;
    const until = (anchors[i - 1] ?? -1) + (areBelow && i > 0 ? 1 : 0);
    const top = at - runOf(heads, { from: at, step: -1, until, most });
    return belowOther(rows, { top, at });
  });
  // If entries have no wide gap below their dates, a wide gap ends the head.
  const isLoose = (rows[first + 1]?.gap ?? 0) > WIDE_GAP;
  // If the row of the dates says everything, so do undated rows like it.
  const wholes = rows.map((row, i) => isWhole(row, periods[i]));
  const isListed = anchors.some((at) => isWhole(rows[at], periods[at]));
  const dated = anchors.map((at, i): Entry => {
    const end = tops[i + 1] ?? rows.length;
    const isNext = (row: TextRow, k: number): boolean =>
      (!isLoose && row.gap > WIDE_GAP && !asides[at + 1 + k]) || (isListed && wholes[at + 1 + k] === true);
    const next = rows.slice(at + 1, end).findIndex(isNext);
    const until = next === -1 ? end : at + 1 + next;
    const below = rows[at]?.isBullet ? 0 : runOf(heads, { from: at, step: 1, until, most: MAX_BELOW, asides });
    const header = rows.slice(tops[i], at + below + 1).map((row, k) => ({ row, offset: (tops[i] ?? at) + k - at }));
    return { header, period: periods[at], body: rows.slice(at + below + 1, end) };
  });
  const before = undatedIn(rows.slice(0, tops[0]), { left, isListed }).entries;
  return [
    ...before,
    ...dated.flatMap((entry) => {
      const { body, entries } = undatedIn(entry.body, { left, isListed });
      return [{ ...entry, body }, ...entries];
    }),
  ];
}

/** Whether ranges are right below each other in a copied text: they stood in a margin, and what they belong to is lost. */
export function haveDatesApart(rows: readonly TextRow[]): boolean {
  const isBare = (row: TextRow | undefined): boolean => {
    const period = row?.source === 'text' ? entryPeriod(row) : undefined;
    return period?.isRange === true && row?.text === period.text;
  };
  return rows.some((row, i) => isBare(row) && isBare(rows[i + 1]));
}

/** Leaves out the address of a website below the head of an entry, which the head goes on behind. */
function withoutLinks(rows: readonly TextRow[]): readonly TextRow[] {
  return rows.filter(({ text }, i) => {
    const above = rows[i - 1];
    return !LINK.test(text) || (above && !isHeaderLike(above));
  });
}

/** A web address and nothing else. */
const LINK = /^(?:https?:\/\/|www\.)\S{1,300}$/i;

/** Rows that end with dates, divided into what is above each of them, and what is below the last. */
interface Footed extends Dated {
  readonly rows: readonly TextRow[];
  readonly parts: readonly (readonly TextRow[])[];
  readonly below: readonly TextRow[];
}

/** Finds entries that end with their dates, below head and description. */
function footedIn(rows: readonly TextRow[]): readonly Entry[] | undefined {
  const { anchors, periods } = datesOf(rows);
  const described = rows.slice(0, anchors[0] ?? 0).findIndex((row) => !isHeaderLike(row));
  // What is nearer to the next entry is part of it.
  const isNearer = (at: number): boolean => (rows[at]?.gap ?? 0) <= (rows[at + 1]?.gap ?? Infinity);
  if (described < 1 || !anchors.every(isNearer)) return undefined;
  const parts = anchors.map((at, i) => rows.slice((anchors[i - 1] ?? -1) + 1, at));
  const footed = { rows, anchors, periods, parts, below: rows.slice((anchors.at(-1) ?? -1) + 1) };
  return anchors.every((at) => isDates(rows[at], periods[at])) ? datedBelow(footed) : namedBelow(footed);
}

/**
 * Entries with nothing but dates in their last rows. If more is below, it is an entry without dates where all heads are set alike and otherwise
 * than the dates; in a copied text it is none of their titles, if all of these are above.
 */
function datedBelow({ rows, anchors, periods, parts, below }: Footed): readonly Entry[] | undefined {
  const dated = parts.map((own, i) => headedEntry(own, periods[anchors[i] ?? 0]));
  if (below.length === 0) return dated;
  const isHead = (row: TextRow | undefined): boolean => isSameLook(row, rows[0]);
  if (!anchors.some((at) => isHead(rows[at])) && anchors.every((at) => isHead(rows[at + 1])))
    return [...dated, headedEntry(below, undefined)];
  const areTitled = rows[0]?.source === 'text' && parts.every((own) => isTitled(fromHead(own)[0]));
  return areTitled && !namesTitle(below) ? dated : undefined;
}

/**
 * Entries of a copied text that begin with their titles and end with their employers and dates. If a title is right below the last dates, it is
 * theirs, and what is above the first dates is a role without any.
 */
function namedBelow({ rows, anchors, periods, parts, below }: Footed): readonly Entry[] | undefined {
  const isBesideName = (at: number): boolean =>
    !isDates(rows[at], periods[at]) &&
    rows[at]?.text.endsWith(periods[at]?.text ?? '') === true &&
    !namesTitle(rows.slice(at, at + 1));
  const isFirstTitled = isTitled(fromHead(parts[0] ?? [])[0]) && !namesTitle(below.slice(0, 1));
  if (rows[0]?.source !== 'text' || !anchors.every(isBesideName) || !isFirstTitled) return undefined;
  return anchors.map((at, i) => {
    const { header, ...own } = headedEntry(fromHead(parts[i] ?? []), periods[at]);
    const above = header.map(({ row, offset }) => ({ row, offset: offset - header.length }));
    return { ...own, header: [...above, ...rows.slice(at, at + 1).map((row) => ({ row, offset: 0 }))] };
  });
}

function isTitled(row: TextRow | undefined): boolean {
  return titleScore(row?.text ?? '') > 0;
}

/** The rows from the first on that reads like a head: what is above it was done in the entry before. */
function fromHead(rows: readonly TextRow[]): readonly TextRow[] {
  return rows.slice(Math.max(0, rows.findIndex(isHeaderLike)));
}

/** Whether a row has nothing but dates, or dates and a place behind them. */
function isDates(row: TextRow | undefined, period: Period | undefined): boolean {
  if (!row || !period || row.segments.length > 1 || !row.text.startsWith(period.text)) return false;
  const [, place] = /^, (.+)$/u.exec(row.text.slice(period.text.length)) ?? [];
  return row.text === period.text || (place !== undefined && placeOf(place) !== undefined);
}

/** Makes an entry of rows that begin with its head. */
function headedEntry(rows: readonly TextRow[], period: Period | undefined): Entry {
  const heads = rows.findIndex((row) => !isHeaderLike(row));
  const length = heads === -1 ? rows.length : heads;
  return { header: rows.slice(0, length).map((row, offset) => ({ row, offset })), period, body: rows.slice(length) };
}

/** Returns where the head of dated rows begins, below an undated entry whose head ends in a wide gap. */
function belowOther(rows: readonly TextRow[], { top, at }: { readonly top: number; readonly at: number }): number {
  const areTitled = (from: number, to: number): boolean => rows.slice(from, to).some(isTitled);
  for (let i = at; i > top; i -= 1) {
    if ((rows[i]?.gap ?? 0) > WIDE_GAP && areTitled(top, i) && areTitled(i, at + 1)) return i;
  }
  return top;
}

/** Finds undated entries below a dated one: after a gap, rows that read like a head and contain a title. */
function undatedIn(
  rows: readonly TextRow[],
  { left, isListed }: { readonly left: number; readonly isListed: boolean },
): { readonly body: readonly TextRow[]; readonly entries: readonly Entry[] } {
  const starts = rows.flatMap((row, i) => {
    const above = rows[i - 1];
    const isBelowItem = above?.isBullet === true && row.left <= left;
    const isSetApart = row.gap > WIDE_GAP || isBelowItem || (isListed && isWhole(row, undefined));
    const isBegun = isSetApart && labelOf(row.text)?.of !== 'other' && row.left - left <= INDENT;
    return isBegun && namesTitle(rows.slice(i, i + 2).filter(isHeaderLike)) ? [i] : [];
  });
  const entries = starts.map((start, i) => headedEntry(rows.slice(start, starts[i + 1]), undefined));
  return { body: rows.slice(0, starts[0]), entries };
}

function namesTitle(rows: readonly TextRow[]): boolean {
  return rows.some((row) => piecesOf(row, undefined).some(({ text }) => titleScore(text) >= SURE));
}

/** Whether one row names a title and something else: "Line Cook, The Copper Kettle". */
function isWhole(row: TextRow | undefined, period: Period | undefined): boolean {
  const parts = row ? piecesOf(row, period).flatMap(({ text }) => text.split(', ')) : [];
  return parts.length > 1 && parts.some((part) => titleScore(part) >= SURE);
}

/** Removes the bullets of entries that are list items themselves: an item right above dates that stand alone is the head of an entry. */
export function withoutOuterList(rows: readonly TextRow[]): TextRow[] {
  const isList = rows.length > 0 && rows.every((row) => row.isBullet && entryPeriod({ ...row, isBullet: false }));
  return rows.map((row, i) => {
    if (isList) return { ...row, isBullet: false };
    const next = rows[i + 1];
    const isHead = row.isBullet && next && !next.isBullet && isHeaderLike({ ...row, isBullet: false });
    if (!isHead || entryPeriod(row)) return row;
    const period = entryPeriod(next);
    const isOuter = rows[0]?.isBullet === true;
    return period && (isOuter || piecesOf(next, period).length === 0) ? { ...row, isBullet: false } : row;
  });
}

/** Whether a row reads like the head of an entry: names and titles, not a list item or a sentence. */
export function isHeaderLike(row: TextRow): boolean {
  const [label, named] = row.segments;
  // "today     Northwind Labs", below the start date.
  const { isBullet, text } = named && GOES_ON.test(label.text) ? { ...row, text: named.text } : row;
  if (isBullet || !startsAName(text) || text.endsWith(':')) return false;
  if (isOfDuties(labelOf(text)?.words ?? [])) return false;
  return wordsOf(text).length <= MAX_WORDS && !isDeed(text) && !isSentence(text);
}

function datesOf(rows: readonly TextRow[]): Dated {
  const dated = wholePeriods(rows);
  // "Drew up contracts with suppliers, from 2015 to 2017"
  const isOfDeed = (row: TextRow, i: number): boolean => {
    const period = dated[i];
    if (!period || !isDeed(row.text)) return false;
    return !period.isRange || LED_TO.test(row.text.slice(0, (period.begins ?? period).start - row.start));
  };
  const periods = rows.map((row, i) =>
    endsSentence(rows[i - 1], row) || isOfDeed(row, i) ? undefined : (dated[i] ?? tenureOf(row)),
  );
  return { periods, anchors: rows.flatMap((_, i) => (periods[i] ? [i] : [])) };
}

/** The words that lead from a sentence to its dates. */
const LED_TO = /\s(?:from|between|in|during)\s$/i;

/** Whether a row is a sentence, or the end of one that begins above: "stood in for the director from" above "March to June 2020." */
function endsSentence(above: TextRow | undefined, row: TextRow): boolean {
  const [period] = periodsIn(row);
  const goesOn = row.gap <= WIDE_GAP && (/^\p{Ll}/u.test(row.text) || row.text.replace(/[.!]$/, '') === period?.text);
  return isSentence(row.text) && isPhrase(above && goesOn ? `${above.text} ${row.text}` : row.text);
}

/** The dates of rows and their positions. */
interface Dated {
  readonly anchors: readonly number[];
  readonly periods: readonly (Period | undefined)[];
}

/** Returns the left edge of the heads: next to the dates, or above an item that contains them. */
function headerLeft(rows: readonly TextRow[], { anchors, periods }: Dated): number {
  const lefts = anchors.flatMap((at) => {
    const row = rows[at];
    const period = periods[at];
    if (!row || !period) return [];
    const begins = period.begins ?? period;
    const beside = row.segments.find(({ start, end }) => end <= begins.start || start >= begins.end);
    return beside ? [beside.left] : [];
  });
  return middle(lefts.length > 0 ? lefts : anchors.flatMap((at) => rows[at]?.left ?? []));
}

/** Counts the consecutive rows of a head on one side of a row, before another entry's dates. */
function runOf(
  heads: readonly boolean[],
  {
    from,
    step,
    until,
    most,
    asides,
  }: { from: number; step: 1 | -1; until: number; most: number; asides?: readonly boolean[] },
): number {
  let [run, aside] = [0, 0];
  for (let at = from + step; run - aside < most && at !== until && heads[at]; at += step) {
    run += 1;
    if (asides?.[at]) aside += 1;
  }
  return run;
}
