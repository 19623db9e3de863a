import type { PrintedAmount } from './printed-amounts.ts';
import type { Role } from './role.ts';
import { foldLabel, roleOf } from './roles.ts';
import type { Row, Statement } from './statements.ts';

/** An amount that was found, and how sure that is: confirmed by arithmetic, or said by a label alone. */
export interface Found {
  readonly amount: PrintedAmount;
  readonly isConfirmed: boolean;
}

/** The sums of a document; null where none could be told. */
export interface Totals {
  readonly total: Found | null;
  readonly subtotal: Found | null;
  readonly tax: Found | null;
}

interface Candidate {
  readonly cents: number;
  readonly statement: Statement;
  readonly score: number;
  readonly confirmations: number;
}

/** A score below it is a label that may be said of other amounts, with nothing to confirm it. */
const LEAST_SCORE = 2;

/** How much better the best candidate has to be than one of another value. */
const LEAST_LEAD = 1;

/** Labelled amounts that are weighed against each other: sums stand at the end of a document. */
const MOST_STATEMENTS = 120;

/** Rows of tables of taxes that are looked at, from the end. */
const MOST_TAX_ROWS = 30;

/** Lines, from the end, among which a total is looked for that no label names. */
const LAST_ROWS = 150;

/** What cash is rounded to, in the countries that have given up their smallest coins. */
const SMALLEST_COIN = 5;

/** The total, what it is before tax, and the tax. `items` are the sums of the line items, if any, in cents. */
export function totalsOf(all: readonly Statement[], rows: readonly Row[], items: readonly number[]): Totals {
  const statements = all.slice(-MOST_STATEMENTS);
  const total = bestTotal(statements, rows, items) ?? unlabelledTotal(statements, rows);
  const taxTable = tablePairs(rows);
  return { total: total ?? null, ...beforeTax(statements, { total, taxTable }) };
}

/** An amount in cents, in which sums are compared. */
export function inCents(value: number): number {
  return Math.round(value * 100);
}

function centsOf(statements: readonly Statement[], ...roles: readonly Role[]): number[] {
  return [...new Set(statements.filter((one) => roles.includes(one.role)).map((one) => inCents(one.amount.value)))];
}

function bestTotal(
  statements: readonly Statement[],
  rows: readonly Row[],
  items: readonly number[],
): Found | undefined {
  const previous = centsOf(statements, 'previous_balance').filter((cents) => cents !== 0);
  const made = sumsBeforeTax(statements);
  const known = new Set([...made, ...centsOf(statements, 'total', 'due', 'subtotal')]);
  const isPartPrevious = (cents: number): boolean =>
    previous.some((before) => cents !== before && known.has(cents - before));
  const isSettled = centsOf(statements, 'payment').some((cents) => cents !== 0);
  const stated = statements.filter(({ role, amount }) => {
    const cents = inCents(amount.value);
    if (cents === 0) return role === 'total' && !isSettled;
    if (role === 'due') return previous.length === 0 || made.has(cents);
    return role === 'total' && !isPartPrevious(cents);
  });
  const confirm = confirmer(statements, rows, items);
  const byValue = Map.groupBy(stated, (one) => inCents(one.amount.value));
  for (const one of statements.filter(({ role }) => role === 'subtotal')) {
    const cents = inCents(one.amount.value);
    // Called something else, and yet what was paid less the change.
    if (confirm(cents) > 2 && !byValue.has(cents)) byValue.set(cents, [{ ...one, strength: 1 }]);
  }
  const candidates = [...byValue].map(([cents, group]): Candidate => {
    const statement = group.toSorted((a, b) => b.strength - a.strength || b.line - a.line)[0] ?? group[0];
    const confirmations = confirm(cents) + (new Set(group.map((one) => one.line)).size > 1 ? 1 : 0);
    if (statement === undefined) throw new TypeError('A group has a member.');
    return { cents, statement, confirmations, score: statement.strength + confirmations };
  });
  const ranked = candidates.toSorted((a, b) => b.score - a.score || b.statement.line - a.statement.line);
  const [first] = ranked;
  if (first === undefined) return undefined;
  const best = rounded(first, ranked, statements);
  const isRoundingLost =
    best === first && first.cents % SMALLEST_COIN !== 0 && centsOf(statements, 'rounding').some((cents) => cents !== 0);
  if (isRoundingLost && ranked.every((one) => !isPaid(one.cents, statements)) && first.statement.amount.certainty < 1)
    return undefined;
  const rival = ranked.find(
    (one) => one.cents !== best.cents && one.cents !== first.cents && !isExplained(one, best, statements),
  );
  const isPlain = best.score >= LEAST_SCORE && (rival === undefined || best.score - rival.score >= LEAST_LEAD);
  return isPlain
    ? { amount: best.statement.amount, isConfirmed: best.confirmations > 0 || first.confirmations > 0 }
    : undefined;
}

