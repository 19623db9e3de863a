import { isJsonObject, type JsonObject } from '../../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { echoText, type EchoColumn } from './echo-row.ts';

/** ECHO's first answer to a query: the number of rows and where to get them, or that there are too many. */
export type EchoFound = FoundFacilities | { readonly kind: 'too_many' };

/** A query whose rows can be requested. */
export interface FoundFacilities {
  readonly kind: 'found';
  readonly count: number;
  readonly queryId: string;
}

/** Errors that ECHO answers with status 200, recognized by their words. */
const TOO_MANY = /queryset limit would be exceeded/i;
const LOST_QUERY = /not found in echo/i;
const ROBOT = /robotic or programmed query/i;

/** Errors are a sentence or two. */
const MAX_ERROR_LENGTH = 2_000;

/** Parses the answer of get_facilities. Throws for anything else, and for a hidden error. */
export function readFound(reply: Reply): EchoFound {
  const results = resultsOf(reply);
  if (typeof results === 'string') {
    if (TOO_MANY.test(results)) return { kind: 'too_many' };
    throw hiddenFailure(reply, results);
  }
  const count = wholeNumber(results['QueryRows']);
  const queryId = wholeNumber(results['QueryID']);
  if (count === undefined || queryId === undefined) throw shapeFailure(reply);
  return { kind: 'found', count, queryId: String(queryId) };
}

/**
 * Parses the rows from get_qid; undefined if the query has expired, or if its ID now belongs to another query, with a
 * different number of rows. Throws as `readFound` does.
 */
export function readFacilities(reply: Reply, found: Omit<FoundFacilities, 'kind'>): JsonObject[] | undefined {
  const results = resultsOf(reply);
  if (typeof results === 'string') {
    if (LOST_QUERY.test(results)) return undefined;
    throw hiddenFailure(reply, results);
  }
  const { QueryRows: count, QueryID: queryId, Facilities: rows } = results;
  if (isOther(count, found.count) || isOther(queryId, Number(found.queryId))) return undefined;
  // A query with rows that returns none was cut short; it does not mean a company without facilities.
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isJsonObject)) throw shapeFailure(reply);
  // Rows without any name belong to other columns.
  if (rows.every((row) => echoText(row, 'FacName') === null)) throw shapeFailure(reply);
  return rows;
}

/**
 * Returns the IDs of columns by name, in the requested order, without those missing from the metadata. Throws as
 * `readFound` does.
 */
export function readColumns(reply: Reply, names: readonly EchoColumn[]): string[] {
  const results = resultsOf(reply);
  if (typeof results === 'string') throw hiddenFailure(reply, results);
  const listed = results['ResultColumns'];
  if (!Array.isArray(listed)) throw shapeFailure(reply);
  const ids = new Map<unknown, number | undefined>(
    listed.filter(isJsonObject).map((column) => [column['ObjectName'], wholeNumber(column['ColumnID'])]),
  );
  // Without these, a facility can be neither named nor identified.
  if (ids.get('FacName') === undefined || ids.get('RegistryID') === undefined) throw shapeFailure(reply);
  return names.flatMap((name) => ids.get(name) ?? []).map(String);
}

/** Returns the contents of Results, or the text of an error in it or in its place. */
function resultsOf(reply: Reply): JsonObject | string {
  const answer = readJson(reply);
  if (!isJsonObject(answer)) throw shapeFailure(reply);
  const { Results: results, Error: error } = answer;
  if (isError(error)) return errorWords(error);
  if (!isJsonObject(results)) throw shapeFailure(reply);
  if (isError(results['Error'])) return errorWords(results['Error']);
  if (statesFailure(answer)) throw hiddenFailure(reply, '');
  return results;
}

/** Blank members are present even without an error. */
function isError(error: unknown): boolean {
  return error !== undefined && error !== null;
}

function errorWords(error: unknown): string {
  const words = isJsonObject(error) ? error['ErrorMessage'] : error;
  return typeof words === 'string' ? words.slice(0, MAX_ERROR_LENGTH) : '';
}

function hiddenFailure({ source, status }: Reply, words: string): UpstreamFailure {
  // A block does not pass quickly: without a status it is not retried.
  return ROBOT.test(words)
    ? new UpstreamFailure({ source, kind: 'rate_limited' })
    : new UpstreamFailure({ source, kind: 'http', status });
}

function isOther(stated: unknown, number: number): boolean {
  return stated !== undefined && stated !== null && wholeNumber(stated) !== number;
}

/** Parses a whole number written as a number or as text. */
function wholeNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
