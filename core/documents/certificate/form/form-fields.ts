import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../../pages/pages.ts';
import { loadPdfJs } from '../../pages/pdf-js.ts';
import type { PagePlace } from '../../reading/page-place.ts';

/** A field of a PDF form as it is filled in: its text, or whether its box is ticked. */
export interface FilledField {
  /** As the form calls it, folders and all: `F[0].P1[0].NamedInsured_FullName_A[0]`. */
  readonly name: string;
  readonly value: string | boolean;
  /** Where it is; undefined where its page is not known. */
  readonly place?: PagePlace;
}

/** Pages without a form, which are read for what they say of the coverages. */
export interface OtherPages {
  /** From 1. */
  readonly pages: readonly number[];
  readonly text: string;
  /** Whether one of them shows a picture and no text, or there are more than are read. */
  readonly isUnread: boolean;
}

/** A form as it is filled in, and the pages beside it. */
export interface FilledForm {
  readonly fields: readonly FilledField[];
  readonly others: OtherPages;
}

/** More fields, or longer texts, than any certificate has; a form beyond either is not read. */
const MAX_FIELDS = 2_000;
const MAX_TEXT = 10_000;

/** Pages that are looked at, and the text that is kept of those without a form. */
const MAX_PAGES = 20;
const MAX_OTHER_TEXT = 50_000;

const NO_FORM: FilledForm = { fields: [], others: { pages: [], text: '', isUnread: false } };

/**
 * The visible fields of a PDF's form (ISO 32000 AcroForm); none where it has no form, cannot be followed, or is larger than a
 * form that a person fills. Runs in a thread: pdf.js is not bounded by itself.
 */
export async function readFormFields(bytes: Uint8Array): Promise<FilledForm> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const objects = [...((await pdf.getFieldObjects()) ?? new Map<string, object[]>()).values()].flat();
    const placeOf = await placesIn(pdf);
    const fields = objects.flatMap((object) => fieldOf(object, placeOf));
    const isForm =
      objects.length <= MAX_FIELDS * 2 &&
      fields.every(({ value }) => value === true || value === false || value.length <= MAX_TEXT);
    return isForm && fields.length > 0 ? { fields, others: await otherPages(pdf) } : NO_FORM;
  } catch {
    // Encrypted, or no PDF that can be followed: whatever it is, it is not filled in like a form.
    return NO_FORM;
  } finally {
    await task.destroy();
  }
}

async function otherPages(pdf: PDFDocumentProxy): Promise<OtherPages> {
  const pages: number[] = [];
  const texts: string[] = [];
  let isUnread = pdf.numPages > MAX_PAGES;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const annotations = (await page.getAnnotations()) as readonly { readonly subtype?: unknown }[];
    if (annotations.some(({ subtype }) => subtype === 'Widget')) continue;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(number);
    texts.push(text);
    isUnread ||= text.trim() === '' && (await page.getOperatorList()).fnArray.length > 0;
  }
  const text = texts.join('\n');
  return { pages, text: text.slice(0, MAX_OTHER_TEXT), isUnread: isUnread || text.length > MAX_OTHER_TEXT };
}

/** Where a rectangle of a page, counted from 0, is seen; undefined for a page that is not looked at. */
type PlaceOf = (page: unknown, rect: unknown) => PagePlace | undefined;

async function placesIn(pdf: PDFDocumentProxy): Promise<PlaceOf> {
  const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, i) => i + 1);
  const views = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getViewport({ scale: 1 })));
  return (page, rect) => {
    const view = typeof page === 'number' ? views[page] : undefined;
    if (view === undefined || typeof page !== 'number') return undefined;
    return { page: page + 1, box: seenBox(view, rect) };
  };
}

/** A rectangle of the PDF's own coordinates in fractions of the page as it is seen. */
function seenBox(
  { width, height, transform }: Pick<PageViewport, 'width' | 'height' | 'transform'>,
  rect: unknown,
): Box | null {
  const edges: readonly unknown[] = Array.isArray(rect) ? rect : [];
  if (edges.length !== 4 || !edges.every((edge) => typeof edge === 'number')) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as readonly number[];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edges;
  const across = [a * x1 + c * y1 + e, a * x2 + c * y2 + e].map((x) => x / width);
  const down = [b * x1 + d * y1 + f, b * x2 + d * y2 + f].map((y) => y / height);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

function fieldOf(object: object, placeOf: PlaceOf): FilledField[] {
  const { type, name, value, exportValues, hidden, page, rect } = object as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof value !== 'string' || hidden === true) return [];
  const place = placeOf(page, rect);
  const own = { name, ...(place && { place }) };
  switch (type) {
    case 'text':
    case 'combobox':
      return [{ ...own, value }];
    case 'checkbox':
      return [{ ...own, value: value !== 'Off' && value === exportValues }];
    default:
      return [];
  }
}
