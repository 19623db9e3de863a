import { editDistance } from '../../../names/edit-distance.ts';
import { hasLegalForm } from '../../../names/person-or-organization.ts';
import type { DocumentPages, Line, Page, Segment } from '../../pages/pages.ts';
import { headsItems } from './item-table.ts';

/** Lines under a heading that says seller in which its name is looked for. */
const LINES_UNDER_HEADING = 5;

/** Lines at the top of a letter in which the small line of its sender is looked for, and how long that line may be. */
const LETTERHEAD_LINES = 12;
const MAX_SENDER_LENGTH = 200;

/** Who issued a document, and whether more than its place says so. */
export interface FoundVendor {
  readonly name: string;
  readonly isConfirmed: boolean;
}

/** Lines that the head of a receipt takes at most. */
const HEAD_LINES = 7;

/** A name of more is a sentence. */
const MAX_NAME = 80;

/** A picture is read twice; a word that only one of the readings has, or that they dispute, is less certain than this. */
const MIN_CERTAINTY = 0.86;

/** A line none of whose words is surer was recognised in a logo, a fold or a stain. */
const SCRATCH = 0.3;

/** What the seller's part of an invoice is headed; a name may follow in the same line. */
const SELLER =
  /^(?:seller|sold by|vendor|supplier|exporter|shipper|issued by|bill from|invoice from|from|verkäufer|lieferant|rechnungssteller|leistungserbringer|vendeur|fournisseur|émetteur|emetteur)(?: ?\/ ?\p{L}{3,20})?\s?(?::\s{0,2}(?<name>.*))?$/iu;

const NAME_LABEL = /^(?:(?:company )?name|firma|nom|raison sociale)\s?:\s{0,2}/iu;

