import type { PrintedAmount } from './printed-amounts.ts';

/** Marks that mean one currency; a dollar, a pound of weight or a krone alone do not say which. */
const MARKS: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/€|\bEURO?S?\b/i, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bRM ?\d|\bRM\b|\bMYR\b/, 'MYR'],
  [/\bUS ?\$|\bUSD\b/, 'USD'],
  [/\bCHF\b|\bSFr\b/, 'CHF'],
  [/₹|\bINR\b/, 'INR'],
  [/\bS\$|\bSGD\b/, 'SGD'],
  [/\bA\$|\bAUD\b/, 'AUD'],
  [/\bC\$|\bCA\$|\bCAD\b/, 'CAD'],
  [/\bNZ\$|\bNZD\b/, 'NZD'],
  [/\bHK\$|\bHKD\b/, 'HKD'],
  [/\bPLN\b|\bzł\b/, 'PLN'],
  [/\bCZK\b|\bKč\b/, 'CZK'],
  [/₩|\bKRW\b/, 'KRW'],
  [/฿|\bTHB\b/, 'THB'],
  [/₱|\bPHP\b/, 'PHP'],
];

/** The ISO 4217 code of the one currency that a document's amounts or words mark; undefined where they mark none, or several. */
export function currencyOf(text: string, total: PrintedAmount | undefined): string | undefined {
  const beside = codesIn(total?.quote ?? '');
  if (beside.length === 1) return beside[0];
  const all = codesIn(text);
  return all.length === 1 ? all[0] : undefined;
}

function codesIn(text: string): string[] {
  return MARKS.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []));
}
