import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs } from './pdf-js.ts';
import { shownAs } from './dingbats.ts';
import { drawnMarks } from './drawn-marks.ts';
import { MAX_CHARACTERS, MAX_PAGES, MAX_PICTURE_PAGES, MAX_PIXELS } from './limits.ts';
import { formFields, notes, wordsOfFields, type Annotation } from './pdf-fields.ts';
import { levelRuns, wordsOfRun, type TextRun } from './pdf-words.ts';
import type { Box } from './pages.ts';
import type { PlacedPage, PlacedWord } from './placed-page.ts';

const FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const { getDocument, OPS, Util, VerbosityLevel } = await loadPdfJs();

/** A page with fewer characters is a picture where it shows one: scanners print a line of their own. */
const FEW_CHARACTERS = 80;

/** What is printed on forms whose boxes are ticked. */
const TICKED_FORM = /\bacord\b|certificate of (?:liability )?insurance/i;

/** Pixels across a page that is recognised: about 270 to the inch for a letter. */
const PICTURE_WIDTH = 2300;

/** What recognises the words of a picture of a page; undefined where the picture is broken. */
export type Recognise = (png: Uint8Array) => Promise<PlacedPage | undefined>;

/** What came of reading a PDF's pages. */
export type PdfPages =
  | { readonly kind: 'pages'; readonly pages: readonly PlacedPage[] }
  | { readonly kind: 'refused' | 'too_large' | 'cut_off' };

/** The words of every page: its own, or recognised where the page is a picture. */
export async function readPdf(bytes: Uint8Array, recognise: Recognise): Promise<PdfPages> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_PIXELS,
    stopAtErrors: false,
    // The names of fonts are among them.
    fontExtraProperties: true,
    useSystemFonts: false,
    standardFontDataUrl: join(FOLDER, 'standard_fonts/'),
    cMapUrl: join(FOLDER, 'cmaps/'),
    wasmUrl: join(FOLDER, 'wasm/'),
    iccUrl: join(FOLDER, 'iccs/'),
  });
  try {
    const document = await task.promise.catch(() => undefined);
    // Broken, no PDF at all, or locked with a password.
    if (document === undefined) return { kind: 'refused' };
    return await readAll(document, recognise);
  } finally {
    await task.destroy();
  }
}

async function readAll(document: PDFDocumentProxy, recognise: Recognise): Promise<PdfPages> {
  if (document.numPages > MAX_PAGES) return { kind: 'too_large' };
  const pages: PlacedPage[] = [];
  let characters = 0;
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    let read = await textLayer(page);
    if (lettersOf(read.words) < FEW_CHARACTERS && (await showsPicture(page))) {
      pictures += 1;
      if (pictures > MAX_PICTURE_PAGES) return { kind: 'too_large' };
      const recognised = await recognise(await pictureOf(page));
      if (recognised !== undefined) read = inPoints(recognised, read);
    }
    for (const word of read.words) characters += word.text.length + 1;
    if (characters > MAX_CHARACTERS) return { kind: 'cut_off' };
    pages.push(read);
    page.cleanup();
  }
  return { kind: 'pages', pages };
}

/** The page's own words, those in the fields of a form and in notes put on it among them. */
async function textLayer(page: PDFPageProxy): Promise<PlacedPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const fields = formFields(annotations, transform);
  const isForm = items.some((item) => 'str' in item && TICKED_FORM.test(item.str));
  // Only now are the page's fonts at hand, so that the operators are listed for what is ticked alone.
  const drawing = isForm ? await page.getOperatorList() : undefined;
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item)) return [];
    const matrix = Util.transform(transform, item.transform) as number[];
    const text = drawing === undefined ? item.str : shownAs(item.str, fontName(page, item.fontName));
    return [{ text, matrix, width: item.width }];
  });
  const words = levelRuns(runs).flatMap(wordsOfRun);
  const marks = drawing === undefined ? [] : drawnMarks(drawing, transform);
  const added = [...wordsOfFields(fields), ...notes(annotations, transform), ...marks];
  return { width, height, source: 'text_layer', words: [...words, ...added], fields };
}

/** What the font of a run is called; empty where pdfjs has not loaded it. */
function fontName(page: PDFPageProxy, id: string): string {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const name = (font as { name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : '';
}

/** Letters and digits of words; a layer of characters without any meaning counts as none. */
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

async function pictureOf(page: PDFPageProxy): Promise<Uint8Array> {
  const scale = PICTURE_WIDTH / Math.max(page.getViewport({ scale: 1 }).width, 1);
  const { width, height } = page.getViewport({ scale });
  const fitting = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: scale * fitting });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // It has every method that pdfjs calls, without being the element of a web page that the types ask for.
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  return canvas.toBuffer('image/png');
}

/** A recognised page in the units of the page that it is a picture of. */
function inPoints(picture: PlacedPage, { width, height, fields }: PlacedPage): PlacedPage {
  const [across, down] = [width / picture.width, height / picture.height];
  const scaled = ({ left, right, top, bottom }: Box): Box => ({
    left: left * across,
    right: right * across,
    top: top * down,
    bottom: bottom * down,
  });
  const words = picture.words.map((word) => ({ ...word, box: scaled(word.box) }));
  return { width, height, source: picture.source, words, fields, unread: (picture.unread ?? []).map(scaled) };
}
