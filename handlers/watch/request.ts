import {
  isBlank,
  optionalParameter,
  optionalText,
  optionalWholeNumber,
  requiredMember,
} from '../../core/http/checks.ts';
import { isoDay } from '../../core/screening/calendar-day.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { Query } from '../../core/http/request-target.ts';
import type { JsonObject } from '../../core/json.ts';
import { DECISIONS, type Decision } from '../../core/watch/finding.ts';
import { SCREENS, type Screen } from '../../core/watch/party.ts';
import { MAX_PARTY_NAME, MAX_STATE } from '../../core/watch/read-upload.ts';

export const MAX_NOTE = 2_000;
export const MAX_BY = 200;
export const MAX_PAGE = 500;
export const DEFAULT_PAGE = 100;

/** A request must be answered before proxies time out. */
export const MAX_WAIT_SECONDS = 25;

/** Allowed names of lists and webhooks. */
export const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Parses a list name. Throws `invalid_fields`. */
export function listName(text: string | undefined): string {
  if (text === undefined || !NAME.test(text)) {
    throw new CodedError(
      'invalid_fields',
      'A list name must have 1 to 64 letters, digits, dots, hyphens and underscores, and start with a letter or digit.',
    );
  }
  return text;
}

/** A page of a list's findings. */
export interface FindingsRequest {
  readonly list: string;
  readonly isOpen: boolean | undefined;
  readonly after: string;
  readonly count: number;
}

export const FINDING_ID = /^wf_[A-Za-z0-9_-]{22}$/;

/** Parses the parameters of GET /findings. Throws `missing_fields`, `invalid_fields`. */
export function findingsRequest(query: Query): FindingsRequest {
  const list = optionalParameter(query, 'list', { max: 64 });
  if (list === undefined) throw new CodedError('missing_fields', 'list is required.');
  const status = optionalParameter(query, 'status', { max: 64 });
  if (status !== undefined && status !== 'open' && status !== 'gone')
    throw new CodedError('invalid_fields', 'status must be open or gone.');
  const after = optionalParameter(query, 'after', { max: 64 });
  if (after !== undefined && !FINDING_ID.test(after))
    throw new CodedError('invalid_fields', 'after is not the id of a finding.');
  return {
    list: listName(list),
    isOpen: status === undefined ? undefined : status === 'open',
    after: after ?? '',
    count: pageSize(query),
  };
}

/** Changes after a cursor. */
export interface ChangesRequest {
  readonly change: number;
  readonly count: number;
  readonly waitSeconds: number;
}

/** Parses the parameters of GET /changes. Throws `invalid_fields`. */
export function changesRequest(query: Query): ChangesRequest {
  return {
    change: optionalWholeNumber(query, 'after', { min: 0, max: 999_999_999 }) ?? 0,
    count: pageSize(query),
    waitSeconds: optionalWholeNumber(query, 'wait', { min: 0, max: MAX_WAIT_SECONDS }) ?? 0,
  };
}

function pageSize(query: Query): number {
  return optionalWholeNumber(query, 'limit', { min: 1, max: MAX_PAGE }) ?? DEFAULT_PAGE;
}

/** Returns a finding's id if it has the right form; any other text identifies none. */
export function findingId(text: string | undefined): string | undefined {
  return text !== undefined && FINDING_ID.test(text) ? text : undefined;
}

/** A decision. */
export interface DecisionRequest {
  readonly decision: Decision;
  readonly note: string | null;
  readonly by: string | null;
}

/** Parses the body of a decision. Throws `missing_fields`, `invalid_fields`, `input_too_large`. */
export function decisionRequest(body: JsonObject): DecisionRequest {
  const sent = requiredMember(body['decision'], { field: 'decision', max: 20 });
  const decision = DECISIONS.find((one) => one === sent);
  if (!decision) throw new CodedError('invalid_fields', `decision must be one of ${DECISIONS.join(', ')}.`);
  const note = storedText(body, { field: 'note', max: MAX_NOTE });
  return { decision, note, by: storedText(body, { field: 'by', max: MAX_BY }) };
}

function storedText(body: JsonObject, { field, max }: { field: string; max: number }): string | null {
  const text = optionalText(body, field, { max }) ?? null;
  // PostgreSQL cannot store a NUL character.
  if (text?.includes('\0')) throw new CodedError('invalid_fields', `${field} must not contain control characters.`);
  return text;
}

/** A name to screen. */
export interface ScreenRequest {
  readonly name: string;
  readonly state: string | null;
  readonly screens: readonly Screen[];
  /** A day, YYYY-MM-DD, or null for the newest copies. */
  readonly asOf: string | null;
}

/** Parses the body of a screen. Throws `missing_fields`, `invalid_fields`. */
export function screenRequest(body: JsonObject, now: Date): ScreenRequest {
  const name = requiredMember(body['name'], { field: 'name', max: MAX_PARTY_NAME });
  return {
    name,
    state: optionalText(body, 'state', { max: MAX_STATE }) ?? null,
    screens: screensOf(body['screens'] ?? null),
    asOf: dayOf(body, now),
  };
}

function screensOf(value: unknown): readonly Screen[] {
  if (value === null) return SCREENS;
  const named: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = SCREENS.filter((screen) => named.includes(screen));
  if (known.length === 0 || named.some((one) => !known.some((screen) => screen === one)))
    throw new CodedError('invalid_fields', `screens must be a list of ${SCREENS.join(', ')} or both.`);
  return known;
}

function dayOf(body: JsonObject, now: Date): string | null {
  const day = body['as_of'] ?? null;
  if (day === null || (typeof day === 'string' && isBlank(day))) return null;
  if (typeof day !== 'string' || isoDay(day) !== day)
    throw new CodedError('invalid_fields', 'as_of must be a day, YYYY-MM-DD.');
  if (day > now.toISOString().slice(0, day.length))
    throw new CodedError('invalid_fields', 'as_of must not be in the future.');
  return day;
}
