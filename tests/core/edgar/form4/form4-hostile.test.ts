import assert from 'node:assert/strict';
import test from 'node:test';
import { readForm4, type UnreadableReason } from '../../../../core/edgar/form4/form4.ts';
import { code, madeForm4, madeRow } from './made-form4.ts';

const GOOD = madeForm4({ nonDerivative: madeRow() });
const BODY = GOOD.replace('<?xml version="1.0"?>', '');

const BOMB = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]>`;

const UNREADABLE: readonly [name: string, document: string | Uint8Array, reason: UnreadableReason][] = [
  ['nothing', '', 'empty'],
  ['white space', ' \n ', 'empty'],
  ['only a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf), 'empty'],
  ['an entity bomb', BOMB + BODY.replace('Common Stock', '&j;'), 'doctype_or_entity_refused'],
  ['a document type', `<?xml version="1.0"?><!DOCTYPE ownershipDocument>${BODY}`, 'doctype_or_entity_refused'],
  [
    'an external entity',
    `<!DOCTYPE o [<!ENTITY e SYSTEM "file:///etc/hostname">]>${BODY}`,
    'doctype_or_entity_refused',
  ],
  [
    'a parameter entity',
    `<!DOCTYPE o [<!ENTITY % p SYSTEM "http://127.0.0.1/x"> %p;]>${BODY}`,
    'doctype_or_entity_refused',
  ],
  [
    'a declaration inside the document',
    GOOD.replace('<derivativeTable>', '<!ENTITY e "x"><derivativeTable>'),
    'doctype_or_entity_refused',
  ],
  // A quotation mark in it would let a parser swallow the rows up to the next quotation mark.
  [
    'a processing instruction',
    GOOD.replace('<nonDerivativeTable>', '<?x "?><nonDerivativeTable>'),
    'doctype_or_entity_refused',
  ],
  ['20,000 levels', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`, 'too_deep'],
  ['a row 40 levels deep', GOOD.replace('Common Stock', `${'<b>'.repeat(40)}x${'</b>'.repeat(40)}`), 'too_deep'],
  ['200,000 unclosed levels', '<a>'.repeat(200_000), 'too_deep'],
  ['50 MB', Buffer.alloc(50_000_000, 0x20), 'too_large'],
  ['a web page', '<!DOCTYPE html><html><body>Request Rate Threshold Exceeded</body></html>', 'html_page'],
  ['a web page without a type', '<html><head><title>Undeclared Automated Tool</title></head></html>', 'html_page'],
  [
    'a web page as XML',
    '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
    'html_page',
  ],
  ['a storage error', '<Error><Code>AccessDenied</Code></Error>', 'not_an_ownership_document'],
  ['a different root', madeForm4({ root: 'edgarSubmission', nonDerivative: madeRow() }), 'not_an_ownership_document'],
  ['the root under a prefix', BODY.replaceAll('ownershipDocument', 'o:ownershipDocument'), 'not_an_ownership_document'],
  ['JSON', '{"message": "no"}', 'not_well_formed'],
  ['plain text', 'Not found', 'not_well_formed'],
  ['two roots', BODY + BODY, 'not_well_formed'],
  ['text after the root', `${GOOD}more`, 'not_well_formed'],
  ['crossed tags', GOOD.replace('</value></securityTitle>', '</securityTitle></value>'), 'not_well_formed'],
  ['an unclosed tag', GOOD.replace('</nonDerivativeTransaction>', ''), 'not_well_formed'],
  ['an unclosed comment', GOOD.replace('<nonDerivativeTable>', '<!-- <nonDerivativeTable>'), 'not_well_formed'],
  ['unclosed CDATA', GOOD.replace('Common Stock', '<![CDATA[Common'), 'not_well_formed'],
  ['a bare ampersand', GOOD.replace('Common Stock', 'A & B'), 'not_well_formed'],
  [
    'an element named __proto__',
    GOOD.replace('<footnotes>', '<__proto__><polluted>1</polluted></__proto__><footnotes>'),
    'not_well_formed',
  ],
  [
    'an element named constructor',
    GOOD.replace('<footnotes>', '<constructor><prototype/></constructor><footnotes>'),
    'not_well_formed',
  ],
  ['an attribute named __proto__', GOOD.replace('<footnotes>', '<footnotes __proto__="x">'), 'not_well_formed'],
  [
    'a row inside a comment',
    GOOD.replace('<nonDerivativeTransaction>', `<!-- ${madeRow()} --><nonDerivativeTransaction>`),
    'rows_unaccounted_for',
  ],
  ['a row outside the tables', GOOD.replace('<footnotes>', `${madeRow()}<footnotes>`), 'rows_unaccounted_for'],
  [
    'a row in other capitals',
    GOOD.replace('<footnotes>', `${madeRow().replaceAll('nonDerivativeTr', 'NonDerivativeTr')}<footnotes>`),
    'rows_unaccounted_for',
  ],
  [
    'a row under a prefix',
    GOOD.replace('<footnotes>', `${madeRow().replaceAll('nonDerivativeTr', 'f:nonDerivativeTr')}<footnotes>`),
    'rows_unaccounted_for',
  ],
  ['more rows than a form takes', madeForm4({ nonDerivative: madeRow().repeat(1001) }), 'too_many_rows'],
  [
    'more footnotes than a form takes',
    madeForm4({ footnotes: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`F${i}`, 'x'])) }),
    'too_many_footnotes',
  ],
  ['an amendment', madeForm4({ documentType: '4/A', nonDerivative: madeRow() }), 'amended_form'],
  ['Form 3', madeForm4({ documentType: '3' }), 'not_a_form_4'],
  ['no document type', madeForm4({ documentType: '' }), 'not_a_form_4'],
  [
    'two document types',
    GOOD.replace('<periodOfReport>', '<documentType>4/A</documentType><periodOfReport>'),
    'not_a_form_4',
  ],
  ['two issuers', GOOD.replace('<issuer>', '<issuer><issuerCik>0009990009</issuerCik></issuer><issuer>'), 'no_issuer'],
  ['two issuer numbers', GOOD.replace('<issuerCik>', '<issuerCik>0009990009</issuerCik><issuerCik>'), 'no_issuer'],
  ['no issuer', GOOD.replace('<issuerCik>0009990001</issuerCik>', ''), 'no_issuer'],
  ['an issuer number of zeros', GOOD.replace('0009990001', '0000000000'), 'no_issuer'],
  ['bytes that are not UTF-8', Buffer.from(GOOD.replace('Lind', 'L\u00efnd'), 'latin1'), 'unknown_encoding'],
  ['an unknown encoding', GOOD.replace('version="1.0"', 'version="1.0" encoding="EBCDIC-US"'), 'unknown_encoding'],
  ['random bytes', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256), 'unknown_encoding'],
];

