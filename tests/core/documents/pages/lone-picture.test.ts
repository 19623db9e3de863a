import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import {
  clip,
  concatTransformationMatrix,
  degrees,
  endPath,
  PDFDocument,
  PDFName,
  PDFStream,
  rectangle,
  rgb,
  type PDFContext,
  type PDFDict,
  type PDFImage,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import { createPageReader } from '../../../../core/documents/pages/page-reader.ts';
import { type JpegPage } from '../../../../core/documents/pages/lone-picture.ts';
import { drawPage, readTextLayers } from '../../../../core/documents/pages/pdf-pages.ts';
import { drawJpegPage, drawPixelPage } from '../../../../core/documents/pages/recognition/picture.ts';

const scene = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#eeeedd';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#112233';
  context.font = `${Math.round(width / 40)}px sans-serif`;
  context.fillText('Total 9.72', width / 10, height / 6);
  context.fillText('down here', width / 50, height * 0.9);
  return canvas;
};
const jpeg = (width: number, height: number): Uint8Array => scene(width, height).toBuffer('image/jpeg', 92);

const SMALL = jpeg(480, 600);
const WHOLE = { x: 0, y: 0, width: 612, height: 792 };

type Draw = (page: PDFPage, image: PDFImage, dict: PDFDict) => void;

async function pageOf(draw: Draw, file = SMALL): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await (file[0] === 0x89 ? pdf.embedPng(file) : pdf.embedJpg(file));
  await image.embed();
  draw(pdf.addPage([WHOLE.width, WHOLE.height]), image, pdf.context.lookup(image.ref, PDFStream).dict);
  return pdf.save();
}

const whole: Draw = (page, image) => {
  page.drawImage(image, WHOLE);
};
const withAlso =
  (draw: Draw, also: Draw): Draw =>
  (page, image, dict) => {
    draw(page, image, dict);
    also(page, image, dict);
  };

/** What the text layers return for a first page that is one JPEG. */
async function jpegPage(bytes: Uint8Array): Promise<JpegPage | undefined> {
  const read = await readTextLayers(bytes);
  return read.kind === 'pictures' ? read.pages[0]?.jpeg : undefined;
}

