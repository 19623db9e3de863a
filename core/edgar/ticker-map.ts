import { isJsonObject } from '../json.ts';
import { createListMemory, type ListMemory, type ListMemoryParts } from '../whole-lists/list-memory.ts';
import { paddedCik, type IssuerQuery } from './issuer.ts';

/** A company of EDGAR's ticker map. */
export interface TickerListing {
  /** Ten digits. */
  readonly cik: string;
  readonly ticker: string;
  readonly name: string;
}

/** EDGAR's ticker map as a lookup. */
export interface TickerMap {
  readonly byTicker: ReadonlyMap<string, TickerListing>;
  /** A company's first listing, its main ticker. */
  readonly byCik: ReadonlyMap<string, TickerListing>;
  /** Set where it lost more listings than ordinary delistings explain: what it does not list is then not unknown. */
  readonly isDoubted?: true;
}

/** Fewer entries than this are not the map: the real one lists about ten thousand. */
const MIN_LISTINGS = 1_000;

const MIN_READABLE_SHARE = 0.9;

/**
 * EDGAR's `company_tickers.json`, parsed, as a lookup; null where it is not that file. Single broken entries are passed
 * over, but a file of which more than a tenth is broken, or that lists
 * fewer than a thousand, is another file. Of two entries for one ticker the first counts.
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

/** What is remembered of the map's size, over restarts. */
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

/** A map as it was read, with what it lost where it is doubted. */
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

/** The issuer that a query leads to. */
export type FoundIssuer =
  | { readonly kind: 'issuer'; readonly cik: string; readonly ticker: string | null }
  | { readonly kind: 'company_not_found' }
  /** The ticker is not in the map, which lost a part of itself. */
  | { readonly kind: 'map_in_doubt' }
  /** The ticker and the CIK name different companies. */
  | { readonly kind: 'conflict' };

/**
 * Looks a query's ticker up. A lone CIK needs no entry: most filers have no ticker, and whether EDGAR knows it shows when its
 * filings are asked for.
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
