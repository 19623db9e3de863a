import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { readTextLayers } from '../../../../core/documents/pages/pdf-pages.ts';
import type { Word } from '../../../../core/documents/pages/pages.ts';

const TITLE = 'CERTIFICATE OF LIABILITY INSURANCE';

async function wordsOf(pdf: PDFDocument): Promise<readonly Word[]> {
  const read = await readTextLayers(await pdf.save());
  if (read.kind !== 'pages') assert.fail(read.kind);
  const lines = read.document.pages[0]?.lines ?? [];
  return lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words));
}

async function made(title = TITLE) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawText(title, { x: 150, y: 740, size: 14, font: await pdf.embedFont(StandardFonts.Helvetica) });
  return { pdf, page };
}

const marksOf = (words: readonly Word[]): Word[] => words.filter(({ text }) => /^[✓✔✕✖✗✘■●]$/u.test(text));

describe('boxes ticked in a file', () => {
  it('are marks when the ticks of a flattened form are drawn, and unticked boxes have none', async () => {
    const { pdf, page } = await made();
    const form = pdf.getForm();
    for (const [i, isTicked] of [true, false, true].entries()) {
      const box = form.createCheckBox(`box ${i}`);
      box.addToPage(page, { x: 36, y: 480 - 40 * i, width: 14, height: 12 });
      if (isTicked) box.check();
    }
    form.flatten();
    const marks = marksOf(await wordsOf(pdf));
    assert.deepEqual(
      marks.map(({ text, box }) => [text, Math.round((792 - box.top) / 40) * 40]),
      [
        ['✓', 480],
        ['✓', 400],
      ],
    );
  });

  it('are marks when two strokes cross, but not when lines form only a box or a slash', async () => {
    const { pdf, page } = await made();
    page.drawLine({ start: { x: 38, y: 482 }, end: { x: 48, y: 492 } });
    page.drawLine({ start: { x: 38, y: 492 }, end: { x: 48, y: 482 } });
    page.drawRectangle({ x: 36, y: 300, width: 14, height: 12, borderWidth: 1 });
    page.drawLine({ start: { x: 138, y: 482 }, end: { x: 148, y: 492 } });
    page.drawLine({ start: { x: 100, y: 100 }, end: { x: 400, y: 300 } });
    page.drawLine({ start: { x: 100, y: 300 }, end: { x: 400, y: 100 } });
    assert.deepEqual(
      marksOf(await wordsOf(pdf)).map(({ text, box }) => [text, Math.round(box.left)]),
      [['✗', 38]],
    );
  });

  it('are marks when printed in a symbol font, unlike ordinary letters and digits', async () => {
    const { pdf, page } = await made();
    page.drawText('✔', { x: 40, y: 480, size: 9, font: await pdf.embedFont(StandardFonts.ZapfDingbats) });
    page.drawText('4', { x: 40, y: 460, size: 9, font: await pdf.embedFont(StandardFonts.Helvetica) });
    const words = await wordsOf(pdf);
    assert.deepEqual(
      marksOf(words).map(({ text }) => text),
      ['✔'],
    );
    assert.ok(words.some(({ text }) => text === '4'));
  });

  it('are looked for only on certificates, as two strokes may be anything elsewhere', async () => {
    const { pdf, page } = await made('INVOICE');
    page.drawLine({ start: { x: 38, y: 482 }, end: { x: 48, y: 492 } });
    page.drawLine({ start: { x: 38, y: 492 }, end: { x: 48, y: 482 } });
    assert.deepEqual(marksOf(await wordsOf(pdf)), []);
  });

  it('share one height with their labels when the page was printed askew', async () => {
    const { pdf, page } = await made();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (let i = 0; i < 6; i += 1) {
      const x = 40 + 90 * i;
      page.drawText(`Label ${i}`, { x, y: 400 + x * Math.tan(Math.PI / 180), size: 8, font, rotate: degrees(1) });
    }
    const feet = (await wordsOf(pdf)).filter(({ text }) => text === 'Label').map(({ box }) => box.bottom);
    assert.equal(feet.length, 6);
    assert.ok(Math.max(...feet) - Math.min(...feet) < 0.5, feet.join(' '));
  });
});
