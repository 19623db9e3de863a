import { madeForm4, madeOwner, madeRow } from '../core/edgar/made-form4.ts';
import { startAgencies } from './agencies.ts';
import { startEdgar, type ListedFiling } from './edgar.ts';
import type { EndsWith } from './upstream.ts';

/** The Form 4 whose row the documentation of the insider service shows. */
const FILING: ListedFiling = {
  accession: '0009990002-25-000900',
  filingDate: '2025-06-04',
  document: madeForm4({
    owners: [madeOwner({ flags: 'isOfficer', title: 'Chief Financial Officer' })],
    nonDerivative: madeRow({
      title: 'Class A Common Stock',
      coding: '<transactionCode>S</transactionCode><footnoteId id="F1"/>',
      shares: '1200',
      price: '<value>41.25</value>',
      held: '18800',
    }),
    footnotes: { F1: 'This sale was effected pursuant to a Rule 10b5-1 trading plan adopted on December 2, 2024.' },
  }),
};

/** Stand-ins for everything outside that the documented examples stand on, as the environment of a server. */
export async function startExampleUpstreams(context: EndsWith): Promise<Readonly<Record<string, string>>> {
  const company = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML-B', 'HBML-A'], filings: [FILING] };
  const edgar = await startEdgar(context, { companies: [company] });
  const agencies = await startAgencies(context);
  return {
    ...agencies.environment,
    EDGAR_URL: edgar.url,
    EDGAR_DATA_URL: edgar.dataUrl,
    EDGAR_USER_AGENT: 'Tracewell tests@tracewell.test',
  };
}
