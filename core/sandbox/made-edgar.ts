import type { Company, Edgar } from '../edgar/edgar.ts';
import type { TickerListing } from '../edgar/ticker-map.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { madeFilings } from './made-filings.ts';

const LISTING: TickerListing = { cik: '9990000001', ticker: 'SAMPLE', name: 'SAMPLE WIDGETS CORP' };

/** An EDGAR that knows one company, which does not exist, and its filings. */
export function madeEdgar(): Edgar {
  const filings = madeFilings();
  const entries = filings.map(({ entry }) => entry);
  const company: Company = {
    kind: 'company',
    cik: LISTING.cik,
    name: LISTING.name,
    tickers: [LISTING.ticker],
    form4s: entries,
  };
  return {
    isSample: true,
    startLookup: (signal) => ({ signal, end: () => undefined }),
    tickerMap: () =>
      Promise.resolve({
        byTicker: new Map([[LISTING.ticker, LISTING]]),
        byCik: new Map([[LISTING.cik, LISTING]]),
      }),
    lists: () => [],
    begin: () => ({
      company: (cik, { limit }) =>
        Promise.resolve(cik === company.cik ? { ...company, form4s: entries.slice(0, limit) } : undefined),
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
