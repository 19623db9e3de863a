import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestId } from '../../../core/http/request-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a short, plain id is kept', () => {
  for (const id of ['a', 'req_01HZX', '7f9c-42=', 'a.b-c_d', '0'.repeat(128)]) assert.equal(requestId(id), id);
});

test('anything else is replaced by a new UUID', () => {
  const unsafe = [undefined, '', ' ', 'a b', 'a\n', 'a\r\nSet-Cookie: x', 'a\0', 'a,b', 'a"b', '<a>', 'ä', '{}', '%0d'];
  const ids = [...unsafe, '0'.repeat(129), 'a'.repeat(1_000_000), ['a', 'b']].map(requestId);
  for (const id of ids) assert.match(id, UUID);
  assert.equal(new Set(ids).size, ids.length);
});
