import type { Invoice } from '../../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import { readInvoice } from '../../../../core/documents/invoice/read-invoice.ts';
import { ReadingShapeError } from '../../../../core/documents/reading/reading-shape.ts';
import { BLANK, cell, line, madeReading, onlyWith } from './made-reading.ts';

/** The answer when every quote is accepted as given, as it is for a picture. */
function answer(reading: Readonly<Record<string, unknown>>): Invoice {
  const extraction = readInvoice(reading, (quote) => ({ quote }));
  assert.ok(extraction);
  return extraction.invoice;
}

function codes({ warnings }: Invoice): string[] | undefined {
  return warnings?.map(({ code }) => code);
}

/** The fields named by the warnings about unreadable numbers. */
function unreadable({ warnings = [] }: Invoice): string[] {
  return warnings.filter(({ code }) => code === 'unreadable_number').map(({ message }) => message.split(' ')[0] ?? '');
}

test('a clean reading is answered in full, without warnings', () => {
  assert.deepEqual(answer(madeReading()), {
    vendor: 'Velmora Paper Mill',
    date: '2026-03-14',
    line_items: [{ description: 'Ruled paper A4', quantity: 2, unit_price: 9.9, total: 19.8 }],
    subtotal: 19.8,
    tax: 1.98,
    total: 21.78,
    currency: 'USD',
    confidence: 0.9,
  });
});

test('what is not printed is null without a warning', () => {
  assert.deepEqual(answer(onlyWith({ vendor: null, currency: null, line_items: [line({ description: null })] })), {
    vendor: null,
    date: null,
    line_items: [{ description: null, quantity: null, unit_price: null, total: null }],
    subtotal: null,
    tax: null,
    total: null,
    currency: '',
    confidence: 0.9,
  });
  assert.equal(answer(onlyWith({ total: null })).total, null, 'null counts as an empty cell');
});

const AMOUNTS: readonly [value: number | null, quote: string | null, served: number | null, why: string][] = [
  [9.72, '9.72', 9.72, 'rule 1: the same value'],
  [9.72, 'Total: $ 9.72', 9.72, 'with surrounding words'],
  [97.2, '9.72', null, 'rule 1: a different value'],
  [9.7, '9.72', null, 'a rounded value is a different value'],
  [972, '9.72', null, 'a value in cents is a different value'],
  [9.72, null, null, 'no quote'],
  [9.72, '  ', null, 'a blank quote'],
  [9.72, 'nine seventy-two', null, 'words'],
  [null, '9.72', null, 'a quote without a value'],
  [9.72, '9,72', 9.72, 'rule 2: a decimal comma'],
  [1234.56, '1.234,56', 1234.56, 'rule 2: groups separated by points'],
  [1234.56, '1,234.56', 1234.56, 'groups separated by commas'],
  [1234, '1,234', null, 'rule 2: 1234 or 1.234'],
  [1.234, '1,234', null, 'rule 2: the decimal reading is ambiguous too'],
  [6300, '6 300', 6300, 'groups of three separated by a space'],
  [-9.72, '-9.72', -9.72, 'rule 3: a minus'],
  [-9.72, '(9.72)', -9.72, 'rule 3: parentheses'],
  [-9.72, '9.72-', -9.72, 'rule 3: a trailing minus'],
  [-9.72, '9.72 CR', -9.72, 'rule 3: CR'],
  [-9.72, '9.72', null, 'rule 3: negative without a sign'],
  [9.72, '-9.72', null, 'rule 3: positive with a minus'],
  [9.72, '(9.72)', null, 'rule 3: positive with parentheses'],
  [9.72, '9.72-', null, 'rule 3: positive with a trailing minus'],
  [9.72, '9.72 CR', null, 'rule 3: positive with CR'],
  [0, '0.00', 0, 'a printed zero is zero'],
  [0, null, null, 'a zero without a quote'],
  [Infinity, '1e400', null, 'beyond the range of amounts'],
];

