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
import { drawPage, jpegPage } from '../../../../core/documents/pages/pdf-pages.ts';
import { drawJpegPage } from '../../../../core/documents/pages/recognition/picture.ts';

const jpeg = (width: number, height: number): Uint8Array => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#eeeedd';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#112233';
  context.font = `${Math.round(width / 40)}px sans-serif`;
  context.fillText('Total 9.72', width / 10, height / 6);
  context.fillText('down here', width / 50, height * 0.9);
  return canvas.toBuffer('image/jpeg', 92);
};

const SMALL = jpeg(480, 600);
const WHOLE = { x: 0, y: 0, width: 612, height: 792 };

type Draw = (page: PDFPage, image: PDFImage, dict: PDFDict) => void;

async function pageOf(draw: Draw, file = SMALL): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(file);
  await image.embed();
  draw(pdf.addPage([WHOLE.width, WHOLE.height]), image, pdf.context.lookup(image.ref, PDFStream).dict);
  return pdf.save();
}

const shades = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

suite('a page that is one JPEG', () => {
  test('looks as pdf.js draws it, however it lies, is cut and turned', async () => {
    const place = fc.record({
      quarters: fc.nat({ max: 3 }),
      crop: fc.option(fc.record({ left: fc.nat({ max: 200 }), low: fc.nat({ max: 200 }) })),
      matrix: fc.tuple(...[500, 60, 60, 600].map((most) => fc.integer({ min: most / 2, max: most }))),
      flipped: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ quarters, crop, matrix: [a = 0, b = 0, c = 0, d = 0], flipped }) => {
        const bytes = await pageOf((page, image) => {
          page.setRotation(degrees(90 * quarters));
          if (crop) page.setCropBox(crop.left, crop.low, 400, 500);
          page.pushOperators(concatTransformationMatrix(flipped ? -1 : 1, 0, 0, 1, flipped ? 612 : 0, 0));
          page.pushOperators(concatTransformationMatrix(a / 612, b / 612, -c / 792, d / 792, 80, 30));
          page.drawImage(image, WHOLE);
        });
        const found = await jpegPage(bytes, 1);
        const own = found && (await drawJpegPage(found));
        const drawn = await drawPage(bytes, 1);
        assert.ok(own && drawn);
        assert.deepEqual([own.width, own.height], [drawn.width, drawn.height]);
        const [one, other] = [shades(own), shades(drawn)];
        let apart = 0;
        for (let i = 0; i < one.length; i += 1) apart += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
        assert.ok(apart / one.length < 0.5, `${apart / one.length} of 255 apart`);
      }),
      { seed: 20, numRuns: 4 },
    );
  });

  /** A page with the picture, whose dictionary has something more. */
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
  const withAlso =
    (also: Draw): Draw =>
    (page, image, dict) => {
      page.drawImage(image, WHOLE);
      also(page, image, dict);
    };
  const cover = { ...WHOLE, color: rgb(1, 1, 1) };
  const OTHERS: readonly [what: string, draw: Draw][] = [
    [
      'with text over it',
      withAlso((page) => {
        page.drawText('VOID');
      }),
    ],
    [
      'with a shape over it',
      withAlso((page) => {
        page.drawRectangle(cover);
      }),
    ],
    [
      'that is drawn twice',
      withAlso((page, image) => {
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
    ['whose shades are upside down', withEntry('Decode', (context) => context.obj([1, 0, 1, 0, 1, 0]))],
    ['with a mask', withEntry('SMask', mask)],
    ['that is of another size than the PDF says', withEntry('Width', (context) => context.obj(300))],
    ['that is not there', () => undefined],
  ];
  for (const [what, draw] of OTHERS) {
    test(`is none where it is a JPEG ${what}`, async () => {
      assert.equal(typeof (await jpegPage(await pageOf(draw), 1)), 'undefined');
    });
  }

  test('is read where it has more pixels than pdf.js has memory for here', async (t) => {
    const reader = createPageReader();
    t.after(() => reader.close());
    const bytes = await pageOf(
      (page, image) => {
        page.drawImage(image, WHOLE);
      },
      jpeg(3600, 5000),
    );
    const read = await reader.read({ type: 'pdf', bytes }, { signal: t.signal, deadlineMs: 60_000 });
    assert.equal(read.kind === 'pages' && read.document.text, 'Total 9.72\ndown here');
  });
});
