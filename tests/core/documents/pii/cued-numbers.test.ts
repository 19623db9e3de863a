import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { cuedNumbers } from '../../../../core/documents/pii/cued-numbers.ts';

const found = (text: string): string[] =>
  cuedNumbers(text).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

suite('British phone numbers', () => {
  const NUMBERS = ['01632 960221', '(01632) 960221', '01632 960 221', '0161 496 0001', '(0161) 496 0001'];
  for (const number of [...NUMBERS, '020 7946 0018', '(020) 7946 0018']) {
    test(`include ${number}`, () => {
      assert.deepEqual(found(number), [`PHONE ${number}`]);
      assert.deepEqual(found(`It is ${number}, or so.`), [`PHONE ${number}`]);
      assert.deepEqual(found(`12,${number},12`), [`PHONE ${number}`]);
    });
  }

  const OTHERS = ['11632 960221', '01632 96022', '01632 9602210', '020 794 60018', '7 01632 960221', '01632 960221 7'];
  const GLUED = [
    'A01632 960221',
    '101632 960221',
    '-01632 960221',
    '.01632 960221',
    '01632 960221.5',
    '01632 960221-7',
  ];
  for (const number of [...OTHERS, ...GLUED, '01632 960221a']) {
    test(`exclude ${number}`, () => {
      assert.deepEqual(
        found(number).filter((one) => one.includes('01632 960221') || one.includes('020')),
        [],
      );
    });
  }
});

test('a word for a landline, or for a phone in another language, cues a number', () => {
  for (const word of ['landline', 'Téléphone', 'teléfono', 'Telefon', 'telefono', 'telephone'])
    assert.deepEqual(found(`${word}: 030 901820`), ['PHONE 030 901820'], word);
});
