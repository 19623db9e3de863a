import { loadPdfJs } from '../../pages/pdf-js.ts';

/** A field of a PDF form as it is filled in: its text, or whether its box is ticked. */
export interface FormField {
  /** As the form calls it, folders and all: `F[0].P1[0].NamedInsured_FullName_A[0]`. */
  readonly name: string;
  readonly value: string | boolean;
}

/** More fields, or longer texts, than any certificate has; a form beyond either is not read. */
const MAX_FIELDS = 2_000;
const MAX_TEXT = 10_000;

/**
 * The visible fields of a PDF's form (ISO 32000 AcroForm); none where it has no form, cannot be followed, or is larger than a
 * form that a person fills. Runs in a thread: pdf.js is not bounded by itself.
 */
export async function readFormFields(bytes: Uint8Array): Promise<FormField[]> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const objects = [...((await pdf.getFieldObjects()) ?? new Map<string, object[]>()).values()].flat();
    const fields = objects.flatMap(fieldOf);
    const isForm =
      objects.length <= MAX_FIELDS * 2 &&
      fields.every(({ value }) => value === true || value === false || value.length <= MAX_TEXT);
    return isForm ? fields : [];
  } catch {
    // Encrypted, or no PDF that can be followed: whatever it is, it is not filled in like a form.
    return [];
  } finally {
    await task.destroy();
  }
}

function fieldOf(object: object): FormField[] {
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
