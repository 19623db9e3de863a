import { isJsonObject, type JsonObject } from '../../../json.ts';
import { shapeFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import { readJson, type Reply } from '../../../upstream/reply.ts';
import { statesFailure } from '../../../upstream/stated-failure.ts';
import { echoText, type EchoColumn } from './echo-row.ts';

/** What ECHO says of a query before it gives any row: how many there are, and where to get them; or that there are too many. */
export type EchoFound = FoundFacilities | { readonly kind: 'too_many' };

/** A query whose rows can be asked for. */
export interface FoundFacilities {
  readonly kind: 'found';
  readonly count: number;
  readonly queryId: string;
}

/** The errors that ECHO answers with status 200, told apart by their words. */
const TOO_MANY = /queryset limit would be exceeded/i;
const LOST_QUERY = /not found in echo/i;
const ROBOT = /robotic or programmed query/i;

/** Errors are a sentence or two. */
const MAX_ERROR_LENGTH = 2_000;

/** What get_facilities found. Throws for an answer that is no such thing, and for a hidden error. */
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
 * The rows that get_qid gives; undefined where the query is no longer known, or its ID is another one's by now, which has another
 * number of rows. Throws as `readFound` does.
 */
export function readFacilities(reply: Reply, found: Omit<FoundFacilities, 'kind'>): JsonObject[] | undefined {
  const results = resultsOf(reply);
  if (typeof results === 'string') {
    if (LOST_QUERY.test(results)) return undefined;
    throw hiddenFailure(reply, results);
  }
  const { QueryRows: count, QueryID: queryId, Facilities: rows } = results;
  if (isOther(count, found.count) || isOther(queryId, Number(found.queryId))) return undefined;
  // A query with rows that gives none is an answer cut short, not a company without facilities.
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isJsonObject)) throw shapeFailure(reply);
  // Rows without any name are those of other columns.
  if (rows.every((row) => echoText(row, 'FacName') === null)) throw shapeFailure(reply);
  return rows;
}

/** The IDs of columns by their names, in the order asked for; those that the metadata does not list are left out. Throws as `readFound` does. */
export function readColumns(reply: Reply, names: readonly EchoColumn[]): string[] {
  const results = resultsOf(reply);
  if (typeof results === 'string') throw hiddenFailure(reply, results);
  const listed = results['ResultColumns'];
  if (!Array.isArray(listed)) throw shapeFailure(reply);
  const ids = new Map<unknown, number | undefined>(
    listed.filter(isJsonObject).map((column) => [column['ObjectName'], wholeNumber(column['ColumnID'])]),
  );
  // Without these a facility can be neither named nor told from others.
  if (ids.get('FacName') === undefined || ids.get('RegistryID') === undefined) throw shapeFailure(reply);
  return names.flatMap((name) => ids.get(name) ?? []).map(String);
}

/** What stands under Results, or the words of an error there or in its place. */
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

/** A blank member is how nothing is written, also where it is not an error. */
function isError(error: unknown): boolean {
  return error !== undefined && error !== null;
}

function errorWords(error: unknown): string {
  const words = isJsonObject(error) ? error['ErrorMessage'] : error;
  return typeof words === 'string' ? words.slice(0, MAX_ERROR_LENGTH) : '';
}

function hiddenFailure({ source, status }: Reply, words: string): UpstreamFailure {
  // A block is no passing trouble: without a status it is not tried again.
  return ROBOT.test(words)
    ? new UpstreamFailure({ source, kind: 'rate_limited' })
    : new UpstreamFailure({ source, kind: 'http', status });
}

function isOther(stated: unknown, number: number): boolean {
  return stated !== undefined && stated !== null && wholeNumber(stated) !== number;
}

/** A whole number, written as a number or as text. */
function wholeNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
