import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  registerColumns,
  type RegisterColumns,
} from '../../../../../core/screening/lists/register/register-columns.ts';
import { calendarDate, readRegisterRow } from '../../../../../core/screening/lists/register/register-record.ts';
import { rowOf, V2_HEADER } from './headers.ts';

function columns(): RegisterColumns {
  const found = registerColumns(V2_HEADER);
  assert.ok(found.status === 'found');
  return found.columns;
}

const FIRM = {
  Classification: 'Firm',
  Name: 'ZTE CORPORATION',
  'Address 1': 'NO.55, HI-TECH SOUTH ROAD',
  'Address 3': 'NANSHAN DISTRICT',
  City: 'SHENZHEN',
  'State / Province': 'XX',
  Country: 'CHN',
  'Zip Code': '518057',
  'Open Data Flag': 'N',
  'Exclusion Type': 'Prohibition/Restriction',
  'Active Date': '12/13/2019',
  'Termination Date': 'Indefinite',
  Creation_Date: '2019-12-13',
};

test('a row of an organisation is read as it is served', () => {
  assert.deepEqual(readRegisterRow(rowOf(FIRM), columns()), {
    kind: 'organization',
    record: {
      name: 'ZTE CORPORATION',
      subjectType: 'Firm',
      exclusionType: 'Prohibition/Restriction',
      address: 'NO.55, HI-TECH SOUTH ROAD, NANSHAN DISTRICT, SHENZHEN, 518057, CHN',
      state: 'XX',
      openDataFlag: 'N',
      activeDate: '2019-12-13',
      terminationDate: null,
      createdDate: '2019-12-13',
    },
  });
});

test('each row is an organisation, an individual or broken', () => {
  const cases: readonly (readonly [changes: Readonly<Record<string, string>>, kind: string, why: string])[] = [
    [{}, 'organization', 'a firm'],
    [{ Classification: '' }, 'organization', 'a blank classification decides nothing'],
    [{ Classification: 'Vessel', Name: 'ADRIAN DARYA 1' }, 'organization', 'a vessel'],
    [{ Classification: 'Vessel', Name: 'MANUELA SAENZ' }, 'organization', 'a vessel named after a person'],
    [{ Classification: 'AIRCRAFT ', Name: 'SMITH, JOHN A' }, 'organization', 'an aircraft'],
    [
      { Classification: 'Vessel', Name: 'MARIA', Last: 'MARIA' },
      'organization',
      'a vessel, whatever else is filled in',
    ],
    [{ Classification: 'Vessel', Name: '' }, 'broken', 'a vessel without a name'],
    [{ Name: 'Ромашка' }, 'broken', 'a name that cannot be compared counts as none'],
    [{ Classification: 'Individual' }, 'individual', 'classified as an individual'],
    [{ Classification: 'INDIVIDUAL ' }, 'individual', 'classified as an individual, in any spelling'],
    [
      { Classification: 'Individual', Name: '' },
      'individual',
      'individuals have no Name, which does not break their rows',
    ],
    [
      { Classification: '', Last: 'DOE' },
      'individual',
      'part of a person’s name is filled in, and nothing says that it is a firm',
    ],
    [{ Last: 'DOE' }, 'organization', 'a firm whose row names a person'],
    [{ First: 'NONE', Middle: '-', Last: 'N/A' }, 'organization', 'a firm with placeholders for a person’s name'],
    [{ Name: 'KAIROS DOE', First: 'KAIROS', Last: 'DOE' }, 'individual', 'a firm with the same name as the person'],
    [{ Name: 'DOE, JOHN' }, 'individual', 'the name reads like a person’s'],
    [{ Name: 'ZHOU ZHENYONG' }, 'individual', 'an East Asian person’s name'],
    [{ Classification: 'Vessel', Name: 'ZHOU ZHENYONG' }, 'organization', 'an East Asian person’s name of a vessel'],
    [{ Name: 'S. M. Mirbagheri' }, 'individual', 'initials and a surname'],
    [{ Name: 'JOHN DOE, INC.' }, 'organization', 'a person’s name with a legal form'],
    [{ Name: ' \t ' }, 'broken', 'no name'],
  ];
  for (const [changes, kind, why] of cases) {
    assert.equal(readRegisterRow(rowOf({ ...FIRM, ...changes }), columns()).kind, kind, why);
  }
});

test('a row with more or fewer fields than the header is broken', () => {
  assert.deepEqual(readRegisterRow([...rowOf(FIRM), ''], columns()), { kind: 'broken' });
  assert.deepEqual(readRegisterRow(rowOf(FIRM).slice(1), columns()), { kind: 'broken' });
  assert.deepEqual(readRegisterRow([], columns()), { kind: 'broken' });
});

test('control characters and white space in a field become single spaces', () => {
  const row = readRegisterRow(rowOf({ ...FIRM, Name: ' ACME\u001f\r\n WIDGETS\u0000 ' }), columns());
  assert.ok(row.kind === 'organization');
  assert.equal(row.record.name, 'ACME WIDGETS');
});

test('dates are read in both formats, and only if they exist', () => {
  const cases: readonly (readonly [text: string, day: string | null])[] = [
    ['2019-07-05', '2019-07-05'],
    [' 07/05/2019 ', '2019-07-05'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2023', null],
    ['2023-02-30', null],
    ['13/01/2023', null],
    ['Indefinite', null],
    ['', null],
    ['7/5/2019', null],
    ['2019-07-05T00:00:00Z', null],
    ['9'.repeat(100_000), null],
  ];
  for (const [text, day] of cases) assert.equal(calendarDate(text), day, text.slice(0, 30));
});
