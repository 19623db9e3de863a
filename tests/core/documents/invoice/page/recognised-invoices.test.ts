import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import type { Page } from '../../../../../core/documents/pages/pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

/** A word's certainty in percent behind it; a word without one is sure. */
const CERTAINTY = /\{(\d{1,2})\}/g;

/** What a member has, read from a text as if it had been recognised in a picture. */
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

suite('of a recognised invoice', () => {
  const ITEM = 'Receipt\nDescription  Qty  Price  Amount\nHammer  1  15.90  15.90\n';
  const ROWS: readonly (readonly [what: string, member: string, content: string, value: unknown])[] = [
    ['a date that both readings have is served', 'date', 'Receipt\nDate 12/30/2013{95}\nTotal  9.72', '2013-12-30'],
    ['a date of one reading alone is withheld', 'date', 'Receipt\nDate 12/30/2013{85}\nTotal  9.72', null],
    ['a disputed date is withheld', 'date', 'Receipt\nDate 12/30/2013{50}\nTotal  9.72', null],
    ['a subtotal that the lines make another is withheld', 'subtotal', `${ITEM}Subtotal  75.90\nTotal  15.90`, null],
    ['a subtotal above the total is withheld', 'subtotal', 'Receipt\nSubtotal  75.90\nTotal  15.90', null],
    ['a subtotal that the lines make is served', 'subtotal', `${ITEM}Subtotal  15.90\nTotal  15.90`, 15.9],
    ['a disputed total is withheld', 'total', 'Receipt\nTotal  RM 9.72{45}', null],
    ['a disputed currency leaves its amount sure', 'total', 'Receipt\nTotal  RM{45} 9.72', 9.72],
    ['a disputed sign does not', 'total', 'Receipt\nTotal  -{45} 9.72', null],
    [
      'a total that is printed twice is the one that is surer',
      'total',
      'Receipt\nTotal incl. GST  21.90\nDiscount  0.00\nTotal  21.90{30}',
      21.9,
    ],
    [
      'what stands below a head that is not sure is withheld',
      'total',
      'Receipt\nVAT  Net  Total{36}\n0.18  1.99  2.17',
      null,
    ],
    ['what stands below a sure head is served', 'total', 'Receipt\nVAT  Net  Total\n0.18  1.99  2.17', 2.17],
    [
      'a name is as sure as its words but for the legal form',
      'vendor',
      'GREEN{90} LANE{90} SDN{45} BHD{42}\n33 Jalan Bangau\nTotal  9.72',
      'GREEN LANE SDN BHD',
    ],
    ['a name with a disputed word is null', 'vendor', 'GREEN{45} LANE SDN BHD\n33 Jalan Bangau\nTotal  9.72', null],
    [
      'a name with a word that stands elsewhere with another letter is null',
      'vendor',
      'SANYO TOOLS SDN BHD\n33 Jalan Bangau\nTotal  9.72\nSanyu.Tools on the web',
      null,
    ],
    [
      'a name whose words are nearly others is served',
      'vendor',
      'SANYU TOOLS SDN BHD\n33 Jalan Bangau\nTotal  9.72\nSanyus Tool on the web',
      'SANYU TOOLS SDN BHD',
    ],
    [
      'a total is null where what is plainly to be paid lost the mark of its cents',
      'total',
      'Receipt\nTotal supplies excl. GST  30.24\nGST  1.81\nTotal supplies incl. GST  32.05\nTotal payable  5148',
      null,
    ],
    [
      'a total that elsewhere lost the mark of its cents is served',
      'total',
      'Receipt\nTotal supplies excl. GST  30.24\nGST  1.81\nTotal supplies incl. GST  32.05\nTotal payable  3205',
      32.05,
    ],
    ['a logo is no name', 'vendor', 'Avo{12}\nGREEN LANE SDN BHD\n33 Jalan Bangau\nTotal  9.72', 'GREEN LANE SDN BHD'],
    [
      'a name that was half read is null',
      'vendor',
      'AIK{60} HUAT{55}\nGREEN LANE TOOLS SDN BHD\n33 Jalan Bangau',
      null,
    ],
    ['a label and its value are no name', 'vendor', 'Terminal: POS 4\nReceipt No.: 20220307\nTotal  9.72', null],
  ];
  for (const [what, member, content, value] of ROWS)
    test(what, () => {
      assert.equal(recognised(member, content), value);
    });
});
