import { array, named, object, orNull, text, word, type JsonSchema } from '../json-schema.ts';
import { UNREAD_REASONS } from './form4/unread-filing.ts';

const CIK: JsonSchema = { type: 'string', pattern: '^\\d{10}$', description: 'Central Index Key, ten digits.' };
const DAY: JsonSchema = { type: 'string', format: 'date' };
const AMOUNT: JsonSchema = { type: 'number', minimum: 0 };

export const INSIDER_TRANSACTION = named(
  'InsiderTransaction',
  object({
    insider_name: orNull(text, 'The first-listed reporting owner, as filed.'),
    insider_cik: orNull(CIK),
    role: orNull(text, 'Officer title, Director, 10% owner or other, as filed; several are separated by semicolons.'),
    transaction_type: orNull(text, 'The meaning of the code.'),
    transaction_code: orNull(text, 'Form 4 transaction code.'),
    acquired_disposed_code: orNull(word(['A', 'D']), 'A acquired, D disposed.'),
    security_title: orNull(text),
    is_derivative: { type: 'boolean' },
    shares: orNull(AMOUNT),
    price_per_share: orNull(
      AMOUNT,
      "In U.S. dollars for one of the row's securities; null if its footnotes say otherwise. An explicit 0 stays 0.",
    ),
    transaction_value_usd: orNull(
      AMOUNT,
      "Shares times price for this row's own instrument; null if either is missing.",
    ),
    transaction_date: orNull(DAY),
    post_transaction_holdings: orNull(AMOUNT, "On this row's ownership line, not the insider's total position."),
    ownership_type: orNull(word(['direct', 'indirect']), 'How the holdings on this line are owned.'),
    is_rule_10b5_1_plan: {
      type: 'boolean',
      description:
        "Whether the row's own footnotes place it under a Rule 10b5-1 plan; false means they do not say so, not that no plan existed.",
    },
    ai_significance_note: {
      type: 'string',
      description: "Prepared sentences, written only from this row's parsed fields.",
    },
    accession_number: text,
    filing_date: DAY,
    period_of_report: orNull(DAY),
    filing_index_url: { type: 'string', format: 'uri' },
  }),
  'One transaction as stated on a Form 4; a member is null if the filing has no readable value for it.',
);

export const UNREAD_FILING = named(
  'UnreadFiling',
  object({ accession_number: text, reason: word(Object.values(UNREAD_REASONS)) }),
  'A listed filing that could not be read.',
);

export const INSIDER_TRANSACTIONS = named(
  'InsiderTransactions',
  object(
    {
      company: object({ name: text, ticker: orNull(text, 'Null if the company has none.'), cik: CIK }),
      filings: {
        ...array(INSIDER_TRANSACTION),
        description: "One item per transaction: newest filing first, and within a filing in the filing's order.",
      },
      disclaimer: text,
      narrative_provider: {
        type: 'string',
        description: 'What selected the sentences of the notes: the template or the model.',
      },
      narrative_status: word(
        ['ok', 'partial', 'unavailable'],
        'partial: some notes fell back to the template; unavailable: all did. Without a model it is always ok.',
      ),
      data_source: text,
      generated_at: { type: 'string', format: 'date-time' },
    },
    {
      unread_filings: {
        ...array(UNREAD_FILING),
        description: 'Listed filings that could not be read; absent if there are none.',
      },
    },
  ),
  'The recent insider transactions of a company.',
);
