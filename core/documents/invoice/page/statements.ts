import type { Line, Segment } from '../../pages/pages.ts';
import { isFilled, isHead, itemTable, type PricedLine } from './item-table.ts';
import { documentMark, lexed, printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { isUnit } from '../../../quotes/money-words.ts';
import { isHarmless, roleOf, type Labelled, type SumRole } from './roles.ts';

/** A column is added up to within so much of its amounts' unit. */
const ROUNDING = 0.05;

/** An amount and what its label says it is. */
export interface SumStatement {
  readonly role: SumRole;
  readonly strength: Labelled['strength'];
  readonly amount: PrintedAmount;
  /** The index of its line in the document. */
  readonly line: number;
  /** In percent, where the label has one: "GST 6%". */
  readonly rate: number | null;
}

/** The lines of a document with their amounts. */
export interface SumRow extends PricedLine {
  /** What its words say of its amounts. */
  readonly label: Labelled | undefined;
  /** Whether it is part of a table that breaks the tax down. */
  readonly isTaxTable: boolean;
  /** Whether it has a quantity, a price and a total under their heads: goods or work, also where its words are those of a sum ("Total station"). */
  readonly isItem: boolean;
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/;

/** What heads a table that breaks the tax down; below it stand nets and taxes, and a total of either. */
const TAX_TABLE =
  /(?:gst|tax|vat|sst|mwst|ust|tva)[ .-]{0,2}(?:summary|analysis|breakdown|details?|code|rate|zusammenfassung)|(?:steuer|umsatzsteuer|mwst|ust)\.?-?\s?(?:aufschl|satz)|taxe\s{1,4}base|summary\s{1,4}(?:amount|amt)|gst\s{0,2}\(?rm\)?\s{0,3}$/iu;

/** What heads the line items, which may have a column for the tax. */
const ITEM_TABLE =
  /beschreibung|bezeichnung|produkt|menge|description|qty|quantity|d[ée]signation|quantit[ée]|particulars/iu;

/** Lines that such a table has at most. */
const TAX_TABLE_LINES = 9;

/** A rounding of more is the amount that was rounded. */
const MAX_ROUNDING = 0.5;

const SUMS: ReadonlySet<SumRole> = new Set(['total', 'subtotal', 'due', 'change', 'rounding']);

/** The rows of a document's lines. */
export function rowsOf(lines: readonly Line[]): SumRow[] {
  let left = 0;
  let hasRows = false;
  let largest = 0;
  let table = itemTable(undefined);
  const lexedLines = lexed(lines);
  const mark = documentMark(lexedLines);
  return lexedLines.map((lexedLine) => {
    const { line } = lexedLine;
    const amounts = printedAmounts(lexedLine, mark);
    const hasMoney = amounts.some((one) => one.isMoney);
    const start = line.text.slice(0, 300);
    const heads = !hasMoney && TAX_TABLE.test(start) && !ITEM_TABLE.test(start);
    if (heads) [left, hasRows, largest] = [TAX_TABLE_LINES, false, 0];
    else if (left > 0) {
      // Below its rows the next line without an amount is something else.
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

/** Whether a row in a table of taxes is one of the document's sums after all: one amount, plainly called so or larger than all above. */
function isSum(line: Line, amounts: readonly PrintedAmount[], largest: number): boolean {
  const [amount, second] = amounts.filter((one) => one.isMoney);
  if (amount === undefined || second !== undefined) return false;
  const label = line.text.slice(0, amount.start - line.start);
  const labelled = roleOf(label);
  if (labelled?.role === 'total' && labelled.strength === 2) return Math.abs(amount.value ?? 0) > largest;
  return labelled?.strength === 3 && (SUMS.has(labelled.role) || (labelled.role === 'tax' && /\btotal\b/i.test(label)));
}

/** The amounts whose labels stand before them in their line, alone in the line above, or over their column; none of a line item. */
export function statementsOf(rows: readonly SumRow[]): SumStatement[] {
  // Where amounts are printed with cents, a number without them is a count or one whose mark was lost.
  const hasCents = rows.flatMap((row) => row.amounts).filter((one) => one.isMoney && one.hasDecimals).length > 1;
  return rows.flatMap((row, i) => [
    ...(row.isTaxTable || row.isItem ? [] : [...besideLabels(row, { at: i, hasCents }), ...belowLabel(rows, i)]),
    ...underHeads(rows, i),
  ]);
}

function besideLabels({ line, amounts }: SumRow, { at, hasCents }: { at: number; hasCents: boolean }): SumStatement[] {
  // A number with a word behind it is of hours, pieces or the like.
  const isBare = ({ end }: PrintedAmount): boolean =>
    amounts.length === 1 && !hasCents && !/^\s?\p{L}/u.test(line.text.slice(end - line.start));
  const isCount = ({ end }: PrintedAmount): boolean =>
    isUnit(/^\s{0,3}(\p{L}{2,6})(?![\p{L}\d])/u.exec(line.text.slice(end - line.start))?.[1]?.toLowerCase() ?? 'none');
  const money = amounts.filter((one) => one.isMoney || (one.hasDecimals && !isCount(one)) || isBare(one));
  let from = line.start;
  return money.flatMap((amount, i) => {
    const label = line.text.slice(from - line.start, amount.start - line.start);
    from = amount.end;
    const labelled = roleOf(label);
    if (labelled === undefined) return [];
    // Two amounts in a row under one label are columns of a table, and the label is said of neither for sure.
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

/** A number that is multiplied by what is behind it. */
const TIMES = /\d\s?[x×*@]\s?$/iu;

/** Whether the words behind an amount in its cell leave it as it is; others may be its unit, or take it back. */
function isLeftWhole(amount: PrintedAmount, { line, amounts }: Pick<SumRow, 'line' | 'amounts'>): boolean {
  const next = amounts.find(({ start }) => start >= amount.end)?.start ?? line.end;
  const behind = line.text.slice(amount.end - line.start, next - line.start);
  const [own = ''] = behind.split(/\s{2}|[\t|]/, 1);
  if (TIMES.test(line.text.slice(0, amount.start - line.start))) return false;
  return isHarmless(own, { isLabel: next < line.end && own.length === behind.length });
}

/** Labels alone in their lines, at most so many, are said of as many amounts alone in the lines below them, in their order. */
const MAX_STACK = 8;

function belowLabel(rows: readonly SumRow[], at: number): SumStatement[] {
  const row = rows[at];
  const [amount] = row?.amounts ?? [];
  if (!row || !amount || !isAmountAlone(row)) return [];
  const from = startOf(rows, at, isAmountAlone);
  const stack = from - startOf(rows, from, isLabelAlone);
  const above = rows[stack > 1 ? at - stack : at - 1];
  // Labels and amounts that are not as many belong together in no way that can be told.
  if (stack > 1 ? endOf(rows, at, isAmountAlone) - from !== stack : from !== at) return [];
  if (!above || above.isTaxTable || above.amounts.length > 0 || above.line.text.length > 60) return [];
  // A lone amount above the label may be its own, and then every amount stands a line higher than its label.
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

/** The first of the rows that end before or at a place and are all of a kind. */
function startOf(rows: readonly SumRow[], at: number, isKind: (row: SumRow) => boolean): number {
  let from = at;
  for (let row = rows[from - 1]; row && at - from < MAX_STACK && isKind(row); row = rows[from - 1]) from -= 1;
  return from;
}

/** Past the last of the rows from a place on that are all of a kind. */
function endOf(rows: readonly SumRow[], at: number, isKind: (row: SumRow) => boolean): number {
  let end = at;
  for (let row = rows[end]; row && end - at < MAX_STACK && isKind(row); row = rows[end]) end += 1;
  return end;
}

/** Lines that a table of sums has at most, and characters of one that are looked at. */
const SUM_ROWS = 8;
const MAX_ROW = 300;

/** A table whose heads say total, net and tax: its only row, or the last one where that adds up those above it. */
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
  // A lone row with words of its own is an item, whatever the language of the heads over it.
  const isOfSums = heads.length > 1 && !ITEM_TABLE.test(head.line.text.slice(0, MAX_ROW)) && !hasOwnWords(last);
  return heads.flatMap(({ role, strength, segment }): SumStatement[] => {
    const column = table.map((row) => under(segment, { head: head.line, row }));
    const amount = column.at(-1);
    const above = column.slice(0, -1).reduce((sum, one) => sum + (one?.value ?? 0), 0);
    if (amount === undefined) return [];
    const isAddedUp = column.length > 1 && Math.abs(above - (amount.value ?? 0)) < ROUNDING;
    if (!isAddedUp && (column.length > 1 || !isOfSums)) return [];
    // A head that was not recognised surely may be another one, or stand over another column.
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

const HEADED: ReadonlySet<SumRole> = new Set(['total', 'subtotal', 'tax']);

/** The amount in the column of a head: where a row has as many as there are heads the one in its order, else the first below it. */
function under(
  segment: Segment,
  { head, row }: { readonly head: Line; readonly row: SumRow },
): PrintedAmount | undefined {
  const money = row.amounts.filter((one) => one.isMoney);
  if (money.length === head.segments.length) return money[head.segments.indexOf(segment)];
  return money.find(({ box }) => box.left < segment.box.right && box.right > segment.box.left);
}

/** An amount in cents, in which sums are compared. */
export function inCents(value: number): number {
  return Math.round(value * 100);
}
