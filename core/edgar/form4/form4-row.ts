import type { InsiderTransaction } from '../answer.ts';
import { filedDate, product, readDecimal, toNumber } from './filed-values.ts';
import { transactionType } from './transaction-type.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { soleChild, textOf } from './element-text.ts';

/** One transaction as stated on a Form 4: the members of an answer's row that are parsed from the document. */
export type Form4Row = Omit<
  InsiderTransaction,
  'ai_significance_note' | 'accession_number' | 'filing_date' | 'filing_index_url'
>;

/** Members shared by all rows of a filing. */
export type FilingPart = Pick<Form4Row, 'insider_name' | 'insider_cik' | 'role' | 'period_of_report'>;

/** What a row needs from the rest of the document. */
export interface RowContext {
  readonly filing: FilingPart;
  readonly isDerivative: boolean;
  readonly isPlan: boolean;
  /** Whether footnotes say that the price is not in U.S. dollars for one of the row's securities. */
  readonly isOtherPrice: boolean;
}

/** Longer than any text in the form's boxes; a longer one is not a title, name or code. */
const MAX_TEXT = 300;

/** Returns the text of a box on the form; null if it is empty or longer than 300 characters. */
export function boxText(element: XmlElement | undefined): string | null {
  const text = textOf(element);
  return text === '' || text.length > MAX_TEXT ? null : text;
}

/** Parses a transaction element of either table into a row. */
export function form4Row(element: XmlElement, { filing, isDerivative, isPlan, isOtherPrice }: RowContext): Form4Row {
  const coding = soleChild(element, 'transactionCoding');
  const amounts = soleChild(element, 'transactionAmounts');
  const shares = readDecimal(value(amounts, 'transactionShares'));
  const stated = readDecimal(value(amounts, 'transactionPricePerShare'));
  // Nothing is nothing in every currency.
  const price = isOtherPrice && stated?.units !== 0n ? null : stated;
  const code = boxText(soleChild(coding, 'transactionCode'));
  const early =
    textOf(soleChild(coding, 'transactionFormType')) === '5' ||
    value(element, 'transactionTimeliness').toUpperCase() === 'E';
  return {
    insider_name: filing.insider_name,
    insider_cik: filing.insider_cik,
    role: filing.role,
    transaction_type: transactionType({ code, equitySwap: flag(soleChild(coding, 'equitySwapInvolved')), early }),
    transaction_code: code,
    acquired_disposed_code: direction(value(amounts, 'transactionAcquiredDisposedCode')),
    security_title: boxText(soleChild(soleChild(element, 'securityTitle'), 'value')),
    is_derivative: isDerivative,
    shares: toNumber(shares),
    price_per_share: toNumber(price),
    transaction_value_usd: toNumber(product(shares, price)),
    transaction_date: filedDate(value(element, 'transactionDate')),
    post_transaction_holdings: toNumber(
      readDecimal(value(soleChild(element, 'postTransactionAmounts'), 'sharesOwnedFollowingTransaction')),
    ),
    ownership_type: ownership(value(soleChild(element, 'ownershipNature'), 'directOrIndirectOwnership')),
    is_rule_10b5_1_plan: isPlan,
    period_of_report: filing.period_of_report,
  };
}

/** Returns the text of `name/value` below a parent, where the form has its numbers, dates and codes. */
function value(parent: XmlElement | undefined, name: string): string {
  return textOf(soleChild(soleChild(parent, name), 'value'));
}

/** Filers write both `1` and `true`, even within one filing. */
export function flag(element: XmlElement | undefined): boolean {
  const text = textOf(element).toLowerCase();
  return text === '1' || text === 'true';
}

function direction(code: string): 'A' | 'D' | null {
  return code === 'A' || code === 'D' ? code : null;
}

function ownership(code: string): 'direct' | 'indirect' | null {
  if (code === 'D') return 'direct';
  return code === 'I' ? 'indirect' : null;
}

/** What a row takes from the company's filing list. */
export interface FilingSource {
  readonly accession: string;
  /** YYYY-MM-DD. */
  readonly filingDate: string;
  readonly indexUrl: string;
}

/** Combines a row with its note and its filing, in the contract's order of members. */
export function filingsItem(
  row: Form4Row,
  { note, filing }: { note: string; filing: FilingSource },
): InsiderTransaction {
  const { period_of_report, ...parsed } = row;
  return {
    ...parsed,
    ai_significance_note: note,
    accession_number: filing.accession,
    filing_date: filing.filingDate,
    period_of_report,
    filing_index_url: filing.indexUrl,
  };
}
