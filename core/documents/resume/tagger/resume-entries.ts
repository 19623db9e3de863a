import type { Period } from '../rules/period.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { organisationScore, titleScore } from '../rules/row-features.ts';
import type { Field } from './labels.ts';
import type { SeenPieces } from './piece-features.ts';
import type { TaggedPieces } from './tag-pieces.ts';
import type { TaggedEntry } from './tagged-entries.ts';
import { sectionOf } from './values.ts';

/** A role as it stands in a resume; null where it is not told or not sure. */
export interface WorkRole {
  readonly company: string | null;
  readonly title: string | null;
  readonly period: Period | undefined;
  readonly description: string | null;
}

/** A record of education as it stands in a resume; null where it is not told or not sure. */
export interface Education {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly period: Period | undefined;
}

interface RolesIn {
  readonly seen: SeenPieces;
  readonly tagged: TaggedPieces;
  /** How likely a value is at the least. */
  readonly least: number;
}

/** The roles of entries, in their order. An entry that names nothing and has no range of dates is none. */
export function rolesOf(entries: readonly TaggedEntry[], { seen, tagged, least }: RolesIn): WorkRole[] {
  return entries.flatMap((entry, i): WorkRole[] => {
    const title = named(textOf(entry, 'title', least), titleScore);
    const company = named(textOf(entry, 'company', least), organisationScore);
    const period = periodOf(entry, least);
    if (title === null && company === null && !period?.isRange) return [];
    const rows = bodyOf(seen, tagged, { from: entry.to, to: entries[i + 1]?.from ?? seen.pieces.length });
    return [{ company, title, period, description: descriptionOf(rows) }];
  });
}

/** A text that no words speak against: placeholders, phrases and labels of other things name nothing. */
function named(text: string | null, score: (text: string) => number): string | null {
  return text === null || score(text) < 0 ? null : text;
}

/** The records of entries that name a school or a degree. */
export function educationEntries(entries: readonly TaggedEntry[], least: number): Education[] {
  return entries
    .map((entry) => ({
      institution: textOf(entry, 'institution', least),
      degree: textOf(entry, 'degree', least),
      field: textOf(entry, 'field', least),
      period: periodOf(entry, least),
    }))
    .filter(({ institution, degree }) => institution !== null || degree !== null);
}

function textOf(entry: TaggedEntry, field: Field, least: number): string | null {
  const found = entry.values.get(field);
  return found && found.sure >= least ? found.value.text : null;
}

function periodOf({ period }: TaggedEntry, least: number): Period | undefined {
  return period && period.sure >= least ? period.period : undefined;
}

/** The rows below what heads an entry that tell of it, up to the next one or another section. */
function bodyOf(
  { pieces, rows }: SeenPieces,
  tagged: TaggedPieces,
  { from, to }: { readonly from: number; readonly to: number },
): TextRow[] {
  const found: TextRow[] = [];
  const head = pieces[from - 1]?.row ?? -1;
  const next = pieces[to]?.row ?? rows.length;
  for (let i = from; i < to; i += 1) {
    const section = sectionOf(tagged, i);
    if (section !== undefined && section !== 'experience') break;
    const at = pieces[i]?.row ?? head;
    const row = rows[at];
    if (section !== undefined && row && at > head && at < next && found.at(-1) !== row) found.push(row);
  }
  return found;
}

function descriptionOf(body: readonly TextRow[]): string | null {
  const lines: string[] = [];
  for (const row of body) {
    const last = lines.at(-1);
    if (last !== undefined && !row.isBullet && /^[\p{Ll}\d(]/u.test(row.text))
      lines[lines.length - 1] = `${last} ${row.text}`;
    else lines.push(row.text);
  }
  return lines.length === 0 ? null : lines.join('\n');
}
