import { editDistance } from '../../../names/edit-distance.ts';
import { isCurrencyCode, isTaxCode, isUnit } from '../../../quotes/money-words.ts';
import type { SumWord } from './label-row.ts';
import { SUM_LABELS } from './invoice-labels.ts';

/**
 * Longer words are corrected by one letter: in shorter ones a letter makes another word, and no key word is longer than
 * the maximum.
 */
const CORRECTED = { min: 5, max: 12 } as const;

/** The role of an amount on an invoice or receipt, by its label. */
export type SumRole =
  | 'total'
  | 'due'
  | 'subtotal'
  /** A subtotal if it makes the total with the tax; on receipts it may be the amount to pay. */
  | 'net'
  | 'tax'
  | 'payment'
  | 'change'
  | 'rounding'
  | 'discount'
  | 'charge'
  | 'previous_balance'
  | 'part'
  /** The sum of a page, or of previous pages. */
  | 'carried'
  | 'other';

/**
 * Names of goods, such as chocolate bar, birthday card and oil change, that contain words for paying, charging and
 * change.
 */
export const NAMES_GOODS: ReadonlySet<SumRole> = new Set(['payment', 'change', 'charge']);

/** A role and how clear its label is: 3 means nothing else, 2 may describe other amounts too. */
export interface Labelled {
  readonly role: SumRole;
  readonly strength: 2 | 3;
}

interface RoleRule extends Labelled {
  readonly has: readonly (SumWord | 'rate' | 'alone')[];
  readonly lacks?: readonly SumWord[];
}

/** In the order in which they are tried: specific before general. */
const RULES: readonly RoleRule[] = [
  { role: 'carried', strength: 3, has: ['carried'] },
  { role: 'previous_balance', strength: 3, has: ['previous'] },
  { role: 'part', strength: 3, has: ['part'] },
  { role: 'other', strength: 3, has: ['aside'] },
  { role: 'total', strength: 3, has: ['grand'], lacks: ['without'] },
  { role: 'payment', strength: 3, has: ['less', 'payment'], lacks: ['discount'] },
  { role: 'discount', strength: 3, has: ['less'], lacks: ['without'] },
  { role: 'discount', strength: 3, has: ['discount'], lacks: ['without'] },
  { role: 'change', strength: 3, has: ['change'] },
  { role: 'due', strength: 3, has: ['payable'] },
  { role: 'rounding', strength: 3, has: ['rounding'] },
  { role: 'charge', strength: 3, has: ['charge'], lacks: ['with', 'tax', 'due'] },
  { role: 'subtotal', strength: 3, has: ['subtotal'] },
  { role: 'other', strength: 3, has: ['count'] },
  { role: 'tax', strength: 3, has: ['contained'] },
  // "INC 6% GST": the tax in the total, unless a word for a sum is present too.
  { role: 'tax', strength: 3, has: ['with', 'tax', 'rate'], lacks: ['sum'] },
  { role: 'subtotal', strength: 3, has: ['sum', 'without'] },
  { role: 'total', strength: 3, has: ['with', 'tax', 'sum'] },
  { role: 'tax', strength: 3, has: ['tax'], lacks: ['id'] },
  { role: 'payment', strength: 3, has: ['payment'] },
  { role: 'due', strength: 2, has: ['due'] },
  { role: 'total', strength: 2, has: ['total'] },
  { role: 'net', strength: 2, has: ['net', 'alone'] },
  { role: 'total', strength: 2, has: ['gross', 'alone'] },
];

/** The rows by their first word. */
const ROWS = Map.groupBy(SUM_LABELS, ([words]) => words.split(' ', 1)[0] ?? '');

/** Words that decide a label, recognized even with one wrong letter. */
const KEY_WORDS = ['subtotal', 'rounding', 'change'];

/** Words of a label, closest to its amount, that are considered. */
const MAX_WORDS = 9;

const RATE = /\d{1,2}(?:[.,]\d{1,2})? ?%/g;

/** Returns the role stated by a label; undefined if it says nothing relevant. */
export function roleOf(label: string): Labelled | undefined {
  const words = foldLabel(label);
  const said = saidBy(words);
  if (said.size === 0) return undefined;
  if (words.length === 1) said.add('alone');
  if (label.slice(-MAX_LABEL).search(RATE) >= 0) said.add('rate');
  return RULES.find(
    ({ has, lacks = [] }) => has.every((word) => said.has(word)) && !lacks.some((word) => said.has(word)),
  );
}

/** What may follow a sum without changing it. */
const HARMLESS: ReadonlySet<string> = new Set<SumWord>([
  'contained',
  'due',
  'grand',
  'payment',
  'sum',
  'tax',
  'total',
  'with',
  'without',
]);

/** Words after a sum that are not labels and say nothing about it. */
const PLAIN: ReadonlySet<string> = new Set(['only', 'above', 'gross']);

/**
 * Whether words after an amount leave it unchanged: they say that it is a sum, which tax it includes or how it was
 * paid, or they are the label of the next amount. Others may be its unit ("12.00 kg") or withdraw it.
 */
export function isHarmless(words: string, { isLabel }: { readonly isLabel: boolean }): boolean {
  if (/[^\p{L}\p{M}\s.,:;*!()[\]'"/†‡_%-]/u.test(words)) return false;
  const folded = foldLabel(words);
  const isKnown = folded.every(
    (word) =>
      PLAIN.has(word) ||
      isTaxCode(word, true) ||
      /^[a-gi-z]$/.test(word) ||
      [...saidBy([word])].some((says) => HARMLESS.has(says)),
  );
  if (!isLabel) return isKnown;
  return folded.length > 0 && (isKnown || (roleOf(words) !== undefined && folded.join() !== 'less'));
}

/** In UTF-16 units. */
const MAX_LABEL = 200;

/**
 * Folds a label: lower-case letters without accents, no numbers and rates, words separated and enclosed by single
 * spaces.
 */
function foldLabel(label: string): string[] {
  const words = label
    .slice(-MAX_LABEL)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(RATE, ' ')
    .split(/[^\p{L}\d@%]+/u)
    .filter((word) => word !== '' && word !== 'euro' && !isCurrencyCode(word))
    .slice(-2 * MAX_WORDS)
    .map(corrected);
  // Text before another number belongs to that number ("item count 2, change"), unless it counts what the amount covers
  // ("total 1,050 pcs").
  const kept = words.slice(-MAX_WORDS);
  const cut = kept.findLastIndex((word) => /^\d+$/.test(word));
  const own = kept.slice(cut + 1).filter((word) => !/[\d@%]/.test(word));
  const isCounted = cut >= 0 && own.every(isUnit);
  return (isCounted ? kept.slice(0, cut) : own).filter((word) => !/[\d@%]/.test(word));
}

/** Returns the key word that a word differs from in one letter, as misread or misprinted. */
function corrected(word: string): string {
  if (word.length < CORRECTED.min || word.length > CORRECTED.max || ROWS.has(word)) return word;
  return KEY_WORDS.find((key) => Math.abs(key.length - word.length) <= 1 && editDistance(key, word) <= 1) ?? word;
}

function saidBy(words: readonly string[]): Set<SumWord | 'rate' | 'alone'> {
  const said = new Set<SumWord | 'rate' | 'alone'>();
  words.forEach((first, at) => {
    for (const [wanted, says] of ROWS.get(first) ?? []) {
      if (wanted.split(' ').every((word, i) => words[at + i] === word)) said.add(says);
    }
  });
  if (said.has('total')) said.add('sum');
  return said;
}
