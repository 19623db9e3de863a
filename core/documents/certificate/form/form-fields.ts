import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs } from '../../pages/pdf-js.ts';

/** A field of a PDF form as it is filled in: its text, or whether its box is ticked. */
export interface FilledField {
  /** As the form calls it, folders and all: `F[0].P1[0].NamedInsured_FullName_A[0]`. */
  readonly name: string;
  readonly value: string | boolean;
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
    const fields = objects.flatMap(fieldOf);
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

function fieldOf(object: object): FilledField[] {
  const { type, name, value, exportValues, hidden } = object as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof value !== 'string' || hidden === true) return [];
  switch (type) {
    case 'text':
    case 'combobox':
      return [{ name, value }];
    case 'checkbox':
      return [{ name, value: value !== 'Off' && value === exportValues }];
    default:
      return [];
  }
}
