import type { Line, Segment } from '../../pages/pages.ts';
import { isFilled, isHead, isInWholeUnits, itemTable, type PricedLine } from './item-table.ts';
import { amountStyle, lexed, printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { isUnit } from '../../../quotes/money-words.ts';
import { isHarmless, roleOf, type Labelled, type SumRole } from './roles.ts';

/** A column is added up to within this share of its amounts' unit. */
const ROUNDING = 0.05;

/** An amount and its role by its label. */
export interface SumStatement {
  readonly role: SumRole;
  readonly strength: Labelled['strength'];
  readonly amount: PrintedAmount;
  /** Index of its line in the document. */
  readonly line: number;
  /** In percent, if the label has one: "GST 6%". */
  readonly rate: number | null;
}

/** A line of a document with its amounts. */
export interface SumRow extends PricedLine {
  /** What its words say about its amounts. */
  readonly label: Labelled | undefined;
  /** Whether it is part of a tax breakdown table. */
  readonly isTaxTable: boolean;
  /**
   * Whether it has a quantity, a price and a total under such headings: goods or work, even if worded like a sum
   * ("Total station").
   */
  readonly isItem: boolean;
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/;

/** Headings of a tax breakdown table, with nets and taxes below, and a total of either. */
const TAX_TABLE =
  /(?:gst|tax|vat|sst|mwst|ust|tva)[ .-]{0,2}(?:summary|analysis|breakdown|details?|code|rate|zusammenfassung)|(?:steuer|umsatzsteuer|mwst|ust)\.?-?\s?(?:aufschl|satz)|taxe\s{1,4}base|summary\s{1,4}(?:amount|amt)|gst\s{0,2}\(?rm\)?\s{0,3}$/iu;

/** Headings of the line items, which may include a tax column. */
const ITEM_TABLE =
  /beschreibung|bezeichnung|produkt|menge|description|qty|quantity|d[ée]signation|quantit[ée]|particulars/iu;

/** Maximum lines of such a table. */
const TAX_TABLE_LINES = 9;

/** A larger rounding is the amount that was rounded. */
const MAX_ROUNDING = 0.5;

const SUMS: ReadonlySet<SumRole> = new Set(['total', 'subtotal', 'due', 'change', 'rounding']);

/** Returns the rows of a document's lines. */
export function rowsOf(lines: readonly Line[]): SumRow[] {
  let left = 0;
  let hasRows = false;
  let largest = 0;
  let table = itemTable(undefined);
  const lexedLines = lexed(lines);
  const style = amountStyle(lexedLines);
  return lexedLines.map((lexedLine) => {
    const { line } = lexedLine;
    const amounts = printedAmounts(lexedLine, style);
    const hasMoney = amounts.some((one) => one.isMoney);
    const start = line.text.slice(0, 300);
    const heads = !hasMoney && TAX_TABLE.test(start) && !ITEM_TABLE.test(start);
    if (heads) [left, hasRows, largest] = [TAX_TABLE_LINES, false, 0];
    else if (left > 0) {
      // After its rows, the next line without an amount is something else.
      left = hasRows && !hasMoney ? 0 : left - 1;
      hasRows ||= hasMoney;
    }
    if (isHead({ line, amounts })) table = itemTable(line);
    const isItem = isFilled({ line, amounts }, table);
    const label = isItem ? undefined : roleOf(line.text);
    const isTaxTable = heads || (left > 0 && !isSum(line, amounts, largest));
    largest = Math.max(largest, ...amounts.map(({ value }) => Math.abs(value ?? 0)));
    return { line, amounts, label, isTaxTable, isItem };
  });
}

/**
 * Whether a row in a tax table is one of the document's sums after all: a single amount, clearly labelled so or larger
 * than all above.
 */
function isSum(line: Line, amounts: readonly PrintedAmount[], largest: number): boolean {
  const [amount, second] = amounts.filter((one) => one.isMoney);
  if (amount === undefined || second !== undefined) return false;
  const label = line.text.slice(0, amount.start - line.start);
  const labelled = roleOf(label);
  if (labelled?.role === 'total' && labelled.strength === 2) return Math.abs(amount.value ?? 0) > largest;
  return labelled?.strength === 3 && (SUMS.has(labelled.role) || (labelled.role === 'tax' && /\btotal\b/i.test(label)));
}

/**
 * Returns amounts whose labels are before them in the line, alone in the line above, or above their column; none of
 * line items.
 */
export function statementsOf(rows: readonly SumRow[]): SumStatement[] {
  // If amounts have cents, a number without them is a count or has lost its mark.
  const hasCents = !isInWholeUnits(rows);
  return rows.flatMap((row, i) => [
    ...(row.isTaxTable || row.isItem ? [] : [...besideLabels(row, { at: i, hasCents }), ...belowLabel(rows, i)]),
    ...underHeads(rows, i),
  ]);
}

function besideLabels({ line, amounts }: SumRow, { at, hasCents }: { at: number; hasCents: boolean }): SumStatement[] {
  // A number followed by a word counts hours, pieces or the like.
  const isBare = ({ end }: PrintedAmount): boolean =>
    amounts.length === 1 && !hasCents && !/^\s?\p{L}/u.test(line.text.slice(end - line.start));
  const isCount = ({ end }: PrintedAmount): boolean =>
    isUnit(/^\s{0,3}(\p{L}{2,6})(?![\p{L}\d])/u.exec(line.text.slice(end - line.start))?.[1]?.toLowerCase() ?? 'none');
  const bases = amounts.filter((one) => isBase(one, line));
  const text = bases.reduce((all, { start, end }) => blanked(all, start - line.start, end - line.start), line.text);
  const money = amounts.filter(
    (one) => !bases.includes(one) && (one.isMoney || (one.hasDecimals && !isCount(one)) || isBare(one)),
  );
  let from = line.start;
  return money.flatMap((amount, i) => {
    const label = text.slice(from - line.start, amount.start - line.start);
    from = amount.end;
    const labelled = roleOf(label);
    if (labelled === undefined) return [];
    // Two amounts in a row under one label are columns of a table, and it is unclear which the label describes.
    const next = money[i + 1];
    const isShared =
      next !== undefined && !/\p{L}{3}/u.test(line.text.slice(amount.end - line.start, next.start - line.start));
    if (isShared) return [];
    const rate = RATE.exec(label)?.[1];
    const isRounded = labelled.role === 'rounding' && Math.abs(amount.value ?? 0) > MAX_ROUNDING;
    const role = isRounded ? 'total' : labelled.role;
    const told = isLeftWhole(amount, { line, amounts }) ? amount : { ...amount, value: null };
    return [
      { ...labelled, role, amount: told, line: at, rate: rate === undefined ? null : Number(rate.replace(',', '.')) },
    ];
  });
}

/** Whether an amount is what a rate is of, in a remark of a label: "VAT (20% on $268.17)". */
function isBase({ start, quote }: PrintedAmount, line: Line): boolean {
  const before = line.text.slice(0, start - line.start);
  return /%[^()]{1,20}$/.test(before.slice(before.lastIndexOf('('))) && quote.endsWith(')');
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}

/** A number multiplied by the following one. */
const TIMES = /\d\s?[x×*@]\s?$/iu;

/** Whether the words after an amount in its cell leave it unchanged; others may be its unit, or withdraw it. */
function isLeftWhole(amount: PrintedAmount, { line, amounts }: Pick<SumRow, 'line' | 'amounts'>): boolean {
  const next = amounts.find(({ start }) => start >= amount.end)?.start ?? line.end;
  const behind = line.text.slice(amount.end - line.start, next - line.start);
  const [own = ''] = behind.split(/\s{2}|[\t|]/, 1);
  if (TIMES.test(line.text.slice(0, amount.start - line.start))) return false;
  return isHarmless(own, { isLabel: next < line.end && own.length === behind.length });
}

/** This many labels alone in their lines describe as many amounts alone in the lines below, in order. */
const MAX_STACK = 8;

function belowLabel(rows: readonly SumRow[], at: number): SumStatement[] {
  const row = rows[at];
  const [amount] = row?.amounts ?? [];
  if (!row || !amount || !isAmountAlone(row)) return [];
  const from = startOf(rows, at, isAmountAlone);
  const stack = from - startOf(rows, from, isLabelAlone);
  const above = rows[stack > 1 ? at - stack : at - 1];
  // Unequal numbers of labels and amounts cannot be matched.
  if (stack > 1 ? endOf(rows, at, isAmountAlone) - from !== stack : from !== at) return [];
  if (!above || above.isTaxTable || above.amounts.length > 0 || above.line.text.length > 60) return [];
  // A lone amount above the label may be its own, which would shift every amount up by a line.
  const before = rows[at - 2];
  if (stack < 2 && before?.amounts.length === 1 && !/\p{L}{3}/u.test(before.line.text)) return [];
  const labelled = roleOf(above.line.text);
  if (labelled === undefined || labelled.role === 'other') return [];
  const told = isLeftWhole(amount, row) ? amount : { ...amount, value: null };
  return [{ ...labelled, amount: told, line: at, rate: null }];
}

function isAmountAlone({ line, amounts: [amount, second] }: SumRow): boolean {
  return amount?.isMoney === true && second === undefined && !/\p{L}{4}/u.test(line.text);
}

function isLabelAlone({ line, amounts, label }: SumRow): boolean {
  return amounts.length === 0 && label !== undefined && line.text.length <= 60;
}

/** Returns the first of the consecutive rows of one kind that end at or before a position. */
function startOf(rows: readonly SumRow[], at: number, isKind: (row: SumRow) => boolean): number {
  let from = at;
  for (let row = rows[from - 1]; row && at - from < MAX_STACK && isKind(row); row = rows[from - 1]) from -= 1;
  return from;
}

/** Returns the end of the consecutive rows of one kind from a position on. */
function endOf(rows: readonly SumRow[], at: number, isKind: (row: SumRow) => boolean): number {
  let end = at;
  for (let row = rows[end]; row && end - at < MAX_STACK && isKind(row); row = rows[end]) end += 1;
  return end;
}

/** Maximum lines of a table of sums, and characters examined in each. */
const SUM_ROWS = 8;
const MAX_ROW = 300;

/** Reads a table with the headings total, net and tax: its only row, or the last one if it adds up those above. */
function underHeads(rows: readonly SumRow[], at: number): SumStatement[] {
  const head = rows[at];
  if (!head || head.line.segments.length < 3 || head.amounts.some((one) => one.isMoney)) return [];
  const heads = head.line.segments.flatMap((segment) => {
    const labelled = roleOf(segment.text);
    return labelled !== undefined && HEADED.has(labelled.role) ? [{ ...labelled, segment }] : [];
  });
  if (!heads.some((one) => one.role === 'total')) return [];
  const below = rows.slice(at + 1, at + 1 + SUM_ROWS);
  const count = below.findIndex((row) => row.amounts.filter((one) => one.isMoney).length < 2);
  const table = below.slice(0, count < 0 ? below.length : count);
  const last = table.at(-1);
  if (last === undefined || last.isItem) return [];
  // A lone row with its own words is an item, whatever the language of the headings.
  const isOfSums = heads.length > 1 && !ITEM_TABLE.test(head.line.text.slice(0, MAX_ROW)) && !hasOwnWords(last);
  return heads.flatMap(({ role, strength, segment }): SumStatement[] => {
    const column = table.map((row) => under(segment, { head: head.line, row }));
    const amount = column.at(-1);
    const above = column.slice(0, -1).reduce((sum, one) => sum + (one?.value ?? 0), 0);
    if (amount === undefined) return [];
    const isAddedUp = column.length > 1 && Math.abs(above - (amount.value ?? 0)) < ROUNDING;
    if (!isAddedUp && (column.length > 1 || !isOfSums)) return [];
    // An uncertain heading may be another word, or belong to another column.
    const certainty = Math.min(amount.certainty, ...segment.words.map((word) => word.certainty));
    return [{ role, strength, amount: { ...amount, certainty }, line: at + table.length, rate: null }];
  });
}

/** Whether a cell of a row has a word and no amount. */
function hasOwnWords({ line, amounts }: SumRow): boolean {
  return line.segments.some(
    ({ text, start, end }) => /\p{L}{3}/u.test(text) && amounts.every((one) => one.end <= start || one.start >= end),
  );
}

const HEADED: ReadonlySet<SumRole> = new Set(['total', 'subtotal', 'net', 'tax']);

/**
 * Returns the amount in a heading's column: by order if a row has as many as there are headings, otherwise the first
 * below it.
 */
function under(
  segment: Segment,
  { head, row }: { readonly head: Line; readonly row: SumRow },
): PrintedAmount | undefined {
  const money = row.amounts.filter((one) => one.isMoney);
  if (money.length === head.segments.length) return money[head.segments.indexOf(segment)];
  return money.find(({ box }) => box.left < segment.box.right && box.right > segment.box.left);
}

/** Converts an amount to cents, in which sums are compared. */
export function inCents(value: number): number {
  return Math.round(value * 100);
}
