/** A cleaned row of the schedule's JSON export: no markup, no invisible characters, no trailing colon. */
export interface ScheduleRow {
  /** The digits only: 4, 6, 8 or 10 of them, or none. */
  readonly digits: string;
  readonly indent: number;
  readonly description: string;
  /** The published Column 1 General rate, empty if the row has none of its own. */
  readonly general: string;
  readonly footnotes: readonly string[];
}

/** Rows of the export; the misspelled member is the publisher's. */
export const EXPORTED_ROWS = {
  what: 'row',
  required: ['htsno', 'indent', 'description', 'general', 'footnotes'],
  known: ['superior', 'units', 'special', 'other', 'quotaQuantity', 'additionalDuties', 'addiitionalDuties'],
} as const;

/** A file that is not the tariff schedule. The message is one sentence for whoever runs the build. */
export class ScheduleError extends Error {
  override readonly name = 'ScheduleError';
}

const NUMBER = /^\d{4}(?:\.\d{2}){0,3}$/;

/** Parses the rows of an export. Throws `ScheduleError` if it is not an array of the schedule's rows. */
export function scheduleRows(exported: unknown): ScheduleRow[] {
  if (!Array.isArray(exported))
    throw new ScheduleError('The file is not the JSON export of the schedule: it is not an array of rows.');
  return exported.map((row: unknown, i) => scheduleRow(row, i));
}

function scheduleRow(row: unknown, index: number): ScheduleRow {
  if (typeof row !== 'object' || row === null) throw malformed(index, 'is not an object');
  const { htsno, indent, description, general, footnotes } = row as Record<string, unknown>;
  const number = typeof htsno === 'string' ? htsno.trim() : '';
  if (number !== '' && !NUMBER.test(number)) throw malformed(index, 'has an invalid tariff number');
  if (typeof indent !== 'string' || !/^\d{1,2}$/.test(indent)) throw malformed(index, 'has no indent');
  if (typeof description !== 'string') throw malformed(index, 'has no description');
  return {
    digits: number.replaceAll('.', ''),
    indent: Number(indent),
    description: clean(description).replace(/\s*:$/, ''),
    general: typeof general === 'string' ? clean(general) : '',
    footnotes: footnoteTexts(footnotes),
  };
}

function malformed(index: number, problem: string): ScheduleError {
  return new ScheduleError(`The file is not the JSON export of the schedule: row ${index + 1} ${problem}.`);
}

function footnoteTexts(footnotes: unknown): string[] {
  if (!Array.isArray(footnotes)) return [];
  return footnotes.flatMap((note: unknown) => {
    const value = typeof note === 'object' && note !== null && 'value' in note ? note.value : undefined;
    return typeof value === 'string' ? [clean(value)] : [];
  });
}

/** Some editions contain tags, footnote marks, zero-width and no-break spaces; runs of white space become one space. */
function clean(text: string): string {
  return text
    .replace(/<sup[^<>]{0,200}>\s{0,9}\d{1,3}\/\s{0,9}<\/sup>/g, '')
    .replace(/<[^<>]{0,200}>/g, '')
    .replaceAll('\u200b', '')
    .replace(/\s+/g, ' ')
    .trim();
}
