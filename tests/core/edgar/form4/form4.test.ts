import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { readForm4 } from '../../../../core/edgar/form4/form4.ts';
import type { Form4Row } from '../../../../core/edgar/form4/form4-row.ts';
import { code, madeForm4, madeOwner, madeRow, type MadeForm, type MadeRow } from './made-form4.ts';

function rows(form: MadeForm | string): readonly Form4Row[] {
  const reading = readForm4(typeof form === 'string' ? form : madeForm4(form));
  assert.equal(reading.kind, 'filing');
  return reading.rows;
}

function row(made: MadeRow): Form4Row {
  return rows({ [made.table ?? 'nonDerivative']: madeRow(made) })[0]!;
}

test('a row has every field as filed', () => {
  assert.deepEqual(rows({ nonDerivative: madeRow() }), [
    {
      insider_name: 'Lind Astrid',
      insider_cik: '0009990002',
      role: 'Director',
      transaction_type: 'Open market or private sale',
      transaction_code: 'S',
      acquired_disposed_code: 'D',
      security_title: 'Common Stock',
      is_derivative: false,
      shares: 100,
      price_per_share: 12.5,
      transaction_value_usd: 1250,
      transaction_date: '2025-06-02',
      post_transaction_holdings: 900,
      ownership_type: 'direct',
      is_rule_10b5_1_plan: false,
      period_of_report: '2025-06-02',
    },
  ]);
});

test("the issuer's number is padded and its symbol is a string", () => {
  const reading = readForm4(madeForm4());
  assert.deepEqual(reading, {
    kind: 'filing',
    issuerCik: '0009990001',
    issuerName: 'HARBOR MILL CORP',
    issuerSymbol: '1E5',
    rows: [],
  });
});

test('rows keep the order of both tables, equal rows stay separate, and holdings are not rows', () => {
  const holding = '<nonDerivativeHolding><securityTitle><value>Held</value></securityTitle></nonDerivativeHolding>';
  const read = rows({
    nonDerivative: madeRow({ title: 'B' }) + holding + madeRow({ title: 'A' }) + madeRow({ title: 'A' }),
    derivative: madeRow({ table: 'derivative', title: 'C' }),
  });
  assert.deepEqual(
    read.map((one) => [one.security_title, one.is_derivative]),
    [
      ['B', false],
      ['A', false],
      ['A', false],
      ['C', true],
    ],
  );
});