for (const [name, document, reason] of UNREADABLE) {
  test(`${name} is unreadable (${reason})`, () => {
    const bytes = typeof document === 'string' ? Buffer.from(document) : document;
    assert.deepEqual(readForm4(bytes), { kind: 'unreadable', reason });
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });
}

const READABLE: readonly [name: string, document: Uint8Array][] = [
  ['UTF-8', Buffer.from(GOOD)],
  ['a byte order mark', Buffer.from(`\ufeff${GOOD}`)],
  ['white space before the declaration', Buffer.from(`\n\n${GOOD}`)],
  ['UTF-16, little-endian', Buffer.from(`\ufeff${GOOD}`, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16()],
  ['a declared single-byte encoding', Buffer.from(GOOD.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1')],
  ['carriage returns', Buffer.from(GOOD.replaceAll('\n', '\r\n'))],
  ['a default namespace', Buffer.from(GOOD.replace('<ownershipDocument>', '<ownershipDocument xmlns="urn:x">'))],
];

for (const [name, bytes] of READABLE) {
  test(`${name} is read`, () => {
    const reading = readForm4(bytes);
    assert.equal(reading.kind, 'filing');
    assert.equal(reading.rows[0]?.transaction_value_usd, 1250);
  });
}

test('a made-up filing that is truncated at any byte is unreadable', () => {
  const whole = GOOD.trimEnd();
  for (let end = 0; end < whole.length; end++) {
    assert.equal(readForm4(whole.slice(0, end)).kind, 'unreadable', `cut to ${end}`);
  }
});

/** The least CPU time of several runs, in microseconds: the run that other processes disturbed least. */
function cpuTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

const coding = code('S', '<footnoteId id="F1"/>');

/** Documents of a given length, of shapes that tempt a reader to scan the same characters repeatedly. */
const SHAPES: readonly [name: string, make: (size: number) => string][] = [
  [
    'many footnotes',
    (n) =>
      madeForm4({
        footnotes: Object.fromEntries(
          Array.from({ length: 200 }, (_, i) => [`F${i}`, 'Sold under a 10b5-1 plan. '.repeat(n / 5200)]),
        ),
      }),
  ],
  [
    'one long footnote',
    (n) =>
      madeForm4({
        nonDerivative: madeRow({ coding }),
        footnotes: { F1: 'not pursuant to a 10b5-1 plan, '.repeat(n / 31) },
      }),
  ],
  [
    'one long number in a footnote on the price',
    (n) =>
      madeForm4({
        nonDerivative: madeRow({ price: '<value>1</value><footnoteId id="F1"/>' }),
        footnotes: { F1: '9'.repeat(n) },
      }),
  ],
  ['one long title', (n) => madeForm4({ nonDerivative: madeRow({ title: 'x'.repeat(n) }) })],
  ['references', (n) => madeForm4({ nonDerivative: madeRow({ title: '&amp;'.repeat(n / 5) }) })],
  ['unclosed tags', (n) => '<a '.repeat(n / 3)],
  ['open brackets', (n) => '<'.repeat(n)],
  ['spaces in a tag', (n) => `<a${' '.repeat(n)}<`],
  ['attributes', (n) => `<a ${'b '.repeat(n / 2)}`],
  ['comments', (n) => `<a>${'<!--'.repeat(n / 4)}`],
  ['white space', (n) => `${' '.repeat(n)}x`],
  ['long remarks', (n) => madeForm4({ remarks: 'title is '.repeat(n / 9) })],
];

for (const [name, make] of SHAPES) {
  test(`${name}: ten times the length takes about ten times the CPU time`, () => {
    const [small, large] = [Buffer.from(make(40_000)), Buffer.from(make(400_000))];
    // Below a millisecond the clock is imprecise, so a shorter time counts as one.
    const [base, grown] = [
      Math.max(
        cpuTime(() => readForm4(small)),
        1000,
      ),
      cpuTime(() => readForm4(large)),
    ];
    assert.ok(grown < 40 * base, `${grown} us for ten times what took ${base} us`);
  });
}
