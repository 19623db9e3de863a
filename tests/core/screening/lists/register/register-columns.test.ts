import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerColumns } from '../../../../../core/screening/lists/register/register-columns.ts';
import { V2_HEADER } from './headers.ts';

test('the current header is found, with its 31 columns', () => {
  const found = registerColumns(V2_HEADER);
  assert.deepEqual(found, {
    status: 'found',
    columns: {
      classification: 0,
      name: 1,
      address1: 7,
      city: 11,
      state: 12,
      country: 13,
      zip: 14,
      openDataFlag: 15,
      exclusionType: 21,
      activeDate: 23,
      terminationDate: 24,
      creationDate: 30,
      width: 31,
      furtherAddress: [8, 9, 10],
      person: [3, 4, 5],
    },
  });
});

test('a layout without the deprecated column is found by column names', () => {
  const found = registerColumns(V2_HEADER.filter((name) => name !== 'Blank (Deprecated)'));
  assert.ok(found.status === 'found');
  assert.deepEqual([found.columns.width, found.columns.exclusionType, found.columns.creationDate], [30, 20, 29]);
});

test('older column names, other case and a byte order mark make no difference', () => {
  const header = V2_HEADER.map((name) => (name === 'Open Data Flag' ? 'D&B Open Data Flag' : name.toUpperCase()));
  const found = registerColumns(header.with(0, '\ufeffClassification'));
  assert.deepEqual(found, registerColumns(V2_HEADER));
});

test('a column whose content is served is required exactly once', () => {
  assert.deepEqual(registerColumns(V2_HEADER.filter((name) => name !== 'Exclusion Type')), {
    status: 'missing',
    missing: ['exclusionType'],
  });
  assert.deepEqual(registerColumns([...V2_HEADER, 'Name']), { status: 'missing', missing: ['name'] });
  const nothing = registerColumns([]);
  assert.ok(nothing.status === 'missing' && nothing.missing.length === 12);
  assert.equal(registerColumns(['<html>'.repeat(100_000), ...new Array<string>(10_000).fill('x')]).status, 'missing');
});

test('columns that are not served may be missing', () => {
  const found = registerColumns(V2_HEADER.filter((name) => !/^(?:Address [234]|First|Middle|Last)$/.test(name)));
  assert.ok(found.status === 'found');
  assert.deepEqual([found.columns.furtherAddress, found.columns.person], [[], []]);
});
