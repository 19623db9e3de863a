import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Form4Row } from '../../../../core/edgar/form4/form4-row.ts';
import { product, readDecimal, toNumber } from '../../../../core/edgar/form4/filed-values.ts';
import { noteSentences } from '../../../../core/edgar/notes/note-sentences.ts';
import { templateText } from '../../../../core/model/sentence-order.ts';
import { transactionType } from '../../../../core/edgar/form4/transaction-type.ts';
import { grantRow, saleRow } from '../form4/made-row.ts';

const templateNote = (row: Form4Row): string => templateText(noteSentences(row));

const CASES: readonly [Form4Row, string][] = [
  [
    saleRow({ is_rule_10b5_1_plan: true }),
    'LIND ASTRID M (Chief Financial Officer; Director) reported the disposition of 1,000 shares (Class A Common Stock), dated 2025-06-02. ' +
      'Transaction code S is defined as: Open market or private sale. The stated price is $12.50 per share, and the value is $12,500.00. ' +
      'After the transaction, 5,200 shares were held on this line of direct ownership. ' +
      "The row's own footnotes place the transaction under a Rule 10b5-1 plan.",
  ],
  [
    grantRow({ shares: 1, post_transaction_holdings: 1, ownership_type: 'indirect', role: null }),
    'LIND ASTRID M reported the acquisition of 1 share (Class A Common Stock), dated 2025-06-02. ' +
      'Transaction code A is defined as a grant, award, or other acquisition from the issuer, such as equity compensation. ' +
      'The stated price is $0.00 per share, and the value is $0.00. After the transaction, 1 share was held on this line of indirect ownership. ' +
      "The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.",
  ],
  [
    saleRow({
      insider_name: null,
      role: null,
      transaction_type: null,
      transaction_code: null,
      acquired_disposed_code: null,
      security_title: null,
      shares: null,
      price_per_share: null,
      transaction_value_usd: null,
      transaction_date: null,
      post_transaction_holdings: null,
      ownership_type: null,
      period_of_report: null,
    }),
    'The reporting owner reported a transaction in an unknown number of securities; no valid date is given. ' +
      'No transaction code can be read from this row. No price in U.S. dollars per security can be read from this row, so no value is given. ' +
      'How many were held on this ownership line after the transaction cannot be read from this row. ' +
      "The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.",
  ],
  [
    saleRow({
      transaction_type: 'Exercise or conversion of a derivative security',
      transaction_code: 'M',
      security_title: 'Restricted Stock Units',
      is_derivative: true,
      price_per_share: 0,
      transaction_value_usd: 0,
      post_transaction_holdings: 0,
    }),
    'LIND ASTRID M (Chief Financial Officer; Director) reported the disposition of 1,000 derivative securities (Restricted Stock Units), dated 2025-06-02. ' +
      'Transaction code M is defined as the exercise or conversion of a derivative security. ' +
      'The stated price is $0.00 per derivative security, and the value is $0.00. ' +
      'After the transaction, 0 derivative securities were held on this line of direct ownership. ' +
      "The row's own footnotes do not place the transaction under a Rule 10b5-1 plan.",
  ],
];

for (const [row, note] of CASES) {
  test(`the note on ${row.is_derivative ? 'a derivative' : 'a'} row with code ${String(row.transaction_code)}`, () => {
    assert.equal(templateNote(row), note);
  });
}

test('codes A, F, G and M are described by their defined meaning', () => {
  const meanings: [string, RegExp][] = [
    ['A', /code A is defined as a grant, award, or other acquisition/],
    ['F', /code F is defined as the delivery or withholding of securities to pay an exercise price or a tax liability/],
    ['G', /code G is defined as a bona fide gift/],
    ['M', /code M is defined as the exercise or conversion of a derivative security/],
  ];
  for (const [code, meaning] of meanings) assert.match(templateNote(saleRow({ transaction_code: code })), meaning);
  assert.match(
    templateNote(saleRow({ transaction_code: 'Q', transaction_type: 'Other transaction' })),
    /code Q has no definition/,
  );
});

