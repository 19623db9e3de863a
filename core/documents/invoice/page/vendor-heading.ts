import { hasLegalForm } from '../../../names/person-or-organization.ts';
import { writtenDates } from '../../../quotes/date-patterns.ts';
import type { Line, Segment } from '../../pages/pages.ts';
import { headsItems } from './item-table.ts';
import { BELOW_NAME, cleaned, CUSTOMER, isForm, lettersOf, NO_NAME, SELLER, type FoundVendor } from './vendor-name.ts';

/** Lines under a heading that may contain a name. */
const LINES_UNDER_HEADING = 5;

/** Headings for the recipient of goods or a letter: the customer may be someone else, without a heading. */
const SENT_TO = /^(?:deliver|ship|consignee|notify|receiver|att|lieferadresse|adresse de livraison|afleveradres)/iu;

/** Words without a number or a label. */
const A_NAME = /^\p{L}[^\d:@]{2,79}$/u;

const NAME_LABEL = /^(?:(?:company )?name|firma|nom|raison sociale)\s?:\s{0,2}/iu;

/** Returns the companies that a document names as its customer, by their letters: after or under such a heading. */
export function customersOf(lines: readonly Line[]): ReadonlySet<string> {
  const named = customerHeadings(lines).flatMap(({ beside, under }) => [beside, ...under]);
  return new Set(named.map(cleaned).filter(isForm).map(lettersOf));
}

/**
 * Whether a document names who is to pay, company or not: the first line under a heading that stands alone is a name.
 */
export function namesCustomer(lines: readonly Line[]): boolean {
  return customerHeadings(lines).some(
    ({ said, beside, under: [first = ''] }) => beside === '' && !SENT_TO.test(said) && A_NAME.test(first),
  );
}

/** The heading of a customer's part, with the text after it in its cell and the lines below. */
interface CustomerHeading {
  readonly said: string;
  readonly beside: string;
  readonly under: readonly string[];
}

function customerHeadings(lines: readonly Line[]): CustomerHeading[] {
  return lines.flatMap((line, i) =>
    line.segments.flatMap((heading) => {
      const [said] = CUSTOMER.exec(heading.text) ?? [];
      if (said === undefined) return [];
      const under = lines
        .slice(i + 1, i + 1 + LINES_UNDER_HEADING)
        .flatMap(({ segments }) => segments.find((one) => overlaps(one, heading))?.text ?? []);
      return [{ said, beside: heading.text.slice(said.length).replace(/^[^\p{L}\d]+/u, ''), under }];
    }),
  );
}

/** Returns the name under or next to a heading for the seller, if no other heading says that it is the customer's. */
export function headedVendor(lines: readonly Line[], customers: ReadonlySet<string>): FoundVendor | undefined {
  for (const [i, line] of lines.entries()) {
    const heading = line.segments.find((segment) => SELLER.test(segment.text.trim()));
    if (heading && isOfFreight(heading, line)) continue;
    const name = heading && nameAt(heading, line, lines.slice(i + 1, i + 1 + LINES_UNDER_HEADING));
    if (name !== undefined && !customers.has(lettersOf(name))) return { name, isConfirmed: true };
  }
  return undefined;
}

/** Whether a heading is that of who sends goods that a carrier bills to another party, and so not the issuer. */
function isOfFreight(heading: Segment, { segments }: Line): boolean {
  return /^shipper\s?:?$/iu.test(heading.text.trim()) && segments.some(({ text }) => /^bill(?:ed)? to\b/iu.test(text));
}

/** Whether a line names the seller, next to the words or below them. */
export function namesSeller({ segments }: Line): boolean {
  return segments.some(({ text }) => SELLER.test(text.trim()));
}

function nameAt(heading: Segment, line: Line, below: readonly Line[]): string | undefined {
  const under = below.map(({ segments }): Segment | undefined => {
    const own = segments.find((one) => overlaps(one, heading));
    return own ?? (line.segments.length === 1 ? segments[0] : undefined);
  });
  const beside = cleaned(SELLER.exec(heading.text.trim())?.groups?.['name'] ?? '');
  if (beside !== '') return hasLegalForm(beside) || isNameAbove(beside, under) ? beside : undefined;
  const pending: string[] = [];
  for (const [i, own] of under.entries()) {
    const next = below[i];
    if (own === undefined || next === undefined) continue;
    const { segments, text: whole } = next;
    const isLabelled = /^(?:name|firma|nom|company|raison sociale)\s?:/iu.test(own.text);
    const text = nameIn(segments.slice(segments.indexOf(own)));
    if (isLabelled && text !== '') return text;
    if ([NO_NAME, CUSTOMER].some((pattern) => pattern.test(own.text)) || headsItems(whole)) return undefined;
    if (hasLegalForm(text)) return [...pending, text].join(' ');
    if (pending.length === 0 && isNameAbove(text, under.slice(i + 1))) return text;
    if (text !== '' && !/\d|:/.test(whole)) pending.push(text);
    else if (pending.length > 0) return undefined;
  }
  return undefined;
}

/**
 * Whether words without a legal form are a name by the address or contact details right below them. One word may be a label ("Number"), and a place of
 * a journey has days below it.
 */
function isNameAbove(text: string, below: readonly (Segment | undefined)[]): boolean {
  const [details = '', more = ''] = below.flatMap((one) => one?.text ?? []);
  const isStreet = /\p{L}{3}.* \d{1,4}\p{L}?$/u.test(details) && POSTCODE.test(more);
  const isAddress = isStreet || (BELOW_NAME.test(details) && writtenDates(details).length === 0);
  return A_NAME.test(text) && text.includes(' ') && isAddress;
}

const POSTCODE = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?!\d)/u;

function overlaps(segment: Segment, heading: Segment): boolean {
  return segment.box.left < heading.box.right && segment.box.right > heading.box.left;
}

/** Returns a segment's name; if it is only a label ("Name:"), the next segment's. */
function nameIn([first, second]: readonly Segment[]): string {
  if (first === undefined) return '';
  const bare = first.text.replace(NAME_LABEL, '').trim();
  return cleaned(bare === '' || /^(?:name|firma|nom)\s?:?$/iu.test(bare) ? (second?.text ?? '') : bare);
}
