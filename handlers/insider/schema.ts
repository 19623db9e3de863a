import { MAX_IDENTIFIER } from '../../core/edgar/issuer.ts';
import { UNREAD_REASONS } from '../../core/edgar/form4/unread-filing.ts';
import type { JsonSchema, QueryParameter } from '../../core/http/route.ts';
import { array, object, text } from '../../core/http/json-schema.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';

const cik: JsonSchema = { type: 'string', pattern: '^\\d{10}$', description: 'Central Index Key, ten digits.' };
const date: JsonSchema = { type: 'string', format: 'date' };

/** A member that is null where the filing has no value. */
function filed(schema: JsonSchema, description?: string): JsonSchema {
  const { type } = schema;
  return { ...schema, type: [type, 'null'], ...(description !== undefined && { description }) };
}

/** A closed list of words, and null. */
function filedWord(words: readonly string[], description: string): JsonSchema {
  return { type: ['string', 'null'], enum: [...words, null], description };
}

const amount: JsonSchema = { type: 'number', minimum: 0 };

export const INSIDER_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'ticker',
    description: 'Ticker of the issuer in any letter case; a share class may follow a point, hyphen, slash or space.',
    schema: { type: 'string', maxLength: MAX_IDENTIFIER },
  },
  {
    name: 'cik',
    description: 'Central Index Key of the issuer, with or without its leading zeros. ticker or cik is required.',
    schema: { type: 'string', maxLength: MAX_IDENTIFIER },
  },
  {
    name: 'limit',
    description: 'How many of the newest Form 4 filings are read.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  },
];

const FILINGS_ITEM = object({
  insider_name: filed(text, 'The first-listed reporting owner, as filed.'),
  insider_cik: filed(cik),
  role: filed(text, 'Officer title, Director, 10% owner or other, as filed; several are joined by semicolons.'),
  transaction_type: filed(text, 'What the code means.'),
  transaction_code: filed(text, 'Form 4 transaction code.'),
  acquired_disposed_code: filedWord(['A', 'D'], 'A acquired, D disposed.'),
  security_title: filed(text),
  is_derivative: { type: 'boolean' },
  shares: filed(amount),
  price_per_share: filed(amount, 'U.S. dollars; an explicit 0 is 0.'),
  transaction_value_usd: filed(amount, "Shares times price of this row's own instrument; null when either is missing."),
  transaction_date: filed(date),
  post_transaction_holdings: filed(amount, "On this row's ownership line, not the insider's total position."),
  ownership_type: filedWord(['direct', 'indirect'], 'How the holdings of this line are owned.'),
  is_rule_10b5_1_plan: {
    type: 'boolean',
    description:
      "Whether the row's own footnotes place it under a Rule 10b5-1 plan; false means that they do not say so, not that no plan existed.",
  },
  ai_significance_note: {
    type: 'string',
    description: "Prepared sentences, written from this row's parsed fields only.",
  },
  accession_number: text,
  filing_date: date,
  period_of_report: filed(date),
  filing_index_url: { type: 'string', format: 'uri' },
});

export const INSIDER_RESPONSE = object(
  {
    company: object({
      name: text,
      ticker: { type: ['string', 'null'], description: 'Null for a company without one.' },
      cik,
    }),
    filings: {
      ...array(FILINGS_ITEM),
      description: "One item a transaction: newest filing first, within a filing in the filing's order.",
    },
    disclaimer: text,
    narrative_provider: {
      type: 'string',
      description: 'Who chose the sentences of the notes: the template, or the model.',
    },
    narrative_status: {
      type: 'string',
      enum: ['ok', 'partial', 'unavailable'],
      description: 'partial: some notes fell back to the template; unavailable: all did. Without a model always ok.',
    },
    data_source: text,
    generated_at: { type: 'string', format: 'date-time' },
  },
  {
    unread_filings: {
      ...array(object({ accession_number: text, reason: { type: 'string', enum: Object.values(UNREAD_REASONS) } })),
      description: 'Listed filings that could not be read; absent when there are none.',
    },
  },
);