test('numbers are plain decimals or null, and a stated zero is zero', () => {
  const cases: [string, number | null][] = [
    ['1000', 1000],
    ['0', 0],
    ['0.0000', 0],
    ['.25', 0.25],
    ['5.', 5],
    ['17128.6365', 17128.6365],
    ['007', 7],
    ['1,000', null],
    ['-5', null],
    ['+5', null],
    ['1e9', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['1.2.3', null],
    ['.', null],
    ['', null],
    ['$5', null],
    ['5 shares', null],
    ['9007199254740993', null],
    ['9'.repeat(40), null],
  ];
  for (const [text, value] of cases) {
    assert.equal(row({ shares: text }).shares, value, text);
    assert.equal(row({ held: text }).post_transaction_holdings, value, text);
    assert.equal(row({ price: `<value>${text}</value>` }).price_per_share, value, text);
  }
});

test('the value is the exact product of shares and price, and null if either is missing', () => {
  const cases: [shares: string, price: string, value: number | null][] = [
    ['3', '<value>0.1</value>', 0.3],
    ['1.1', '<value>1.1</value>', 1.21],
    ['31.095', '<value>395.55</value>', 12299.62725],
    ['100', '<value>0</value>', 0],
    ['0', '<value>12.5</value>', 0],
    ['100', '<footnoteId id="F1"/>', null],
    ['100', '<value></value><footnoteId id="F1"/>', null],
    ['', '<value>12.5</value>', null],
    ['100', '<value>12.5</value><footnoteId id="F1"/>', 1250],
    ['100', '<footnoteId id="F1"/><value>12.5</value>', 1250],
  ];
  for (const [shares, price, value] of cases) {
    assert.equal(row({ shares, price }).transaction_value_usd, value, `${shares} x ${price}`);
  }
});

test('dates lose their time zone, and impossible dates are null', () => {
  const cases: [string, string | null][] = [
    ['2024-07-19', '2024-07-19'],
    ['2024-07-19-05:00', '2024-07-19'],
    ['2024-07-19+14:00', '2024-07-19'],
    ['2024-07-19Z', '2024-07-19'],
    ['2024-07-19T00:00:00', '2024-07-19'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['1900-02-29', null],
    ['2000-02-29', '2000-02-29'],
    ['2024-13-01', null],
    ['2024-04-31', null],
    ['2024-00-10', null],
    ['0024-07-19', null],
    ['07/19/2024', null],
    ['2024-07-19x', null],
    ['2024-7-19', null],
    ['', null],
  ];
  for (const [text, date] of cases) assert.equal(row({ date: text }).transaction_date, date, text);
});

test('each code is worded as on the form', () => {
  const cases: [string, string | null][] = [
    [code('S'), 'Open market or private sale'],
    [code('P'), 'Open market or private purchase'],
    [code('M'), 'Exercise or conversion of a derivative security'],
    [code('F'), 'Shares delivered or withheld to pay an exercise price or tax liability'],
    [code('A'), 'Grant, award, or other acquisition (e.g. equity compensation)'],
    [code('G'), 'Bona fide gift'],
    [code('C'), 'Conversion of a derivative security'],
    [code('D'), 'Disposition to the issuer'],
    [code('E'), 'Expiration of a short derivative position'],
    [code('H'), 'Expiration or cancellation of a long derivative position with value received'],
    // Other readers have swapped I and W.
    [code('I'), 'Discretionary transaction resulting in an acquisition or disposition'],
    [code('W'), 'Acquisition or disposition by will or the laws of descent and distribution'],
    [code('J'), 'Other acquisition or disposition (described in a footnote)'],
    [code('L'), 'Small acquisition'],
    [code('O'), 'Exercise of an out-of-the-money derivative security'],
    [code('X'), 'Exercise of an in-the-money or at-the-money derivative security'],
    [code('U'), 'Disposition in a tender of shares in a change of control'],
    [code('Z'), 'Deposit into or withdrawal from a voting trust'],
    [code('Q'), 'Other transaction'],
    [code('s'), 'Other transaction'],
    ['', null],
    // The paper form marks these K and V; the XML has separate boxes for them.
    [
      code('S', '<equitySwapInvolved>1</equitySwapInvolved>'),
      'Open market or private sale, in an equity swap or instrument with similar characteristics',
    ],
    [
      '<transactionFormType>5</transactionFormType><transactionCode>G</transactionCode>',
      'Bona fide gift, voluntarily reported earlier than required',
    ],
  ];
  for (const [coding, type] of cases) assert.equal(row({ coding }).transaction_type, type, coding);
});

test('an empty box, or one with an invalid value, is null', () => {
  const read = row({ title: '', direction: 'X', ownership: '', coding: '' });
  assert.deepEqual(
    [read.security_title, read.acquired_disposed_code, read.ownership_type, read.transaction_code],
    [null, null, null, null],
  );
  assert.deepEqual(rows({ nonDerivative: '<nonDerivativeTransaction/>' }).length, 1);
  assert.equal(row({ title: 'x'.repeat(300) }).security_title, 'x'.repeat(300));
  assert.equal(row({ title: 'x'.repeat(301) }).security_title, null);
  assert.equal(row({ ownership: 'I' }).ownership_type, 'indirect');
});

test('text is read as filed: references resolved once, lines joined', () => {
  const cases: [string, string][] = [
    ['Common &amp; Preferred', 'Common & Preferred'],
    ['A &amp;lt; B', 'A &lt; B'],
    ['&#67;lass &#x41;', 'Class A'],
    ['Owner&#146;s units', 'Owner’s units'],
    ['<![CDATA[R&D <units> &amp;]]>', 'R&D <units> &amp;'],
    ['Common\n      Stock', 'Common Stock'],
    ['Common  Stock', 'Common  Stock'],
    ['Common<!-- not part of it --> Stock', 'Common Stock'],
    ['&#0;&#xD800;&nbsp;', '&#0;&#xD800;&nbsp;'],
  ];
  for (const [title, text] of cases) assert.equal(row({ title }).security_title, text, title);
});

test('a joint filing is attributed to the owner listed first', () => {
  const owners = [
    madeOwner({ name: 'FIRST FUND LP', cik: '12', flags: 'isTenPercentOwner' }),
    madeOwner({ name: 'SECOND FUND LP', cik: '13' }),
  ];
  const [read] = rows({ owners, nonDerivative: madeRow() });
  assert.deepEqual([read!.insider_name, read!.insider_cik, read!.role], ['FIRST FUND LP', '0000000012', '10% owner']);
  const [none] = rows({ owners: [], nonDerivative: madeRow() });
  assert.deepEqual([none!.insider_name, none!.insider_cik, none!.role], [null, null, null]);
});

test('the role is read from the flags, the title, and remarks that state it', () => {
  const cases: [flags: string, title: string, remarks: string, role: string | null, otherText?: string][] = [
    ['isDirector', '', '', 'Director'],
    ['isOfficer', 'Chief Executive Officer', '', 'Chief Executive Officer'],
    ['isOfficer isDirector isTenPercentOwner', 'CEO', '', 'CEO; Director; 10% owner'],
    ['isOfficer isDirector', 'President and Director', '', 'President and Director'],
    ['isOfficer isDirector', 'Managing Director', '', 'Managing Director; Director'],
    ['isOfficer', '', '', 'Officer'],
    ['isOther', '', '', 'Former affiliate', 'Former affiliate'],
    ['isOther', '', '', 'Other', 'See Remarks'],
    ['isOther', '', '', 'Other'],
    ['', '', '', null],
    ['isOfficer', 'See Remarks', 'Executive Vice President, Supply Chain', 'Executive Vice President, Supply Chain'],
    [
      'isOfficer',
      'See Remarks below',
      'Title: Senior Vice President and Treasurer.',
      'Senior Vice President and Treasurer',
    ],
    [
      'isOfficer',
      'See remarks',
      "The Reporting Person's full title is Chief Financial Officer and Secretary.",
      'Chief Financial Officer and Secretary',
    ],
    [
      'isOfficer',
      'See Remarks',
      'Ms. Lind serves as Vice President, Chief Accounting Officer of the Issuer. Power of attorney attached.',
      'Vice President, Chief Accounting Officer',
    ],
    ['isOfficer', 'President (See Remarks)', 'Exhibit 24 - Power of Attorney', 'President'],
    ['isOfficer', 'See Remarks', 'Executive officers undertake to provide full information on request.', 'Officer'],
    ['isOfficer', 'See Remarks', 'President of the seller has filed a report.', 'Officer'],
    ['isOfficer', 'See Remarks', '', 'Officer'],
    ['isOfficer', '(1) See Remarks', '(1) Chief Operating Officer', 'Chief Operating Officer'],
    ['isOfficer', '(1) See Remarks', '', 'Officer'],
    ['isOfficer', '(1)', '', 'Officer'],
    ['isOfficer', 'See "Remarks"', 'Chief Operating Officer', 'Chief Operating Officer'],
    ['isOfficer', 'See “Remarks”', '', 'Officer'],
    ['isOfficer', 'Remarks', 'Chief Operating Officer', 'Chief Operating Officer'],
    ['isOfficer', 'Remarks', '', 'Officer'],
    ['isOfficer', '*See Remarks', '*Executive Chairman', 'Executive Chairman'],
    [
      'isOfficer',
      'See Remarks',
      'The reporting person is no longer an officer. Chief Executive Officer John Doe signed.',
      'Officer',
    ],
    [
      'isOfficer',
      'See Remarks',
      'The reporting person serves as President of Acme Bank, a subsidiary of the Issuer.',
      'President of Acme Bank, a subsidiary of the Issuer',
    ],
    [
      'isOfficer',
      'See Remarks',
      'The reporting person serves as General Counsel and Secretary of Acme Inc.',
      'General Counsel and Secretary of Acme Inc.',
    ],
    ['isOther', '', '', 'Other', '(1)'],
    ['isOther', '', '', 'Other', 'See "Remarks"'],
  ];
  for (const [flags, title, remarks, role, otherText] of cases) {
    const owners = [madeOwner({ flags, title, ...(otherText === undefined ? {} : { otherText }) })];
    const [read] = rows({ owners, remarks, nonDerivative: madeRow() });
    assert.equal(read!.role, role, `${flags} / ${title} / ${remarks}`);
  }
});

test('the plan flag comes only from footnotes anywhere within the row', () => {
  const footnotes = { F1: 'Sold under a Rule 10b5-1 plan.', F2: 'Average price.' };
  const note = '<footnoteId id="F1"/>';
  const under: MadeRow[] = [
    { coding: code('S', note) },
    { price: `<value>1</value>${note}` },
    { title: `Common Stock</value>${note}<value>` },
    { price: '<value>1</value><footnoteId id="F2"/><footnoteId id=" F1 "></footnoteId>' },
  ];
  for (const made of under) {
    assert.equal(rows({ nonDerivative: madeRow(made), footnotes })[0]!.is_rule_10b5_1_plan, true);
  }
  const elsewhere = rows({ nonDerivative: madeRow() + madeRow({ coding: code('S', note) }), footnotes });
  assert.deepEqual(
    elsewhere.map((one) => one.is_rule_10b5_1_plan),
    [false, true],
  );
  const checkbox = madeForm4({ nonDerivative: madeRow(), remarks: 'Sold under a Rule 10b5-1 plan.' }).replace(
    '<nonDerivativeTable>',
    '<aff10b5One>1</aff10b5One><nonDerivativeTable>',
  );
  assert.equal(rows(checkbox)[0]!.is_rule_10b5_1_plan, false);
});

test('footnotes with the same id, in one list or two, are read as one', () => {
  const made = madeForm4({ nonDerivative: madeRow({ coding: code('S', '<footnoteId id="F1"/>') }) });
  const withNotes = (notes: string): boolean =>
    rows(made.replace('<footnotes></footnotes>', `<footnotes>${notes}</footnotes>`))[0]!.is_rule_10b5_1_plan;
  const placed = '<footnote id="F1">Sold under a Rule 10b5-1 plan.</footnote>';
  const other = '<footnote id="F1">Average price.</footnote>';
  const denied = '<footnote id="F1">These shares were not sold under a Rule 10b5-1 plan.</footnote>';
  assert.equal(withNotes(placed + other), true);
  assert.equal(withNotes(`${other}</footnotes><footnotes>${placed}`), true);
  assert.equal(withNotes(placed + denied), false);
  assert.equal(withNotes(denied + placed), false);
});

test('a box filled in twice has no value', () => {
  const two = rows(madeForm4({ nonDerivative: madeRow({ price: '<value>1</value><value>2</value>' }) }))[0]!;
  assert.deepEqual([two.price_per_share, two.transaction_value_usd], [null, null]);
  const second = '<transactionShares><value>7</value></transactionShares></transactionAmounts>';
  const made = madeForm4({ nonDerivative: madeRow().replace('</transactionAmounts>', second) });
  assert.deepEqual([rows(made)[0]!.shares, rows(made)[0]!.price_per_share], [null, 12.5]);
});

test('a box of the header filled in twice has no value', () => {
  const filed = madeForm4({
    owners: [madeOwner({ flags: 'isDirector isOfficer', title: 'President' })],
    nonDerivative: madeRow(),
  });
  for (const [box, second, expected] of [
    ['rptOwnerName', 'Other Person', { insider_name: null }],
    ['rptOwnerCik', '0009990008', { insider_cik: null }],
    ['officerTitle', 'Treasurer', { role: 'Officer; Director' }],
    ['isDirector', '1', { role: 'President' }],
    ['periodOfReport', '2025-06-01', { period_of_report: null }],
  ] as const) {
    const before = rows(filed)[0]!;
    assert.deepEqual(rows(filed.replace(`<${box}>`, `<${box}>${second}</${box}><${box}>`))[0], {
      ...before,
      ...expected,
    });
  }
});

test('markup inside a footnote keeps its words in order', () => {
  const coding = code('S', '<footnoteId id="F1"/>');
  const read = (text: string): boolean =>
    rows({ nonDerivative: madeRow({ coding }), footnotes: { F1: text } })[0]!.is_rule_10b5_1_plan;
  assert.equal(read('The sale was <b>not</b> made under a <i>Rule 10b5-1</i> plan.'), false);
  assert.equal(
    read('The insider did <b>not</b> choose the day.<p>The sale was made under a Rule 10b5<u>-1</u> plan.</p>'),
    true,
  );
});

test('an attribute without a value, as real software has written it, drops no transaction', () => {
  const xml = madeForm4({ nonDerivative: madeRow() }).replace(
    '<nonDerivativeTable>',
    '<nonDerivativeTable ativeTable>',
  );
  assert.equal(rows(xml).length, 1);
});

test('a filing without tables is a filing without rows', () => {
  assert.deepEqual(rows(madeForm4().replace(/<nonDerivativeTable>[^]*<\/derivativeTable>/, '')), []);
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const madeRows = fc.array(
  fc.record({
    table: fc.constantFrom('nonDerivative' as const, 'derivative' as const),
    title: fc.string({ maxLength: 40 }).map((text) => `T${text.trim()}T`),
    shares: fc.nat(),
    cents: fc.nat(1_000_000),
    direction: fc.constantFrom('A', 'D'),
    held: fc.nat(),
    ownership: fc.constantFrom('D', 'I'),
  }),
  { maxLength: 12 },
);

test('any rows of a filing are read unchanged, the non-derivative table first', () => {
  fc.assert(
    fc.property(madeRows, (made) => {
      const table = (name: string): string =>
        made
          .filter((one) => one.table === name)
          .map((one) =>
            madeRow({
              ...one,
              title: escaped(one.title),
              shares: String(one.shares),
              held: String(one.held),
              price: `<value>${(one.cents / 100).toFixed(2)}</value>`,
            }),
          )
          .join('');
      const read = rows({ nonDerivative: table('nonDerivative'), derivative: table('derivative') });
      const ordered = made.toSorted((a, b) => Number(a.table === 'derivative') - Number(b.table === 'derivative'));
      assert.deepEqual(
        read.map((one) => [one.is_derivative, one.security_title, one.shares, one.acquired_disposed_code]),
        ordered.map((one) => [one.table === 'derivative', one.title, one.shares, one.direction]),
      );
      assert.deepEqual(
        read.map((one) => [one.transaction_value_usd, one.post_transaction_holdings, one.ownership_type]),
        ordered.map((one) => [
          Number(`${BigInt(one.shares) * BigInt(one.cents)}e-2`),
          one.held,
          one.ownership === 'D' ? 'direct' : 'indirect',
        ]),
      );
    }),
  );
});

test('no bytes make the reader throw', () => {
  const whole = Buffer.from(madeForm4({ nonDerivative: madeRow() }));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 12 }), (at, bytes) => {
      const reading = readForm4(Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)]));
      return reading.kind === 'unreadable' || reading.rows.length === 1;
    }),
    { numRuns: 1000 },
  );
});

test('a text of 300 characters is kept whole, and a longer one is null', () => {
  assert.equal(row({ title: 'x'.repeat(300) }).security_title, 'x'.repeat(300));
  assert.equal(row({ title: 'x'.repeat(301) }).security_title, null);
});
