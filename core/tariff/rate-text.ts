const PERCENT = /^(\d{1,3}(?:\.\d{1,6})?)%$/;

/**
 * The percentage that a published rate text states: 0 for `Free`, the number for a number and `%`, null for every other
 * text. Specific and compound rates, rates on a part of the value and references to other provisions are no percentage of
 * the value, and neither is a blank, which says nothing at all.
 */
export function percentage(rateText: string): number | null {
  const text = rateText.trim();
  if (text === 'Free') return 0;
  const match = PERCENT.exec(text);
  return match ? Number(match[1]) : null;
}
