import { EQUATIONS, knownAmounts, MIN_COIN_CENTS, type Known } from './equations.ts';
import { isRead, type PrintedAmount, type ReadAmount } from './printed-amounts.ts';
import type { SumRole } from './roles.ts';
import { inCents, type SumRow, type SumStatement } from './statements.ts';

/** A found amount and how certain it is. */
export interface FoundSum {
  /** Null value if it is printed but must not be served. */
  readonly amount: PrintedAmount;
  /** Whether an equation confirms it; otherwise only its label does. */
  readonly isConfirmed: boolean;
}

/** A document's sums; null if not printed. */
export interface Sums {
  readonly total: FoundSum | null;
  readonly subtotal: FoundSum | null;
  readonly tax: FoundSum | null;
}

interface SumCandidate {
  readonly cents: number;
  readonly amount: ReadAmount;
  readonly line: number;
  readonly strength: number;
  /** Total weight of the equations that it satisfies. */
  readonly weight: number;
}

/** A label that may describe other amounts, without confirmation, is not enough. */
const MIN_SCORE = 2;

/** Labelled amounts that are compared: sums are at the end of a document. */
const MAX_STATEMENTS = 120;

/** Last lines that may contain an unlabelled total. */
const MAX_LAST_ROWS = 150;

/**
 * Finds the total, the amount before tax, and the tax: the labelled amounts that satisfy the most equations. A labelled
 * but uncertain amount is returned without a value. `items` is the sum of the line items in cents.
 */
export function sumsOf(all: readonly SumStatement[], rows: readonly SumRow[], items: number | undefined): Sums {
  const statements = all.slice(-MAX_STATEMENTS);
  const known = knownAmounts(statements, rows, items);
  const labelled = totalOf(statements, known);
  const total =
    (labelled && isRead(labelled.amount) ? labelled : totalPaid(rows)) ??
    labelled ??
    unlabelledTotal(statements, rows, known) ??
    unread(statements, ['total', 'due']);
  const before = beforeTax(statements, known, total);
  return { total: total ?? null, ...before, tax: before.tax ?? unnamedTax(statements, rows, { ...before, total }) };
}

function totalOf(statements: readonly SumStatement[], known: Known): FoundSum | undefined {
  const candidates = candidatesOf(statements, known);
  const [first] = candidates;
  if (first === undefined) return undefined;
  const best = afterRounding(first, candidates, known);
  const rival = candidates.find((one) => one !== best && one !== first && !isExplained(one, best, known));
  const isLeading = rival === undefined || scoreOf(best) > scoreOf(rival);
  // The sum of the lines may be the amount before tax; another amount with an equally clear label is not.
  const isSumOfLines =
    known.items !== undefined && Math.abs(best.cents - known.items) < MIN_COIN_CENTS && best.weight < 4;
  const isDisputed =
    isSumOfLines &&
    candidates.some((one) => one !== best && one.strength >= best.strength && !isExplained(one, best, known));
  const isDoubted = best.weight === 0 && first.weight === 0 && isContradicted(best.cents, known);
  // A label with an unreadable amount may be the total's own.
  const isPlain = best.weight > 0 || best.strength > 1 || statements.every(({ amount }) => isRead(amount));
  if (scoreOf(best) < MIN_SCORE || !isLeading || isDisputed || isDoubted || !isPlain || isRoundingLost(best, known)) {
    return { amount: { ...best.amount, value: null }, isConfirmed: false };
  }
  const unreadTotal = statements.find(({ role, amount }) => (role === 'total' || role === 'due') && !isRead(amount));
  const isBySumOfLines = isSumOfLines && (unreadTotal?.strength ?? 0) >= best.strength;
  if (unreadTotal && (best.weight === 0 || isBySumOfLines)) return { amount: unreadTotal.amount, isConfirmed: false };
  return { amount: best.amount, isConfirmed: best.weight > 0 || first.weight > 0 };
}

function scoreOf({ strength, weight }: SumCandidate): number {
  return strength + weight;
}

/** Returns what may be the total, best first: each value once, with its clearest label and its most certain reading. */
function candidatesOf(statements: readonly SumStatement[], known: Known): SumCandidate[] {
  const byCents = new Map<number, SumStatement[]>();
  for (const statement of statements) {
    const { role, amount } = statement;
    if (!isRead(amount)) continue;
    const cents = inCents(amount.value);
    if (!mayBeTotal(role, cents, known)) continue;
    byCents.set(cents, [...(byCents.get(cents) ?? []), statement]);
  }
  return [...byCents]
    .flatMap(([cents, group]): SumCandidate[] => {
      const isCalledTotal = group.some(({ role }) => role === 'total' || role === 'due');
      const weight = weightOf(cents, known) + (new Set(group.map(({ line }) => line)).size > 1 ? 1 : 0);
      const [top] = group.toSorted((a, b) => b.strength - a.strength || b.line - a.line);
      // Called something else, yet equal to what was paid minus the change.
      if (top === undefined || (!isCalledTotal && weight < 3)) return [];
      const [surest] = [top, ...group]
        .flatMap(({ amount }) => (isRead(amount) ? [amount] : []))
        .toSorted((a, b) => b.certainty - a.certainty);
      if (surest === undefined) return [];
      return [{ cents, amount: surest, line: top.line, strength: isCalledTotal ? top.strength : 1, weight }];
    })
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || b.line - a.line);
}