/** Lines that name nobody: what kind of document it is, greetings, and what a name is followed by. */
const NO_NAME =
  /^(?:\W|\d)*(?:(?:(?:simplified|full|original|tax|vat|sales|commercial|pro ?-?forma) ?){0,3}invoice|credit (?:note|memo)|application for payment|receipt|official receipt|cash (?:sales?|bill|receipt|memo)|sales? receipt|payment receipt|rechnung|quittung|beleg|facture|avoir|reçu|bill|order|copy|duplicate|original|thank you|welcome|page|logo|your order|(?:sub|grand )?-?total|amount|cash|change|balance|gesamtbetrag|summe)(?![\p{L}'’])/iu;

/** What the customer's part is headed; below it the names are the customer's. */
const CUSTOMER =
  /^(?:(?:to|for|an|à|attention)\s?:|prepared for|deliver(?:ed)? to|account (?:holder|name)|guest|patient|cliente|klant|destinatario|nabywca|bill(?:ed)? to|sold to|ship to|invoice to|customer|client|attn|rechnungsadresse|rechnungsempfänger|kunde|käufer|lieferadresse|adresse de (?:facturation|livraison)|factuuradres|afleveradres)(?![\p{L}])/iu;

/** An address, a number of an office, a way to reach somebody: the name stands above it. */
const BELOW_NAME =
  /\b(?:co(?:mpany)?[ .-]{0,2}(?:no|reg)|roc|brn|reg(?:istration)? no|tel|telephone|phone|fax|mobile|hp|gst|vat|tin|abn|ust|siret|siren|e-?mail|www|http|date|time|cashier|invoice no|street|road|avenue|suite|jalan|jln|lot|lorong|taman|floor|plaza|straße|strasse|str\.|rue|postcode|gln)\b|@|\d{5}|^no\.? ?\d|^\d{1,4}\p{L}?[ ,-]/iu;

/** A label and its value. */
const LABELLED = /^\p{L}{3,}:\s/u;

/** A company's number beside its name, which is no part of it. */
const REGISTRATION =
  /\s{0,3}(?:\(\s?(?:co(?:mpany)?\.? ?(?:reg)?\.? ?(?:no)?\.? ?:? ?)?\d{4,}[\d -]{0,12}[A-Z]?\s?\)|(?:co\.? reg\.? no\.? ?:? ?)?\d{4,12}-[A-Z])\s{0,3}$/i;

const FORM_WORD =
  /^(?:sdn|bhd|berhad|gmbh|ltd|inc|llc|limited|corp|co|pte|pty|plc|enterprise|enterprises|trading|s\/b)\W{0,2}$/iu;

/** Marks and words that stand before a name without belonging to it. */
const LEADING = /^(?:#\d{1,9}|(?:operated|owned|managed) by|[*\s.:=_-]{1,12})\s{0,3}(?=[\p{L}\d])/iu;

/** Who issued a document: the seller's part of it, the sender's line of a letter, or the head of a receipt. */
export function vendorOf({ pages }: DocumentPages): FoundVendor | undefined {
  const [page] = pages;
  const found = page && vendorOn(page);
  return page?.source === 'recognised' && found && isOtherwiseElsewhere(found.name, page.lines) ? undefined : found;
}

/** Letters of a word that is compared with the others of its page: of shorter ones many differ in a letter. */
const MIN_COMPARED = 5;

/** Whether a word of a name stands elsewhere with one letter for another: one of the two was misread, however sure both are. */
function isOtherwiseElsewhere(name: string, lines: readonly Line[]): boolean {
  const wordsOf = (text: string): string[] =>
    text
      .toUpperCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= MIN_COMPARED);
  const own = wordsOf(name);
  return lines
    .flatMap(({ text }) => wordsOf(text))
    .some((word) => own.some((one) => one.length === word.length && editDistance(one, word) === 1));
}

/** Who issues such a document is its customer. */
const SELF_BILLED = /self[- ]?bill|gutschriftsverfahren|autofacturation/i;

function vendorOn(page: Page): FoundVendor | undefined {
  const headed = headedVendor(page.lines);
  if (headed !== undefined || page.lines.some(({ text }) => SELF_BILLED.test(text.slice(0, MAX_NAME)))) return headed;
  const sender = senderVendor(page.lines);
  if (sender !== undefined) return sender;
  const head = headVendor(page.lines);
  if (head !== undefined && isPaidToAnother(head.name, page.lines)) return undefined;
  return head !== undefined && (isForm(head.name) || isRoll(page) || !namesCompany(page)) ? head : undefined;
}

/** A page of up to this share of its height, or this many points, is a till's roll. */
const ROLL = { share: 0.5, width: 320 };

function isRoll({ source, width, height }: Page): boolean {
  return source !== 'text_layer' || width <= ROLL.width || width <= ROLL.share * height;
}

/** Whether a company is named anywhere on a page: at the head of a letter, a name that is none may then be the customer's. */
function namesCompany({ lines }: Page): boolean {
  return lines.some(({ segments }) => segments.some(({ text }) => text.length <= MAX_NAME && isForm(cleaned(text))));
}

/** Whom a document asks to pay. */
const PAYEE = /\b(?:payable to|remit(?: payments?)? to)\s?:?\s{1,3}(\p{L}[^\n]{1,80})/iu;

/** Whether a document asks to pay somebody else than the name at its head, which may be the customer's. */
function isPaidToAnother(name: string, lines: readonly Line[]): boolean {
  const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  const payees = lines.flatMap(({ text }) => PAYEE.exec(text.slice(0, 300))?.[1] ?? []).filter((one) => isForm(one));
  return payees.length > 0 && payees.every((one) => !letters(one).startsWith(letters(name)));
}

/** The name under or beside a heading that says seller. */
function headedVendor(lines: readonly Line[]): FoundVendor | undefined {
  for (const [i, line] of lines.entries()) {
    const heading = line.segments.find((segment) => SELLER.test(segment.text.trim()));
    if (heading === undefined) continue;
    const beside = cleaned(SELLER.exec(heading.text.trim())?.groups?.['name'] ?? '');
    if (hasLegalForm(beside)) return { name: beside, isConfirmed: true };
    const pending: string[] = [];
    for (const below of lines.slice(i + 1, i + 1 + LINES_UNDER_HEADING)) {
      const under = below.segments.find((one) => overlaps(one, heading));
      const own = under ?? (line.segments.length === 1 ? below.segments[0] : undefined);
      if (own === undefined) continue;
      const isLabelled = /^(?:name|firma|nom|company|raison sociale)\s?:/iu.test(own.text);
      const text = nameIn(below.segments.slice(below.segments.indexOf(own)));
      if (isLabelled && text !== '') return { name: text, isConfirmed: true };
      if (hasLegalForm(text)) return { name: [...pending, text].join(' '), isConfirmed: true };
      if (text !== '' && !/\d|:/.test(below.text)) pending.push(text);
    }
  }
  return undefined;
}

function overlaps(segment: Segment, heading: Segment): boolean {
  return segment.box.left < heading.box.right && segment.box.right > heading.box.left;
}

/** A segment's name; where it is only a label ("Name:"), the next segment's. */
function nameIn([first, second]: readonly Segment[]): string {
  if (first === undefined) return '';
  const bare = first.text.replace(NAME_LABEL, '').trim();
  return cleaned(bare === '' || /^(?:name|firma|nom)\s?:?$/iu.test(bare) ? (second?.text ?? '') : bare);
}

/** The small line over a letter's address: a name, a sign, a street, a sign, a town. */
function senderVendor(lines: readonly Line[]): FoundVendor | undefined {
  for (const { text } of lines.slice(0, LETTERHEAD_LINES)) {
    const parts = text.length > MAX_SENDER_LENGTH ? [] : text.split(/\s[|•●·–-]\s|\s{2}[|•●·–-]\s{1,2}/u);
    const name = cleaned(parts[0] ?? '');
    if (parts.length >= 3 && parts.some((part) => /\d{4,5}/.test(part)) && hasLegalForm(name)) {
      return { name, isConfirmed: true };
    }
  }
  return undefined;
}

/** The name at the head of a receipt. */
function headVendor(lines: readonly Line[]): FoundVendor | undefined {
  const names: HeadName[] = [];
  let isFollowed = false;
  for (const line of lines.filter((one) => !isScratch(one) && !isSpacedOut(one)).slice(0, HEAD_LINES)) {
    if (CUSTOMER.test(line.text)) return undefined;
    if (headsItems(line.text)) break;
    const own = nameSegments(line);
    if (own.filter((one) => isForm(one.text)).length > 1) return undefined;
    const text = cleaned(own.map((one) => one.text).join(' '));
    if (NO_NAME.test(line.text) || !/\p{L}{2}.*\p{L}/u.test(text)) {
      if (names.length > 0 && /\d{4}/.test(line.text)) isFollowed = true;
      continue;
    }
    if (BELOW_NAME.test(line.text.replace(REGISTRATION, '')) && !isForm(text)) {
      isFollowed = names.length > 0;
      break;
    }
    if (text.length > MAX_NAME || certaintyOf(line) < MIN_CERTAINTY) return undefined;
    const isRegistered = REGISTRATION.test(line.text);
    isFollowed ||= isRegistered;
    names.push({ text, isRegistered });
  }
  return chosen(names, isFollowed);
}

/** What stands in a line before the kind of document, the customer's part or a number that stands beside a name. */
function nameSegments({ segments }: Line): readonly Segment[] {
  const end = segments.findIndex(
    ({ text }, i) => i > 0 && [NO_NAME, CUSTOMER, BELOW_NAME].some((pattern) => pattern.test(text)),
  );
  return end < 0 ? segments : segments.slice(0, end);
}

/** A line at the head of a receipt that may be a name, and whether a company's number is printed beside it. */
interface HeadName {
  readonly text: string;
  readonly isRegistered: boolean;
}

/**
 * The one name that shows what kind of company it is, put together where it runs over lines; else the only one. Below another
 * name it may be the end of that one: it is whole where its number is beside it, or where it has the other's words.
 */
function chosen(names: readonly HeadName[], isFollowed: boolean): FoundVendor | undefined {
  const at = names.findIndex(({ text }) => isForm(text));
  const named = names[at];
  if (named === undefined) {
    const isOne = names.slice(0, -1).every(({ text }) => /[&+]$/.test(text));
    const name = names.map(({ text }) => text).join(' ');
    return names.length > 0 && isFollowed && isOne && !LABELLED.test(name) ? { name, isConfirmed: false } : undefined;
  }
  if (!named.isRegistered && names.slice(at + 1).some(({ text }) => hasLegalForm(text))) return undefined;
  let whole = named.text;
  let from = at;
  // A name with hardly a word before its form, or with half a parenthesis, began in the line above.
  while (from > 0 && (balance(whole) !== 0 || wordsBeforeForm(whole) < 2)) {
    from -= 1;
    whole = `${names[from]?.text ?? ''} ${whole}`;
  }
  const isWhole = from === 0 || named.isRegistered || repeats(whole, names[from - 1]?.text ?? '');
  return balance(whole) === 0 && isWhole ? { name: whole, isConfirmed: from === 0 } : undefined;
}

function repeats(name: string, above: string): boolean {
  const words = name.toLowerCase().split(' ');
  return above
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word));
}

