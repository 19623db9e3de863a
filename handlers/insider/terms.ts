import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';

/** What an answer covers and what it leaves out; in full in the terms, and as one text in every answer. */
const LIMITS = [
  'Only filings of which the company is the issuer are shown; a Form 4 that it filed as an owner of another issuer is left out, and still counts ' +
    'against the limit.',
  "Only the company's recent filing list is read, and of it only the newest Form 4 filings up to the limit: older transactions are missing.",
  'Amendments (Form 4/A) are not read, so a transaction shown here may since have been amended. Forms 3, 5 and 144 are not read either.',
  'Every transaction of a joint filing is shown under its first-listed reporting owner only.',
  'A row does not carry footnotes, remarks, exercise and expiration dates, or what underlies a derivative security.',
  'is_rule_10b5_1_plan is false where the footnotes of the row do not place it under a plan; that does not mean no plan existed.',
  "post_transaction_holdings is what was held on that row's own ownership line, not the insider's total position.",
  'Insiders have two business days to file after most transactions, so the newest trades may not be filed yet.',
];

/** The disclaimer of every answer, the limits in it. */
export const INSIDER_DISCLAIMER = [
  'Informational only: public filings restated as filed, and not investment advice, a recommendation or a forecast.',
  ...LIMITS,
].join(' ');

/** Where the rows come from. */
export const DATA_SOURCE = 'U.S. Securities and Exchange Commission, EDGAR: Form 4 filings, read for this request';

/** The same for the sandbox's sample filings, whose addresses lead nowhere. */
export const SAMPLE_DATA_SOURCE = 'sample: made-up filings of companies that do not exist; nothing was read from EDGAR';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const INSIDER_TERMS = {
  service: 'insider',
  disclosure: [
    "For a ticker or a CIK the service reads the company's filing list and its newest Form 4 filings from EDGAR, and shows each transaction as a row.",
    'Every field of a row is parsed from the filing by code. What the filing does not state, or states in a form that cannot be read, is null, never a guess.',
    'The note of a row is made of prepared sentences written from its parsed fields only, in a fixed order or, where a language model is configured, ' +
      'with the optional sentences and in the order it chooses; nothing that a model writes is served.',
    'A filing that could not be read is named in unread_filings with its reason; the other filings are still shown.',
    'Nothing of a filing or a request is kept. With a model configured, sentences made of rows of public filings are sent to its provider, never the request itself.',
  ],
  disclaimer: INSIDER_DISCLAIMER,
  limits: [
    `limit is the number of newest Form 4 filings read: ${DEFAULT_LIMIT} unless given, ${MAX_LIMIT} at most.`,
    ...LIMITS,
  ],
  sources: [
    {
      name: 'EDGAR',
      publisher: 'U.S. Securities and Exchange Commission',
      basis: 'live',
      note: 'The filing list and the filings are read for each request; the map from tickers to companies is at most a day old.',
    },
  ],
};
