import { isJsonObject, type JsonObject } from '../json.ts';

/** Members that state a failure unless blank; compared in lower case without separators. */
const ERRORS = new Set(['error', 'errors', 'errormessage', 'errorcode', 'exception', 'exceptions', 'fault']);

/** Members that state a failure by being true, and those that do by being false. */
const FAILED = new Set(['timedout', 'istimedout', 'timeout', 'failed', 'iserror', 'haserror', 'haserrors']);
const SUCCEEDED = new Set(['success', 'successful', 'succeeded', 'ok', 'issuccess']);

/** Members that hold an HTTP status or a status word. */
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

/** Names that search servers use for shards: `{_shards: {total: 5, failed: 1}}`. */
const SHARDS = new Set(['shards', 'clusters']);

/** Members that may contain such members, besides the answer itself. */
const ABOUT = new Set(['meta', 'metadata', 'results', 'response', 'header', 'responseheader']);

/**
 * Whether an answer states its own failure, whatever list it also has: an error member, a failed shard, a time-out
 * flag, a failure status. Checks its own members and those of its metadata.
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

/** Ways of writing nothing; an empty object under an error's name does not count. */
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