test('an amount is served only when its quote states exactly that value, and is otherwise null with a warning', () => {
  for (const [value, quote, served, why] of AMOUNTS) {
    for (const path of ['subtotal', 'tax', 'total'] as const) {
      const got = answer(onlyWith({ [path]: cell(value, quote) }));
      assert.equal(got[path], served, why);
      assert.deepEqual(unreadable(got), served === null ? [path] : [], why);
    }
    for (const path of ['quantity', 'unit_price', 'total'] as const) {
      const got = answer(onlyWith({ line_items: [line(), line({ [path]: cell(value, quote) })] }));
      assert.equal(got.line_items[1]?.[path], served, why);
      assert.deepEqual(unreadable(got), served === null ? [`line_items[1].${path}`] : [], why);
    }
  }
});

suite('the decimal mark of the document', () => {
  const WITH: readonly [
    others: readonly (readonly [number, string])[],
    total: number,
    served: number | null,
    why: string,
  ][] = [
    [[[9.72, '9.72']], 1234, 1234, 'a decimal point elsewhere makes the comma a group separator'],
    [[[9.72, '9.72']], 1.234, null, 'and not a decimal comma'],
    [[[9.72, '9,72']], 1.234, 1.234, 'a decimal comma elsewhere makes this one a decimal comma'],
    [[[9.72, '9,72']], 1234, null, 'and not a group separator'],
    [
      [
        [9.72, '9,72'],
        [9.72, '9.72'],
      ],
      1234,
      null,
      'amounts that disagree decide nothing',
    ],
    [[[5, '5']], 1234, null, 'an amount without a mark decides nothing'],
    [[[5678, '5,678']], 1234, null, 'two ambiguous amounts stay ambiguous'],
    [[[999, '9.72']], 1234, 1234, 'the quote decides, whatever value it was read as'],
  ];

  test('is inferred from the other quoted amounts', () => {
    for (const [others, total, served, why] of WITH) {
      const lines = others.map(([value, quote]) => line({ unit_price: cell(value, quote) }));
      assert.equal(answer(onlyWith({ line_items: lines, total: cell(total, '1,234') })).total, served, why);
    }
    for (const path of ['quantity', 'unit_price', 'total']) {
      const lines = [line({ [path]: cell(9.72, '9.72') })];
      assert.equal(answer(onlyWith({ line_items: lines, total: cell(1234, '1,234') })).total, 1234, path);
    }
    for (const path of ['subtotal', 'tax']) {
      assert.equal(answer(onlyWith({ [path]: cell(9.72, '9.72'), total: cell(1234, '1,234') })).total, 1234, path);
    }
  });

  test('is not inferred from quotes that the document does not contain', () => {
    const reading = onlyWith({ tax: cell(9.72, '9.72'), total: cell(1234, '1,234') });
    const invoice = readInvoice(reading, (quote) => (quote === '1,234' ? { quote } : undefined))?.invoice;
    assert.ok(invoice);
    assert.deepEqual([invoice.tax, invoice.total], [null, null]);
  });
});

