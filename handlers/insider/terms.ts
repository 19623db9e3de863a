import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';

/** What an answer covers and leaves out; a list in the terms, and one text in every answer. */
const LIMITS = [
  'Only filings with the company as issuer are shown; a Form 4 that it filed as an owner of another issuer is left out but still counts ' +
    'against the limit.',
  "Only the newest Form 4 filings on the company's recent filing list are read, up to the limit: older transactions are missing.",
  'Amendments (Form 4/A) are not read, so a transaction shown here may since have been amended. Forms 3, 5 and 144 are not read either.',
  'Every transaction of a joint filing is shown under its first-listed reporting owner only.',
  'A row does not include footnotes, remarks, exercise and expiration dates, or the securities underlying a derivative.',
  "is_rule_10b5_1_plan is false if the row's footnotes do not place it under a plan; that does not mean no plan existed.",
  "post_transaction_holdings is the holding on that row's own ownership line, not the insider's total position.",
  'Insiders have two business days to file after most transactions, so the newest trades may not be filed yet.',
];

/** The disclaimer of every answer, including the limits. */
export const INSIDER_DISCLAIMER = [
  'Informational only: public filings restated as filed. Not investment advice, a recommendation or a forecast.',
  ...LIMITS,
].join(' ');

/** Where the rows come from. */
export const DATA_SOURCE = 'U.S. Securities and Exchange Commission, EDGAR: Form 4 filings, read for this request';

/** The same for the sandbox's sample filings, whose addresses lead nowhere. */
export const SAMPLE_DATA_SOURCE = 'sample: filings of companies that do not exist; nothing was read from EDGAR';

/** What the service does and does not do; the answer of GET /terms. */
export const INSIDER_TERMS = {
  service: 'insider',
  disclosure: [
    "For a ticker or CIK, the service reads the company's filing list and newest Form 4 filings from EDGAR and returns each transaction as a row.",
    'Every field of a row is parsed from the filing by code. What the filing does not state, or states unreadably, is null, never guessed.',
    "A row's note consists of prepared sentences filled only from its parsed fields, in a fixed order. If a language model is configured, it only " +
      'chooses the optional sentences and the order; nothing a model writes is served.',
    'A filing that could not be read is listed in unread_filings with the reason; the other filings are still shown.',
    'Nothing from a filing or a request is kept. If a model is configured, sentences made from rows of public filings are sent to its provider, but never the request itself.',
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
      note: 'The filing list and the filings are read for each request; the ticker map is at most a day old.',
    },
  ],
};
