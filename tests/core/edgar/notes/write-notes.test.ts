import assert from 'node:assert/strict';
import test from 'node:test';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { noteSentences } from '../../../../core/edgar/notes/note-sentences.ts';
import { noteQuestion, readNotes } from '../../../../core/edgar/notes/write-notes.ts';
import { orderedText, shownSentences } from '../../../../core/model/sentence-order.ts';
import { grantRow, saleRow } from '../form4/made-row.ts';

const ROWS = [saleRow(), grantRow()];
const SALE = ['role', 'plan', 'holdings_after'];
const GRANT = ['role', 'code', 'plan'];
const SALE_NOTE = orderedText(noteSentences(ROWS[0]!), SALE);
const GRANT_NOTE = orderedText(noteSentences(ROWS[1]!), GRANT);

test('the question contains only the prepared sentences of each row', () => {
  const [part] = noteQuestion(ROWS).content;
  assert.ok(part?.type === 'text');
  assert.deepEqual(JSON.parse(part.text), {
    rows: ROWS.map((row, i) => ({ row: i, sentences: shownSentences(noteSentences(row)) })),
  });
});

test('the schema accepts only the requested form of reply', () => {
  const validate = new Ajv().compile(noteQuestion(ROWS).schema);
  assert.equal(validate({ notes: [{ row: 0, order: SALE }] }), true);
  assert.equal(validate({ notes: [{ row: '0', order: SALE }] }), false);
  assert.equal(validate({ notes: [{ row: 0, note: 'Sold.' }] }), false);
  assert.equal(validate([{ row: 0, order: SALE }]), false);
});

test('role and plan are required, and so is the code if the contract defines its meaning', () => {
  assert.ok(SALE_NOTE?.startsWith('LIND ASTRID M'));
  assert.ok(GRANT_NOTE?.includes('Transaction code A is defined as'));
  for (const [code, isRequired] of [
    ['S', false],
    ['P', false],
    ['A', true],
    ['F', true],
    ['G', true],
    ['M', true],
    [null, false],
  ] as const) {
    const note = orderedText(noteSentences(saleRow({ transaction_code: code })), ['role', 'plan']);
    assert.equal(note === undefined, isRequired, String(code));
  }
});

const BOTH = {
  notes: [
    { row: 0, order: SALE },
    { row: 1, order: GRANT },
  ],
};

const REPLIES: readonly [name: string, reply: unknown, notes: (string | undefined)[]][] = [
  ['a whole reply', BOTH, [SALE_NOTE, GRANT_NOTE]],
  ['rows in another order', { notes: BOTH.notes.toReversed() }, [SALE_NOTE, GRANT_NOTE]],
  ['one row missing', { notes: [BOTH.notes[1]] }, [undefined, GRANT_NOTE]],
  ["another row's order", { notes: [{ row: 1, order: SALE }] }, [undefined, undefined]],
  ['an unknown id', { notes: [{ row: 0, order: [...SALE, 'signal'] }, BOTH.notes[1]] }, [undefined, GRANT_NOTE]],
  ['a repeated id', { notes: [{ row: 0, order: [...SALE, 'plan'] }] }, [undefined, undefined]],
  ['two orders for one row', { notes: [BOTH.notes[0], { row: 0, order: ['plan', 'role'] }] }, [SALE_NOTE, undefined]],
  ['two orders, the first of them invalid', { notes: [{ row: 0, order: [] }, BOTH.notes[0]] }, [undefined, undefined]],
  ['a row number as a string', { notes: [{ row: '0', order: SALE }] }, [undefined, undefined]],
  [
    'rows that were not asked about',
    {
      notes: [
        { row: 2, order: SALE },
        { row: -1, order: SALE },
      ],
    },
    [undefined, undefined],
  ],
  ['prose', { notes: [{ row: 0, note: 'A strong signal to sell.' }] }, [undefined, undefined]],
  ['prose next to an order', { notes: [{ row: 0, order: SALE, note: 'Sell now.' }] }, [SALE_NOTE, undefined]],
  ['not a list', { notes: 'none' }, [undefined, undefined]],
  ['entries of wrong kinds', { notes: [null, 7, 'x', []] }, [undefined, undefined]],
  ['not an object', null, [undefined, undefined]],
];

for (const [name, reply, notes] of REPLIES) {
  test(`${name} yields ${String(notes.filter((note) => note !== undefined).length)} of two notes`, () => {
    assert.deepEqual(readNotes(reply, ROWS), notes);
  });
}

test('any reply yields, for each row, nothing or prepared sentences with all required ones', () => {
  const id = fc.constantFrom('role', 'code', 'price', 'holdings_after', 'plan', 'signal', '');
  const note = fc.record({
    row: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.string()),
    order: fc.array(id, { maxLength: 6 }),
  });
  const reply = fc.oneof(
    fc.record({ notes: fc.array(fc.oneof(note, fc.jsonValue()), { maxLength: 4 }) }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(reply, (value) => {
      for (const [i, text] of readNotes(value, ROWS).entries()) {
        if (text === undefined) continue;
        const sentences = noteSentences(ROWS[i]!);
        assert.equal(sentences.reduce((rest, one) => rest.replace(one.text, ''), text).trim(), '');
        assert.ok(sentences.every((one) => !one.isRequired || text.includes(one.text)));
      }
    }),
    { numRuns: 2000 },
  );
});