function mayBeTotal(role: SumRole, cents: number, known: Known): boolean {
  const previous = known.previous_balance;
  switch (role) {
    case 'total':
      if (cents === 0) return !known.payment.some((paid) => paid !== 0) && !known.subtotal.some((one) => one !== 0);
      return !previous.some((before) => cents !== before && known.sums.has(cents - before));
    case 'due':
      // The amount due now may include older debts, or be part of the total.
      return (
        cents !== 0 && ((previous.length === 0 && known.part.length === 0 && !known.isAgeing) || known.made.has(cents))
      );
    case 'subtotal':
    case 'tax':
      return cents !== 0;
    default:
      return false;
  }
}

/** Returns the weight of the equations that a total satisfies. */
function weightOf(cents: number, known: Known): number {
  return EQUATIONS.reduce((sum, { weight, holds }) => sum + (holds(cents, known) === true ? weight : 0), 0);
}

/** Whether an equation with all other amounts printed gives a different total. */
function isContradicted(cents: number, known: Known): boolean {
  return EQUATIONS.some(({ holds, isContract }) => !isContract && holds(cents, known) === false);
}

/** Finds three consecutive amounts that are a total, what was paid and the change, wherever the labels are. */
function totalPaid(rows: readonly SumRow[]): FoundSum | undefined {
  const last = rows.slice(-MAX_LAST_ROWS);
  const isCalled = (role: SumRole): boolean => last.some(({ label }) => label?.role === role);
  if (!isCalled('total') || !isCalled('change')) return undefined;
  const paid = last.findLastIndex(({ label }) => label?.role === 'payment' || label?.role === 'change');
  const money = moneyOf(last.slice(0, paid + 3));
  const found = money.filter((total, i) => {
    const [given, change] = [money[i + 1]?.value ?? 0, money[i + 2]?.value ?? 0];
    return change > 0 && given > change && inCents(given) - inCents(change) === inCents(total.value);
  });
  const [first, ...rest] = found;
  // Several such triples belong to several receipts.
  if (first === undefined || rest.some(({ value }) => value !== first.value)) return undefined;
  return { amount: found.at(-1) ?? first, isConfirmed: true };
}

/** Finds the sum of subtotal and tax printed after them without a label that says otherwise. */
function unlabelledTotal(
  statements: readonly SumStatement[],
  rows: readonly SumRow[],
  known: Known,
): FoundSum | undefined {
  const labelled = new Set(statements.map(({ amount }) => amount.start));
  const made = moneyOf(rows.slice(-MAX_LAST_ROWS)).find(
    ({ start, value }) => start > known.lastTaxAt && !labelled.has(start) && known.made.has(inCents(value)),
  );
  return made && { amount: made, isConfirmed: true };
}

function moneyOf(rows: readonly SumRow[]): ReadAmount[] {
  return rows.flatMap((row) =>
    row.isTaxTable || row.isItem ? [] : row.amounts.filter((one) => one.isMoney).filter(isRead),
  );
}

/** Returns the candidate after rounding, if the first one is the total before it. */
function afterRounding(first: SumCandidate, candidates: readonly SumCandidate[], { rounding }: Known): SumCandidate {
  if (first.cents % MIN_COIN_CENTS === 0) return first;
  const after = candidates.find((one) => {
    const difference = one.cents - first.cents;
    if (difference === 0 || one.cents % MIN_COIN_CENTS !== 0) return false;
    const isCoin = Math.abs(difference) < MIN_COIN_CENTS && one.line > first.line;
    return rounding.includes(difference) || rounding.includes(-difference) || isCoin;
  });
  return after ?? first;
}

/** Whether a recognized total is one before rounding whose result was lost. */
function isRoundingLost({ cents, amount, weight }: SumCandidate, { rounding }: Known): boolean {
  return cents % MIN_COIN_CENTS !== 0 && rounding.some((one) => one !== 0) && weight < 3 && amount.certainty < 1;
}

/** Whether a rival is part of the best one: before tax, rounding, discounts and charges, or all of them, or the rest to pay. */
function isExplained(rival: SumCandidate, best: SumCandidate, known: Known): boolean {
  const difference = Math.abs(best.cents - rival.cents);
  if (difference < MIN_COIN_CENTS) return true;
  const parts = [
    ...known.tax,
    ...known.rounding,
    ...known.discount,
    ...known.charge,
    ...known.payment,
    ...known.previous_balance,
  ];
  const isPart = parts.some((part) => difference === Math.abs(part)) || known.added.has(best.cents - rival.cents);
  return scoreOf(rival) <= scoreOf(best) && isPart;
}

