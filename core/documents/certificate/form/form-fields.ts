import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../../pages/pages.ts';
import { loadPdfJs } from '../../pages/pdf-js.ts';
import type { PagePlace } from '../../reading/page-place.ts';
import { stampIn } from '../stamp-line.ts';

/** A filled-in field of a PDF form: its text, or whether it is ticked. */
export interface FilledField {
  /** The full name in the form: `F[0].P1[0].NamedInsured_FullName_A[0]`. */
  readonly name: string;
  readonly value: string | boolean;
  /** Where it is; undefined if its page is unknown. */
  readonly place?: PagePlace;
  /** Whether a line is drawn through it. */
  readonly isStruck?: boolean;
}

/** Pages without a form, which are searched for statements about coverages. */
export interface OtherPages {
  /** From 1. */
  readonly pages: readonly number[];
  readonly text: string;
  /** Whether one of them is a picture without text, or there are more pages than are read. */
  readonly isUnread: boolean;
}

/** A filled-in form, and what is printed on its pages and the others. */
export interface FilledForm {
  readonly fields: readonly FilledField[];
  readonly others: OtherPages;
  /** The print on the form's own pages, and what was written over it. */
  readonly printed: string;
  /** A stamp that says a page is not to be relied on. */
  readonly stamp: string | null;
}

/** More fields or longer text than any certificate has; a larger form is not read. */
const MAX_FIELDS = 4_000;
const MAX_TEXT = 10_000;

/** The most pages read, and the most text kept from pages without a form. */
const MAX_PAGES = 20;
const MAX_OTHER_TEXT = 50_000;

const NO_FORM: FilledForm = {
  fields: [],
  others: { pages: [], text: '', isUnread: false },
  printed: '',
  stamp: null,
};

/** Annotations that write over a page, and those that strike something out. */
const WRITTEN = new Set(['FreeText', 'Stamp', 'Text']);
const STRIKES = new Set(['StrikeOut', 'Line', 'Ink', 'Redact']);

/**
 * Returns the visible fields of a PDF form (ISO 32000 AcroForm); none if it has no form, cannot be parsed, or is larger than any form a
 * person fills in. Runs in its own process, because pdf.js has no limits of its own.
 */
export async function readFormFields(bytes: Uint8Array): Promise<FilledForm> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const entered = await enteredIn(pdf);
    const isForm = entered.every(({ value }) => value === true || value === false || value.length <= MAX_TEXT);
    if (!isForm || entered.length === 0) return NO_FORM;
    const pages = await pagesOf(pdf);
    const fields = entered.map((one) => ({ name: one.name, value: one.value, ...placeOf(one, pages) }));
    const own = pages.filter(({ isOfForm }) => isOfForm);
    return {
      fields,
      others: othersOf(pages, pdf.numPages),
      printed: own
        .map(({ text }) => text)
        .join('\n')
        .slice(0, MAX_OTHER_TEXT),
      stamp: own.find(({ stamp }) => stamp !== undefined)?.stamp ?? null,
    };
  } catch {
    // Encrypted or malformed PDFs are treated as not filled in.
    return NO_FORM;
  } finally {
    await task.destroy();
  }
}

/** A page being read. */
interface FormPage {
  readonly view: PageViewport;
  readonly isOfForm: boolean;
  readonly text: string;
  readonly stamp: string | undefined;
  readonly isPicture: boolean;
  /** The rectangles of lines drawn through something. */
  readonly strikes: readonly (readonly number[])[];
}

interface Annotation {
  readonly subtype?: unknown;
  readonly contentsObj?: { readonly str: string };
  readonly rect: readonly number[];
}

/** Reads the pages one at a time and releases each before the next: a form takes much of the memory budget. */
async function pagesOf(pdf: PDFDocumentProxy): Promise<FormPage[]> {
  const pages: FormPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number);
    pages.push(await formPage(page));
    page.cleanup();
  }
  return pages;
}

async function formPage(page: PDFPageProxy): Promise<FormPage> {
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
  const written = annotations.flatMap(({ subtype, contentsObj }) =>
    WRITTEN.has(String(subtype)) ? [contentsObj?.str ?? ''] : [],
  );
  const printed = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  const text = [printed, ...written].join('\n');
  return {
    view: page.getViewport({ scale: 1 }),
    isOfForm: annotations.some(({ subtype }) => subtype === 'Widget'),
    text,
    stamp: stampIn(text),
    isPicture: text.trim() === '' && (await page.getOperatorList()).fnArray.length > 0,
    strikes: annotations.flatMap(({ subtype, rect }) => (STRIKES.has(String(subtype)) ? [rect] : [])),
  };
}

function othersOf(pages: readonly FormPage[], count: number): OtherPages {
  const others = pages.filter(({ isOfForm }) => !isOfForm);
  const text = others.map((page) => page.text).join('\n');
  return {
    pages: others.map((page) => pages.indexOf(page) + 1),
    text: text.slice(0, MAX_OTHER_TEXT),
    isUnread: count > MAX_PAGES || others.some(({ isPicture }) => isPicture) || text.length > MAX_OTHER_TEXT,
  };
}

/** Converts a rectangle from the PDF's coordinates to fractions of the page as displayed. */
function seenBox(
  { width, height, transform }: Pick<PageViewport, 'width' | 'height' | 'transform'>,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as readonly number[];
  const across = [a * x1 + c * y1 + e, a * x2 + c * y2 + e].map((x) => x / width);
  const down = [b * x1 + d * y1 + f, b * x2 + d * y2 + f].map((y) => y / height);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** What was entered in a field, and where: the little of what pdf.js returns that is kept while the pages are read. */
interface Entered extends Pick<FilledField, 'name' | 'value'> {
  readonly page: unknown;
  readonly rect: readonly number[];
}

/** Returns nothing if there are more fields than any certificate has. */
async function enteredIn(pdf: PDFDocumentProxy): Promise<Entered[]> {
  const objects = [...((await pdf.getFieldObjects()) ?? new Map<string, object[]>()).values()].flat();
  return objects.length > MAX_FIELDS ? [] : objects.flatMap(entryOf);
}

function entryOf(object: object): Entered[] {
  const { type, name, value, exportValues, hidden, page, rect } = object as Readonly<Record<string, unknown>> &
    Pick<Entered, 'name' | 'rect'>;
  if (typeof value !== 'string' || hidden === true) return [];
  switch (type) {
    case 'text':
    case 'combobox':
      return [{ name, value, page, rect }];
    case 'checkbox':
      return [{ name, value: value !== 'Off' && value === exportValues, page, rect }];
    default:
      return [];
  }
}

/** Where a rectangle of a page, counted from 0, is displayed; nothing for a page that is not read. */
function placeOf({ page, rect }: Entered, pages: readonly FormPage[]): Pick<FilledField, 'place' | 'isStruck'> {
  const own = typeof page === 'number' ? pages[page] : undefined;
  if (own === undefined || typeof page !== 'number') return {};
  const place = { page: page + 1, box: seenBox(own.view, rect) };
  return own.strikes.some((strike) => crosses(strike, rect)) ? { place, isStruck: true } : { place };
}

/** Whether two rectangles overlap, the first over the middle of the second's height. */
function crosses(
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
): boolean {
  const middle = (y1 + y2) / 2;
  return left < x2 && right > x1 && bottom <= middle && top >= middle;
}
