import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { isBlank, hasMoreCharacters } from '../http/checks.ts';
import { CodedError } from '../http/errors.ts';
import { isJsonObject, parseJson, type JsonObject } from '../json.ts';
import type { WatchedParty } from './answer.ts';
import { SCREENS, type Screen } from './party.ts';

export const MAX_PARTIES = 100_000;
export const MAX_PARTY_NAME = 512;
export const MAX_REFERENCE = 200;
export const MAX_STATE = 100;

/** In UTF-16 units: more than all members at their longest, quoted and escaped. */
const MAX_LINE = 20_000;
const MAX_LINE_VALUES = 100;

/**
 * Yields the parties of an upload as they arrive: JSON lines if the first character is a brace, otherwise CSV with a
 * header. Throws `invalid_fields`, `missing_fields` or `input_too_large` for the first invalid party, naming its line
 * and the rule.
 */
export async function* partiesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<WatchedParty> {
  const texts = decoded(bytes);
  let first = '';
  for (let next = await texts.next(); next.done !== true && first === '';) {
    first = next.value.trimStart();
    if (first === '') next = await texts.next();
  }
  const rest = withFirst(first, texts);
  let parties = 0;
  for await (const { at, members } of first.startsWith('{') ? jsonLines(rest) : csvRows(rest)) {
    parties += 1;
    if (parties > MAX_PARTIES)
      throw new CodedError('input_too_large', `A list may have at most ${MAX_PARTIES} parties.`);
    yield partyOf(members, at);
  }
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new CodedError('invalid_fields', 'The upload is not UTF-8 text.');
    throw error;
  }
}

/** A row of an upload and its line number, from 1. */
interface UploadedRow {
  readonly at: number;
  readonly members: JsonObject;
}

async function* jsonLines(texts: AsyncIterable<string>): AsyncGenerator<UploadedRow> {
  let at = 0;
  let open = '';
  for await (const text of texts) {
    const lines = (open + text).split('\n');
    open = lines.pop() ?? '';
    if (open.length > MAX_LINE) throw lineTooLong(at + lines.length + 1);
    for (const line of lines) yield* jsonLine(line, ++at);
  }
  yield* jsonLine(open, at + 1);
}

function* jsonLine(line: string, at: number): Generator<UploadedRow> {
  if (line.length > MAX_LINE) throw lineTooLong(at);
  if (line.trim() === '') return;
  const read = parseJson(Buffer.from(line), { maxValues: MAX_LINE_VALUES });
  if (read.kind !== 'value' || !isJsonObject(read.value)) throw broken(at, 'it must be a JSON object');
  yield { at, members: read.value };
}

async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<UploadedRow> {
  const source = Readable.from(texts);
  const parser = parse({
    columns: columnsOf,
    bom: true,
    info: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE,
  });
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser) as AsyncIterable<{ info: { lines: number }; record: JsonObject }>) {
      yield { at: row.info.lines, members: blanksLeftOut(row.record) };
    }
  } catch (error) {
    if (error instanceof CodedError || !(error instanceof Error) || !isOfParser(error)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    throw broken(line, 'it is not a row of comma-separated values under the header');
  } finally {
    source.destroy();
  }
}

const COLUMNS = ['reference', 'name', 'state', 'country', 'screens'];

/**
 * Returns the columns named by a header, ignoring case; unknown ones are skipped. Of two equal ones the last would
 * silently win.
 */
function columnsOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = ['reference', 'name'].filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new CodedError(
      'missing_fields',
      `The header has no column ${missing.join(' and no ')}. Required: reference and name; optional: state, country and screens.`,
    );
  }
  const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) throw new CodedError('invalid_fields', `The header has the column ${twice} twice.`);
  return names;
}

function isOfParser(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('CSV_');
}

/** A blank table field counts as missing. */
function blanksLeftOut(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}

function partyOf(members: JsonObject, at: number): WatchedParty {
  const text = (member: string, max: number): string | null => {
    const value = Object.hasOwn(members, member) ? (members[member] ?? null) : null;
    if (value === null) return null;
    if (typeof value !== 'string') throw broken(at, `${member} must be a string`);
    if (hasMoreCharacters(value, max)) throw broken(at, `${member} must have at most ${max} characters`);
    // PostgreSQL cannot store a NUL character.
    if (value.includes('\0')) throw broken(at, `${member} must not contain control characters`);
    return isBlank(value) ? null : value.trim();
  };
  const required = (member: string, max: number): string => {
    const value = text(member, max);
    if (value === null) throw new CodedError('missing_fields', `Line ${at}: ${member} is required.`);
    return value;
  };
  const country = text('country', 64);
  if (country !== null && !/^[A-Za-z]{2}$/.test(country))
    throw broken(at, 'country must be a two-letter ISO 3166-1 code');
  return {
    reference: required('reference', MAX_REFERENCE),
    name: required('name', MAX_PARTY_NAME),
    state: text('state', MAX_STATE),
    country: country?.toUpperCase() ?? null,
    screens: screensOf(members['screens'] ?? null, at),
  };
}

/** Returns a party's screens, default both: a list in JSON, in CSV a text separated by spaces or semicolons. */
function screensOf(value: unknown, at: number): readonly Screen[] {
  if (value === null) return SCREENS;
  const named: readonly unknown[] =
    typeof value === 'string' ? value.trim().split(/[\s;]+/) : Array.isArray(value) ? value : [];
  const known = SCREENS.filter((screen) => named.includes(screen));
  if (known.length === 0 || named.some((name) => !known.some((screen) => screen === name)))
    throw broken(at, `screens must be ${SCREENS.join(', ')} or both`);
  return known;
}

function lineTooLong(at: number): CodedError {
  return new CodedError('input_too_large', `Line ${at} has more than ${MAX_LINE} characters.`);
}

function broken(at: number, rule: string): CodedError {
  return new CodedError('invalid_fields', `Line ${at}: ${rule}.`);
}
