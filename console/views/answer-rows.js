/** @import { Json, JsonObject } from '../types.ts' */

/** A table to save: the headings, and the rows below them. @typedef {{ header: readonly string[], rows: readonly (readonly (string | number | boolean | null)[])[] }} Table */
/** @typedef {Readonly<Record<string, Json | undefined>>} Members */

/** How the rows of an answer are found, by the path of its operation; of any other one each value is a row. @type {Readonly<Record<string, (answer: any) => readonly Members[]>>} */
const ROWS = {
  '/insider/insider-transactions': ({ filings }) => filings,
  '/landed-cost/estimate': estimateRows,
  '/exclusions/screen': screenRows,
  '/exclusions/screen/batch': ({ results }) => results.flatMap(screenRows),
  '/import-risk/screen/shipment': screenRows,
  '/import-risk/screen/parties': ({ results }) => results.flatMap(screenRows),
  '/import-risk/uflpa/entities': screenRows,
  '/company-risk/company-risk-screen': screenRows,
  '/invoice/extract': ({ line_items: items, date, currency, vendor }) =>
    items.map((/** @type {JsonObject} */ item) => ({ vendor, date, currency, ...item })),
  '/pii/redact': ({ entities }) => entities,
};

/**
 * An answer as a table. A list or agency that found nothing, or could not be checked, has its row like any other.
 *
 * @param {string} path
 * @param {Json} answer
 * @param {boolean} isSandbox marks each row as sample data
 * @returns {Table}
 */
export function answerTable(path, answer, isSandbox) {
  const found = rowsOf(path, answer);
  const names = [...new Set(found.flatMap((row) => Object.keys(row)))];
  const rows = found.map((row) => names.map((name) => cellOf(row[name])));
  if (!isSandbox) return { header: names, rows };
  return { header: [...names, 'sample_data'], rows: rows.map((row) => [...row, 'yes']) };
}

/** @param {string} path @param {Json} answer @returns {readonly Members[]} */
function rowsOf(path, answer) {
  try {
    const rows = ROWS[path]?.(answer);
    if (rows !== undefined && rows.length > 0) return rows;
  } catch {
    // An answer of another shape is saved value by value.
  }
  return valuesOf(answer, '');
}

/** @param {any} answer */
function estimateRows({ hs_code, description, confidence, duty_estimate: duty, applicable_surcharges, ...rest }) {
  const { min_pct, max_pct, most_common_rate_text } = duty;
  const lists = applicable_surcharges.flatMap((/** @type {any} */ one) =>
    one.lists.map((/** @type {any} */ { list }) => list),
  );
  const chosen = { rank: 1, hs_code, description, confidence, min_pct, max_pct, most_common_rate_text };
  return [
    { ...chosen, china_lists: lists.join('; '), schedule: rest.tariff_schedule_snapshot },
    ...rest.alternate_subheadings.map((/** @type {JsonObject} */ one, /** @type {number} */ i) => ({
      rank: i + 2,
      ...one,
    })),
  ];
}

const SECTIONS = ['exclusions_register', 'uflpa', 'csl', 'epa', 'osha', 'dol', 'fda', 'cpsc'];

/** A row for each match of each section, and one for a section without. @param {any} answer @returns {readonly Members[]} */
function screenRows(answer) {
  const { input = {}, party = {} } = answer;
  const name = input.entity_name ?? input.supplier_name ?? input.company_name ?? party.name ?? answer.query ?? null;
  return SECTIONS.filter((section) => answer[section] !== undefined).flatMap((section) => {
    const { status, resolved, facility, matches, candidates = matches ?? [], source = {}, error } = answer[section];
    const shared = {
      ...{ screened_name: name, section, status: status ?? (resolved ? 'resolved' : 'not_resolved') },
      ...{ basis: source.basis ?? null, as_of: source.as_of ?? null, error: error ?? null },
    };
    const found = facility ? [{ matched_name: facility.name ?? facility.facility_name ?? null }] : candidates;
    if (found.length === 0) return [{ ...shared, matched_name: null }];
    return found.map((/** @type {JsonObject} */ { records: _records, ...match }) => ({ ...shared, ...match }));
  });
}

/** Every value with its path. @param {Json | undefined} value @param {string} path @returns {readonly Members[]} */
function valuesOf(value, path) {
  if (value === null || value === undefined || typeof value !== 'object') return [{ path, value }];
  if (Object.keys(value).length === 0) return [{ path, value: null }];
  if (Array.isArray(value)) return value.flatMap((one, i) => valuesOf(one, `${path}[${String(i)}]`));
  return Object.entries(value).flatMap(([name, one]) => valuesOf(one, path === '' ? name : `${path}.${name}`));
}

/** @param {Json | undefined} value */
function cellOf(value) {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
