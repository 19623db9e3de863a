import { isRead, type ReadAmount } from './printed-amounts.ts';
import type { SumRole } from './roles.ts';
import { inCents, type SumRow, type SumStatement } from './statements.ts';

/** Maximum amounts of a kind tried in an equation, so that a page with hundreds costs no more than one with tens. */
const MAX_TRIED = { totals: 8, nets: 6, taxes: 4, charges: 3, discounts: 5, roundings: 3 } as const;

/** Cash rounding in cents, in countries without their smallest coins. */
export const MIN_COIN_CENTS = 5;

/** A net amount and its tax in a row of a tax table. */
export interface TaxRow {
  readonly net: number;
  readonly tax: number;
  readonly netAmount: ReadAmount;
  readonly taxAmount: ReadAmount;
}

/** A document's labelled amounts in cents, each value once. */
export interface Known extends Readonly<Record<SumRole, readonly number[]>> {
  /** Sum of the line items. */
  readonly items: number | undefined;
  readonly taxTable: readonly TaxRow[];
  /** What a tax adds to the amount before it, with and without discounts, charges and rounding. */
  readonly added: ReadonlySet<number>;
  /** Every subtotal plus what is added to it. */
  readonly made: ReadonlySet<number>;
  /** Everything labelled as a sum, and everything computed. */
  readonly sums: ReadonlySet<number>;
  /** Taxes with a printed rate, and the rate in percent. */
  readonly rated: readonly { readonly tax: number; readonly rate: number }[];
  /** Whether amounts are listed by age, so that the amount due may include older debts. */
  readonly isAgeing: boolean;
  /** Position of the last tax, in UTF-16 units of the text. */
  readonly lastTaxAt: number;
}

