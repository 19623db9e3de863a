import type { Form4Row } from '../form4/form4-row.ts';
import { transactionType } from '../form4/transaction-type.ts';
import type { PreparedSentence } from '../../model/sentence-order.ts';
import { dollars, plainNumber, sayable, unitOf } from './note-text.ts';

/** Version of the note generator, the contract's `narrative_provider` without a model. */
export const TEMPLATE_NAME = 'template-1';

/**
 * Returns the sentences of a row's context note, filled only from its parsed fields, in template order: what was
 * reported, the definition of its code, price and value, the holdings on its line, and whether its own footnotes place
 * it under a Rule 10b5-1 plan. Each states a fact of the filing; none weighs it. Role and plan are required, and so is
 * a code whose meaning the contract defines.
 */
export function noteSentences(row: Form4Row): readonly PreparedSentence[] {
  return [
    { id: 'role', text: roleSentence(row), isRequired: true },
    { id: 'code', text: codeSentence(row), isRequired: MEANINGS.has(row.transaction_code ?? '') },
    { id: 'price', text: priceSentence(row), isRequired: false },
    { id: 'holdings_after', text: holdingsSentence(row), isRequired: false },
    { id: 'plan', text: planSentence(row), isRequired: true },
  ];
}

function roleSentence(row: Form4Row): string {
  const date = row.transaction_date === null ? '; no valid date is given' : `, dated ${row.transaction_date}`;
  return `${owner(row)} reported ${direction(row)} ${amount(row)}${date}.`;
}

function owner({ insider_name, role }: Form4Row): string {
  const name = sayable(insider_name) ?? 'The reporting owner';
  const place = sayable(role);
  return place === null ? name : `${name} (${place})`;
}

function direction({ acquired_disposed_code }: Form4Row): string {
  if (acquired_disposed_code === 'A') return 'the acquisition of';
  return acquired_disposed_code === 'D' ? 'the disposition of' : 'a transaction in';
}

function amount(row: Form4Row): string {
  const { shares, security_title } = row;
  const title = sayable(security_title);
  const named = title === null ? '' : ` (${title})`;
  const { one, many } = unitOf(row);
  if (shares === null) return `an unknown number of ${many}${named}`;
  return `${plainNumber(shares)} ${shares === 1 ? one : many}${named}`;
}

/** Codes whose meaning the contract requires in a note. */
const MEANINGS = new Map([
  ['A', 'a grant, award, or other acquisition from the issuer, such as equity compensation'],
  ['F', 'the delivery or withholding of securities to pay an exercise price or a tax liability'],
  ['G', 'a bona fide gift'],
  ['M', 'the exercise or conversion of a derivative security'],
]);

const CODE = /^[A-Z]$/;

function codeSentence({ transaction_code: code, transaction_type: type }: Form4Row): string {
  if (code === null) return 'No transaction code can be read from this row.';
  if (!CODE.test(code)) return 'The filing states no valid transaction code.';
  const bare = transactionType({ code, equitySwap: false, early: false }) ?? '';
  return `${definition(code, bare)}${markSentence(bare, type ?? bare)}`;
}

function definition(code: string, bare: string): string {
  const meaning = MEANINGS.get(code);
  if (meaning !== undefined) return `Transaction code ${code} is defined as ${meaning}.`;
  return bare === 'Other transaction'
    ? `Transaction code ${code} has no definition on the form.`
    : `Transaction code ${code} is defined as: ${bare}.`;
}

/** An equity swap and an early report are marks in addition to the code, not part of its meaning. */
function markSentence(bare: string, type: string): string {
  const marks = type.startsWith(`${bare}, `) ? type.slice(bare.length + 2).split(', ') : [];
  return marks.length === 0 ? '' : ` The filing also marks the transaction as ${marks.join(' and ')}.`;
}

function priceSentence(row: Form4Row): string {
  const { price_per_share: price, transaction_value_usd: total } = row;
  const each = `per ${unitOf(row).one}`;
  if (price === null) return `No price in U.S. dollars ${each} can be read from this row, so no value is given.`;
  const stated = `The stated price is ${dollars(price)} ${each}`;
  return total === null ? `${stated}; no value is given.` : `${stated}, and the value is ${dollars(total)}.`;
}

function holdingsSentence(row: Form4Row): string {
  const { post_transaction_holdings: held, ownership_type } = row;
  const line = ownership_type === null ? 'ownership line' : `line of ${ownership_type} ownership`;
  if (held === null) return `How many were held on this ${line} after the transaction cannot be read from this row.`;
  const { one, many } = unitOf(row);
  return `After the transaction, ${plainNumber(held)} ${held === 1 ? `${one} was` : `${many} were`} held on this ${line}.`;
}

function planSentence({ is_rule_10b5_1_plan }: Form4Row): string {
  return is_rule_10b5_1_plan
    ? "The row's own footnotes place the transaction under a Rule 10b5-1 plan."
    : "The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.";
}
