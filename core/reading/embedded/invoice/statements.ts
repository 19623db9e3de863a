import type { DecimalMark } from '../../../quotes/amount.ts';
import type { Line } from '../pages.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { foldLabel, roleOf, type Role } from './roles.ts';

/** An amount and what its label says it is. */
export interface Statement {
  readonly role: Role;
  readonly strength: 1 | 2 | 3;
  readonly amount: PrintedAmount;
  /** The index of its line in the document. */
  readonly line: number;
  /** In percent, where the label has one: "GST 6%". */
  readonly rate: number | null;
}

/** The lines of a document with their amounts. */
export interface Row {
  readonly line: Line;
  readonly amounts: readonly PrintedAmount[];
  /** Whether it is part of a table that breaks the tax down. */
  readonly isTaxTable: boolean;
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/;

/** What heads a table that breaks the tax down; below it stand nets and taxes, and a total of either. */
const TAX_TABLE =
  /(?:gst|tax|vat|sst|mwst|ust|tva)[ .-]{0,2}(?:summary|analysis|breakdown|details?|code|rate|zusammenfassung)|(?:steuer|umsatzsteuer|mwst|ust)\.?-?\s?(?:aufschl|satz)|taxe\s{1,4}base|summary\s{1,4}(?:amount|amt)|gst\s{0,2}\(?rm\)?\s{0,3}$/iu;

/** Lines that such a table has at most. */
const TAX_TABLE_LINES = 9;

/** A rounding of more is the amount that was rounded. */
const MOST_ROUNDING = 0.5;

/** The rows of a document's lines. */
export function rowsOf(lines: readonly Line[], mark: DecimalMark | null): Row[] {
  let left = 0;
  let blank = 0;
  return lines.map((line) => {
    const amounts = printedAmounts(line, mark);
    const heads = TAX_TABLE.test(line.text.slice(0, 300)) && amounts.filter((one) => one.isMoney).length === 0;
    if (heads) [left, blank] = [TAX_TABLE_LINES, 0];
    else if (left > 0) {
      left -= 1;
      blank = amounts.length === 0 && !RATE.test(line.text) ? blank + 1 : 0;
      if (blank > 1) left = 0;
    }
    return { line, amounts, isTaxTable: heads || left > 0 };
  });
}

/** The amounts whose labels stand before them in their line, or alone in the line above. */
export function statementsOf(rows: readonly Row[]): Statement[] {
  return rows.flatMap((row, i) => (row.isTaxTable ? [] : [...besideLabels(row, i), ...belowLabel(rows, i)]));
}

function besideLabels({ line, amounts }: Row, at: number): Statement[] {
  const money = amounts.filter((amount) => amount.isMoney || amounts.length === 1);
  let from = line.start;
  return money.flatMap((amount, i) => {
    const label = line.text.slice(from - line.start, amount.start - line.start);
    from = amount.end;
    const labelled = roleOf(foldLabel(label));
    if (labelled === undefined) return [];
    // Two amounts in a row under one label are columns of a table, and the label is said of neither for sure.
    const next = money[i + 1];
    const isShared = next !== undefined && !/\p{L}{3}/u.test(line.text.slice(amount.end - line.start, next.start - line.start));
    if (isShared) return [];
    const rate = RATE.exec(label)?.[1];
    const isRounded = labelled.role === 'rounding' && Math.abs(amount.value) > MOST_ROUNDING;
    const role = isRounded ? 'total' : labelled.role;
    return [{ ...labelled, role, amount, line: at, rate: rate === undefined ? null : Number(rate.replace(',', '.')) }];
  });
}

/** A label alone in its line is said of the one amount alone in the next. */
function belowLabel(rows: readonly Row[], at: number): Statement[] {
  const [above, row] = [rows[at - 1], rows[at]];
  const [amount, second] = row?.amounts ?? [];
  if (!above || !row || !amount?.isMoney || second || above.isTaxTable || above.amounts.length > 0) return [];
  if (/\p{L}{4}/u.test(row.line.text) || above.line.text.length > 60) return [];
  // A lone amount above the label may be its own, and then every amount stands a line higher than its label.
  const before = rows[at - 2];
  if (before?.amounts.length === 1 && !/\p{L}{3}/u.test(before.line.text)) return [];
  const labelled = roleOf(foldLabel(above.line.text));
  if (labelled === undefined || labelled.role === 'other') return [];
  return [{ ...labelled, amount, line: at, rate: null }];
}
