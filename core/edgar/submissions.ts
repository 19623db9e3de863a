import { isJsonObject, type JsonObject } from '../json.ts';
import { isAccession, rawDocumentName } from './archive-paths.ts';
import { filedDate } from './filed-date.ts';
import { paddedCik } from './issuer.ts';

/** One original Form 4 in a company's filing list. */
export interface Form4Entry {
  /** `0000320193-25-000012`. */
  readonly accession: string;
  /** YYYY-MM-DD. */
  readonly filingDate: string;
  /** YYYY-MM-DD; null where the list has none. */
  readonly reportDate: string | null;
  /** The raw XML's name in the filing's folder; null where the filing has no XML, or its name is none that we ask for. */
  readonly xmlName: string | null;
}

/** What a company's submissions file holds, as far as it is read; `shape` where it is no such file. */
export type Submissions =
  | {
      readonly kind: 'company';
      /** Ten digits. */
      readonly cik: string;
      readonly name: string;
      readonly tickers: readonly string[];
      /** Newest first. */
      readonly form4s: readonly Form4Entry[];
    }
  | { readonly kind: 'shape' };

const SHAPE: Submissions = { kind: 'shape' };
const MAX_NAME = 300;

/**
 * Reads the parsed `CIK##########.json`: the company and its newest Form 4 filings (exactly `4`: amendments are left out) up
 * to a limit. Only the recent list is read. Its arrays must be of one length, or a filing would be given another's date.
 */
export function readSubmissions(json: unknown, { limit }: { limit: number }): Submissions {
  if (!isJsonObject(json)) return SHAPE;
  const cik =
    typeof json['cik'] === 'string' || typeof json['cik'] === 'number' ? paddedCik(String(json['cik'])) : null;
  const { name } = json;
  const filings = json['filings'];
  const recent = isJsonObject(filings) ? filings['recent'] : undefined;
  if (cik === null || typeof name !== 'string' || !isJsonObject(recent)) return SHAPE;
  const form4s = form4Entries(recent);
  if (form4s === null) return SHAPE;
  return {
    kind: 'company',
    cik,
    name: name.slice(0, MAX_NAME),
    tickers: tickers(json['tickers']),
    form4s: form4s.slice(0, limit),
  };
}

function tickers(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (ticker: unknown): ticker is string => typeof ticker === 'string' && ticker !== '' && ticker.length <= 20,
  );
}

function form4Entries(recent: JsonObject): Form4Entry[] | null {
  const forms = recent['form'];
  if (!Array.isArray(forms)) return null;
  const columns = ['accessionNumber', 'filingDate', 'reportDate', 'primaryDocument'].map((column) => recent[column]);
  if (!columns.every((column): column is unknown[] => Array.isArray(column) && column.length === forms.length))
    return null;
  const [accessions, filingDates, reportDates, documents] = columns;
  const entries: Form4Entry[] = [];
  for (const [i, form] of forms.entries()) {
    if (form !== '4') continue;
    const accession: unknown = accessions?.[i];
    const filingDate = date(filingDates?.[i]);
    if (!isAccession(accession) || filingDate === null) return null;
    entries.push({
      accession,
      filingDate,
      reportDate: date(reportDates?.[i]),
      xmlName: rawDocumentName(documents?.[i]),
    });
  }
  // The list is served newest first; sorting by day keeps its order within a day and does not rely on that.
  return entries.sort((a, b) => (a.filingDate < b.filingDate ? 1 : a.filingDate > b.filingDate ? -1 : 0));
}

function date(value: unknown): string | null {
  return typeof value === 'string' ? filedDate(value) : null;
}
