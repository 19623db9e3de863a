import { americanDay } from '../../calendar-day.ts';
import type { JsonObject } from '../../../json.ts';
import type { ExpectedRows } from '../../../upstream/expected-rows.ts';

/** The ECHO columns used for an answer, by their names in its metadata. */
export const ECHO_COLUMNS = [
  'FacName',
  'FacStreet',
  'FacCity',
  'FacState',
  'FacZip',
  'RegistryID',
  'FacEPARegion',
  'FacMajorFlag',
  'CurrSvFlag',
  'CurrVioFlag',
  'ViolFlag',
  'CAAHpvFlag',
  'CWASNCFlag',
  'RCRASNCFlag',
  'SDWASNCFlag',
  'FacFormalActionCount',
  'FacTotalPenalties',
  'FacQtrsWithNC',
  'FacDateLastFormalAction',
  'FacInformalCount',
  'CAAComplianceStatus',
  'CWAComplianceStatus',
  'RCRAComplianceStatus',
  'SDWAComplianceStatus',
  'CAAQtrsWithNC',
  'CWAQtrsWithNC',
  'RCRAQtrsWithNC',
  'SDWAQtrsWithNC',
] as const;

/** Rows of get_qid, which adds unrequested columns. */
export const FACILITY_ROWS: ExpectedRows = {
  what: 'facility',
  required: ECHO_COLUMNS,
  known: ['FacLat', 'FacLong', 'FacEisReporter', 'ObjectId'],
};

export type EchoColumn = (typeof ECHO_COLUMNS)[number];

/** Longer than any value read here; a longer one is not a value. */
const MAX_VALUE_LENGTH = 1_000;

/** Returns a column's text; null if it is blank, not a value, or missing. */
export function echoText(row: JsonObject, column: EchoColumn): string | null {
  const value = row[column];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH) return null;
  return value.trim() || null;
}

/** Returns a flag, which ECHO writes as 0 and 1 or as N and Y; null for anything else. */
export function echoFlag(row: JsonObject, column: EchoColumn): boolean | null {
  const text = echoText(row, column)?.toUpperCase();
  if (text === '1' || text === 'Y') return true;
  return text === '0' || text === 'N' ? false : null;
}

/** Returns a count; null for anything else. NA, used where no permit could be acted on, is 0. */
export function echoCount(row: JsonObject, column: EchoColumn): number | null {
  const text = echoText(row, column) ?? '';
  if (text === 'NA') return 0;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * Returns U.S. dollars and cents, with or without the sign and separators ("$1,056,616", "$34400"); null for anything
 * else.
 */
export function echoDollars(row: JsonObject, column: EchoColumn): number | null {
  const text = echoText(row, column) ?? '';
  return /^\$?\d[\d,]{0,18}(?:\.\d{1,2})?$/.test(text) ? Number(text.replace(/[$,]/g, '')) : null;
}

/** Returns a date as YYYY-MM-DD, which ECHO writes as month/day/year with or without zeros; null for anything else. */
export function echoDate(row: JsonObject, column: EchoColumn): string | null {
  return americanDay(echoText(row, column) ?? '');
}
