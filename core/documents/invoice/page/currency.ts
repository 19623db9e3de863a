import { currenciesMeant, isCurrency, isCurrencyCode } from '../../../quotes/money-words.ts';
import type { Segment } from '../../pages/pages.ts';
import { COLUMN_HEADS, SUM_LABELS } from './invoice-labels.ts';
import type { PrintedAmount } from './printed-amounts.ts';
import type { SumRole } from './roles.ts';
import type { SumRow, SumStatement } from './statements.ts';

/** The parts of a document that may state its currency. */
interface Stating {
  readonly text: string;
  readonly rows: readonly SumRow[];
  readonly statements: readonly SumStatement[];
  readonly total: PrintedAmount | undefined;
}

/** A sign, with letters before it that may say which (`HK$`). */
const SIGN = /\p{L}{0,2}\p{Sc}/gu;

const CODE = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;
const NAME = /(?<!\p{L})(?:RM|euros?|zł|Kč)(?!\p{L})/giu;

/** "Currency: NOK". */
const LABELLED =
  /(?:currency|währung|devise|monnaie|valuta|moneda|divisa|moeda|waluta|měna|mata wang)[\s:.=()-]{1,30}(\p{L}{2,5})(?!\p{L})/giu;

/** "All amounts are in USD". */
const SENTENCE =
  /(?:amounts?|prices?|values?|figures|charges|beträge|preise|montants|prix|importi|prezzi|importes|precios|bedragen|prijzen)(?:\s{1,3}\p{L}{2,12}){0,3}\s{1,3}(?:in|en)\s{1,3}(\p{L}{2,5})(?!\p{L})/giu;

/** A heading ends in its currency: "Amount GBP", but not "PHP hours". */
const LAST_WORD = /\p{L}{2,5}\W{0,3}$/u;

/** In UTF-16 units; a longer cell is a sentence. */
const MAX_LABEL = 80;

const LABEL_WORDS: ReadonlySet<string> = new Set(
  [...SUM_LABELS, ...COLUMN_HEADS].flatMap(([words]) => words.split(' ')),
);

/** The label of a charge or a payment may be the name of goods or work. */
const SUMS: ReadonlySet<SumRole> = new Set(['total', 'due', 'subtotal', 'tax', 'rounding']);

/**
 * Returns the ISO 4217 code of the one currency of a document's amounts: the one next to its total, otherwise the one
 * that its signs, sum labels, column headings and statements about its amounts can all mean. Words elsewhere may be
 * goods or work ("PHP development"). Undefined if nothing states it, or two are stated.
 */
export function currencyOf({ text, rows, statements, total }: Stating): string | undefined {
  const beside = codeOf(total ? wordsBeside(total) : []);
  if (beside !== undefined) return beside;
  const sums = statements.filter(({ role }) => SUMS.has(role));
  const lines = new Set(sums.map(({ line }) => line));
  const labels = rows.flatMap(({ line, amounts }, i) =>
    line.segments
      .filter((cell, _, cells) => cell.text.length <= MAX_LABEL && isLabel(cell, cells))
      .map(({ text: label }) =>
        lines.has(i) ? label : amounts.length === 0 ? (LAST_WORD.exec(label)?.[0] ?? '') : '',
      ),
  );
  const sentences = [...text.matchAll(LABELLED), ...text.matchAll(SENTENCE)].flatMap(([, word = '']) => wordsIn(word));
  // `$42.13 USD`: next to a sign, a code is not a word for goods.
  const both = rows.flatMap(({ amounts }) =>
    amounts.filter(
      ({ currencies }) => currencies.some((word) => /\p{Sc}$/u.test(word)) && currencies.some(isCurrencyCode),
    ),
  );
  // A dollar sign elsewhere, with another amount or none, says nothing.
  const signs = [...text.matchAll(SIGN)].flatMap(([sign]) => onlyIfOne(sign.toLowerCase()));
  const all = [
    ...[...sums.map(({ amount }) => amount), ...both].flatMap(wordsBeside),
    ...labels.flatMap(wordsIn),
    ...sentences,
    ...signs,
  ];
  return codeOf([...new Set(all)]);
}

/** Returns the one currency in use that all of the words can mean. */
function codeOf(words: readonly string[]): string | undefined {
  const [code, second] = currenciesMeant(words).filter(isCurrencyCode);
  return second === undefined ? code?.toUpperCase() : undefined;
}

/**
 * Codes count only in capitals ("ball pen 5.00" is not in soles), and only if in use: the lexer knows DEM, which is
 * also a German word.
 */
function wordsBeside({ currencies, quote }: PrintedAmount): string[] {
  return currencies.filter((word) =>
    isCurrencyCode(word) ? quote.includes(word.toUpperCase()) : currenciesMeant([word]).some(isCurrencyCode),
  );
}

function onlyIfOne(word: string): string[] {
  return currenciesMeant([word]).length === 1 ? [word] : [];
}

function wordsIn(text: string): string[] {
  const codes = text.match(CODE)?.map((code) => code.toLowerCase()) ?? [];
  return [...codes.filter(isCurrencyCode), ...(text.match(NAME) ?? []).map((name) => name.toLowerCase())];
}

/**
 * Whether a cell is a label of sums or of columns; a lone currency heads a column if it is in brackets, not a code, or
 * next to other headings.
 */
function isLabel({ text }: Segment, cells: readonly Segment[]): boolean {
  const own = wordsOf(text);
  if (own.length > 0) return own.every((word) => LABEL_WORDS.has(word));
  return /[(]|^\W*RM\W*$/.test(text) || cells.some((cell) => wordsOf(cell.text).some((word) => LABEL_WORDS.has(word)));
}

/** Returns the words of a cell that are not currencies, folded like labels. */
function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return folded.match(/\p{L}{3,}/gu)?.filter((word) => !isCurrency(word)) ?? [];
}
