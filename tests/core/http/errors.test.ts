import assert from 'node:assert/strict';
import { STATUS_CODES } from 'node:http';
import { test } from 'node:test';
import { CodedError, errorBody, ERRORS, type ErrorCode } from '../../../core/http/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

test('the common codes have the statuses of the contract', () => {
  const contract = {
    bad_request: 400,
    invalid_json: 400,
    missing_fields: 400,
    invalid_fields: 400,
    input_too_large: 400,
    unauthorized: 401,
    not_found: 404,
    method_not_allowed: 405,
    request_timeout: 408,
    headers_too_large: 431,
    internal_error: 500,
    provider_misconfigured: 500,
    service_misconfigured: 503,
  } as const;
  for (const [code, status] of Object.entries(contract)) assert.equal(ERRORS[code as ErrorCode].statuses[0], status);
});

test('every row has a code in snake case, real error statuses and one sentence', () => {
  for (const code of CODES) {
    assert.match(code, /^[a-z]+(?:_[a-z0-9]+)*$/);
    for (const status of ERRORS[code].statuses) {
      assert.ok(status >= 400 && STATUS_CODES[status] !== undefined, `${code} ${status}`);
    }
    assert.match(ERRORS[code].meaning, /^[A-Z].*\.$/);
  }
});

test('a retry never helps against a fault of the request itself', () => {
  const worthARetry = CODES.filter((code) => ERRORS[code].retry);
  for (const code of worthARetry) assert.ok([408, 422, 429, 500, 502, 503].includes(ERRORS[code].statuses[0]), code);
});

test('an error has the status of its row, and its body is only code and message', () => {
  for (const code of CODES) {
    const error = new CodedError(code, 'A sentence.', { headers: { allow: 'GET' } });
    assert.equal(error.status, ERRORS[code].statuses[0]);
    assert.deepEqual(error.headers, { allow: 'GET' });
    assert.equal(JSON.stringify(errorBody(error)), JSON.stringify({ error: code, message: 'A sentence.' }));
  }
});
