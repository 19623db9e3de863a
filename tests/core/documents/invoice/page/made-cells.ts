import fc from 'fast-check';
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';

/** Words of descriptions, with numbers that are not money and words that occur in labels of charges. */
const WORDS =
  'Annual maintenance of the Hamilton press hall two parts and travel Stainless fastener set ninety pieces Series M8 x 40 boxes marked delivered to gate Oak 12 mm with handling Review lease counsel re: 3% 5 l green'.split(
    ' ',
  );

/** How a table is set; lengths are relative to its font size. */
export interface TableLayout {
  readonly size: number;
  readonly pitch: number;
  /** Above and below the lines of a cell. */
  readonly padding: number;
  /** The vertical position of the amounts in their row. */
  readonly align: 'top' | 'middle' | 'bottom';
  readonly width: number;
  readonly hasCodes: boolean;
}

/** A table of line items with wrapped descriptions. */
export interface MadeTable {
  readonly layout: TableLayout;
  readonly items: readonly { readonly description: string; readonly quantity: number; readonly cents: number }[];
}

export function madeTables(padding: { min: number; max: number }): fc.Arbitrary<MadeTable> {
  return fc.record({
    layout: fc.record({
      size: fc.double({ min: 8, max: 12, noNaN: true }),
      pitch: fc.double({ min: 1.1, max: 1.7, noNaN: true }),
      padding: fc.double({ ...padding, noNaN: true }),
      align: fc.constantFrom('top', 'middle', 'bottom'),
      width: fc.double({ min: 130, max: 260, noNaN: true }),
      hasCodes: fc.boolean(),
    }),
    items: fc.array(
      fc.record({
        description: fc
          .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 24 })
          // At least one ordinary word, as a description has.
          .map((words) => ['Frame', ...words].join(' ')),
        quantity: fc.integer({ min: 1, max: 40 }),
        cents: fc.integer({ min: 100, max: 99_999 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  });
}

/** An invoice of one page with the table on it. */
export async function tablePdf({ layout, items }: MadeTable): Promise<Uint8Array> {
  const { size, align, width } = layout;
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([720, 2400]);
  const left = layout.hasCodes ? 150 : 60;
  const rights = [left + width + 60, left + width + 130, left + width + 210];
  const money = (cents: number): string => (cents / 100).toFixed(2);
  let y = 2340;
  const put = (text: string, x: number): void => {
    page.drawText(text, { x, y, size, font });
  };
  const putCells = (cells: readonly string[]): void => {
    cells.forEach((text, i) => {
      put(text, (rights[i] ?? 0) - font.widthOfTextAtSize(text, size));
    });
  };
  put('Invoice', 60);
  y -= 3 * size;
  put('Description', left);
  if (layout.hasCodes) put('Code', 60);
  putCells(['Qty', 'Price', 'Amount']);
  let sum = 0;
  items.forEach(({ description, quantity, cents }, i) => {
    const lines = wrapped(description, { font, size, width });
    const top = y - (2 * layout.padding + layout.pitch) * size;
    lines.forEach((line, at) => {
      y = top - at * layout.pitch * size;
      put(line, left);
    });
    const bottom = y;
    const beside = { top, middle: (top + bottom) / 2, bottom };
    y = beside[align];
    if (layout.hasCodes) put(`HX-${1000 + i}`, 60);
    putCells([String(quantity), money(cents), money(quantity * cents)]);
    sum += quantity * cents;
    y = bottom;
  });
  y -= 4 * size;
  putCells(['', 'Total', money(sum)]);
  return pdf.save();
}

/** The lines into which words wrap at a width. */
function wrapped(text: string, { font, size, width }: { font: PDFFont; size: number; width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
