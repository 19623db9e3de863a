import type { Span } from './span.ts';

/** No value that lies on both sides of a line end has more on one of them: a local part and a domain are shorter than this in practice. */
const MAX_SIDE = 80;

/** A single line end with the white space around it. */
const LINE_END = /[ \t]{0,8}\n[ \t]{0,8}/g;

/** What may stand on either side of a line end within a value: parts of numbers, and of addresses of mail. To look only there halves the time. */
const BEFORE = /[\d()\].@+/_-]$|@[A-Za-z0-9.-]{1,60}$|[A-Za-z0-9]$/;
const AFTER = /^[\d()[.@/_+-]|^[A-Za-z0-9.-]{1,60}(?:@|\.[A-Za-z])|^[a-z]{2,6}(?![A-Za-z])/;

/**
 * The spans that lie over one line end, found in the lines on both sides as if they were one: with a space between them, and with
 * nothing, as wrapping and pasting leave them. Digits of two columns or rows are not made one: a card number over a line end is
 * written by fours or as the issuers write it.
 */
export function spansOver(text: string, spansIn: (line: string) => readonly Span[]): Span[] {
  const found: Span[] = [];
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
        if (!isOver || here.has(type)) continue;
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

/** How issuers write their numbers. */
const CARD_GROUPS = /^(?:\d{4}([ _-]?)\d{4}\1\d{4}\1\d{1,7}|\d{4}([ _-]?)\d{6}\2\d{4,5})$/;

/** Ends of domains that go on after a line end although what stands before it is one already. */
const KNOWN_ENDS = /^\.?(?:com|org|net|edu|gov|io|co|info|biz|[a-z]{2})(?![A-Za-z])/;

/** Whether a value is written as one, and not made of what two lines happen to end and begin with. */
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
