import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { readForm4, type Form4Reading } from '../../../../core/edgar/form4/form4.ts';
import { realFilings, sharedFile } from '../shared-filings.ts';
import { skipForShared } from '../../../shared-data.ts';

/** What an independent parser read from each real filing, for the fields that both read. */
interface Expected {
  readonly document_type: string;
  readonly period_of_report: string;
  readonly issuer: { readonly cik: string; readonly name: string; readonly symbol: string };
  readonly owners: readonly { readonly cik: string; readonly name: string; readonly officer_title: string | null }[];
  readonly rows: readonly {
    readonly is_derivative: boolean;
    readonly security_title: string;
    readonly transaction_date: string;
    readonly code: string;
    readonly shares: number;
    readonly price: number | null;
    readonly value: number | null;
    readonly acquired_disposed: string;
    readonly post_shares: number;
    readonly ownership: string;
    readonly mentions_10b5_1: boolean;
  }[];
}

const filings = realFilings();
const expectedFile = sharedFile('form4-expected.json');
/** Whether the shared data is absent; if so, skips the test. */
function isSkipped(context: TestContext): boolean {
  const isAbsent = filings.size === 0 || !expectedFile;
  if (isAbsent) skipForShared(context, 'edgar');
  return isAbsent;
}

const expected = JSON.parse(expectedFile?.toString() ?? '{}') as Record<string, Expected>;

function rowsOf(reading: Form4Reading): Extract<Form4Reading, { kind: 'filing' }> {
  assert.equal(reading.kind, 'filing');
  return reading;
}

/** The document as an original, so that the rows of the one amendment can be compared too. */
function asOriginal(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString().replace('<documentType>4/A<', '<documentType>4<'));
}

test('every real filing yields exactly the rows that an independent parser read', (t) => {
  if (isSkipped(t)) return;
  assert.equal(filings.size, 57);
  for (const [name, bytes] of filings) {
    const wanted = expected[name]!;
    const filing = rowsOf(readForm4(asOriginal(bytes)));
    const [owner] = wanted.owners;
    assert.deepEqual(
      { cik: filing.issuerCik, name: filing.issuerName, symbol: filing.issuerSymbol },
      { cik: wanted.issuer.cik, name: wanted.issuer.name, symbol: wanted.issuer.symbol },
      name,
    );
    assert.deepEqual(
      filing.rows.map((row) => ({
        insider_name: row.insider_name,
        insider_cik: row.insider_cik,
        period: row.period_of_report,
        is_derivative: row.is_derivative,
        security_title: row.security_title,
        transaction_date: row.transaction_date,
        code: row.transaction_code,
        shares: row.shares,
        price: row.price_per_share,
        acquired_disposed: row.acquired_disposed_code,
        post_shares: row.post_transaction_holdings,
        ownership: row.ownership_type,
        mentions_10b5_1: row.is_rule_10b5_1_plan,
      })),
      wanted.rows.map((row) => ({
        insider_name: owner!.name,
        insider_cik: owner!.cik,
        period: wanted.period_of_report,
        is_derivative: row.is_derivative,
        security_title: row.security_title,
        transaction_date: row.transaction_date,
        code: row.code,
        shares: row.shares,
        price: row.price,
        acquired_disposed: row.acquired_disposed,
        post_shares: row.post_shares,
        ownership: row.ownership === 'D' ? 'direct' : 'indirect',
        // In these filings every note that mentions the rule places its transaction under a plan.
        mentions_10b5_1: row.mentions_10b5_1,
      })),
      name,
    );
    for (const [i, row] of filing.rows.entries()) {
      const value = wanted.rows[i]!.value;
      if (value === null) assert.equal(row.transaction_value_usd, null, name);
      else assert.ok(Math.abs(row.transaction_value_usd! - value) <= 1e-9 * Math.abs(value), name);
    }
    if (owner!.officer_title)
      assert.ok(
        filing.rows.every((row) => row.role?.includes(owner!.officer_title!)),
        name,
      );
  }
});

test('the amendment among the real filings is not read', (t) => {
  if (isSkipped(t)) return;
  for (const [name, bytes] of filings) {
    const reading = readForm4(bytes);
    assert.equal(reading.kind, expected[name]!.document_type === '4/A' ? 'unreadable' : 'filing', name);
  }
});

test('a real filing that is truncated anywhere is unreadable, never a filing with fewer rows', (t) => {
  if (isSkipped(t)) return;
  for (const [name, bytes] of filings) {
    for (let part = 0; part < 50; part++) {
      const end = Math.floor((bytes.length * part) / 50);
      assert.equal(readForm4(bytes.subarray(0, end)).kind, 'unreadable', `${name} cut to ${end} bytes`);
    }
  }
});

test('a plan mentioned only in the remarks does not set the flag', (t) => {
  if (isSkipped(t)) return;
  const filing = rowsOf(readForm4(filings.get('bdx-feld-2025-12-26-plan-in-remarks.xml')!));
  assert.ok(filing.rows.length > 0);
  assert.ok(filing.rows.every((row) => !row.is_rule_10b5_1_plan));
});

test("EDGAR's rendering of a filing is not read as the filing", (t) => {
  const page = sharedFile('xslF345X05-rendering-374Water.html');
  if (!page) {
    skipForShared(t, 'edgar');
    return;
  }
  assert.deepEqual(readForm4(page), { kind: 'unreadable', reason: 'html_page' });
});