const DATES: readonly [value: string | null, quote: string | null, served: string | null, why: string][] = [
  ['2026-03-14', 'March 14, 2026', '2026-03-14', 'rule 4: an English month'],
  ['2026-03-14', '14 Mar 2026', '2026-03-14', 'abbreviated'],
  ['2026-03-14', 'Date: 2026-03-14 18:02', '2026-03-14', 'with a time'],
  ['2026-03-14', '03/14/2026', '2026-03-14', 'numeric, unambiguous, month first'],
  ['2026-03-14', '14.03.2026', '2026-03-14', 'numeric, unambiguous, day first'],
  ['2026-03-10', '03/10/2026', null, 'rule 4: ambiguous, read month first'],
  ['2026-10-03', '03/10/2026', null, 'rule 4: ambiguous, read day first'],
  ['2026-03-03', '03/03/2026', '2026-03-03', 'both readings are the same day'],
  ['2026-03-14', 'March 14', null, 'rule 4: no year'],
  ['2026-03-14', '14 Mar 26', '2026-03-14', 'rule 4: a two-digit year'],
  ['2027-03-14', '14 Mar 26', null, 'rule 4: a two-digit year of a different year'],
  ['2026-03-15', 'March 14, 2026', null, 'a different day'],
  ['2026-04-14', 'March 14, 2026', null, 'a different month'],
  ['2025-03-14', 'March 14, 2026', null, 'a different year'],
  ['2026-03', 'March 2026', null, 'not a day'],
  ['14/03/2026', '14/03/2026', null, "not in the answer's date format"],
  ['2026-02-30', 'February 30, 2026', null, 'not a calendar day'],
  ['2026-03-14', 'March 14, 2026 to April 13, 2026', null, 'more than one day'],
  ['2026-03-14', null, null, 'no quote'],
  [null, 'March 14, 2026', null, 'a quote without a value'],
];

test('the date is served only when its quote states the full day, and is otherwise null with a warning', () => {
  for (const [value, quote, served, why] of DATES) {
    const got = answer(onlyWith({ date: cell(value, quote) }));
    assert.equal(got.date, served, why);
    assert.deepEqual(codes(got), served === null ? ['unreadable_number'] : undefined, why);
    assert.deepEqual(unreadable(got), served === null ? ['date'] : [], why);
  }
});

test('a value is null when the document does not contain its quote', () => {
  const printed = new Set(['19.80', '$21.78']);
  const extraction = readInvoice(madeReading(), (quote) => (printed.has(quote) ? { quote } : undefined));
  assert.ok(extraction);
  const { date, subtotal, tax, total, line_items: lines } = extraction.invoice;
  assert.deepEqual([date, subtotal, tax, total], [null, 19.8, null, 21.78]);
  assert.deepEqual(lines, [{ description: 'Ruled paper A4', quantity: null, unit_price: null, total: null }]);
  assert.deepEqual(Object.keys(extraction.evidence), ['subtotal', 'total']);
});

test('an amount quoted without its sign or leading digits is null when the words are known', () => {
  const find = quoteFinder({ type: 'pdf', bytes: new Uint8Array(0) }, 'Subtotal 1,234.50\nTax -9.72\nTotal (21.78)');
  const reading = madeReading({
    line_items: [],
    subtotal: cell(234.5, '234.50'),
    tax: cell(9.72, '9.72'),
    total: cell(-21.78, '(21.78)'),
  });
  const extraction = readInvoice(reading, find);
  assert.ok(extraction);
  const { subtotal, tax, total } = extraction.invoice;
  assert.deepEqual([subtotal, tax, total], [null, null, -21.78]);
  assert.deepEqual(unreadable(extraction.invoice), ['date', 'subtotal', 'tax']);
});

test('evidence quotes each served amount and date, and nothing else', () => {
  const reading = madeReading({ tax: cell(2, '1.98'), line_items: [line(), line({ total: cell(19.8, '19.80 T') })] });
  assert.deepEqual(readInvoice(reading, (quote) => ({ quote }))?.evidence, {
    date: { quote: 'March 14, 2026' },
    'line_items[1].total': { quote: '19.80 T' },
    subtotal: { quote: '19.80' },
    total: { quote: '$21.78' },
  });
});

suite('line items', () => {
  test('keep the order of the reading, including duplicates', () => {
    const names = ['Zinc', 'Alum', 'Zinc'];
    const got = answer(madeReading({ line_items: names.map((description) => line({ description })) }));
    assert.deepEqual(
      got.line_items.map(({ description }) => description),
      names,
    );
  });

  test('that are not a list are served as empty, with a warning', () => {
    for (const listed of [null, {}, { 0: line() }, 'none', 42, true]) {
      const got = answer(madeReading({ line_items: listed }));
      assert.deepEqual(got.line_items, []);
      assert.deepEqual(codes(got), ['line_items_not_a_list']);
      assert.equal(got.total, 21.78, 'the other fields are served');
    }
    assert.equal(answer(madeReading({ line_items: [] })).warnings, undefined, 'an empty list is a list');
  });
});

