import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../../pages/pages.ts';
import { loadPdfJs } from '../../pages/pdf-js.ts';
import type { PagePlace } from '../../reading/page-place.ts';
import { stampIn } from '../stamp-line.ts';

/** A field of a PDF form as it is filled in: its text, or whether its box is ticked. */
export interface FilledField {
  /** As the form calls it, folders and all: `F[0].P1[0].NamedInsured_FullName_A[0]`. */
  readonly name: string;
  readonly value: string | boolean;
  /** Where it is; undefined where its page is not known. */
  readonly place?: PagePlace;
  /** Whether somebody drew a line through it. */
  readonly isStruck?: boolean;
}

/** Pages without a form, which are read for what they say of the coverages. */
export interface OtherPages {
  /** From 1. */
  readonly pages: readonly number[];
  readonly text: string;
  /** Whether one of them shows a picture and no text, or there are more than are read. */
  readonly isUnread: boolean;
}

/** A form as it is filled in, and what is printed on its pages and on those beside it. */
export interface FilledForm {
  readonly fields: readonly FilledField[];
  readonly others: OtherPages;
  /** What the form's own pages print, and what was written over it. */
  readonly printed: string;
  /** A word by itself on a page that says that it is not to be relied on. */
  readonly stamp: string | null;
}

/** More fields, or longer texts, than any certificate has; a form beyond either is not read. */
const MAX_FIELDS = 4_000;
const MAX_TEXT = 10_000;

/** Pages that are looked at, and the text that is kept of those without a form. */
const MAX_PAGES = 20;
const MAX_OTHER_TEXT = 50_000;

const NO_FORM: FilledForm = {
  fields: [],
  others: { pages: [], text: '', isUnread: false },
  printed: '',
  stamp: null,
};

/** Annotations that write over a page, and those that draw a line through what is on it. */
const WRITTEN = new Set(['FreeText', 'Stamp', 'Text']);
const STRIKES = new Set(['StrikeOut', 'Line', 'Ink', 'Redact']);

/**
 * The visible fields of a PDF's form (ISO 32000 AcroForm); none where it has no form, cannot be followed, or is larger than a
 * form that a person fills. Runs in a thread: pdf.js is not bounded by itself.
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
    // Encrypted, or no PDF that can be followed: whatever it is, it is not filled in like a form.
    return NO_FORM;
  } finally {
    await task.destroy();
  }
}

/** A page that is looked at. */
interface FormPage {
  readonly view: PageViewport;
  readonly isOfForm: boolean;
  readonly text: string;
  readonly stamp: string | undefined;
  readonly isPicture: boolean;
  /** The rectangles of lines that were drawn through what is on it. */
  readonly strikes: readonly (readonly number[])[];
}

interface Annotation {
  readonly subtype?: unknown;
  readonly contentsObj?: { readonly str: string };
  readonly rect: readonly number[];
}

/** The pages one after another, each let go before the next: a form takes much of what its process may. */
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

/** A rectangle of the PDF's own coordinates in fractions of the page as it is seen. */
function seenBox(
  { width, height, transform }: Pick<PageViewport, 'width' | 'height' | 'transform'>,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as readonly number[];
  const across = [a * x1 + c * y1 + e, a * x2 + c * y2 + e].map((x) => x / width);
  const down = [b * x1 + d * y1 + f, b * x2 + d * y2 + f].map((y) => y / height);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** What is entered in a field, and where that says it is: little of what pdf.js tells of it, which is not kept while the pages are read. */
interface Entered extends Pick<FilledField, 'name' | 'value'> {
  readonly page: unknown;
  readonly rect: readonly number[];
}

/** Nothing where there are more fields than any certificate has. */
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

/** Where a rectangle of a page, counted from 0, is seen; nothing for a page that is not looked at. */
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
