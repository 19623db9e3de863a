import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { after, suite, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import type { SubmittedDocument } from '../../../../core/submitted-document.ts';
import { createPageReader } from '../../../../core/documents/pages/page-reader.ts';
import type { PagesRead } from '../../../../core/documents/pages/page-job.ts';
import type { DocumentPages } from '../../../../core/documents/pages/pages.ts';
import { formOf, pdfOf, pictureOf, scanOf, sparsePicture } from './made-files.ts';

const reader = createPageReader();
after(() => reader.close());

const read = (document: SubmittedDocument, signal = new AbortController().signal): Promise<PagesRead> =>
  reader.read(document, { signal, deadlineMs: 60_000 });
const pdf = (bytes: Uint8Array): SubmittedDocument => ({ type: 'pdf', bytes });
const png = (bytes: Uint8Array): SubmittedDocument => ({ type: 'image', mediaType: 'image/png', bytes });

async function pagesOf(document: SubmittedDocument): Promise<DocumentPages> {
  const result = await read(document);
  assert.ok(result.kind === 'pages', result.kind);
  return result.document;
}

const RECEIPT = ['CORNER BAKERY', 'Bread 3.20', 'Total 9.72', 'Date 14 March 2026'];

suite('the pages of a file', () => {
  test('have the words of a text layer, each line from left to right', async () => {
    const document = await pagesOf(
      pdf(
        await pdfOf([
          [
            ['Total', 50, 700],
            ['9.72', 400, 700],
            ['Invoice', 50, 740],
          ],
          [['Page two', 50, 700]],
        ]),
      ),
    );
    assert.equal(document.text, 'Invoice\nTotal  9.72\n\nPage two');
    const [first] = document.pages;
    assert.equal(first?.source, 'text_layer');
    assert.deepEqual([first.width, first.height], [612, 792]);
    const total = first.lines[1]?.segments[0].box;
    assert.ok(total && Math.abs(total.left - 50) < 1 && Math.abs(total.bottom - 92) < 1);
  });

  test('are uncertain where letters are beyond the sides of the page', async () => {
    const { pages } = await pagesOf(
      pdf(
        await pdfOf([
          [
            ['jane.roe@mail.example', -14, 700],
            ['Total', 0, 650],
            ['9.72', 594, 600],
            // No letter is wholly beyond the page.
            ['Paid', -0.3, 550],
          ],
        ]),
      ),
    );
    const words = pages[0]?.lines.flatMap(({ segments }) => segments.flatMap((one) => one.words)) ?? [];
    assert.deepEqual(
      words.map(({ certainty }) => certainty),
      [0, 1, 0, 1],
    );
    assert.notEqual(words[0]?.text, 'jane.roe@mail.example');
  });

  test('stay within the memory limit with as many words as are read', async () => {
    const lines = Array.from(
      { length: 45 },
      (_, i) => [`Line ${i} of this page says things 12.30`, 50, 770 - 16 * i] as const,
    );
    const { pages, text } = await pagesOf(pdf(await pdfOf(Array.from({ length: 50 }, () => lines))));
    assert.deepEqual([pages.length, pages.at(-1)?.lines.at(-1)?.text], [50, 'Line 44 of this page says things 12.30']);
    assert.ok(text.length > 80_000);
  });

  test('have the contents of form fields, and which boxes are ticked', async () => {
    const { text, pages } = await pagesOf(pdf(await formOf('Quarry Meadow LLC')));
    assert.equal(text, 'Quarry Meadow LLC');
    const fields = pages[0]?.fields.map(({ name, text: value, isTicked }) => [name, value, isTicked]);
    assert.deepEqual(fields, [
      ['holder', 'Quarry Meadow LLC', null],
      ['occurrence', null, true],
    ]);
  });

  test('are recognised in a picture', async () => {
    const { text, pages } = await pagesOf(png(pictureOf(RECEIPT)));
    assert.equal(pages[0]?.source, 'recognised');
    for (const words of ['CORNER BAKERY', 'Total 9.72', '14 March 2026']) assert.ok(text.includes(words), text);
  });

  for (const quarters of [1, 2, 3]) {
    test(`are recognised in a picture turned by ${quarters} quarters`, async () => {
      const { text } = await pagesOf(png(pictureOf(RECEIPT, quarters)));
      assert.ok(text.includes('Total 9.72'), text);
    });
  }

  test('are recognised when they have only one line', async () => {
    const { text } = await pagesOf(png(sparsePicture('Total 9.72')));
    assert.equal(text, 'Total 9.72');
  });

  test('are recognised in points when a page of a PDF is a picture', async () => {
    const { text, pages } = await pagesOf(pdf(await scanOf(RECEIPT)));
    assert.ok(text.includes('Total 9.72'), text);
    assert.deepEqual([pages[0]?.width, pages[0]?.height, pages[0]?.source], [612, 792, 'recognised']);
    for (const line of pages[0]?.lines ?? []) assert.ok(line.box.right <= 612 && line.box.bottom <= 792);
  });
});

/** A PDF with a stream of spaces that unpacks to this many bytes. */
function bombOf(bytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(bytes, ' '));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj\n' +
        `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
}

suite('files that are not read', () => {
  test('PDFs with too many pages are too large', async () => {
    assert.deepEqual(await read(pdf(await pdfOf(Array.from({ length: 101 }, () => [])))), { kind: 'too_large' });
  });

  test('pictures with too many pixels are too large by their header alone', async () => {
    const picture = Buffer.from(pictureOf(['x']));
    picture.writeUInt32BE(8000, 16);
    picture.writeUInt32BE(5000, 20);
    assert.deepEqual(await read(png(picture)), { kind: 'too_large' });
  });

  test('a broken file is refused, and the next file is read', async () => {
    const whole = pictureOf(RECEIPT);
    const BROKEN: readonly SubmittedDocument[] = [
      pdf(Buffer.from('%PDF-1.7\nand nothing else')),
      png(whole.subarray(0, 60)),
      png(Buffer.from('no picture')),
    ];
    for (const document of BROKEN) assert.deepEqual(await read(document), { kind: 'refused' });
    assert.equal((await pagesOf(pdf(await pdfOf([[['after', 50, 700]]])))).text, 'after');
  });

  test('a file that unpacks to more than its process may hold is too heavy, and the next file is read', async () => {
    const bounded = createPageReader({ text: { maxBytes: 96 * 1024 * 1024 } });
    try {
      const options = { signal: new AbortController().signal, deadlineMs: 60_000 };
      assert.deepEqual(await bounded.read(pdf(bombOf(900_000_000)), options), { kind: 'too_heavy' });
      assert.equal((await bounded.read(pdf(await pdfOf([[['after', 50, 700]]])), options)).kind, 'pages');
    } finally {
      await bounded.close();
    }
  });

  test('a caller who disconnects is answered at once, and the next file is read', async () => {
    const leaving = new AbortController();
    const reading = read(png(pictureOf(RECEIPT)), leaving.signal);
    leaving.abort();
    assert.deepEqual(await reading, { kind: 'given_up' });
    assert.deepEqual(await read(png(pictureOf(RECEIPT)), AbortSignal.abort()), { kind: 'given_up' });
    assert.equal((await pagesOf(pdf(await pdfOf([[['after', 50, 700]]])))).text, 'after');
  });

  test('files beyond the queue limit are turned away', async () => {
    const busy = createPageReader({ text: { maxWaiting: 1 } });
    try {
      const options = { signal: new AbortController().signal, deadlineMs: 60_000 };
      const files = await Promise.all(Array.from({ length: 6 }, () => pdfOf([[['one of six', 50, 700]]])));
      const kinds = (await Promise.all(files.map((bytes) => busy.read(pdf(bytes), options)))).map(({ kind }) => kind);
      assert.ok(kinds.includes('pages') && kinds.includes('full'), kinds.join());
    } finally {
      await busy.close();
    }
  });

  test(
    'waiting pictures ask for memory that the text layers keep',
    { skip: availableParallelism() === 1 && 'there is one core' },
    async () => {
      const asked = new Set<string>();
      const spare = {
        claim: () => asked.add('claimed'),
        release: () => asked.add('released'),
        borrow: () => (asked.add('asked'), false),
        giveBack: () => undefined,
      };
      const lent = createPageReader({ spare, pictures: { processes: 1 } });
      const options = { signal: new AbortController().signal, deadlineMs: 60_000 };
      const scan = pdf(await scanOf(RECEIPT));
      await Promise.all([lent.read(scan, options), lent.read(scan, options)]);
      await lent.close();
      assert.deepEqual([...asked], ['claimed', 'asked', 'released']);
    },
  );
});