/** The mean difference of two pictures, out of 255. */
function apart(one: Canvas, other: Canvas): number {
  assert.deepEqual([one.width, one.height], [other.width, other.height]);
  const [a, b] = [shades(one), shades(other)];
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** The shades of grey of a canvas, as recognition sees them. */
function shades(canvas: Canvas): Uint8Array {
  const data = canvas.data();
  const grey = new Uint8Array(data.length / 4);
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 4)
    grey[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  return grey;
}

suite('a page that is a single JPEG', () => {
  test('is drawn as pdf.js draws it, however it is placed, cropped and rotated', async () => {
    const place = fc.record({
      quarters: fc.nat({ max: 3 }),
      crop: fc.option(fc.record({ left: fc.nat({ max: 200 }), low: fc.nat({ max: 200 }) })),
      matrix: fc.tuple(...[500, 60, 60, 600].map((most) => fc.integer({ min: most / 2, max: most }))),
      flipped: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ quarters, crop, matrix: [a = 0, b = 0, c = 0, d = 0], flipped }) => {
        const put: Draw = (page, image) => {
          page.setRotation(degrees(90 * quarters));
          if (crop) page.setCropBox(crop.left, crop.low, 400, 500);
          page.pushOperators(concatTransformationMatrix(flipped ? -1 : 1, 0, 0, 1, flipped ? 612 : 0, 0));
          page.pushOperators(concatTransformationMatrix(a / 612, b / 612, -c / 792, d / 792, 80, 30));
          page.drawImage(image, WHOLE);
        };
        const speck = { x: 0, y: 0, width: 0.1, height: 0.1, color: rgb(1, 1, 1) };
        const bytes = await pageOf(put);
        const found = await jpegPage(bytes);
        const decoded = await drawPage(bytes, 1);
        const drawn = await drawPage(
          await pageOf(
            withAlso(put, (page) => {
              page.drawRectangle(speck);
            }),
          ),
          1,
        );
        assert.ok(found && decoded && 'pixels' in decoded && drawn && !('pixels' in drawn));
        for (const own of [await drawJpegPage(found), await drawPixelPage(decoded)])
          assert.ok(own && apart(own, drawn) < 1.5, `${own && apart(own, drawn)} of 255 apart`);
      }),
      { seed: 20, numRuns: 3, endOnFailure: true },
    );
  });

  /** A page with the picture, with an additional entry in the picture's dictionary. */
  const withEntry =
    (name: string, value: (context: PDFContext) => PDFObject): Draw =>
    (page, image, dict) => {
      dict.set(PDFName.of(name), value(image.doc.context));
      page.drawImage(image, WHOLE);
    };
  const mask = (context: PDFContext): PDFObject => {
    const entries = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
    return context.register(context.stream(new Uint8Array(1), { ...entries, ColorSpace: 'DeviceGray' }));
  };
  const cover = { ...WHOLE, color: rgb(1, 1, 1) };
  const OTHERS: readonly [what: string, draw: Draw][] = [
    [
      'with text over it',
      withAlso(whole, (page) => {
        page.drawText('VOID');
      }),
    ],
    [
      'with a shape over it',
      withAlso(whole, (page) => {
        page.drawRectangle(cover);
      }),
    ],
    [
      'that is drawn twice',
      withAlso(whole, (page, image) => {
        page.drawImage(image, { ...WHOLE, width: 300 });
      }),
    ],
    [
      'that is half transparent',
      (page, image) => {
        page.drawImage(image, { ...WHOLE, opacity: 0.5 });
      },
    ],
    [
      'that is clipped',
      (page, image) => {
        page.pushOperators(rectangle(0, 0, 100, 100), clip(), endPath());
        page.drawImage(image, WHOLE);
      },
    ],
    ['with inverted shades', withEntry('Decode', (context) => context.obj([1, 0, 1, 0, 1, 0]))],
    ['with a mask', withEntry('SMask', mask)],
    ['whose size differs from the one in the PDF', withEntry('Width', (context) => context.obj(300))],
    ['that is not drawn', () => undefined],
  ];
  for (const [what, draw] of OTHERS) {
    test(`is not assumed for a JPEG ${what}`, async () => {
      assert.equal(typeof (await jpegPage(await pageOf(draw))), 'undefined');
    });
  }

  const LARGE: readonly [what: string, file: () => Uint8Array][] = [
    ['JPEG of more pixels than pdf.js has memory for here', () => jpeg(3600, 5000)],
    ['PNG of more pixels than text layers have memory for', () => scene(3000, 4000).toBuffer('image/png')],
  ];
  for (const [what, file] of LARGE) {
    test(`is read when it is a ${what}`, async (t) => {
      const reader = createPageReader();
      t.after(() => reader.close());
      const bytes = await pageOf(whole, file());
      const read = await reader.read({ type: 'pdf', bytes }, { signal: t.signal, deadlineMs: 60_000 });
      assert.equal(read.kind === 'pages' && read.document.text, 'Total 9.72\ndown here');
    });
  }

  test('keeps no more file bytes than the document has', async () => {
    const pdf = await PDFDocument.load(await pageOf(whole));
    const copies = await PDFDocument.create();
    for (const page of await copies.copyPages(pdf, [0, 0])) copies.addPage(page);
    const read = await readTextLayers(await copies.save());
    assert.ok(read.kind === 'pictures');
    // Its buffer is no larger than the file either, as a slice of the document's could be.
    assert.deepEqual(
      read.pages.map(({ jpeg: own }) => own?.jpeg.buffer.byteLength),
      [SMALL.length, undefined],
    );
  });
});

suite('a page that is a single picture of another kind', () => {
  const place = { matrix: [10, 0, 0, -4, 0, 4], width: 10, height: 4 };

  test('is drawn from bits, with each row in whole bytes', async () => {
    const data = Uint8Array.from([0b11110000, 0b11000000, 0b00001111, 0b00111111]);
    const drawn = await drawPixelPage({
      ...place,
      height: 2,
      matrix: [10, 0, 0, -2, 0, 2],
      pixels: { data, width: 10, height: 2, bits: 1 },
    });
    assert.deepEqual(
      Array.from(shades(drawn), (shade) => shade > 127),
      Array.from('11110000110000111100', (bit) => bit === '1'),
    );
  });

  test('is drawn at half its size when it is large', async () => {
    const [width, height] = [4000, 3000];
    const data = new Uint8Array(width * height * 3).map((_, i) => (Math.floor(i / 3) % 2 === 0 ? 100 : 200));
    const drawn = await drawPixelPage({ ...place, pixels: { data, width, height, bits: 24 } });
    assert.ok(shades(drawn).every((shade) => Math.abs(shade - 150) < 2));
  });
});
