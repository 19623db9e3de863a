import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { largerCities } from '../../build-data/city-names.ts';
import { cityNames, decodeCityNames, encodeCityNames, isCity } from '../../core/documents/city-names.ts';

suite('cities', () => {
  test('are the larger ones and the capitals of countries and their parts, without accents', () => {
    const cities = (
      [
        ['Bogotá', 100_000, 'PPL'],
        ['Harrow', 99_999, 'PPL'],
        ['Port-Louis', 9, 'PPLC'],
        ['Gull Bay', 10_000, 'PPLA'],
        ['Millbay', 9_999, 'PPLA'],
        ['Omsk 2', 200_000, 'PPL'],
        ['Ufa', 200_000, 'PPL'],
        ['N’Djamena', 200_000, 'PPLC'],
      ] as const
    ).map(([name, population, featureCode]) => ({ name, population, featureCode }));
    assert.deepEqual(largerCities(cities), ['bogota', 'port-louis', 'gull bay', "n'djamena"]);
  });

  test('are found in any case, with accents and without', () => {
    const found = ['BOGOTÁ', 'Bogota', 'N’Djamena', 'Harbor Mill', ''].map(isCity);
    assert.deepEqual(found, [true, true, true, false, false]);
  });

  test('are encoded sorted and once, as the committed file is', () => {
    assert.equal(encodeCityNames(['quito', 'accra', 'quito']).split('\n').slice(1).join(' '), 'accra quito ');
    const bytes = readFileSync(new URL('../../data/city-names.txt', import.meta.url));
    assert.equal(encodeCityNames([...cityNames()]), bytes.toString());
  });

  for (const other of ['', 'accra\nquito\n', encodeCityNames([])]) {
    test(`cannot be decoded from ${JSON.stringify(other)}`, () => {
      assert.throws(() => decodeCityNames(Buffer.from(other)), TypeError);
    });
  }
});
