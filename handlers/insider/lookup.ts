import type { Company, Edgar } from '../../core/edgar/edgar.ts';
import { edgarRetryMs, edgarTrouble } from '../../core/edgar/edgar-failure.ts';
import { issuerQuery, MAX_IDENTIFIER } from '../../core/edgar/issuer.ts';
import { readFilings, type FilingsReading } from '../../core/edgar/read-filings.ts';
import { findIssuer } from '../../core/edgar/ticker-map.ts';
import { optionalParameter, optionalWholeNumber } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { Query } from '../../core/http/request-target.ts';
import { UpstreamFailure } from '../../core/upstream/failure.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts';

/** A valid request: the issuer to look up, and how many filings to read. */
export interface LookupRequest {
  /** Spellings to look for in the ticker map, most likely first; empty if only a CIK was sent. */
  readonly tickers: readonly string[];
  /** Ten digits. */
  readonly cik: string | null;
  readonly limit: number;
}

/** Parses a query. Throws `missing_fields` without an issuer and `invalid_fields` for an invalid parameter. */
export function lookupRequest(query: Query): LookupRequest {
  const ticker = identifier(query, 'ticker');
  const cik = identifier(query, 'cik');
  const limit = optionalWholeNumber(query, 'limit', { min: 1, max: MAX_LIMIT }) ?? DEFAULT_LIMIT;
  const asked = issuerQuery({ ticker, cik });
  switch (asked.kind) {
    case 'missing':
      throw new CodedError('missing_fields', 'ticker or cik is required.');
    case 'malformed':
      throw new CodedError('invalid_fields', MALFORMED[asked.field]);
    case 'query':
      return { tickers: asked.tickers, cik: asked.cik, limit };
    default:
      return asked satisfies never;
  }
}

/** As sent: only white space counts as blank, and an invisible character is not an identifier. */
function identifier(query: Query, name: 'ticker' | 'cik'): string | undefined {
  return optionalParameter(query, name, { max: MAX_IDENTIFIER }) ?? query.get(name)?.[0];
}

const MALFORMED = {
  ticker: 'ticker must be a ticker symbol; a share class may follow a period, hyphen, slash or space.',
  cik: 'cik must be a Central Index Key of at most ten digits, with or without leading zeros or the prefix CIK.',
};

/** A company and its filings. */
export interface Lookup {
  readonly company: Company;
  /** The requested ticker, otherwise the company's main one; null if it has none. */
  readonly ticker: string | null;
  readonly reading: FilingsReading;
}

/**
 * Finds the company and reads its newest Form 4 filings. Throws `company_not_found`, `invalid_fields` if ticker and CIK
 * name different companies, and `source_unavailable` if nothing could be read from EDGAR.
 */
export async function lookUp(edgar: Edgar, request: LookupRequest, caller: AbortSignal): Promise<Lookup> {
  const { signal, end } = edgar.startLookup(caller);
  try {
    const issuer = await findCik(edgar, request, signal);
    // The filing list, and the filings.
    const calls = edgar.begin(1 + request.limit);
    try {
      const company = await calls.company(issuer.cik, { limit: request.limit, signal });
      if (!company) throw issuer.ticker === null ? notFound(edgar) : new UpstreamFailure(UNLISTED);
      const reading = await readFilings(calls, { cik: company.cik, entries: company.form4s, signal });
      const isAnswered = reading.filings.some(({ document }) => document.issuerCik === company.cik);
      if (reading.outage && !isAnswered) throw reading.outage;
      return { company, ticker: issuer.ticker ?? company.tickers[0] ?? null, reading };
    } finally {
      calls.end();
    }
  } catch (error) {
    throw error instanceof UpstreamFailure ? sourceUnavailable(error) : error;
  } finally {
    end();
  }
}

/** EDGAR's own map lists the company, so it exists, whatever its data host says. */
const UNLISTED = { source: 'EDGAR data', kind: 'http', status: 404 } as const;

interface Issuer {
  readonly cik: string;
  readonly ticker: string | null;
}

/** A CIK needs no map: the filing list states the company's tickers. */
async function findCik(edgar: Edgar, { tickers, cik }: LookupRequest, signal: AbortSignal): Promise<Issuer> {
  if (tickers.length === 0 && cik !== null) return { cik, ticker: null };
  const found = findIssuer({ kind: 'query', tickers, cik }, await edgar.tickerMap(signal));
  switch (found.kind) {
    case 'issuer':
      return found;
    case 'company_not_found':
      throw notFound(edgar);
    case 'map_in_doubt':
      throw new CodedError('source_unavailable', MAP_IN_DOUBT);
    case 'conflict':
      throw new CodedError('invalid_fields', 'ticker and cik name different companies; send one of them.');
    default:
      return found satisfies never;
  }
}

const MAP_IN_DOUBT =
  "EDGAR's ticker list is incomplete for now and may have lost this ticker. Use cik, or try again later.";

function notFound({ isSample }: Edgar): CodedError {
  const whose = isSample ? 'The sample data' : 'EDGAR';
  return new CodedError('company_not_found', `${whose} has no company with this ticker or CIK.`);
}

function sourceUnavailable(failure: UpstreamFailure): CodedError {
  const retryMs = edgarRetryMs(failure);
  const headers = retryMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryMs / 1000)) };
  return new CodedError('source_unavailable', UNAVAILABLE[edgarTrouble(failure)], { headers });
}

const UNAVAILABLE = {
  rate_block: 'EDGAR accepts no more requests from this server for now.',
  blocked: 'EDGAR accepts no more requests from this server for now.',
  own_budget: 'This server has too many other requests to EDGAR in flight.',
  agent_block: "EDGAR rejects this server's User-Agent; the operator must correct it.",
  missing: 'EDGAR does not serve a list that this answer needs.',
  too_large: 'EDGAR sent more data than this server reads.',
  unavailable: 'EDGAR could not be read.',
};
