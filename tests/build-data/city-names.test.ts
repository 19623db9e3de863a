import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { citiesByName } from '../../build-data/city-names.ts';
import { decodeCityNames, encodeCityNames, isCity, largerCities } from '../../core/documents/city-names.ts';

suite('cities', () => {
  test('are the larger ones and the capitals of countries and their parts, without accents', () => {
    const cities = (
      [
        ['Bogotá', 100_000, 'PPL'],
        ['BOGOTA', 100_000, 'PPL', 'EC'],
        ['Harrow', 99_999, 'PPL'],
        ['Port-Louis', 9, 'PPLC'],
        ['Gull Bay', 10_000, 'PPLA'],
        ['Millbay', 9_999, 'PPLA'],
        ['Omsk 2', 200_000, 'PPL'],
        ['Ufa', 200_000, 'PPL'],
        ['N’Djamena', 200_000, 'PPLC'],
      ] as const
    ).map(([name, population, featureCode, country = 'CO']) => ({ name, population, featureCode, country }));
    assert.deepEqual(
      [...citiesByName(cities)].map(([name, countries]) => [name, ...countries].join(' ')),
      ['bogota CO EC', 'port-louis CO', 'gull bay CO', "n'djamena CO"],
    );
  });

  test('are found in any case, with accents and without', () => {
    const found = ['BOGOTÁ', 'Bogota', 'N’Djamena', 'Harbor Mill', ''].map(isCity);
    assert.deepEqual(found, [true, true, true, false, false]);
  });

  test('are encoded sorted, with their countries, as the committed file is', () => {
    const made = new Map([
      ['quito', new Set(['EC'])],
      ['accra', new Set(['US', 'GH'])],
    ]);
    assert.equal(encodeCityNames(made).split('\n').slice(1).join(';'), 'accra\tGH US;quito\tEC;');
    const bytes = readFileSync(new URL('../../data/city-names.txt', import.meta.url));
    assert.equal(encodeCityNames(largerCities()), bytes.toString());
  });

  for (const other of ['', 'accra\nquito\n', encodeCityNames(new Map())]) {
    test(`cannot be decoded from ${JSON.stringify(other)}`, () => {
      assert.throws(() => decodeCityNames(Buffer.from(other)), TypeError);
    });
  }
});
