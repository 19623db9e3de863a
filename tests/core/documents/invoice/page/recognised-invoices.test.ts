import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import type { Page } from '../../../../../core/documents/pages/pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

/** The certainty of a word in percent, written after it; a word without one is certain. */
const CERTAINTY = /\{(\d{1,2})\}/g;

/** The value of a member, read from a text as if it had been recognised in a picture. */
function recognised(member: string, marked: string): unknown {
  const certainties = new Map<number, number>();
  let taken = 0;
  const content = marked.replace(CERTAINTY, (mark, percent: string, at: number) => {
    certainties.set(at - taken, Number(percent) / 100);
    taken += mark.length;
    return '';
  });
  const { text, pages } = textPages(content);
  const lines = pages.flatMap((page) =>
    page.lines.map((line) => ({
      ...line,
      segments: line.segments.map((segment) => ({
        ...segment,
        words: segment.words.map((word) => ({ ...word, certainty: certainties.get(word.end) ?? 0.99 })),
      })),
    })),
  ) as unknown as Page['lines'];
  const reading = readInvoicePages({ text, pages: pages.map((page) => ({ ...page, source: 'recognised', lines })) });
  const found = reading[member];
  return typeof found === 'object' && found !== null && 'value' in found ? found.value : found;
}

suite('on a recognised invoice', () => {
  const ITEM = 'Receipt\nDescription  Qty  Price  Amount\nHammer  1  15.90  15.90\n';
  const ROWS: readonly (readonly [what: string, member: string, content: string, value: unknown])[] = [
    ['a date with high certainty is served', 'date', 'Receipt\nDate 12/30/2013{95}\nTotal  9.72', '2013-12-30'],
    ['a date with lower certainty is withheld', 'date', 'Receipt\nDate 12/30/2013{85}\nTotal  9.72', null],
    ['a date with low certainty is withheld', 'date', 'Receipt\nDate 12/30/2013{50}\nTotal  9.72', null],
    [
      'a subtotal that contradicts the line items is withheld',
      'subtotal',
      `${ITEM}Subtotal  75.90\nTotal  15.90`,
      null,
    ],
    ['a subtotal above the total is withheld', 'subtotal', 'Receipt\nSubtotal  75.90\nTotal  15.90', null],
    ['a subtotal confirmed by the line items is served', 'subtotal', `${ITEM}Subtotal  15.90\nTotal  15.90`, 15.9],
    ['an uncertain total is withheld', 'total', 'Receipt\nTotal  RM 9.72{45}', null],
    ['an uncertain currency does not make its amount uncertain', 'total', 'Receipt\nTotal  RM{45} 9.72', 9.72],
    ['an uncertain sign makes its amount uncertain', 'total', 'Receipt\nTotal  -{45} 9.72', null],
    [
      'of a total printed twice, the more certain one is served',
      'total',
      'Receipt\nTotal incl. GST  21.90\nDiscount  0.00\nTotal  21.90{30}',
      21.9,
    ],
    [
      'an amount below an uncertain heading is withheld',
      'total',
      'Receipt\nVAT  Net  Total{36}\n0.18  1.99  2.17',
      null,
    ],
    ['an amount below a certain heading is served', 'total', 'Receipt\nVAT  Net  Total\n0.18  1.99  2.17', 2.17],
    [
      'an uncertain legal form does not make a name uncertain',
      'vendor',
      'GREEN{90} LANE{90} SDN{45} BHD{42}\n33 Jalan Bangau\nTotal  9.72',
      'GREEN LANE SDN BHD',
    ],
    ['a name with an uncertain word is null', 'vendor', 'GREEN{45} LANE SDN BHD\n33 Jalan Bangau\nTotal  9.72', null],
    [
      'a name is null when one of its words appears elsewhere with a different letter',
      'vendor',
      'SANYO TOOLS SDN BHD\n33 Jalan Bangau\nTotal  9.72\nSanyu.Tools on the web',
      null,
    ],
    [
      'a name is served when other words are merely similar to its own',
      'vendor',
      'SANYU TOOLS SDN BHD\n33 Jalan Bangau\nTotal  9.72\nSanyus Tool on the web',
      'SANYU TOOLS SDN BHD',
    ],
    [
      'a total is null when the payable amount lost its decimal mark and does not match',
      'total',
      'Receipt\nTotal supplies excl. GST  30.24\nGST  1.81\nTotal supplies incl. GST  32.05\nTotal payable  5148',
      null,
    ],
    [
      'a total is served when its other printing merely lost the decimal mark',
      'total',
      'Receipt\nTotal supplies excl. GST  30.24\nGST  1.81\nTotal supplies incl. GST  32.05\nTotal payable  3205',
      32.05,
    ],
    [
      'an unreadable logo is not taken for a name',
      'vendor',
      'Avo{12}\nGREEN LANE SDN BHD\n33 Jalan Bangau\nTotal  9.72',
      'GREEN LANE SDN BHD',
    ],
    ['a half-read name is null', 'vendor', 'AIK{60} HUAT{55}\nGREEN LANE TOOLS SDN BHD\n33 Jalan Bangau', null],
    [
      'a label and its value are not taken for a name',
      'vendor',
      'Terminal: POS 4\nReceipt No.: 20220307\nTotal  9.72',
      null,
    ],
  ];
  for (const [what, member, content, value] of ROWS)
    test(what, () => {
      assert.equal(recognised(member, content), value);
    });
});
