import { isJsonObject } from '../json.ts';
import { createListMemory, type ListMemory, type ListMemoryParts } from '../whole-lists/list-memory.ts';
import { paddedCik, type IssuerQuery } from './issuer.ts';

/** A company in EDGAR's ticker map. */
export interface TickerListing {
  /** Ten digits. */
  readonly cik: string;
  readonly ticker: string;
  readonly name: string;
}

/** EDGAR's ticker map for lookups. */
export interface TickerMap {
  readonly byTicker: ReadonlyMap<string, TickerListing>;
  /** A company's first listing, its main ticker. */
  readonly byCik: ReadonlyMap<string, TickerListing>;
  /** Set if it lost more listings than ordinary delistings explain: a missing ticker may then have been lost. */
  readonly isDoubted?: true;
}

/** A file with fewer entries is not the map: the real one lists about ten thousand. */
const MIN_LISTINGS = 1_000;

const MIN_READABLE_SHARE = 0.9;

/**
 * Parses EDGAR's `company_tickers.json` for lookups; null if it is not that file. A few broken entries are skipped, but
 * a file with more than a tenth broken, or with fewer than a thousand, is rejected. Of two entries for one ticker the
 * first counts.
 */
export function readTickerMap(json: unknown): TickerMap | null {
  if (!isJsonObject(json)) return null;
  const entries = Object.values(json);
  const listings = entries.flatMap((entry) => listing(entry) ?? []);
  if (listings.length < MIN_LISTINGS || listings.length < entries.length * MIN_READABLE_SHARE) return null;
  return indexListings(listings);
}

function indexListings(listings: readonly TickerListing[]): TickerMap {
  const byTicker = new Map<string, TickerListing>();
  const byCik = new Map<string, TickerListing>();
  for (const one of listings) {
    if (!byTicker.has(one.ticker)) byTicker.set(one.ticker, one);
    if (!byCik.has(one.cik)) byCik.set(one.cik, one);
  }
  return { byTicker, byCik };
}

/** Creates the memory of the map's size, across restarts. */
export function createTickerMemory(parts: ListMemoryParts): ListMemory<TickerListing> {
  return createListMemory<TickerListing>(
    {
      name: 'edgar_ticker_map',
      usualFor: () => ({}),
      listOf: () => 'EDGAR ticker map',
      keyOf: ({ ticker, cik }) => `${ticker} ${cik}`,
      nameOf: ({ cik }) => cik,
      readKept: (value) =>
        isJsonObject(value) ? listing({ ...value, cik_str: value['cik'], title: value['name'] }) : undefined,
    },
    parts,
  );
}

/** Judges a map and adds what it lost if it is doubted. */
export async function judgedTickerMap(map: TickerMap, memory: ListMemory<TickerListing>): Promise<TickerMap> {
  const listings = [...map.byTicker.values()];
  const { doubts, lost } = await memory.judge(listings);
  return doubts.length === 0 ? map : { ...indexListings([...listings, ...lost]), isDoubted: true };
}

function listing(entry: unknown): TickerListing | undefined {
  if (!isJsonObject(entry)) return undefined;
  const { cik_str, ticker, title } = entry;
  const cik = typeof cik_str === 'number' || typeof cik_str === 'string' ? paddedCik(String(cik_str)) : null;
  if (cik === null || typeof ticker !== 'string' || typeof title !== 'string') return undefined;
  if (ticker === '' || ticker.length > 20) return undefined;
  return { cik, ticker: ticker.toUpperCase(), name: title.slice(0, 300) };
}

/** The issuer found for a query. */
export type FoundIssuer =
  | { readonly kind: 'issuer'; readonly cik: string; readonly ticker: string | null }
  | { readonly kind: 'company_not_found' }
  /** The ticker is not in the map, which lost entries. */
  | { readonly kind: 'map_in_doubt' }
  /** The ticker and the CIK name different companies. */
  | { readonly kind: 'conflict' };

/**
 * Looks up a query's ticker. A lone CIK needs no entry: most filers have no ticker, and whether EDGAR has it shows when
 * its filings are requested.
 */
export function findIssuer(query: Extract<IssuerQuery, { kind: 'query' }>, map: TickerMap): FoundIssuer {
  const { tickers, cik } = query;
  const spelled = tickers.find((ticker) => map.byTicker.has(ticker));
  const found = spelled === undefined ? undefined : map.byTicker.get(spelled);
  if (tickers.length > 0 && !found) return { kind: map.isDoubted ? 'map_in_doubt' : 'company_not_found' };
  if (found && cik !== null && found.cik !== cik) return { kind: 'conflict' };
  if (found) return { kind: 'issuer', cik: found.cik, ticker: found.ticker };
  if (cik === null) return { kind: 'company_not_found' };
  return { kind: 'issuer', cik, ticker: map.byCik.get(cik)?.ticker ?? null };
}
