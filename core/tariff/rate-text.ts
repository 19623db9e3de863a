const PERCENT = /^(\d{1,3}(?:\.\d{1,6})?)%$/;

/**
 * Returns the percentage stated by a published rate text: 0 for `Free`, the number for a number and `%`, null for every
 * other text. Specific and compound rates, rates on part of the value and references to other provisions are not
 * percentages of the value, and neither is a blank, which states nothing.
 */
export function percentage(rateText: string): number | null {
  const text = rateText.trim();
  if (text === 'Free') return 0;
  const match = PERCENT.exec(text);
  return match ? Number(match[1]) : null;
}

const PERCENTS = /(\d{1,3}(?:\.\d{1,6})?)%/g;
const CENTS = /(\d{1,6}(?:\.\d{1,8})?)¢/g;
const DOLLARS = /\$(\d{1,6}(?:\.\d{1,8})?)/g;

/**
 * Orders two published rates, the higher first, as far as their texts show: by the sum of percentages, then by money
 * per unit. `Free` is below everything.
 */
export function higherRateFirst(a: string, b: string): number {
  const [heightA, heightB] = [height(a), height(b)];
  const difference = heightA.findIndex((part, i) => part !== heightB[i]);
  return difference === -1 ? 0 : (heightB[difference] ?? 0) - (heightA[difference] ?? 0);
}

function height(rateText: string): readonly number[] {
  return [
    rateText === 'Free' ? 0 : 1,
    sumOf(rateText, PERCENTS),
    sumOf(rateText, CENTS) + 100 * sumOf(rateText, DOLLARS),
  ];
}

function sumOf(text: string, numbers: RegExp): number {
  return [...text.matchAll(numbers)].reduce((sum, match) => sum + Number(match[1]), 0);
}
