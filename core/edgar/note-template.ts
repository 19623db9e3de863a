import type { Form4Row } from './form4-row.ts';
import { sayable } from './note-text.ts';

/** The note generator's version, the contract's `narrative_provider` where no model writes. */
export const TEMPLATE_NAME = 'template-1';

/**
 * A row's context note, written from its parsed fields alone: what was reported, what its code is defined to mean, price
 * and value, the holdings on its line, and whether its own footnotes place it under a Rule 10b5-1 plan. Every sentence
 * states a fact of the filing; none weighs it.
 */
export function templateNote(row: Form4Row): string {
  return [whatSentence(row), codeSentence(row), priceSentence(row), holdingsSentence(row), planSentence(row)].join(' ');
}

function whatSentence(row: Form4Row): string {
  const date = row.transaction_date === null ? '' : `, dated ${row.transaction_date}`;
  const undated = row.transaction_date === null ? '; no valid date is given' : '';
  return `${owner(row)} reported ${direction(row)} ${amount(row)}${date}${undated}.`;
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

function amount({ shares, is_derivative, security_title }: Form4Row): string {
  const title = sayable(security_title);
  const named = title === null ? '' : ` (${title})`;
  const unit = is_derivative ? 'derivative securities' : 'shares';
  if (shares === null) return `${unit}${named} in a number that the filing does not state`;
  const one = is_derivative ? 'derivative security' : 'share';
  return `${plainNumber(shares)} ${shares === 1 ? one : unit}${named}`;
}

/** The codes whose meaning the contract asks a note to state. */
const MEANINGS = new Map([
  ['A', 'a grant, award, or other acquisition from the issuer, such as equity compensation'],
  ['F', 'the delivery or withholding of securities to pay an exercise price or a tax liability'],
  ['G', 'a bona fide gift'],
  ['M', 'the exercise or conversion of a derivative security'],
]);

const CODE = /^[A-Z]$/;

function codeSentence({ transaction_code, transaction_type }: Form4Row): string {
  const code = transaction_code !== null && CODE.test(transaction_code) ? transaction_code : null;
  if (code === null)
    return transaction_code === null
      ? 'The filing states no transaction code.'
      : 'The filing states no valid transaction code.';
  const meaning = MEANINGS.get(code);
  if (meaning !== undefined) return `Transaction code ${code} is defined as ${meaning}.`;
  return transaction_type === null || transaction_type.startsWith('Other transaction')
    ? `Transaction code ${code} has no definition on the form.`
    : `Transaction code ${code} is defined as: ${transaction_type}.`;
}

function priceSentence(row: Form4Row): string {
  const { price_per_share: price, transaction_value_usd: total, is_derivative } = row;
  const each = is_derivative ? 'per derivative security' : 'per share';
  if (price === null) return `The filing states no price ${each} on this row, so no value is given.`;
  const stated = `The stated price is $${plainNumber(price)} ${each}`;
  return total === null ? `${stated}; no value is given.` : `${stated}, and the value is $${plainNumber(total)}.`;
}

function holdingsSentence({ post_transaction_holdings: held, ownership_type, is_derivative }: Form4Row): string {
  const line = ownership_type === null ? 'ownership line' : `line of ${ownership_type} ownership`;
  if (held === null) return `The filing states no number held on this ${line} after the transaction.`;
  const unit = is_derivative ? ['derivative security was', 'derivative securities were'] : ['share was', 'shares were'];
  return `After the transaction, ${plainNumber(held)} ${held === 1 ? unit[0] : unit[1]} held on this ${line}.`;
}

function planSentence({ is_rule_10b5_1_plan }: Form4Row): string {
  return is_rule_10b5_1_plan
    ? "The row's own footnotes place the transaction under a Rule 10b5-1 plan."
    : "The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.";
}

/** All digits of a number, thousands grouped: 1,234.5. */
function plainNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
