import { deflateSync } from 'node:zlib';

/** A small file that takes far more than its size to read. */
export interface Bomb {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An object of a PDF: its dictionary, and the bytes of its stream if it has one. */
interface MadeObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

/** A PDF of objects numbered from 1; the first is its catalogue (ISO 32000-1, 7.5). */
export function pdfOfObjects(objects: readonly MadeObject[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  const add = (part: Buffer): void => {
    parts.push(part as Buffer<ArrayBuffer>);
    length += part.length;
  };
  for (const [i, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    const inner =
      stream === undefined
        ? Buffer.from(`<<${dictionary}>>`)
        : Buffer.concat([
            Buffer.from(`<<${dictionary}/Length ${stream.length}>>stream\n`),
            stream,
            Buffer.from('\nendstream'),
          ]);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), inner, Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

interface MadePage {
  readonly content: MadeObject;
  readonly resources?: string;
  readonly contents?: string;
  readonly pages?: number;
  readonly further?: readonly MadeObject[];
  readonly catalogue?: string;
  readonly page?: string;
}

/** A PDF of pages that all share one content stream, object 4; further objects are numbered from 5. */
function pdfOfPage({
  content,
  resources = '',
  contents,
  pages = 1,
  further = [],
  catalogue = '',
  page = '',
}: MadePage) {
  const kids = Array(pages).fill('3 0 R').join(' ');
  return pdfOfObjects([
    { dictionary: `/Type/Catalog/Pages 2 0 R${catalogue}` },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${pages}` },
    {
      dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${contents ?? '4 0 R'}/Resources<<${resources}>>${page}`,
    },
    content,
    ...further,
  ]);
}

const FLATE = '/Filter/FlateDecode';
const MB = 1024 * 1024;

const deflated = (bytes: Uint8Array, times: number): Uint8Array =>
  times === 0 ? bytes : deflated(deflateSync(bytes, { level: 9 }), times - 1);

/**
 * Bytes in PDF's form of LZW that unpack to about a thousand times their size: the longest codes of a run (ISO 32000-1,
 * 7.4.4).
 */
function lzwRun(length: number): Uint8Array {
  const bits: number[] = [];
  const write = (code: number, width: number): void => {
    for (let i = width - 1; i >= 0; i -= 1) bits.push((code >> i) & 1);
  };
  let written = 0;
  while (written < length) {
    write(256, 9);
    write(32, 9);
    for (let code = 258, width = 9; code < 4094; code += 1) {
      write(code, width);
      written += code - 256;
      if (code + 2 >= 1 << width && width < 12) width += 1;
    }
  }
  write(257, 12);
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit, k) => byte | (bit << (7 - k)), 0),
  );
}

