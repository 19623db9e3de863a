import { hasLegalForm } from '../../../names/person-or-organization.ts';
import type { Box, Line, Page, Segment } from '../../pages/pages.ts';
import { headsItems } from './item-table.ts';
import { namesCustomer } from './vendor-heading.ts';
import {
  BELOW_NAME,
  cleaned,
  CUSTOMER,
  isForm,
  lettersOf,
  MAX_LENGTH,
  MAX_NAME,
  NO_NAME,
  REGISTRATION,
  SELLER,
  type FoundVendor,
} from './vendor-name.ts';

/** Top lines of a letter that may contain the sender's small line. */
const LETTERHEAD_LINES = 12;

/** Maximum lines of a receipt's header. */
const HEAD_LINES = 7;

/** A picture is read twice; a word that only one reading has, or that they dispute, is below this certainty. */
const MIN_CERTAINTY = 0.86;

/** A line without any more certain word comes from a logo, a fold or a stain. */
const SCRATCH = 0.3;

/** A label and its value. */
const LABELLED = /^\p{L}{3,}:\s/u;

const FORM_WORD =
  /^(?:sdn|bhd|berhad|gmbh|ltd|inc|llc|limited|corp|co|pte|pty|plc|enterprise|enterprises|trading|s\/b)\W{0,2}$/iu;

/** Finds the small line above a letter's address: a name, a sign, a street, a sign, a town. */
export function senderVendor(lines: readonly Line[]): FoundVendor | undefined {
  for (const { text } of lines.slice(0, LETTERHEAD_LINES)) {
    const parts = text.length > MAX_LENGTH ? [] : text.split(/\s[|•●·–-]\s|\s{2}[|•●·–-]\s{1,2}/u);
    const name = cleaned(parts[0] ?? '');
    if (parts.length >= 3 && parts.some((part) => /\d{4,5}/.test(part)) && hasLegalForm(name) && !LABELLED.test(name)) {
      return { name, isConfirmed: true };
    }
  }
  return undefined;
}

/**
 * Finds the name at the head of a receipt or letter. After numbers and dates a company is only looked for if the
 * document names its customer: otherwise it may be the customer.
 */
export function headVendor({ lines, source }: Page, customers: ReadonlySet<string>): HeadVendor | undefined {
  const isPrinted = source === 'text_layer';
  const names: HeadName[] = [];
  let isFollowed = false;
  let isLate = false;
  const isCustomerNamed = customers.size > 0 || namesCustomer(lines);
  for (const line of lines.filter((one) => !isScratch(one) && !isSpacedOut(one)).slice(0, HEAD_LINES)) {
    if (headsItems(line.text) || CUSTOMER.test(line.segments[0].text)) break;
    const own = nameSegments(line).filter(
      ({ text }) => !SELLER.test(text.trim()) && !customers.has(lettersOf(cleaned(text))),
    );
    if (own.filter((one) => isForm(one.text)).length > 1) return undefined;
    const parts = isPrinted ? own.slice(0, 1) : own;
    const text = cleaned(parts.map((one) => one.text).join(' '));
    if (NO_NAME.test(line.text) || !/\p{L}{2}.*\p{L}/u.test(text)) {
      if (names.length > 0 && /\d{4}/.test(line.text)) isFollowed = true;
      continue;
    }
    if (BELOW_NAME.test(line.text.replace(REGISTRATION, '')) && !isForm(text)) {
      isFollowed = names.length > 0;
      if (!isCustomerNamed || names.some((one) => isForm(one.text))) break;
      isLate = true;
      continue;
    }
    if (isLate && !isForm(text)) continue;
    // Beside a name in print is another, perhaps the customer's.
    if (isPrinted && own.length > 1 && !isCustomerNamed) return undefined;
    if (text.length > MAX_NAME || certaintyOf(line) < MIN_CERTAINTY) return undefined;
    const isRegistered = REGISTRATION.test(line.text);
    isFollowed ||= isRegistered;
    names.push({ text, isRegistered, line, box: (isPrinted ? parts[0] : undefined)?.box ?? line.box });
  }
  return chosen(names, isFollowed);
}

