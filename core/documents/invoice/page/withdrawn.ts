import { withdrawsAmount, withdrawsPage } from '../../../quotes/withdrawing-words.ts';
import type { Line } from '../../pages/pages.ts';

/** Longer lines are prose. */
const MAX_LINE = 80;

/** What a stamp may name besides saying that it is not valid. */
const NAMED: ReadonlySet<string> = new Set(
  'transaction,sale,receipt,invoice,order,bill,this,is,was,has,been,copy,rechnung,beleg,facture'.split(','),
);

/** Amounts in thousands or millions, as stated in a heading or a note for the whole document. */
const OTHER_SCALE =
  /(?:^|[\s(])(?:(?:amounts?|figures|all|expressed|stated)\s{1,2}(?:are\s{1,2})?)?in\s{1,2}(?:thousands|millions|tausend|milliers|teur|t€|k€)(?![\p{L}\d])|(?:\p{Sc}|(?<!\p{L})[A-Z]{3})\s?['’]?000s?(?![\d.,])/u;

/**
 * Whether a separate line says that none of a document's amounts is what is charged: a stamp such as VOID, or amounts
 * in thousands.
 */
export function withdrawsAll(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => text.length <= MAX_LINE && (isStamp(text) || OTHER_SCALE.test(text)));
}

const TAX_TO_COME =
  /(?<!\p{L})(?:plus|excluding|exclusive of|excludes?|excl\.?|zzgl\.?|zuzüglich|hors|más|oltre)\s{1,3}(?:vat|gst|(?:sales )?tax|mwst|ust|tva|iva)(?!\p{L})/iu;

/** Whether a line without an amount says that tax is yet to be added. */
export function leavesTaxOut(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => text.length <= MAX_LINE && TAX_TO_COME.test(text) && !/\d[.,]\d{2}/.test(text));
}

function isStamp(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const isWithdrawing = (word: string): boolean => withdrawsAmount(word) || withdrawsPage(word);
  return words.some(isWithdrawing) && words.every((word) => isWithdrawing(word) || NAMED.has(word));
}