/** The first amount under one of these labels, without a value: printed but uncertain. */
function unread(statements: readonly SumStatement[], roles: readonly SumRole[]): FoundSum | undefined {
  const found = roles.flatMap((role) => statements.filter((one) => one.role === role))[0];
  return found && { amount: { ...found.amount, value: null }, isConfirmed: false };
}

/**
 * Finds subtotal and tax: those that make the total together; otherwise those that their labels clearly name, so the
 * caller sees the difference. If they miss the total by less than what is reported as a difference, and no rounding
 * explains it, neither is served.
 */
function beforeTax(
  statements: readonly SumStatement[],
  known: Known,
  total: FoundSum | undefined,
): Pick<Sums, 'subtotal' | 'tax'> {
  const [subtotals, taxes] = [readOf(statements, ['subtotal', 'net', 'total']), readOf(statements, ['tax'])];
  if (total && isRead(total.amount)) {
    const cents = inCents(total.amount.value);
    const isRounded = cents % MIN_COIN_CENTS === 0 && known.rounding.length + known.payment.length > 0;
    const fits = (net: number, tax: number): boolean =>
      net + tax === cents ||
      (isRounded && Math.abs(net + tax - cents) < MIN_COIN_CENTS && Math.abs(tax) > 2 * MIN_COIN_CENTS);
    for (const tax of taxes.toReversed()) {
      for (const subtotal of subtotals.toReversed()) {
        const isOwn = tax.amount.value !== 0 || subtotal.role !== 'total';
        if (isOwn && fits(inCents(subtotal.amount.value), inCents(tax.amount.value)))
          return pair(subtotal.amount, tax.amount, true);
      }
    }
    const row = known.taxTable.find(({ net, tax }) => tax !== 0 && fits(net, tax));
    if (row) return pair(row.netAmount, row.taxAmount, true);
  }
  const subtotal = plainest(statements, 'subtotal');
  const tax = isOfParts(statements) ? unread(statements, ['tax'])?.amount : plainest(statements, 'tax');
  if (!subtotal || !tax || !total || !isRead(total.amount) || !isRead(subtotal) || !isRead(tax))
    return pair(subtotal, tax, false);
  const isNear = Math.abs(inCents(subtotal.value) + inCents(tax.value) - inCents(total.amount.value)) < MIN_COIN_CENTS;
  return isNear ? pair({ ...subtotal, value: null }, { ...tax, value: null }, false) : pair(subtotal, tax, false);
}

/** Whether tax is printed in several lines: each may be a part, even if they are equal. */
function isOfParts(statements: readonly SumStatement[]): boolean {
  return new Set(statements.filter(({ role }) => role === 'tax').map(({ line }) => line)).size > 1;
}

/** An unlabelled amount between a subtotal and a different total: it may be the tax, and has no value. */
function unnamedTax(
  statements: readonly SumStatement[],
  rows: readonly SumRow[],
  { subtotal, total }: { readonly subtotal: FoundSum | null; readonly total: FoundSum | undefined },
): FoundSum | null {
  if (!subtotal || !total || subtotal.amount.value === total.amount.value) return null;
  const from = Math.min(subtotal.amount.start, total.amount.start);
  const to = Math.max(subtotal.amount.start, total.amount.start);
  const stated = new Set(statements.map(({ amount }) => amount.start));
  const amount = moneyOf(rows).find(({ start }) => start > from && start < to && !stated.has(start));
  return amount === undefined ? null : { amount: { ...amount, value: null }, isConfirmed: false };
}

type ReadStatement = SumStatement & { readonly amount: ReadAmount };

function readOf(statements: readonly SumStatement[], roles: readonly SumRole[]): ReadStatement[] {
  return statements.flatMap((one) =>
    roles.includes(one.role) && isRead(one.amount) ? [{ ...one, amount: one.amount }] : [],
  );
}

/** Returns the amount that a label clearly names; without a value if several differ, or if it cannot be read. */
function plainest(statements: readonly SumStatement[], role: SumRole): PrintedAmount | undefined {
  const named = statements.filter((one) => one.role === role);
  const strongest = Math.max(...named.map(({ strength }) => strength));
  const [first, ...rest] = named.filter(({ strength }) => strength === strongest);
  if (first === undefined) return undefined;
  const isOne = rest.every(({ amount }) => amount.value === first.amount.value);
  return isOne ? first.amount : { ...first.amount, value: null };
}

function pair(
  subtotal: PrintedAmount | undefined,
  tax: PrintedAmount | undefined,
  isConfirmed: boolean,
): Pick<Sums, 'subtotal' | 'tax'> {
  return {
    subtotal: subtotal ? { amount: subtotal, isConfirmed } : null,
    tax: tax ? { amount: tax, isConfirmed } : null,
  };
}