/** Returns the parts of a line before the document type, the customer's part or a number next to a name. */
function nameSegments({ segments }: Line): readonly Segment[] {
  const end = segments.findIndex(
    ({ text }, i) => i > 0 && [NO_NAME, CUSTOMER, BELOW_NAME].some((pattern) => pattern.test(text)),
  );
  return end < 0 ? segments : segments.slice(0, end);
}

/** A name at the head of a document, and its last line. */
export type HeadVendor = FoundVendor & { readonly line: Line };

/** A line at the head of a receipt that may be a name, and whether a company number is printed next to it. */
interface HeadName {
  readonly text: string;
  readonly isRegistered: boolean;
  readonly line: Line;
  readonly box: Box;
}

/**
 * Returns the one name with a company form, joined if it spans lines; otherwise the only name. Below another name it
 * may be the end of that one: it is complete if its number is next to it, or if it has the other's words.
 */
function chosen(names: readonly HeadName[], isFollowed: boolean): HeadVendor | undefined {
  const at = names.findIndex(({ text }) => isForm(text));
  const named = names[at];
  if (named === undefined) {
    const isOne = names.slice(0, -1).every(({ text }) => /[&+]$/.test(text));
    const name = names.map(({ text }) => text).join(' ');
    const line = names.at(-1)?.line;
    return line && isFollowed && isOne && !LABELLED.test(name) ? { name, isConfirmed: false, line } : undefined;
  }
  if (LABELLED.test(named.text)) return undefined;
  if (!named.isRegistered && names.slice(at + 1).some(({ text }) => hasLegalForm(text))) return undefined;
  let whole = named.text;
  let from = at;
  // A name with hardly a word before its form, or with an unpaired parenthesis, began in the line above.
  while (isBelow(names[from], names[from - 1]) && (balance(whole) !== 0 || wordsBeforeForm(whole) < 2)) {
    from -= 1;
    whole = `${names[from]?.text ?? ''} ${whole}`;
  }
  const isFirst = !isBelow(names[from], names[from - 1]);
  const isWhole = isFirst || named.isRegistered || repeats(whole, names[from - 1]?.text ?? '');
  return balance(whole) === 0 && isWhole ? { name: whole, isConfirmed: from === 0, line: named.line } : undefined;
}

/** Lines of one name are no further apart than this many of their heights. */
const MAX_APART = 3;

/** Whether a line is right below another and not beside it. */
function isBelow(name: HeadName | undefined, above: HeadName | undefined): boolean {
  if (!name || !above) return false;
  const [own, upper] = [name.box, above.box];
  const height = Math.max(own.bottom - own.top, upper.bottom - upper.top);
  const isUnder = own.left < upper.right && own.right > upper.left;
  return isUnder && own.bottom - upper.bottom <= MAX_APART * height;
}

function repeats(name: string, above: string): boolean {
  const words = name.toLowerCase().split(' ');
  return above
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word));
}

/** Counts words that are neither a company form nor in parentheses. */
function wordsBeforeForm(name: string): number {
  const words = name.replace(/\([^)]{0,60}\)/g, ' ').split(/\s+/);
  return words.filter((word) => /\p{L}{2}|(?:\p{L}\.){2}/u.test(word) && !FORM_WORD.test(word)).length;
}

function balance(text: string): number {
  return text.split('(').length - text.split(')').length;
}

/**
 * Returns the lowest certainty of a name's words, because one wrong letter makes another name; legal forms do not
 * count.
 */
function certaintyOf({ segments }: Line): number {
  const words = segments.flatMap((segment) => segment.words);
  return Math.min(...words.map(({ text, certainty }) => (FORM_WORD.test(text) ? 1 : certainty)));
}

/**
 * Whether a line has spaces between its letters, like the word Invoice at the head of some documents: word boundaries
 * are then unknown.
 */
function isSpacedOut({ text }: Line): boolean {
  return /^(?:\S{1,2}\s{1,4}){3,40}\S{1,2}$/u.test(text);
}

function isScratch({ segments }: Line): boolean {
  return segments.every(({ words }) => words.every(({ certainty }) => certainty <= SCRATCH));
}
