import { product, readDecimal, toNumber } from './decimal.ts';
import type { Form4Row } from './form4-row.ts';

const NUMBER = /(\$ ?)?(?<![\w.])(\d[\d,]{0,30}(?:\.\d{1,30})?)(?: (hundred|thousand|million|billion|trillion)\b)?/gi;
const GROUPED = /^\d{1,3}(?:,\d{3}){0,10}(?:\.\d{1,30})?$/;

const SCALES = new Map([
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
  ['trillion', '1000000000000'],
]);

const HELD = 'held|holds|holding|holdings|owned|owns|remain|remained|remaining|leaving';
const DEALT =
  'sold|sale|bought|purchased?|acquired|acquisition|disposed|disposition|gift|gifted|grant|granted|award|awarded|exercised?|withheld|delivered|converted|conversion|received';
const COUNTED = new RegExp(`\\b(?:(${HELD})|${DEALT})\\b`, 'gi');

/**
 * The note with every number taken out, or null where one of them is none of the row's by value (1,000 is 1000, $1.2
 * million is 1200000), or stands for another thing than it is on the row: a price as a number of shares, say.
 */
export function withoutNumbers(note: string, row: Form4Row): string | null {
  const foreign: string[] = [];
  const rest = note.replace(
    NUMBER,
    (whole: string, dollar: string | undefined, digits: string, scale: string | undefined, at: number) => {
      // A full stop or comma after the number belongs to the sentence.
      const text = digits.replace(/,$/, '');
      const value = numberValue(text, scale);
      const after = note.slice(at + whole.length, at + whole.length + 40);
      const before = note.slice(Math.max(0, at - 120), at);
      const known = value !== null && isKnown(value, { row, before, after, isMoney: dollar !== undefined });
      if (!known || /^[A-Za-z%]/.test(after) || /(?:^|\s)-$/.test(before)) foreign.push(whole);
      return digits.endsWith(',') ? ' ,' : ' ';
    },
  );
  return foreign.length > 0 || /\d/.test(rest) ? null : rest;
}

function numberValue(digits: string, scale: string | undefined): number | null {
  if (digits.includes(',') && !GROUPED.test(digits)) return null;
  const factor = scale === undefined ? '1' : (SCALES.get(scale.toLowerCase()) ?? '1');
  return toNumber(product(readDecimal(digits.replaceAll(',', '')), readDecimal(factor)));
}

interface Place {
  readonly row: Form4Row;
  readonly before: string;
  readonly after: string;
  readonly isMoney: boolean;
}

function isKnown(value: number, { row, before, after, isMoney }: Place): boolean {
  const { price_per_share: price, transaction_value_usd: total, shares, post_transaction_holdings: held } = row;
  if (/^ (?:a|per|for each|each)\b/.test(after)) return value === price;
  if (isMoney || /^ (?:dollars?|usd)\b/i.test(after)) return isAmount(value, before, row);
  if (/\b(?:price|priced|value|valued|worth)(?: (?:of|at|is|was))?:? $/i.test(before))
    return value === price || value === total;
  if (/\b(?:in|during|of|for|year) $/i.test(before) && isYearOf(row, value)) return true;
  const counted = countedAs(before, after);
  if (counted === 'held') return value === held;
  return value === shares || (counted === undefined && value === held);
}

function isAmount(value: number, before: string, row: Form4Row): boolean {
  const { price_per_share: price, transaction_value_usd: total } = row;
  const lead = /\b(price|priced|value|valued|total|totaling|totalling|worth)(?: \w{1,10}){0,2}:? ?$/i
    .exec(before)?.[1]
    ?.toLowerCase();
  if (lead === undefined) return value === price || value === total;
  return value === (lead.startsWith('pri') ? price : total);
}

function isYearOf(row: Form4Row, value: number): boolean {
  return [row.transaction_date, row.period_of_report].some(
    (date) => date !== null && Number(date.slice(0, 4)) === value,
  );
}

/** What a number of shares counts: the word for it that stands nearest before the number in its clause, else the next after. */
function countedAs(before: string, after: string): 'held' | 'dealt' | undefined {
  const left = before.split(/, |; |\. |: /).at(-1) ?? '';
  const right = after.split(/, |; |\.|: /)[0] ?? '';
  const word = [...left.matchAll(COUNTED)].at(-1) ?? [...right.matchAll(COUNTED)][0];
  if (!word) return undefined;
  return word[1] === undefined ? 'dealt' : 'held';
}
