import type { Example } from '../../core/http/route.ts';
import { DATA_SOURCE, INSIDER_DISCLAIMER } from './terms.ts';

/** Of an invented company. */
export const INSIDER_EXAMPLES: readonly Example[] = [
  {
    name: 'sale_under_a_plan',
    summary: 'The newest filing of a company by its ticker',
    request: { query: { ticker: 'HBML.A', limit: '1' } },
    status: 200,
    response: {
      company: { name: 'HARBOR MILL CORP', ticker: 'HBML-A', cik: '0009990001' },
      filings: [
        {
          insider_name: 'Lind Astrid',
          insider_cik: '0009990002',
          role: 'Chief Financial Officer',
          transaction_type: 'Open market or private sale',
          transaction_code: 'S',
          acquired_disposed_code: 'D',
          security_title: 'Class A Common Stock',
          is_derivative: false,
          shares: 1200,
          price_per_share: 41.25,
          transaction_value_usd: 49500,
          transaction_date: '2025-06-02',
          post_transaction_holdings: 18800,
          ownership_type: 'direct',
          is_rule_10b5_1_plan: true,
          ai_significance_note:
            'Lind Astrid (Chief Financial Officer) reported the disposition of 1,200 shares (Class A Common Stock), dated 2025-06-02. ' +
            'Transaction code S is defined as: Open market or private sale. The stated price is $41.25 per share, and the value is ' +
            '$49,500.00. After the transaction, 18,800 shares were held on this line of direct ownership. ' +
            "The row's own footnotes place the transaction under a Rule 10b5-1 plan.",
          accession_number: '0009990002-25-000900',
          filing_date: '2025-06-04',
          period_of_report: '2025-06-02',
          filing_index_url:
            'https://www.sec.gov/Archives/edgar/data/9990001/000999000225000900/0009990002-25-000900-index.htm',
        },
      ],
      disclaimer: INSIDER_DISCLAIMER,
      narrative_provider: 'template-1',
      narrative_status: 'ok',
      data_source: DATA_SOURCE,
      generated_at: '2026-11-20T12:00:00.000Z',
    },
  },
  {
    name: 'no_issuer',
    summary: 'Neither a ticker nor a CIK',
    request: { query: { limit: '5' } },
    status: 400,
    response: { error: 'missing_fields', message: 'ticker or cik is required.' },
  },
  {
    name: 'unknown_ticker',
    summary: 'A ticker that EDGAR does not list',
    request: { query: { ticker: 'ZZZZ' } },
    status: 404,
    response: { error: 'company_not_found', message: 'EDGAR has no company with this ticker or CIK.' },
  },
];
