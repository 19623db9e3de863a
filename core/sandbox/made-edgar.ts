import type { Edgar } from '../edgar/edgar.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { madeCompanies } from './made-filings.ts';

/** Creates an EDGAR with a few fictitious companies and their filings. */
export function madeEdgar(): Edgar {
  const companies = madeCompanies();
  const listings = companies.map(({ cik, name, ticker }) => ({ cik, name, ticker }));
  const filings = companies.flatMap((company) => company.filings);
  return {
    isSample: true,
    startLookup: (signal) => ({ signal, end: () => undefined }),
    tickerMap: () =>
      Promise.resolve({
        byTicker: new Map(listings.map((one) => [one.ticker, one])),
        byCik: new Map(listings.map((one) => [one.cik, one])),
      }),
    lists: () => [],
    begin: () => ({
      company(cik, { limit }) {
        const company = companies.find((one) => one.cik === cik);
        if (company === undefined) return Promise.resolve(undefined);
        const form4s = company.filings.slice(0, limit).map(({ entry }) => entry);
        return Promise.resolve({ kind: 'company', cik, name: company.name, tickers: [company.ticker], form4s });
      },
      document({ accession }) {
        const filing = filings.find(({ entry }) => entry.accession === accession);
        if (filing) return Promise.resolve(new TextEncoder().encode(filing.document));
        return Promise.reject(new UpstreamFailure({ source: 'EDGAR', kind: 'http', status: 404 }));
      },
      expect: () => undefined,
      end: () => undefined,
    }),
    close: () => Promise.resolve(),
  };
}