test('an equity swap and an early report are stated next to the code, not as part of its meaning', () => {
  const cases: [code: string, equitySwap: boolean, early: boolean, sentences: string][] = [
    [
      'S',
      true,
      false,
      'Transaction code S is defined as: Open market or private sale. The filing also marks the transaction as in an equity swap or instrument with similar characteristics.',
    ],
    [
      'G',
      false,
      true,
      'Transaction code G is defined as a bona fide gift. The filing also marks the transaction as voluntarily reported earlier than required.',
    ],
    [
      'S',
      true,
      true,
      'private sale. The filing also marks the transaction as in an equity swap or instrument with similar characteristics and voluntarily reported earlier than required.',
    ],
    ['S', false, false, 'private sale. The stated price'],
  ];
  for (const [code, equitySwap, early, sentences] of cases) {
    const row = saleRow({ transaction_code: code, transaction_type: transactionType({ code, equitySwap, early }) });
    assert.ok(templateNote(row).includes(sentences), templateNote(row));
  }
});

test('the note says "shares" only for stock, and "securities" for everything else', () => {
  const cases: [title: string | null, unit: string][] = [
    ['Common Stock', 'shares'],
    ['Class A Common Stock, par value $.01, with purchase rights', 'shares'],
    ['American Depositary Shares', 'shares'],
    ['Ordinary Shares', 'shares'],
    ['4.125% Notes due 2030', 'securities'],
    ['Notes exchangeable into Common Stock', 'securities'],
    ['Common Units', 'securities'],
    [null, 'securities'],
  ];
  for (const [title, unit] of cases) {
    assert.match(
      templateNote(saleRow({ security_title: title })),
      new RegExp(`disposition of 1,000 ${unit}\\b`),
      String(title),
    );
  }
});

const text = fc.option(
  fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      'BUY NOW LLC',
      'Common Stock, $.25 Par Value',
      'a',
      '1,000',
      'Will May',
      '<b>x</b>',
      'İstanbul Holding',
      '10% Notes due 2030',
      '; ',
    ),
  ),
);
const amount = fc.option(
  fc.oneof(
    fc.nat().map(Number),
    fc.constantFrom(0, 0.1, 0.0001, 1, 45.435, 1_436_881.875, Number.MAX_SAFE_INTEGER),
    fc.tuple(fc.nat(1_000_000_000), fc.nat(9999)).map(([whole, part]) => whole + part / 10_000),
  ),
);
const day = fc.option(
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

function value(shares: number | null, price: number | null): number | null {
  return toNumber(product(readDecimal(String(shares)), readDecimal(String(price))));
}

const anyRow: fc.Arbitrary<Form4Row> = fc
  .record({
    insider_name: text,
    role: text,
    transaction_code: fc.option(fc.constantFrom(...'A B C D E F G H I J K L M O P Q S U V W X Z xx'.split(' '))),
    equitySwap: fc.boolean(),
    early: fc.boolean(),
    acquired_disposed_code: fc.constantFrom('A' as const, 'D' as const, null),
    security_title: text,
    is_derivative: fc.boolean(),
    shares: amount,
    price_per_share: amount,
    transaction_date: day,
    period_of_report: day,
    post_transaction_holdings: amount,
    ownership_type: fc.constantFrom('direct' as const, 'indirect' as const, null),
    is_rule_10b5_1_plan: fc.boolean(),
  })
  .map(({ equitySwap, early, ...row }) => ({
    ...row,
    transaction_value_usd: value(row.shares, row.price_per_share),
    insider_cik: '0009990002',
    transaction_type: transactionType({ code: row.transaction_code, equitySwap, early }),
  }));

test('amounts have cents, and every further digit that was filed', () => {
  const cases: [price: number, text: string][] = [
    [42.1, '$42.10'],
    [42, '$42.00'],
    [0, '$0.00'],
    [0.0125, '$0.0125'],
    [1234.5, '$1,234.50'],
  ];
  for (const [price_per_share, text] of cases) {
    assert.ok(templateNote(saleRow({ price_per_share })).includes(`The stated price is ${text} per share`), text);
  }
});

test('for any row, each sentence is complete and the ids are distinct', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const sentences = noteSentences(row);
      assert.equal(new Set(sentences.map(({ id }) => id)).size, sentences.length);
      for (const { text } of sentences) assert.match(text, /^\S.*\.$/su);
      assert.doesNotMatch(templateNote(row), /undefined|null|NaN/);
    }),
    { numRuns: 1000 },
  );
});
