import { isJsonObject, type JsonObject } from '../json.ts';

/** Members that say that a call failed unless they are blank; compared in lower case, without what parts words. */
const ERRORS = new Set(['error', 'errors', 'errormessage', 'errorcode', 'exception', 'exceptions', 'fault']);

/** Members whose being true says so, and those whose being false does. */
const FAILED = new Set(['timedout', 'istimedout', 'timeout', 'failed', 'iserror', 'haserror', 'haserrors']);
const SUCCEEDED = new Set(['success', 'successful', 'succeeded', 'ok', 'issuccess']);

/** Members that hold an HTTP status, or a word for one. */
const STATUSES = new Set([
  'status',
  'statuscode',
  'httpstatus',
  'httpstatuscode',
  'responsecode',
  'code',
  'responsestatus',
]);
const FAILED_WORDS = new Set(['error', 'err', 'fail', 'failed', 'failure', 'timeout', 'unavailable']);

/** What an index is split into, by the words of its servers: `{_shards: {total: 5, failed: 1}}`. */
const SHARDS = new Set(['shards', 'clusters']);

/** What may hold such members besides the answer itself. */
const ABOUT = new Set(['meta', 'metadata', 'results', 'response', 'header', 'responseheader']);

/**
 * Whether an answer says of itself that it failed, whatever list it also holds: an error member, a failed shard, a time-out
 * flag, a status of failure. Its own members are looked at, and those of what describes it.
 */
export function statesFailure(answer: JsonObject, depth = 2): boolean {
  return Object.entries(answer).some(([name, value]) => {
    const member = name.toLowerCase().replace(/[^a-z]/g, '');
    if (ERRORS.has(member)) return !isBlank(value);
    if (FAILED.has(member)) return value === true || isCounted(value);
    if (SUCCEEDED.has(member)) return value === false;
    if (STATUSES.has(member)) return isFailedStatus(value);
    if (SHARDS.has(member)) return isJsonObject(value) && statesFailure(value, 0);
    return depth > 0 && ABOUT.has(member) && isJsonObject(value) && statesFailure(value, depth - 1);
  });
}

/** How nothing is written; an empty object under an error's name is not it. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function isCounted(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}

function isFailedStatus(value: unknown): boolean {
  if (typeof value === 'number') return value >= 400 && value < 600;
  if (typeof value !== 'string' || value.length > 20) return false;
  const word = value.trim().toLowerCase();
  return FAILED_WORDS.has(word) || /^[45]\d\d$/.test(word);
}