/**
 * The total where its label cannot be read or stands elsewhere: three amounts one after the other that are a total, what was
 * paid and the change; or what subtotal and tax make, printed after them.
 */
function unlabelledTotal(statements: readonly Statement[], rows: readonly Row[]): Found | undefined {
  const last = rows.slice(-LAST_ROWS);
  const texts = last.map(({ line }) => foldLabel(line.text));
  const paid = texts.findLastIndex((text) => ['payment', 'change'].includes(roleOf(text)?.role ?? ''));
  const money = last
    .slice(0, paid + 3)
    .flatMap((row) => (row.isTaxTable ? [] : row.amounts.filter((one) => one.isMoney)));
  const isTold =
    texts.some((text) => roleOf(text)?.role === 'total') && texts.some((text) => roleOf(text)?.role === 'change');
  const triple = money.findLastIndex((total, i) => {
    const [given, change] = [money[i + 1]?.value ?? 0, money[i + 2]?.value ?? 0];
    return change > 0 && given > change && inCents(given) - inCents(change) === inCents(total.value);
  });
  const ofTriple = money[triple];
  if (isTold && ofTriple !== undefined) return { amount: ofTriple, isConfirmed: true };
  const sums = sumsBeforeTax(statements.filter(({ role }) => role !== 'total'));
  const after = Math.max(...statements.filter(({ role }) => role === 'tax').map((one) => one.amount.start));
  const made = money.find((amount) => amount.start > after && sums.has(inCents(amount.value)));
  return made && { amount: made, isConfirmed: true };
}

/** The candidate after rounding, where the first one is the total before it. */
function rounded(first: Candidate, ranked: readonly Candidate[], statements: readonly Statement[]): Candidate {
  const roundings = new Set(centsOf(statements, 'rounding'));
  const after = ranked.find((one) => {
    const difference = one.cents - first.cents;
    if (difference === 0 || one.cents % SMALLEST_COIN !== 0) return false;
    const isStated = roundings.has(difference) || roundings.has(-difference);
    const isCoin = Math.abs(difference) < SMALLEST_COIN && one.statement.line > first.statement.line;
    return first.cents % SMALLEST_COIN !== 0 && (isStated || isCoin);
  });
  return after ?? first;
}

/** Whether a rival is what the best one is made of: the total before tax, rounding, discounts and charges, or what is left to pay. */
function isExplained(rival: Candidate, best: Candidate, statements: readonly Statement[]): boolean {
  const parts = centsOf(statements, 'tax', 'rounding', 'discount', 'charge', 'payment', 'previous_balance');
  const difference = best.cents - rival.cents;
  if (Math.abs(difference) < SMALLEST_COIN) return true;
  return rival.score <= best.score && parts.some((part) => Math.abs(difference) === Math.abs(part));
}

/** Whether a total is what was paid less the change. */
function isPaid(cents: number, statements: readonly Statement[]): boolean {
  const changes = centsOf(statements, 'change').filter((change) => change !== 0);
  return centsOf(statements, 'payment').some((paid) =>
    changes.some((change) => Math.abs(paid) - Math.abs(change) === Math.abs(cents)),
  );
}

