import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { shownAs } from './dingbats.ts';
import { drawnMarks } from './drawn-marks.ts';
import { MAX_CHARACTERS, MAX_DRAWN_PIXELS, MAX_PAGES, MAX_PICTURE_PAGES, MAX_PIXELS } from './limits.ts';
import { formFields, notes, wordsOfFields, type Annotation } from './pdf-fields.ts';
import { shownLetters } from './shown-letters.ts';
import { mayShowSoftHyphens, withSoftHyphens } from './soft-hyphens.ts';
import { withStruckWords } from './struck-words.ts';
import { mayBeTracked, withTrackedWords } from './tracked-runs.ts';
import { withComposedLetters } from './composed-letters.ts';
import { levelRuns, wordsOfRun, type TextRun } from './pdf-words.ts';
import { asJpegPage, asPixelPage, passOverJpegs, pdfJs, type PixelPage } from './lone-picture.ts';
import { layOut } from './layout.ts';
import type { TextPage, TextRead, Unread } from './page-job.ts';
import type { PlacedPage, PlacedWord } from './placed-page.ts';

const FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const { getDocument, OPS, Util, VerbosityLevel } = pdfJs;

/** A page with fewer characters is a picture if it shows one: scanners add a line of their own. */
const FEW_CHARACTERS = 80;

/** Text printed on forms with checkboxes. */
const TICKED_FORM = /\bacord\b|certificate of (?:liability )?insurance/i;

/** Width in pixels of a page to recognize: about 270 dpi for a letter page. */
const PICTURE_WIDTH = 2300;

/** How far a word reaches over the edge of its page, in points, that may have lost letters: pdf.js leaves out those that are wholly beyond it. Less is mostly rounding. */
const OVER_EDGE = 0.5;

/** Reads the words of every page's text layer. A page that is a picture has few of its own, and is marked. */
export async function readTextLayers(bytes: Uint8Array): Promise<TextRead> {
  const read = await passOverJpegs(() => withDocument(bytes, (document) => readAll(document, bytes)));
  if (!Array.isArray(read)) return read;
  return read.some(({ isPicture }) => isPicture)
    ? { kind: 'pictures', pages: read }
    : { kind: 'pages', document: layOut(read.map(({ placed }) => placed)) };
}

/** Returns a page to recognize: drawn, or its only picture, which takes far less; undefined if the PDF is refused. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<Canvas | PixelPage | undefined> {
  const drawn = await withDocument(bytes, async (document) => {
    const page = await document.getPage(number);
    return (await asPixelPage(page, pictureScale(page))) ?? pictureOf(page);
  });
  return 'kind' in drawn ? undefined : drawn;
}

/** Runs something on an open PDF; refused if it is broken, not a PDF, or locked with a password. */
async function withDocument<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>) {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_PIXELS,
    isImageDecoderSupported: true,
    stopAtErrors: false,
    // Includes the names of fonts.
    fontExtraProperties: true,
    useSystemFonts: false,
    standardFontDataUrl: join(FOLDER, 'standard_fonts/'),
    cMapUrl: join(FOLDER, 'cmaps/'),
    wasmUrl: join(FOLDER, 'wasm/'),
    iccUrl: join(FOLDER, 'iccs/'),
  });
  try {
    const document = await task.promise.catch(() => undefined);
    return document === undefined ? REFUSED : await read(document);
  } finally {
    await task.destroy();
  }
}

const REFUSED: Unread = { kind: 'refused' };

/**
 * Reads all pages, including the file of those that are one JPEG, with at most as many bytes in total as the document.
 */
async function readAll(document: PDFDocumentProxy, bytes: Uint8Array): Promise<TextPage[] | Unread> {
  if (document.numPages > MAX_PAGES) return { kind: 'too_large' };
  const pages: TextPage[] = [];
  let left = MAX_CHARACTERS;
  let pictures = 0;
  let jpegBytes = 0;
  const hasHidden = mayShowSoftHyphens(bytes);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const placed = await textLayer(page, { maxCharacters: left, hasHidden });
    if (placed === undefined) return { kind: 'cut_off' };
    const isPicture = lettersOf(placed.words) < FEW_CHARACTERS && (await showsPicture(page));
    if (isPicture) pictures += 1;
    if (pictures > MAX_PICTURE_PAGES) return { kind: 'too_large' };
    for (const word of placed.words) left -= word.text.length + 1;
    if (left < 0) return { kind: 'cut_off' };
    const own = isPicture ? await asJpegPage(page, pictureScale(page)) : undefined;
    jpegBytes += own?.jpeg.length ?? 0;
    pages.push({ placed, isPicture, jpeg: jpegBytes <= bytes.length ? own : undefined });
    page.cleanup();
  }
  return pages;
}