function isForm(text: string): boolean {
  return hasLegalForm(text) || /\sS\/B\.?$/iu.test(text);
}

/** Words that are neither the form of a company nor in parentheses. */
function wordsBeforeForm(name: string): number {
  const words = name.replace(/\([^)]{0,60}\)/g, ' ').split(/\s+/);
  return words.filter((word) => /\p{L}{2}|(?:\p{L}\.){2}/u.test(word) && !FORM_WORD.test(word)).length;
}

function balance(text: string): number {
  return text.split('(').length - text.split(')').length;
}

function cleaned(text: string): string {
  const bare = text.slice(0, MAX_SENDER_LENGTH).replace(REGISTRATION, '').replace(LEADING, '');
  return withoutAddress(bare.replace(/\s+/g, ' '))
    .replace(/[\s,;:|]{1,4}$/, '')
    .trim();
}

/** A company's legal form that comes later in a name. */
const FORM_BEHIND = /(?<![\p{L}\d])(?:sdn|bhd|gmbh|ltd|inc|llc|limited|corp|pte|pty|plc)(?![\p{L}\d])/iu;

/** A sign behind a name: an address or what the company does comes next. */
const PARTING = /,? [|•●·–—/-] |[,;] /;

/** A name without the address or the number that follows its legal form in its line, or, without a form, follows a sign. */
function withoutAddress(text: string): string {
  const ends = [...text.matchAll(/[^\s,]+/g)].map(({ index, 0: word }) => index + word.length);
  const end = ends.slice(1).find((at) => {
    const rest = text.slice(at);
    const [next = ''] = /[^\s,&]+/.exec(rest) ?? [];
    const isParted = rest.search(PARTING) === 0 || /\d/.test(rest);
    return isParted && hasLegalForm(text.slice(0, at)) && !hasLegalForm(`X ${next}`) && !FORM_BEHIND.test(rest);
  });
  if (end !== undefined) return text.slice(0, end);
  const sign = PARTING.exec(text);
  const name = text.slice(0, sign?.index);
  const isName = /\p{L}{3}/u.test(name);
  return sign && isName && BELOW_NAME.test(text.slice(sign.index + sign[0].length)) ? name : text;
}

/** The certainty of the words of a name: the least sure one counts, as one wrong letter makes another name, and none a legal form. */
function certaintyOf({ segments }: Line): number {
  const words = segments.flatMap((segment) => segment.words);
  return Math.min(...words.map(({ text, certainty }) => (FORM_WORD.test(text) ? 1 : certainty)));
}

/** Whether a line is set with space between its letters, as the word Invoice is at the head of some: nothing tells where its words end. */
function isSpacedOut({ text }: Line): boolean {
  return /^(?:\S{1,2}\s{1,4}){3,40}\S{1,2}$/u.test(text);
}

function isScratch({ segments }: Line): boolean {
  return segments.every(({ words }) => words.every(({ certainty }) => certainty <= SCRATCH));
}
