import { editDistance } from '../../../names/edit-distance.ts';
import type { DocumentPages, Line, Page } from '../../pages/pages.ts';
import { customersOf, headedVendor, namesSeller } from './vendor-heading.ts';
import { headVendor, senderVendor, type HeadVendor } from './vendor-head.ts';
import { BELOW_NAME, cleaned, CUSTOMER, isForm, lettersOf, MAX_NAME, type FoundVendor } from './vendor-name.ts';

/** Finds who issued a document: in the seller's part, the sender's line of a letter, or the head of a receipt. */
export function vendorOf({ pages }: DocumentPages): FoundVendor | undefined {
  const [page] = pages;
  const found = page && vendorOn(page);
  return page?.source === 'recognised' && found && isOtherwiseElsewhere(found.name, page.lines) ? undefined : found;
}

/** Shorter words often differ from others in one letter. */
const MIN_COMPARED = 5;

/**
 * Whether a word of a name also occurs elsewhere with one letter different: one of the two was misread, however certain
 * both are.
 */
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

/** The issuer of such a document is its customer. */
const SELF_BILLED = /self[- ]?bill|gutschriftsverfahren|autofacturation/i;

function vendorOn(page: Page): FoundVendor | undefined {
  const { lines } = page;
  const customers = customersOf(lines);
  const headed = headedVendor(lines, customers);
  if (headed !== undefined || lines.some(({ text }) => SELF_BILLED.test(text.slice(0, MAX_NAME)))) return headed;
  const sender = senderVendor(lines);
  if (sender !== undefined) return sender;
  // The name at the head may then be the customer's, even if the seller's could not be read.
  if (lines.some(namesSeller)) return undefined;
  const head = headVendor(page, customers);
  if (head === undefined || isPaidToAnother(head.name, lines)) return undefined;
  if (isOneOfSeveral(head, lines, customers)) return undefined;
  return isForm(head.name) || isRoll(page) || isNoCustomer(head.name, page, customers) ? head : undefined;
}

/** Lines above and below a name in which another company counts as adjacent. */
const NEAR = 2;

/** Next to a company's name: it issues documents. */
const REGISTERED =
  /\b(?:hrb|hra|fn|registered|registration|reg\.? ?no|company no|co\.? ?no|vat|ust|mwst|siret|siren|rcs|kvk|btw|p\. ?iva|partita iva|nif|rfc|cnpj|abn|acn|uid|ein|gstin|directors?|geschäftsführer)\b/iu;

/**
 * Whether another company, not named as the customer, is next to a name, or elsewhere with its registration: either may
 * be the issuer.
 */
function isOneOfSeveral({ name, line }: HeadVendor, lines: readonly Line[], customers: ReadonlySet<string>): boolean {
  const own = lettersOf(name);
  const isOther = (text: string): boolean => {
    const other = text.length > MAX_NAME || CUSTOMER.test(text) ? '' : cleaned(text);
    const letters = lettersOf(other);
    return (
      isForm(other) &&
      !BELOW_NAME.test(other) &&
      !customers.has(letters) &&
      !own.includes(letters) &&
      !letters.includes(own)
    );
  };
  const at = lines.indexOf(line);
  return lines.some(
    ({ segments, text }, i) =>
      (Math.abs(i - at) <= NEAR || REGISTERED.test(text.slice(0, 2 * MAX_NAME))) &&
      segments.some((one) => isOther(one.text)),
  );
}

/** A page narrower than this share of its height, or this many points, is a till roll. */
const ROLL = { share: 0.5, width: 320 };

function isRoll({ source, width, height }: Page): boolean {
  return source !== 'text_layer' || width <= ROLL.width || width <= ROLL.share * height;
}

/**
 * Whether a non-company name at the head of a letter is not the customer's either: no company is named but the
 * customer.
 */
function isNoCustomer(name: string, { lines }: Page, customers: ReadonlySet<string>): boolean {
  const named = lines.flatMap(({ segments }) =>
    segments.map(({ text }) => (text.length <= MAX_NAME ? cleaned(text) : '')).filter(isForm),
  );
  const known = [...customers];
  const own = lettersOf(name);
  return (
    named.every((one) => known.some((customer) => lettersOf(one).includes(customer))) &&
    !known.some((customer) => customer.includes(own) || own.includes(customer))
  );
}

/** Who a document asks to pay. */
const PAYEE = /\b(?:payable to|remit(?: payments?)? to)\s?:?\s{1,3}(\p{L}[^\n]{1,80})/iu;

/** Whether a document asks to pay somebody other than the name at its head, which may then be the customer's. */
function isPaidToAnother(name: string, lines: readonly Line[]): boolean {
  const payees = lines.flatMap(({ text }) => PAYEE.exec(text.slice(0, 300))?.[1] ?? []).filter((one) => isForm(one));
  return payees.length > 0 && payees.every((one) => !lettersOf(one).startsWith(lettersOf(name)));
}