test('the confidence is the given one, or 0 when it is missing or invalid', () => {
  for (const [given, served] of [
    [0, 0],
    [1, 1],
    [0.5, 0.5],
    [null, 0],
    [undefined, 0],
    [-0.1, 0],
    [1.1, 0],
    ['high', 0],
    ['0.9', 0],
  ]) {
    const got = answer(madeReading({ confidence: given }));
    assert.equal(got.confidence, served);
    assert.equal(got.warnings, undefined);
  }
});

test('a document that is not an invoice has no answer, whatever else was read from it', () => {
  assert.equal(
    readInvoice({ is_invoice_or_receipt: false }, (quote) => ({ quote })),
    undefined,
  );
  assert.equal(
    readInvoice(madeReading({ is_invoice_or_receipt: false }), (quote) => ({ quote })),
    undefined,
  );
});

test('a reading of the wrong shape is rejected as a whole', () => {
  const without = (name: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(madeReading()).filter(([one]) => one !== name));
  const wrong: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ...['is_invoice_or_receipt', 'vendor', 'date', 'line_items', 'subtotal', 'tax', 'total', 'currency'].map(
      (name) => [`no ${name}`, without(name)] as const,
    ),
    ['an empty reading', {}],
    ['is_invoice_or_receipt as text', madeReading({ is_invoice_or_receipt: 'yes' })],
    ['is_invoice_or_receipt as null', madeReading({ is_invoice_or_receipt: null })],
    ['a vendor in a cell', madeReading({ vendor: cell('Velmora', 'Velmora') })],
    ['a currency that is a number', madeReading({ currency: 840 })],
    ['an amount without a cell', madeReading({ total: 21.78 })],
    ['an amount as text', madeReading({ total: cell('21.78', '21.78') })],
    ['a quote that is a number', madeReading({ total: cell(21.78, 21.78) })],
    ['a cell without a quote', madeReading({ total: { value: 21.78 } })],
    ['a cell without a value', madeReading({ total: { quote: '21.78' } })],
    ['a date that is a number', madeReading({ date: cell(20260314, '2026-03-14') })],
    ['a line that is a string', madeReading({ line_items: ['Paper 19.80'] })],
    ['a line that is null', madeReading({ line_items: [null] })],
    [
      'a line without a total',
      madeReading({ line_items: [{ description: null, quantity: BLANK, unit_price: BLANK }] }),
    ],
    ['a line with an amount as text', madeReading({ line_items: [line({ total: cell('19.80', '19.80') })] })],
  ];
  for (const [what, reading] of wrong) {
    assert.throws(() => readInvoice(reading, (quote) => ({ quote })), ReadingShapeError, what);
  }
});

test('unknown members are ignored', () => {
  const more = { ...madeReading(), invoice_number: '42', warnings: [], evidence: {}, __proto__: null };
  assert.deepEqual(answer(more), answer(madeReading()));
});

test('a warning reveals nothing that the document contains', () => {
  const marker = 'M4RK3R';
  const got = answer(
    madeReading({
      vendor: marker,
      currency: marker,
      date: cell(marker, marker),
      line_items: [line({ description: marker, total: cell(77.31, marker) })],
      total: cell(77.31, `${marker} 5.00`),
    }),
  );
  const messages = JSON.stringify(got.warnings);
  assert.deepEqual(unreadable(got), ['date', 'line_items[0].total', 'total']);
  assert.ok(!messages.includes(marker) && !messages.includes('77.31'), messages);
});