/** Counts what confirms a total. */
function confirmer(
  statements: readonly Statement[],
  rows: readonly Row[],
  items: readonly number[],
): (cents: number) => number {
  const payments = centsOf(statements, 'payment');
  const taxTable = tablePairs(rows);
  const sums = sumsBeforeTax(statements);
  const parts = centsOf(statements, 'total');
  return (cents) => {
    let count = 0;
    if (isPaid(cents, statements)) count += 3;
    else if (payments.some((paid) => Math.abs(paid) === Math.abs(cents))) count += 1;
    if (sums.has(cents)) count += 2;
    if (isSumOfOthers(cents, parts)) count += 3;
    if (taxTable.some(({ net, tax }) => tax !== 0 && Math.abs(net + tax - cents) < SMALLEST_COIN)) count += 2;
    if (items.some((item) => Math.abs(item - cents) < SMALLEST_COIN)) count += 2;
    return count;
  };
}

/** Whether a total is the sum of two others, of goods taxed differently. */
function isSumOfOthers(cents: number, totals: readonly number[]): boolean {
  const others = totals.filter((one) => one !== cents && one !== 0).slice(0, 8);
  return others.some((one) => others.includes(cents - one) && cents - one !== one);
}

/** Every subtotal with the tax, and with discounts, charges and rounding as far as there are any. */
function sumsBeforeTax(statements: readonly Statement[]): Set<number> {
  const sums = new Set<number>();
  const optional = (role: Role, signs: readonly number[]): number[] => [
    0,
    ...centsOf(statements, role).flatMap((cents) => signs.map((sign) => sign * cents)),
  ];
  const taxes = centsOf(statements, 'tax').slice(0, 4);
  const subtotals = centsOf(statements, 'subtotal', 'total').slice(0, 6);
  for (const subtotal of subtotals) {
    for (const tax of taxes) {
      for (const charge of optional('charge', [1]).slice(0, 3)) {
        for (const discount of optional('discount', [1, -1]).slice(0, 5)) {
          for (const rounding of optional('rounding', [1, -1]).slice(0, 3)) {
            if (tax !== 0) sums.add(subtotal + tax + charge + discount + rounding);
          }
        }
      }
    }
  }
  return sums;
}

interface Pair {
  readonly net: number;
  readonly tax: number;
  readonly netAmount: PrintedAmount;
  readonly taxAmount: PrintedAmount;
}

/** Neighbours in the rows of a table of taxes: a net and its tax, or the other way round. */
function tablePairs(rows: readonly Row[]): Pair[] {
  return rows
    .filter((row) => row.isTaxTable)
    .slice(-MOST_TAX_ROWS)
    .flatMap(({ amounts }) => {
      const money = amounts.filter((one) => one.isMoney).slice(0, 6);
      return money.flatMap((netAmount) =>
        money
          .filter((taxAmount) => taxAmount !== netAmount && Math.abs(taxAmount.value) < Math.abs(netAmount.value))
          .map((taxAmount) => ({ net: inCents(netAmount.value), tax: inCents(taxAmount.value), netAmount, taxAmount })),
      );
    });
}

/** Subtotal and tax that make the total together; a lone tax that says its own rate of the total. */
function beforeTax(
  statements: readonly Statement[],
  { total, taxTable }: { total: Found | undefined; taxTable: readonly Pair[] },
): Pick<Totals, 'subtotal' | 'tax'> {
  if (total === undefined) return { subtotal: null, tax: null };
  const cents = inCents(total.amount.value);
  const subtotals = statements.filter(({ role }) => role === 'subtotal' || role === 'total');
  const taxes = statements.filter(({ role }) => role === 'tax');
  for (const tolerance of [1, SMALLEST_COIN - 1]) {
    const near = (net: number, tax: number): boolean =>
      Math.abs(net + tax - cents) <= tolerance && (tax === 0 || Math.abs(tax) > 2 * tolerance);
    for (const { amount: tax } of taxes.toReversed()) {
      for (const { amount: subtotal, role } of subtotals.toReversed()) {
        if (!near(inCents(subtotal.value), inCents(tax.value))) continue;
        if (tax.value !== 0 || role === 'subtotal') return confirmed(subtotal, tax);
      }
    }
    const pair = taxTable.find(({ net, tax }) => tax !== 0 && near(net, tax));
    if (pair) return confirmed(pair.netAmount, pair.taxAmount);
  }
  return { subtotal: null, tax: null };
}

function confirmed(subtotal: PrintedAmount, tax: PrintedAmount): Pick<Totals, 'subtotal' | 'tax'> {
  return { subtotal: { amount: subtotal, isConfirmed: true }, tax: { amount: tax, isConfirmed: true } };
}