/** An equation that a total may satisfy, and which other amounts it determines. */
export interface Equation {
  readonly name: string;
  readonly weight: number;
  /** Whether a difference is reported to the caller (document 1, rule 5). */
  readonly isContract: boolean;
  /** Undefined if the other amounts are not printed. */
  readonly holds: (total: number, known: Known) => boolean | undefined;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < MIN_COIN_CENTS;

/** The equations that hold between the sums of an invoice or receipt. */
export const EQUATIONS: readonly Equation[] = [
  {
    name: 'subtotal + tax = total',
    weight: 2,
    isContract: true,
    holds: (total, { made }) => (made.size === 0 ? undefined : made.has(total)),
  },
  {
    name: 'items = total',
    weight: 2,
    isContract: true,
    holds: (total, { items }) => (items === undefined ? undefined : isNear(items, total)),
  },
  {
    name: 'paid - change = total',
    weight: 3,
    isContract: false,
    holds: (total, { payment, change }) => {
      const changes = change.filter((one) => one !== 0);
      const paid = payment.filter((one) => one !== 0);
      // No change was given, so no more was paid than the total.
      if (changes.length === 0) return paid.every((one) => Math.abs(one) <= Math.abs(total)) ? undefined : false;
      if (paid.length === 0) return undefined;
      return paid.some((one) => changes.some((back) => Math.abs(one) - Math.abs(back) === total));
    },
  },
  {
    name: 'paid = total',
    weight: 1,
    isContract: true,
    holds: (total, { payment }) => payment.some((paid) => Math.abs(paid) === Math.abs(total)),
  },
  {
    name: 'total - paid = due',
    weight: 2,
    isContract: true,
    holds: (total, { due, payment }) =>
      due.some((left) => left !== total && payment.some((paid) => paid !== 0 && total - Math.abs(paid) === left)),
  },
  {
    name: 'previous balance + total = due',
    weight: 2,
    isContract: true,
    holds: (total, { due, previous_balance: previous }) =>
      previous.some((before) => before !== 0 && due.includes(before + total)),
  },
  {
    name: 'parts taxed differently = total',
    weight: 3,
    isContract: true,
    holds: (total, known) => {
      const others = known.total.filter((one) => one !== total && one !== 0).slice(0, MAX_TRIED.totals);
      // A larger one that is neither of the two parts is a sum of more of them.
      const isLargest = (...parts: readonly number[]): boolean =>
        others.every((one) => Math.abs(one) <= Math.abs(total) || parts.includes(one));
      return others.some((one) => others.includes(total - one) && total - one !== one && isLargest(one, total - one));
    },
  },
  {
    name: 'net + tax of the table of taxes = total',
    weight: 2,
    isContract: true,
    holds: (total, { taxTable }) => taxTable.some(({ net, tax }) => tax !== 0 && isNear(net + tax, total)),
  },
  {
    name: 'rate x total = tax',
    weight: 1,
    isContract: true,
    holds: (total, { rated }) => rated.some(({ tax, rate }) => Math.abs((total * rate) / (100 + rate) - tax) <= 1),
  },
];

/** Rows of tax tables that are examined, from the end. */
const MAX_TAX_ROWS = 30;

/** Headings of a table of debts by age. */
const AGEING = /\b(?:0|1) ?[-–] ?30\b.{1,40}\b31 ?[-–] ?60\b|\b30 days\b.{1,40}\b60 days\b/iu;
const MAX_HEAD = 200;

/** Collects the amounts used in equations. */
export function knownAmounts(
  statements: readonly SumStatement[],
  rows: readonly SumRow[],
  items: number | undefined,
): Known {
  const centsOf = (...roles: readonly SumRole[]): number[] => [
    ...new Set(
      statements.flatMap(({ role, amount }) => (roles.includes(role) && isRead(amount) ? [inCents(amount.value)] : [])),
    ),
  ];
  const roles: Record<SumRole, number[]> = {
    total: centsOf('total'),
    due: centsOf('due'),
    subtotal: centsOf('subtotal'),
    net: centsOf('net'),
    tax: centsOf('tax'),
    payment: centsOf('payment'),
    change: centsOf('change'),
    rounding: centsOf('rounding'),
    discount: centsOf('discount'),
    charge: centsOf('charge'),
    previous_balance: centsOf('previous_balance').filter((cents) => cents !== 0),
    part: centsOf('part'),
    carried: [],
    other: [],
  };
  const added = addedTo(roles);
  const nets = [...roles.subtotal, ...roles.total].slice(0, MAX_TRIED.nets);
  const made = new Set(nets.flatMap((net) => [...added].map((more) => net + more)));
  const taxes = statements.filter(({ role }) => role === 'tax');
  return {
    ...roles,
    items,
    taxTable: taxRows(rows),
    isAgeing: rows.some(({ line }) => AGEING.test(line.text.slice(0, MAX_HEAD))),
    added,
    made,
    sums: new Set([...made, ...roles.total, ...roles.due, ...roles.subtotal]),
    rated: taxes.flatMap(({ amount, rate }) =>
      rate !== null && rate > 0 && isRead(amount) ? [{ tax: inCents(amount.value), rate }] : [],
    ),
    lastTaxAt: Math.max(...taxes.map(({ amount }) => amount.start)),
  };
}

function addedTo({ tax, charge, discount, rounding }: Readonly<Record<SumRole, readonly number[]>>): Set<number> {
  const added = new Set<number>();
  const either = (cents: readonly number[]): number[] => [0, ...cents.flatMap((one) => [one, -one])];
  for (const one of tax.slice(0, MAX_TRIED.taxes)) {
    for (const more of [0, ...charge].slice(0, MAX_TRIED.charges)) {
      for (const less of either(discount).slice(0, MAX_TRIED.discounts)) {
        for (const coin of either(rounding).slice(0, MAX_TRIED.roundings))
          if (one !== 0) added.add(one + more + less + coin);
      }
    }
  }
  return added;
}

/** Adjacent pairs in the rows of a tax table: a net amount and its tax, or the reverse. */
function taxRows(rows: readonly SumRow[]): TaxRow[] {
  return rows
    .filter((row) => row.isTaxTable)
    .slice(-MAX_TAX_ROWS)
    .flatMap(({ amounts }) => {
      const money = amounts
        .filter((one) => one.isMoney)
        .filter(isRead)
        .slice(0, MAX_TRIED.nets);
      return money.flatMap((netAmount) =>
        money
          .filter((taxAmount) => taxAmount !== netAmount && Math.abs(taxAmount.value) < Math.abs(netAmount.value))
          .map((taxAmount) => ({ net: inCents(netAmount.value), tax: inCents(taxAmount.value), netAmount, taxAmount })),
      );
    });
}
