import type { Form4Row } from '../../../../core/edgar/form4/form4-row.ts';

/** A made-up sale with the given changes. */
export function saleRow(change: Partial<Form4Row> = {}): Form4Row {
  return {
    insider_name: 'LIND ASTRID M',
    insider_cik: '0009990002',
    role: 'Chief Financial Officer; Director',
    transaction_type: 'Open market or private sale',
    transaction_code: 'S',
    acquired_disposed_code: 'D',
    security_title: 'Class A Common Stock',
    is_derivative: false,
    shares: 1000,
    price_per_share: 12.5,
    transaction_value_usd: 12500,
    transaction_date: '2025-06-02',
    post_transaction_holdings: 5200,
    ownership_type: 'direct',
    is_rule_10b5_1_plan: false,
    period_of_report: '2025-06-02',
    ...change,
  };
}

export function grantRow(change: Partial<Form4Row> = {}): Form4Row {
  return saleRow({
    transaction_type: 'Grant, award, or other acquisition (e.g. equity compensation)',
    transaction_code: 'A',
    acquired_disposed_code: 'A',
    price_per_share: 0,
    transaction_value_usd: 0,
    ...change,
  });
}
