import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, licensedPackages, ownPackages } from '../../build/licences.ts';

test('every package has allowed and stated terms', () => {
  const packages = ownPackages();
  assert.ok(packages.length > 100, `only ${packages.length} packages`);
  assert.deepEqual(
    packages.filter((one) => !isAllowed(one)),
    [],
  );
});

/** Terms, whether a package of the server may have them, and whether a development package may. */
const TERMS: readonly (readonly [licence: string | null, served: boolean, development: boolean])[] = [
  ['MIT', true, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['(MIT OR GPL-3.0-only)', true, true],
  ['(MIT AND Zlib)', true, true],
  ['(MIT AND GPL-3.0-only)', false, false],
  ['SEE LICENSE IN LICENSE.txt', false, false],
  ['UNLICENSED', false, false],
  [null, false, false],
];

test('terms are allowed by the list only', () => {
  for (const [licence, served, development] of TERMS) {
    const one = { name: 'made', version: '1.0.0', licence };
    assert.equal(isAllowed({ ...one, isForDevelopment: false }), served, licence ?? 'none');
    assert.equal(isAllowed({ ...one, isForDevelopment: true }), development, licence ?? 'none');
  }
});

test('packages nested in a lock file are listed by their own names', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0', license: 'MIT' },
      'node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
      'node_modules/b/node_modules/@a/c': { version: '3.0.0' },
    },
  };
  assert.deepEqual(licensedPackages(JSON.stringify(lock)), [
    { name: '@a/c', version: '3.0.0', licence: null, isForDevelopment: false },
    { name: 'b', version: '2.0.0', licence: 'ISC', isForDevelopment: true },
  ]);
});