/** PDFs of at most a few hundred kilobytes that would take gigabytes or minutes to read. */
export function pdfBombs(): Bomb[] {
  const spaces = new Uint8Array(150 * MB).fill(32);
  const once = deflated(spaces, 1);
  const thrice = deflated(deflated(new Uint8Array(400 * MB).fill(32), 1), 2);
  const texts = Buffer.from(`BT /F1 1 Tf ${'(a) Tj '.repeat(1_500_000)} ET`);
  const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  const filters3 = '/Filter[/FlateDecode/FlateDecode/FlateDecode]';
  return [
    { name: 'a page of 150 MB of spaces', bytes: pdfOfPage({ content: { dictionary: FLATE, stream: once } }) },
    { name: 'a page deflated three times', bytes: pdfOfPage({ content: { dictionary: filters3, stream: thrice } }) },
    {
      name: 'a page of an LZW run',
      bytes: pdfOfPage({ content: { dictionary: '/Filter/LZWDecode', stream: lzwRun(150 * MB) } }),
    },
    {
      name: 'a page of a run of one byte, deflated',
      bytes: pdfOfPage({
        content: {
          dictionary: '/Filter[/FlateDecode/RunLengthDecode]',
          stream: deflated(Buffer.alloc(8 * MB, Buffer.from([129, 32])), 1),
        },
      }),
    },
    {
      name: 'a page whose contents are one stream ten thousand times',
      bytes: pdfOfPage({
        content: { dictionary: FLATE, stream: deflated(new Uint8Array(MB).fill(32), 1) },
        contents: `[${'4 0 R '.repeat(10_000)}]`,
      }),
    },
    {
      name: 'a hundred pages of ten megabytes of text each',
      bytes: pdfOfPage({ content: { dictionary: FLATE, stream: deflated(texts, 1) }, resources: font, pages: 100 }),
    },
    {
      name: 'forms that show forms, ten to the ninth times',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from('/X0 Do '.repeat(10)) },
        resources: `/XObject<</X0 5 0 R>>`,
        further: Array.from({ length: 9 }, (_, i) => ({
          dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${font}/XObject<</X${i + 1} ${6 + i} 0 R>>>>`,
          stream: Buffer.from(i === 8 ? 'BT /F1 9 Tf (a) Tj ET' : `/X${i + 1} Do `.repeat(10)),
        })),
      }),
    },
    {
      name: 'a font program of 150 MB',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from('BT /F1 9 Tf (a) Tj ET') },
        resources: '/Font<</F1 5 0 R>>',
        further: [
          { dictionary: '/Type/Font/Subtype/TrueType/BaseFont/Own/FontDescriptor 6 0 R' },
          { dictionary: '/Type/FontDescriptor/FontName/Own/Flags 4/FontFile2 7 0 R' },
          { dictionary: FLATE, stream: deflated(new Uint8Array(150 * MB).fill(1), 1) },
        ],
      }),
    },
    {
      name: 'a table of characters of 130 MB',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from('BT /F1 9 Tf (a) Tj ET') },
        resources: '/Font<</F1 5 0 R>>',
        further: [
          { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R' },
          {
            dictionary: FLATE,
            stream: deflated(Buffer.from('begincmap 1 beginbfchar <00> <0041> endbfchar '.repeat(3_000_000)), 1),
          },
        ],
      }),
    },
    {
      name: 'a picture of 30,000 by 30,000 pixels',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from('600 0 0 800 0 0 cm /I Do') },
        resources: '/XObject<</I 5 0 R>>',
        further: [
          {
            dictionary: `/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceGray${FLATE}`,
            stream: deflated(new Uint8Array(100 * MB).fill(120), 1),
          },
        ],
      }),
    },
    {
      name: 'two hundred pictures of 36 megapixels on a page',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from(Array.from({ length: 200 }, (_, i) => `/I${i} Do `).join('')) },
        resources: `/XObject<<${Array.from({ length: 200 }, (_, i) => `/I${i} ${5 + i} 0 R`).join('')}>>`,
        further: Array<MadeObject>(200).fill({
          dictionary: `/Type/XObject/Subtype/Image/Width 6000/Height 6000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter[/FlateDecode/FlateDecode]`,
          stream: deflated(new Uint8Array(6000 * 6000 * 3).fill(120), 2),
        }),
      }),
    },
    {
      name: 'a form of two hundred thousand fields',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from(' ') },
        catalogue: `/AcroForm<</Fields[${'5 0 R '.repeat(200_000)}]>>`,
        page: `/Annots[${'5 0 R '.repeat(200_000)}]`,
        further: [{ dictionary: '/Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[0 0 9 9]' }],
      }),
    },
    {
      name: 'an attachment of 400 MB, deflated three times',
      bytes: pdfOfPage({
        content: { dictionary: '', stream: Buffer.from(' ') },
        catalogue: '/Names<</EmbeddedFiles<</Names[(factur-x.xml) 5 0 R]>>>>',
        further: [
          { dictionary: '/Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 6 0 R>>' },
          { dictionary: `/Type/EmbeddedFile${filters3}`, stream: thrice },
        ],
      }),
    },
  ];
}
