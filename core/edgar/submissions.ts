import { isJsonObject, type JsonObject } from '../json.ts';
import { isAccession, rawDocumentName } from './archive-paths.ts';
import { filedDate } from './form4/filed-values.ts';
import { paddedCik } from './issuer.ts';

/** An original Form 4 in a company's filing list. */
export interface Form4Entry {
  /** `0000320193-25-000012`. */
  readonly accession: string;
  /** YYYY-MM-DD. */
  readonly filingDate: string;
  /** YYYY-MM-DD; null if the list has none. */
  readonly reportDate: string | null;
  /** Name of the raw XML in the filing's folder; null if the filing has no XML, or not under a name we request. */
  readonly xmlName: string | null;
}

/** The parts read from a company's submissions file; `shape` if it is not such a file. */
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
 * Parses `CIK##########.json`: the company and its newest Form 4 filings (exactly `4`, so no amendments), up to a
 * limit. Only the recent list is read. Its arrays must have the same length, or a filing would get another one's date.
 * Only the selected entries are checked: a broken one beyond the limit does not matter.
 */
export function readSubmissions(json: unknown, { limit }: { limit: number }): Submissions {
  if (!isJsonObject(json)) return SHAPE;
  const cik =
    typeof json['cik'] === 'string' || typeof json['cik'] === 'number' ? paddedCik(String(json['cik'])) : null;
  const { name } = json;
  const filings = json['filings'];
  const recent = isJsonObject(filings) ? filings['recent'] : undefined;
  if (cik === null || typeof name !== 'string' || !isJsonObject(recent)) return SHAPE;
  const form4s = form4Entries(recent, limit);
  if (form4s === null) return SHAPE;
  return {
    kind: 'company',
    cik,
    name: name.slice(0, MAX_NAME),
    tickers: tickers(json['tickers']),
    form4s,
  };
}

function tickers(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (ticker: unknown): ticker is string => typeof ticker === 'string' && ticker !== '' && ticker.length <= 20,
  );
}

/** Later than any day in a list. */
const NEWEST = '9999-12-31';

function form4Entries(recent: JsonObject, limit: number): Form4Entry[] | null {
  const forms = recent['form'];
  if (!Array.isArray(forms)) return null;
  const columns = ['accessionNumber', 'filingDate', 'reportDate', 'primaryDocument'].map((column) => recent[column]);
  if (!columns.every((column): column is unknown[] => Array.isArray(column) && column.length === forms.length))
    return null;
  const [accessions, filingDates, reportDates, documents] = columns;
  let day = NEWEST;
  const listed = forms.flatMap((form, i) => {
    if (form !== '4') return [];
    const filingDate = date(filingDates?.[i]);
    // The list is served newest first, so an entry without a day keeps its place after the previous one.
    day = filingDate ?? day;
    return [{ i, day, filingDate }];
  });
  // Sorting by day keeps the list's order within a day and does not rely on the list being sorted.
  listed.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const entries = new Map<string, Form4Entry>();
  for (const { i, filingDate } of listed) {
    if (entries.size === limit) break;
    const accession: unknown = accessions?.[i];
    if (!isAccession(accession) || filingDate === null) return null;
    // A filing listed twice is one filing.
    if (entries.has(accession)) continue;
    entries.set(accession, {
      accession,
      filingDate,
      reportDate: date(reportDates?.[i]),
      xmlName: rawDocumentName(documents?.[i]),
    });
  }
  return [...entries.values()];
}

function date(value: unknown): string | null {
  return typeof value === 'string' ? filedDate(value) : null;
}
