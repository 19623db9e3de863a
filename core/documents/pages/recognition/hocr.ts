import type { RecognisedLine } from './level.ts';
import type { PlacedWord } from '../placed-page.ts';

/** The element of a line or a word, with its title, and the characters of a word (hOCR 1.2, 4.2 and 5.1). */
const ELEMENT =
  /<span class=['"](ocr_line|ocr_header|ocr_caption|ocr_textfloat|ocrx_word)['"][^>]*? title=(?:"([^"]*)"|'([^']*)')[^>]*>([^<]*)/g;

const BOX = /\bbbox (\d{1,6}) (\d{1,6}) (\d{1,6}) (\d{1,6})/;
const BASELINE = /\bbaseline (-?[\d.]{1,20}) (-?[\d.]{1,20})/;
const CERTAINTY = /\bx_wconf (\d{1,3})/;

/** The most words of a page; the rest is dropped. */
const MAX_WORDS = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Parses the lines and words of an engine's hOCR output, in pixels. */
export function linesOfHocr(text: string): RecognisedLine[] {
  const lines: { baseline: RecognisedLine['baseline']; words: PlacedWord[] }[] = [];
  let words = 0;
  for (const [, kind, double, single, characters = ''] of text.matchAll(ELEMENT)) {
    const title = double ?? single ?? '';
    const [, left = 0, top = 0, right = 0, bottom = 0] = BOX.exec(title)?.map(Number) ?? [];
    if (kind !== 'ocrx_word') {
      // Slope and offset are relative to the lower left corner of the line's box.
      const [, slope = 0, offset = 0] = BASELINE.exec(title)?.map(Number) ?? [];
      const foot = bottom + offset;
      lines.push({ baseline: { x0: left, y0: foot, x1: right, y1: foot + slope * (right - left) }, words: [] });
      continue;
    }
    const word = characters.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '').trim();
    words += 1;
    if (words > MAX_WORDS) break;
    if (word === '' || right <= left || bottom <= top) continue;
    const certainty = Math.min(100, Number(CERTAINTY.exec(title)?.[1] ?? 0)) / 100;
    lines.at(-1)?.words.push({ text: word, box: { left, top, right, bottom }, certainty });
  }
  return lines;
}
