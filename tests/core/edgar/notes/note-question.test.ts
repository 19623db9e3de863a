import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv } from 'ajv';
import { noteQuestion, readNotes } from '../../../../core/edgar/notes/note-question.ts';
import { grantRow, saleRow } from '../form4/made-row.ts';

const ROWS = [saleRow(), grantRow()];
const SALE_NOTE = 'The filing reports a sale of 1,000 shares at $12.50 per share.';
const GRANT_NOTE = 'The filing reports an acquisition of 1,000 shares at a price of $0.';

test('the question holds the parsed rows by number and nothing else', () => {
  const question = noteQuestion(ROWS);
  assert.deepEqual(JSON.parse(question.content), {
    rows: [
      { row: 0, ...ROWS[0] },
      { row: 1, ...ROWS[1] },
    ],
  });
  assert.match(question.system, /no advice, no forecast/);
});

test('the schema takes the reply that is asked for and no other', () => {
  const validate = new Ajv().compile(noteQuestion(ROWS).schema);
  assert.equal(validate({ notes: [{ row: 0, note: SALE_NOTE }] }), true);
  assert.equal(validate({ notes: [{ row: '0', note: SALE_NOTE }] }), false);
  assert.equal(validate({ notes: [{ row: 0 }] }), false);
  assert.equal(validate([{ row: 0, note: SALE_NOTE }]), false);
});

/** With the template's sentences on code and plan. */
const SALE_SERVED = `${SALE_NOTE} Transaction code S is defined as: Open market or private sale. The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.`;
const GRANT_SERVED = `${GRANT_NOTE} Transaction code A is defined as a grant, award, or other acquisition from the issuer, such as equity compensation. The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.`;

const REPLIES: readonly [name: string, reply: unknown, notes: (string | undefined)[]][] = [
  [
    'a whole reply',
    {
      notes: [
        { row: 0, note: SALE_NOTE },
        { row: 1, note: GRANT_NOTE },
      ],
    },
    [SALE_SERVED, GRANT_SERVED],
  ],
  [
    'notes in another order',
    {
      notes: [
        { row: 1, note: GRANT_NOTE },
        { row: 0, note: SALE_NOTE },
      ],
    },
    [SALE_SERVED, GRANT_SERVED],
  ],
  ['one note missing', { notes: [{ row: 1, note: GRANT_NOTE }] }, [undefined, GRANT_SERVED]],
  ['white space around a note', { notes: [{ row: 0, note: `\n ${SALE_NOTE} ` }] }, [SALE_SERVED, undefined]],
  ['a note for another row', { notes: [{ row: 1, note: SALE_NOTE }] }, [undefined, undefined]],
  [
    'a note that the guard blocks',
    {
      notes: [
        { row: 0, note: 'A strong signal to sell.' },
        { row: 1, note: GRANT_NOTE },
      ],
    },
    [undefined, GRANT_SERVED],
  ],
  [
    'two notes for one row',
    {
      notes: [
        { row: 0, note: SALE_NOTE },
        { row: 0, note: 'The filing reports a sale.' },
      ],
    },
    [SALE_SERVED, undefined],
  ],
  [
    'a blocked note before a good one for its row',
    {
      notes: [
        { row: 0, note: 'Sell now.' },
        { row: 0, note: SALE_NOTE },
      ],
    },
    [undefined, undefined],
  ],
  [
    'rows that were not asked about',
    {
      notes: [
        { row: 2, note: SALE_NOTE },
        { row: -1, note: SALE_NOTE },
        { row: 0.5, note: SALE_NOTE },
        { row: NaN, note: SALE_NOTE },
      ],
    },
    [undefined, undefined],
  ],
  ['a row number in quotation marks', { notes: [{ row: '0', note: SALE_NOTE }] }, [undefined, undefined]],
  [
    'a note that is no text',
    {
      notes: [
        { row: 0, note: 5 },
        { row: 1, note: null },
      ],
    },
    [undefined, undefined],
  ],
  ['entries that are no objects', { notes: [null, 5, 'x', [], { row: 0, note: SALE_NOTE }] }, [SALE_SERVED, undefined]],
  ['an endless note', { notes: [{ row: 0, note: 'sale '.repeat(100_000) }] }, [undefined, undefined]],
  ['no list', { notes: { row: 0, note: SALE_NOTE } }, [undefined, undefined]],
  ['another member', { note: SALE_NOTE }, [undefined, undefined]],
  ['a list at the top', [{ row: 0, note: SALE_NOTE }], [undefined, undefined]],
  ['nothing', null, [undefined, undefined]],
  ['a text', 'notes', [undefined, undefined]],
];

for (const [name, reply, notes] of REPLIES) {
  test(`reads ${name}`, () => {
    assert.deepEqual(readNotes(reply, ROWS), notes);
  });
}

test('a note under a plan ends by stating it', () => {
  const row = saleRow({ is_rule_10b5_1_plan: true });
  const [note] = readNotes({ notes: [{ row: 0, note: SALE_NOTE }] }, [row]);
  assert.match(note ?? '', /footnotes place the transaction under a Rule 10b5-1 plan\.$/);
});
