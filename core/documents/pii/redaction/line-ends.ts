import { fieldEnds } from './field-ends.ts';
import type { Span } from './span.ts';

/** The most characters of a value on one side of a line end. In practice local parts and domains are shorter. */
const MAX_SIDE = 80;

/** One line end with surrounding white space. */
const LINE_END = /[ \t]{0,8}\n[ \t]{0,8}/g;

/** What can precede and follow a line end inside a number or e-mail address. Checking this first halves the time. */
const BEFORE = /[\d()\].@+/_-]$|@[A-Za-z0-9.-]{1,60}$|[A-Za-z0-9]$/;
const AFTER = /^[\d()[.@/_+-]|^[A-Za-z0-9.-]{1,60}(?:@|\.[A-Za-z])|^[a-z]{2,6}(?![A-Za-z])/;

/**
 * Finds spans that cross one line end by joining the two lines, with a space and without, as wrapping and pasting leave them.
 * Digits from two columns or rows must not be joined, so no value goes over the end of a row or the gap between two columns, and a
 * card number across a line end needs an issuer's grouping.
 */
export function spansOver(text: string, spansIn: (line: string) => readonly Span[]): Span[] {
  const found: Span[] = [];
  let rowEnds: ReadonlySet<number> | undefined;
  const isRowEnd = (at: number): boolean => (rowEnds ??= new Set(fieldEnds(text).map(({ start }) => start))).has(at);
  for (const { 0: gap, index } of text.matchAll(LINE_END)) {
    const end = index + gap.length;
    const before = lastOfLine(text, index);
    const after = firstOfLine(text, end);
    if (!BEFORE.test(before) || !AFTER.test(after)) continue;
    const isOfMail = before.includes('@') || after.includes('@');
    const here = new Set<string>();
    for (const joint of isOfMail ? [''] : [' ', '']) {
      for (const { type, start, end: last } of spansIn(before + joint + after)) {
        const isOver = start < before.length && last > before.length + joint.length;
        if (!isOver || here.has(type) || isRowEnd(index + gap.indexOf('\n'))) continue;
        if (type !== 'EMAIL' && areOfCells({ before, joint, after }, start, last)) continue;
        const span = { type, start: index - before.length + start, end: end + last - before.length - joint.length };
        if (!isWritten(span, text, { before: before.slice(start), after: after.slice(0, span.end - end) })) continue;
        found.push(span);
        here.add(type);
      }
    }
  }
  return found;
}

function lastOfLine(text: string, at: number): string {
  const line = text.slice(Math.max(0, at - MAX_SIDE), at);
  return line.slice(line.lastIndexOf('\n') + 1);
}

function firstOfLine(text: string, at: number): string {
  const line = text.slice(at, at + MAX_SIDE);
  const end = line.indexOf('\n');
  return end === -1 ? line : line.slice(0, end);
}

const WIDE = /\t| {2}/;

/** Whether columns show that the digits of a joined line are of two rows. A group of digits is not cut beside a wide gap, and between two gaps are two cells. */
function areOfCells(
  { before, joint, after }: { readonly before: string; readonly joint: string; readonly after: string },
  start: number,
  end: number,
): boolean {
  const line = before + joint + after;
  if (WIDE.test(line.slice(start, end))) return true;
  const isBehindGap = /\S(?:\t| {2,8})$/.test(line.slice(0, start));
  const isBeforeGap = /^(?:\t| {2})/.test(line.slice(end));
  const isCutGroup = joint === '' && /\d$/.test(before) && /^\d/.test(after);
  return isCutGroup ? isBehindGap || isBeforeGap : isBehindGap && isBeforeGap;
}

/** Issuers' groupings. */
const CARD_GROUPS = /^(?:\d{4}([ _-]?)\d{4}\1\d{4}\1\d{1,7}|\d{4}([ _-]?)\d{6}\2\d{4,5})$/;

/** Domain endings accepted after a line end even if the part before it is already a domain. */
const KNOWN_ENDS = /^\.?(?:com|org|net|edu|gov|io|co|info|biz|[a-z]{2})(?![A-Za-z])/;

/** Whether the joined value is plausible, rather than an accident of how two lines end and begin. */
function isWritten({ type, end }: Span, text: string, { before, after }: { before: string; after: string }): boolean {
  if (type === 'CREDIT_CARD') {
    const isDate = /^[-:./]\d/.test(text.slice(end, end + 2));
    return !isDate && (CARD_GROUPS.test(before + after) || CARD_GROUPS.test(`${before} ${after}`));
  }
  if (type !== 'EMAIL') return true;
  const domain = before.split('@')[1];
  if (domain === undefined) return after.startsWith('@') || /[_+-]$/.test(before);
  if (domain === '') return true;
  if (domain.endsWith('.') || after.startsWith('.'))
    return KNOWN_ENDS.test(after) || /^\.?[a-z0-9-]{1,40}\.[a-z]/.test(after);
  return !domain.includes('.') && /^[a-z0-9-]{1,40}\.[a-z]/.test(after);
}
