import { statesPhone } from '../../../../quotes/phone.ts';
import { cellsThatName, spells } from '../name.ts';
import { periodsIn } from '../period.ts';
import { isSameLook, WIDE_GAP, type TextRow, type TextSpan } from '../resume-rows.ts';
import { CUT } from '../words/marks.ts';

/** Contact details as printed; undefined if missing or uncertain. */
export interface Contact {
  readonly email: TextSpan | undefined;
  readonly phone: TextSpan | undefined;
}

export const EMAIL =
  /[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}[\p{L}-]{1,62}(?![\p{L}\p{N}-])/gu;
export const PHONE = /(?<![\p{L}\p{N}./_-])\(?\+?\(?\d(?:[ ()./\u2010-\u2015-]{0,3}\d){6,16}(?![\p{L}\p{N}_-])/gu;

/** Names and numbers of agencies and emergency contacts, which are not the person's. */
export const HANDED_ON =
  /^(?:presented|submitted|represented|supplied|provided|introduced|forwarded) by\b|^(?:recruiter|recruitment (?:agency|consultant)|agen(?:cy|t)|consultant|emergency contact|next of kin|spouse)\s?:/i;

/** Mailboxes of departments. */
const OFFICE = /^(?:jobs?|careers?|hr|recruit(?:ing|ment|ers?)?|no-?reply)@/i;

export const PHONE_LABEL =
  /(?:\b(?:phone|mobile|cell|tel|telephone|call|contact|whatsapp)\b(?: (?:no|number|nr))?\.?|\b[pmtc]\b:?|[\u260e\u260f\u2706\u{1f4de}\u{1f4f1}\uf095])\W{0,6}$/iu;

/** Labels of other numbers. */
export const OTHER_LABEL =
  /(?:(?<!,\s?)\bid\b|\b(?:fax|facsimile|no|nr|number|ssn|licen[cs]e|account|acct|ref|reference|badge|permit|passport|visa|npi|member|membership|policy|case|order|invoice|registration|reg|certificate|cert|clearance|zip)\b|\bf\b:?|[#\uf1ac])\W{0,6}$/iu;

/** A longer row of a submitted text is not a list of contacts. */
export const MAX_ROW = 400;

/** The fewest digits of a number without a label. */
const MIN_PLAIN_DIGITS = 10;

/** The most email addresses that are looked at. */
const MAX_MAILS = 12;

/** The most unlabelled numbers of one person. */
const MAX_UNLABELLED = 2;

/** The weight of a phone label. */
const LABELLED = 3;

/** Rows closer than this share of the usual distance are lines of one text. */
const SAME_TEXT = 0.8;

/** A word that goes on in the next row. */
const HYPHEN_AT_END = new RegExp(`(?:${CUT}|[\\p{L}\\d]-)$`, 'u');

/** The first half of an address, and nothing else. */
const BEGUN = /^[\p{L}\d][\p{L}\d._%+-]{4,63}$/u;

/**
 * The addresses in rows without those that a narrow column cuts in two: what is below goes on in letters of the same case, or what is above
 * fills the column and may go on here.
 */
function wholeEmails(rows: readonly TextRow[]): TextSpan[] {
  const isOneCase = (text: string): boolean => text === text.toLowerCase() || text === text.toUpperCase();
  const goesOn = ({ text, end }: TextSpan, row: TextRow, next: TextRow | undefined): boolean =>
    end === row.end &&
    next?.left === row.left &&
    /^[\p{L}.-]{1,20}$/u.test(next.text) &&
    isOneCase(text + next.text) &&
    next.gap <= SAME_TEXT &&
    next.gap <= SAME_TEXT * row.gap;
  const isTail = ({ text, start }: TextSpan, i: number): boolean => {
    const [above, row] = [rows[i - 1], rows[i]];
    if (isBehindHyphen(rows, { start, at: i })) return true;
    if (!above || start !== row?.start) return false;
    const isFull = isSameLook(above, row) && above.text.length >= text.length;
    return HYPHEN_AT_END.test(above.text) || (isFull && BEGUN.test(above.text) && isOneCase(above.text + text));
  };
  return rows.flatMap((row, i) => emailsIn(row).filter((one) => !goesOn(one, row, rows[i + 1]) && !isTail(one, i)));
}

/** Whether an address begins a cell right below one that ends in a hyphen. Cells of a row that are centered have several heights. */
function isBehindHyphen(
  rows: readonly TextRow[],
  { start, at }: { readonly start: number; readonly at: number },
): boolean {
  const cell = rows[at]?.segments.find((one) => one.start === start);
  if (!cell) return false;
  for (let [i, apart] = [at, rows[at]?.gap ?? 0]; i > 0 && apart <= WIDE_GAP; apart += rows[i]?.gap ?? 0) {
    i -= 1;
    const above = rows[i]?.segments.find(({ left, right }) => left < cell.right && cell.left < right);
    if (above) return HYPHEN_AT_END.test(above.text);
  }
  return false;
}

/**
 * Finds contact details at the top or under their own heading. An email address is unmistakable and taken from anywhere; so is a phone number that
 * is alone in its row or has a label. Of several addresses, the first that spells a name in these rows is the person's, and numbers next to the
 * others are not.
 */
export function contactOf(own: readonly TextRow[], all: readonly TextRow[]): Contact {
  const cells = all.flatMap(cellsThatName);
  const isNamed = ({ text }: TextSpan): boolean => cells.some((name) => spells(text, name.text));
  const mails = [wholeEmails(own), wholeEmails(all)].map((some) => some.slice(0, MAX_MAILS));
  const [email] = mails.flatMap((some) => some.find(isNamed) ?? some[0] ?? []);
  const others = email && isNamed(email) ? (mails[0] ?? []).filter((one) => !isNamed(one)) : [];
  const theirs = nearerTo(all, others, email);
  const [near, rest] = [own, all].map((some) => some.filter((row) => !theirs.has(row)));
  return {
    email,
    phone:
      phoneIn(near ?? []) ??
      phoneIn((rest ?? []).filter((row) => emailsIn(row).length > 0)) ??
      firstOf(rest ?? [], surePhonesIn),
  };
}

/** The rows that are nearer to one of some other people's addresses than to the person's own. */
function nearerTo(rows: readonly TextRow[], others: readonly TextSpan[], own: TextSpan | undefined): Set<TextRow> {
  const rowOf = ({ start }: TextSpan): number => rows.findIndex((row) => row.start <= start && start < row.end);
  const [mine, theirs] = [own ? rowOf(own) : -1, others.map(rowOf)];
  const isTheirs = (i: number): boolean =>
    theirs.some((at) => Math.abs(at - i) < (mine === -1 ? Infinity : Math.abs(mine - i)));
  return new Set(rows.filter((_, i) => isTheirs(i)));
}

function firstOf<Found>(rows: readonly TextRow[], find: (row: TextRow) => Found[]): Found | undefined {
  for (const row of rows) {
    const [found] = find(row);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the email addresses in a row that may be a person's. */
export function emailsIn(row: TextRow): TextSpan[] {
  if (HANDED_ON.test(row.text)) return [];
  return matchesIn(row, EMAIL).filter(({ text }) => !OFFICE.test(text));
}

/** Returns the first number. Several unlabelled numbers are a list of other people's: none is taken. */
function phoneIn(rows: readonly TextRow[]): TextSpan | undefined {
  const found = rows.flatMap(phonesIn);
  const isList = new Set(found.map(({ text }) => text)).size > MAX_UNLABELLED;
  return isList ? found.find(({ score }) => score >= LABELLED) : found[0];
}

function phonesIn(row: TextRow): Phone[] {
  return phones(row).filter(({ score }) => score >= 1);
}

/** Returns numbers in other rows: those with a label or alone in their row. */
function surePhonesIn(row: TextRow): TextSpan[] {
  return phones(row).filter(({ score, text }) => score >= (text === row.text ? 1 : LABELLED + 1));
}

interface Phone extends TextSpan {
  readonly score: number;
}

/** A number and the text before it in its row. */
interface NumberInRow {
  readonly text: string;
  readonly before: string;
}

/** Features of phone numbers. */
const PHONE_FEATURES: readonly (readonly [test: (number: NumberInRow) => boolean, weight: number])[] = [
  [({ before }) => PHONE_LABEL.test(before), LABELLED],
  [({ text }) => text.replaceAll(/\D/g, '').length >= MIN_PLAIN_DIGITS || /^\(?\+/.test(text), 1],
  [({ before }) => OTHER_LABEL.test(before) && !PHONE_LABEL.test(before), -9],
  // Amounts.
  [({ text }) => /\d\.\d{1,2} \d/.test(text), -9],
  // Part of a link.
  [({ before }) => /[/@=#]\S{0,20}$/.test(before), -9],
];

function phones(row: TextRow): Phone[] {
  if (HANDED_ON.test(row.text)) return [];
  const numbers = row.text.length > MAX_ROW ? [] : row.segments.flatMap((cell) => matchesIn(cell, PHONE));
  return numbers.flatMap((span) => {
    if (isOfDates(span) || !statesPhone(span.text, span.text)) return [];
    const before = row.text.slice(Math.max(0, span.start - row.start - 24), span.start - row.start);
    const own = PHONE_FEATURES.filter(([test]) => test({ text: span.text, before }));
    return [{ ...span, score: own.reduce((sum, [, weight]) => sum + weight, 0) }];
  });
}

/** Whether at least half of a number's digits are dates; "029 2049 0146" contains no year. */
export function isOfDates(span: TextSpan): boolean {
  const digits = (text: string): number => text.replaceAll(/\D/g, '').length;
  return 2 * periodsIn(span).reduce((sum, { text }) => sum + digits(text), 0) >= digits(span.text);
}

function matchesIn(row: TextSpan, pattern: RegExp): TextSpan[] {
  if (row.text.length > MAX_ROW) return [];
  return [...row.text.matchAll(pattern)].map(({ index, 0: text }) => {
    const start = row.start + index;
    return { text, start, end: start + text.length };
  });
}
