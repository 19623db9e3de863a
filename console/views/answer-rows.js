/** @import { Json, JsonObject } from '../types.ts' */
import { scalarText } from '../dom/words.js';

/** A table to save: the headings, and the rows below them. @typedef {{ header: readonly string[], rows: readonly (readonly (string | number | boolean | null)[])[] }} Table */
/** @typedef {Readonly<Record<string, Json | undefined>>} Members */

/** How to find an answer's rows, by operation path; for other operations each value is a row. @type {Readonly<Record<string, (answer: Json) => readonly Members[]>>} */
const ROWS = {
  '/insider/insider-transactions': (answer) => objectsIn(answer, 'filings'),
  '/landed-cost/estimate': estimateRows,
  '/exclusions/screen': screenRows,
  '/exclusions/screen/batch': (answer) => objectsIn(answer, 'results').flatMap(screenRows),
  '/import-risk/screen/shipment': screenRows,
  '/import-risk/screen/parties': (answer) => objectsIn(answer, 'results').flatMap(screenRows),
  '/import-risk/uflpa/entities': screenRows,
  '/company-risk/company-risk-screen': screenRows,
  '/invoice/extract': (answer) =>
    objectsIn(answer, 'line_items').map((item) => ({ ...picked(answer, ['vendor', 'date', 'currency']), ...item })),
  '/pii/redact': (answer) => objectsIn(answer, 'entities'),
};

/**
 * Returns an answer as a table. A list or agency that found nothing, or could not be checked, has a row like any other.
 *
 * @param {string} path
 * @param {Json} answer
 * @param {boolean} isSandbox marks each row as sample data
 * @returns {Table}
 */
export function answerTable(path, answer, isSandbox) {
  const own = ROWS[path]?.(answer) ?? [];
  const found = own.length > 0 ? own : valuesOf(answer, '');
  const names = [...new Set(found.flatMap((row) => Object.keys(row)))];
  const rows = found.map((row) => names.map((name) => cellOf(row[name])));
  if (!isSandbox) return { header: names, rows };
  return { header: [...names, 'sample_data'], rows: rows.map((row) => [...row, 'yes']) };
}

/** The chosen subheading with its rates, then the alternates. @param {Json} answer @returns {readonly Members[]} */
function estimateRows(answer) {
  const lists = objectsIn(answer, 'applicable_surcharges').flatMap((one) => objectsIn(one, 'lists'));
  return [
    {
      rank: 1,
      ...picked(answer, ['hs_code', 'description', 'confidence']),
      ...picked(memberOf(answer, 'duty_estimate'), ['min_pct', 'max_pct', 'most_common_rate_text']),
      china_lists: lists.map(({ list }) => scalarText(list)).join('; '),
      schedule: memberOf(answer, 'tariff_schedule_snapshot'),
    },
    ...objectsIn(answer, 'alternate_subheadings').map((one, i) => ({ rank: i + 2, ...one })),
  ];
}

const SECTIONS = ['exclusions_register', 'uflpa', 'csl', 'epa', 'osha', 'dol', 'fda', 'cpsc'];
const NAMES = ['entity_name', 'supplier_name', 'company_name'];

/** A row for each match of each section, and one for a section without matches. @param {Json} answer @returns {readonly Members[]} */
function screenRows(answer) {
  const input = memberOf(answer, 'input');
  const asked = NAMES.map((name) => memberOf(input, name)).find((name) => name !== undefined);
  const name = asked ?? memberOf(memberOf(answer, 'party'), 'name') ?? memberOf(answer, 'query');
  return SECTIONS.flatMap((section) => {
    const held = memberOf(answer, section);
    if (held === undefined) return [];
    const resolved = memberOf(held, 'resolved') === true ? 'resolved' : 'not_resolved';
    const source = memberOf(held, 'source');
    const shared = {
      ...{ screened_name: name, section, status: memberOf(held, 'status') ?? resolved },
      ...{ basis: memberOf(source, 'basis'), as_of: memberOf(source, 'as_of'), error: memberOf(held, 'error') },
    };
    const facility = memberOf(held, 'facility');
    const found = [...objectsIn(held, 'matches'), ...objectsIn(held, 'candidates')];
    if (found.length === 0) return [{ ...shared, matched_name: memberOf(facility, 'name') }];
    return found.map((match) => {
      const members = Object.entries(match).filter(([member]) => member !== 'records');
      return { ...shared, ...Object.fromEntries(members) };
    });
  });
}

/** Returns every value with its path. @param {Json | undefined} value @param {string} path @returns {readonly Members[]} */
function valuesOf(value, path) {
  if (value === null || value === undefined || typeof value !== 'object') return [{ path, value }];
  if (Object.keys(value).length === 0) return [{ path, value: null }];
  if (isList(value)) return value.flatMap((one, i) => valuesOf(one, `${path}[${String(i)}]`));
  return Object.entries(value).flatMap(([name, one]) => valuesOf(one, path === '' ? name : `${path}.${name}`));
}

/** @param {Json} value @returns {value is readonly Json[]} */
function isList(value) {
  return Array.isArray(value);
}

/** @param {Json | undefined} value @param {string} name @returns {Json | undefined} */
function memberOf(value, name) {
  if (value === null || typeof value !== 'object' || isList(value)) return undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** @param {Json | undefined} value @param {string} name @returns {readonly JsonObject[]} */
function objectsIn(value, name) {
  const list = memberOf(value, name);
  if (list === undefined || !isList(list)) return [];
  return list.flatMap((one) => (one === null || typeof one !== 'object' || isList(one) ? [] : [one]));
}

/** @param {Json | undefined} value @param {readonly string[]} names @returns {Members} */
function picked(value, names) {
  return Object.fromEntries(names.map((name) => [name, memberOf(value, name)]));
}

/** @param {Json | undefined} value */
function cellOf(value) {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
