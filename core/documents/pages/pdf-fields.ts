import type { Box, FormField } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';
import { wordsOfRun } from './pdf-words.ts';

/** The members of pdfjs annotations that are read; those an annotation lacks are undefined. */
export interface Annotation {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldName?: unknown;
  readonly fieldValue?: unknown;
  readonly rect?: unknown;
  readonly checkBox?: unknown;
  readonly radioButton?: unknown;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly annotationFlags?: unknown;
  readonly contentsObj?: unknown;
}

/** ISO 32000-2, 12.5.3: hidden, and not to be viewed. */
const HIDDEN_FLAGS = 0b100010;

/** Maximum contents of a form's fields and notes; more is not a form filled by a person. */
const MAX_FIELDS = 2000;
const MAX_FIELD_CHARACTERS = 10_000;

/** Height of a line of text in a field, in points; lower if the field is. */
const FIELD_LINE = 11;

/** Returns a page's filled or ticked fields, using the matrix from PDF to page coordinates. */
export function formFields(annotations: readonly Annotation[], transform: readonly number[]): FormField[] {
  return visible(annotations).flatMap((annotation): FormField[] => {
    if (annotation.subtype !== 'Widget' || typeof annotation.fieldName !== 'string') return [];
    const box = boxOf(annotation.rect, transform);
    if (box === undefined) return [];
    const name = annotation.fieldName;
    if (annotation.fieldType === 'Btn') {
      const isTicked = isMarked(annotation);
      return isTicked ? [{ name, box, text: null, isTicked }] : [];
    }
    const value: unknown = annotation.fieldValue;
    const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(' ') : value;
    if (typeof text !== 'string' || text.trim() === '') return [];
    return [{ name, box, text: text.slice(0, MAX_FIELD_CHARACTERS), isTicked: null }];
  });
}

/** Returns the words in a form's fields, line by line from the top of the field. */
export function wordsOfFields(fields: readonly FormField[]): PlacedWord[] {
  return fields.flatMap(({ text, box }) => (text === null ? [] : wordsIn(text, box)));
}

/** Returns the words of notes on a page, which programs use to fill in forms without fields. */
export function notes(annotations: readonly Annotation[], transform: readonly number[]): PlacedWord[] {
  return visible(annotations).flatMap(({ subtype, rect, contentsObj }) => {
    const box = subtype === 'FreeText' ? boxOf(rect, transform) : undefined;
    const text = (contentsObj as { str?: unknown } | undefined)?.str;
    return box === undefined || typeof text !== 'string' ? [] : wordsIn(text.slice(0, MAX_FIELD_CHARACTERS), box);
  });
}

function visible(annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.slice(0, MAX_FIELDS).filter(({ annotationFlags }) => {
    return typeof annotationFlags !== 'number' || (annotationFlags & HIDDEN_FLAGS) === 0;
  });
}

function isMarked({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation): boolean {
  if (typeof fieldValue !== 'string' || fieldValue === '' || fieldValue === 'Off') return false;
  if (checkBox === true) return exportValue === undefined || fieldValue === exportValue;
  return radioButton === true && fieldValue === buttonValue;
}

function boxOf(rect: unknown, transform: readonly number[]): Box | undefined {
  const numbers: readonly unknown[] = Array.isArray(rect) ? rect : [];
  const [x1, y1, x2, y2] = numbers;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number') {
    return undefined;
  }
  const across = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const down = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

function wordsIn(text: string, box: Box): PlacedWord[] {
  const lines = text.split(/\r\n|\r|\n/);
  const height = Math.min(FIELD_LINE, (box.bottom - box.top) / lines.length);
  const size = height * 0.8;
  const top = lines.length === 1 ? (box.top + box.bottom - height) / 2 : box.top;
  return lines.flatMap((line, i) => {
    const foot = top + height * (i + 0.85);
    const width = Math.min(box.right - box.left, line.length * size * 0.5);
    return wordsOfRun({ text: line, matrix: [size, 0, 0, size, box.left, foot], width });
  });
}