/** Returns a page's text runs; undefined if they exceed the character limit. */
async function runsOfText(page: PDFPageProxy, maxCharacters: number): Promise<TextItem[] | undefined> {
  const items: TextItem[] = [];
  let characters = 0;
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      if (!('str' in item)) continue;
      characters += item.str.length;
      items.push(item);
    }
    if (characters > maxCharacters || items.length > 2 * MAX_CHARACTERS) {
      await reader.cancel(new Error('There is more text than is read.'));
      return undefined;
    }
  }
  return items;
}

interface Sought {
  readonly maxCharacters: number;
  /** Whether runs may lack hyphens that the page shows. */
  readonly hasHidden: boolean;
}

/** Returns the page's own words, including those in form fields and notes; undefined if there are too many. */
async function textLayer(page: PDFPageProxy, { maxCharacters, hasHidden }: Sought): Promise<PlacedPage | undefined> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const items = await runsOfText(page, maxCharacters);
  if (items === undefined) return undefined;
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const fields = formFields(annotations, transform);
  const isForm = items.some(({ str }) => TICKED_FORM.test(str));
  // Listing operators takes as long as reading the text, and the page's fonts are available only now.
  const isTracked = items.some(({ str }) => mayBeTracked(str));
  const listed = isForm || isTracked || hasHidden ? await page.getOperatorList() : undefined;
  const letters = listed && (isTracked || hasHidden) ? shownLetters(listed) : [];
  const drawing = isForm ? listed : undefined;
  const runs = items.map((item): TextRun => {
    const matrix = Util.transform(transform, item.transform) as number[];
    const text = drawing === undefined ? item.str : shownAs(item.str, fontName(page, item.fontName));
    return { text, matrix, width: item.width, font: item.fontName };
  });
  const hyphenated = hasHidden ? withSoftHyphens(runs, letters, transform) : runs;
  const whole = isTracked ? withTrackedWords(hyphenated, letters) : hyphenated;
  const own = levelRuns(withComposedLetters(whole))
    .flatMap(wordsOfRun)
    .map((word) => asPrinted(word, width));
  const words = drawing === undefined ? own : withStruckWords(own, drawing, transform);
  const marks = drawing === undefined ? [] : drawnMarks(drawing, transform);
  const added = [...wordsOfFields(fields), ...notes(annotations, transform), ...marks];
  return { width, height, source: 'text_layer', words: [...words, ...added], fields };
}

/** Letters beyond the sides of a page are not printed, and pdf.js leaves them out: of a word that reaches over them, nothing is certain. */
function asPrinted(word: PlacedWord, width: number): PlacedWord {
  return word.box.left < -OVER_EDGE || word.box.right > width + OVER_EDGE ? { ...word, certainty: 0 } : word;
}

/** Returns the font name of a run; empty if pdfjs has not loaded it. */
function fontName(page: PDFPageProxy, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const name = (font as { name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

/** Counts letters and digits in words; a layer of meaningless characters counts as none. */
function lettersOf(words: readonly PlacedWord[]): number {
  let letters = 0;
  for (const { text } of words) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters;
}

async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const shown = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operation) => shown.has(operation));
}

async function pictureOf(page: PDFPageProxy): Promise<Canvas> {
  const viewport = page.getViewport({ scale: pictureScale(page) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // It has every method pdfjs calls, but is not the web page element that the types require.
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  return canvas;
}

/** Returns the scale at which a page is drawn for recognition. */
function pictureScale(page: PDFPageProxy): number {
  const scale = PICTURE_WIDTH / Math.max(page.getViewport({ scale: 1 }).width, 1);
  const { width, height } = page.getViewport({ scale });
  return scale * Math.min(1, Math.sqrt(MAX_DRAWN_PIXELS / (width * height)));
}
