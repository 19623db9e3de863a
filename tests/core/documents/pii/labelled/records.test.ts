import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { columnValues } from '../../../../../core/documents/pii/labelled/columns.ts';
import { keyedRecords, ruledOut, valuesOfRecord } from '../../../../../core/documents/pii/labelled/records.ts';
import { assertLinear } from '../../../http/linear-time.ts';

const recordsOf = (text: string): ReturnType<typeof keyedRecords> => [
  ...columnValues(text).records,
  ...keyedRecords(text),
];

const VALUES: readonly (readonly [text: string, ...values: string[]])[] = [
  // The names of a row.
  [
    "INSERT INTO t (id, first_name, last_name) VALUES (1, 'Efua', 'Quill-Adjei'), (2, 'Yaw', NULL)",
    ...['PERSON Efua', 'PERSON Quill-Adjei', 'PERSON Yaw'],
  ],
  ['id,last_name,plan\n1,Quill,gold\n2,N/A,gold\n3,none,gold\n4,Q,gold\n5,R2D2,gold', 'PERSON Quill'],
  ['{"id": 1, "lastName": "Quill"}', 'PERSON Quill'],
  ['<c:Surname>Quill</c:Surname>', 'PERSON Quill'],
  // A row with more cells than heads.
  ['id,last_name\n1,Quill,gold'],
  // A town is part of an address beside a street, and a street beside a town.
  ['id,street,city\n1,12 Gull Street,Leeds', 'ADDRESS 12 Gull Street', 'ADDRESS Leeds'],
  ['id\tstreet\ttown\n1\tThe Old Forge\tRipon\n2\tnone\tRipon', 'ADDRESS The Old Forge', 'ADDRESS Ripon'],
  ['id,city\n1,Leeds'],
  ['last_name;id,plan\nQuill;1,gold', 'PERSON Quill'],
  ['id,line1\n1,Sales of the month'],
  ['{"line1": "3 Mill Lane", "n": 5, "city": "El Paso", "state": "Texas"}', 'ADDRESS 3 Mill Lane', 'ADDRESS El Paso'],
  ['<adr><Street>Mill 3</Street>\n <City>Bilbao</City></adr>', 'ADDRESS Mill 3', 'ADDRESS Bilbao'],
  ['{"street": "3 Mill Lane", "line1": "n/a", "city": "Leeds"}', 'ADDRESS 3 Mill Lane', 'ADDRESS Leeds'],
  ...'Null,None,Unknown,Vacant,Test,TBD,TBC,Anonymous,Same,Default,N/A'
    .split(',')
    .map((nobody) => [`{"lastName": "${nobody}"}`] as const),
  // Another object or element.
  ['[{"street": "3 Mill Lane"}, {"city": "Leeds"}]'],
  ['<a><Street>Mill 3</Street></a><b><City>Bilbao</City></b>'],
  [`{"street": "3 Mill Lane", "n": ${'5'.repeat(90)}, "city": "Leeds"}`],
];

suite('values of records', () => {
  for (const [text, ...expected] of VALUES) {
    test(`${JSON.stringify(text)}: ${expected.join(', ') || 'none'}`, () => {
      const values = recordsOf(text).flatMap((fields) => valuesOfRecord(text, fields));
      assert.deepEqual(
        values.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`),
        expected,
      );
    });
  }

  for (const part of ['"city": "a", ', '<City>a</City>', '<a>', '"a": ', 'city,street\na,b\n']) {
    test(`are found in linear time in ${part} repeated`, () => {
      assertLinear(
        (length) => part.repeat(Math.ceil(length / part.length)),
        (text) => recordsOf(text).flatMap((fields) => valuesOfRecord(text, fields)),
      );
    });
  }
});

/** A text with a find in brackets, and whether its label rules it out. */
const FINDS: readonly (readonly [type: string, text: string, isRuledOut: boolean])[] = [
  ['PERSON', 'id,name,city\n1,Dawn,[Florence]', true],
  ['PERSON', 'id,name,city\n1,[Dawn],Florence', false],
  ['PERSON', '|city|name|\n|---|---|\n| [Austin] |Dawn|', true],
  ['PERSON', 'id;company\n1;Delicatessen [Quill] SL', true],
  ['PERSON', 'id,city\n1,[Florence\n2],Leeds', false],
  ['PERSON', '{"product": "[Violet] soap"}', true],
  ['PERSON', "INSERT INTO t (id, city) VALUES (1, '[Florence]')", true],
  ['ADDRESS', 'id,city\n1,[Florence]', false],
  ['DATE_OF_BIRTH', 'id,born,hired\n1,1981-02-03,[2018-10-03]', true],
  ['DATE_OF_BIRTH', 'id,born,hired\n1,[1981-02-03],2018-10-03', false],
  ['PERSON', 'id,born,since\n1,1981-02-03,[Dawn]', false],
];

suite('what the label of a field rules out', () => {
  for (const [type, marked, expected] of FINDS) {
    test(`${type} in ${JSON.stringify(marked)}: ${expected ? 'ruled out' : 'possible'}`, () => {
      const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
      const text = marked.replace(/[[\]]/g, '');
      assert.equal(ruledOut(recordsOf(text))(type, { start, end }), expected);
    });
  }
});
