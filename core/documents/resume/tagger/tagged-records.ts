import type { Education } from '../rules/education.ts';
import type { Period } from '../rules/period.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { organisationScore, scoreOf, SURE, titleScore } from '../rules/row-features.ts';
import { beginsDeed } from '../rules/words/phrases.ts';
import { descriptionOf } from '../rules/roles/description.ts';
import type { WorkRole } from '../rules/roles/roles.ts';
import type { Field } from './labels.ts';
import type { SeenPieces } from './piece-features.ts';
import type { TaggedPieces } from './tag-pieces.ts';
import { taggedEntries, type TaggedEntry } from './tagged-entries.ts';
import { sectionOf, type TaggedValue } from './values.ts';

interface TaggedRows {
  readonly seen: SeenPieces;
  readonly tagged: TaggedPieces;
  /** The least likelihood of a value. */
  readonly least: number;
}

/** Makes roles of tagged values, in order. An entry without a name and without a date range is dropped. */
export function rolesIn(values: readonly TaggedValue[], { seen, tagged, least }: TaggedRows): WorkRole[] {
  const entries = taggedEntries(values, { fields: ['title', 'company'], date: 'role_date' });
  return entries.flatMap((entry, i): WorkRole[] => {
    const title = named(textOf(entry, 'title', least), titleScore);
    const company = named(textOf(entry, 'company', least), organisationScore);
    const { text = '' } = seen.rows[seen.pieces[entry.period?.from ?? -1]?.row ?? -1] ?? {};
    // "Cooked for the fair (2016 - 2017)"
    const period = beginsDeed(text) && titleScore(text) < SURE ? undefined : periodOf(entry, least);
    if (title === null && company === null && !period?.isRange) return [];
    const rows = bodyOf(seen, tagged, { from: entry.to, to: entries[i + 1]?.from ?? seen.pieces.length });
    return [{ company, title, period, description: descriptionOf(rows) }];
  });
}

/** Returns a text unless words speak against it: placeholders, phrases and other labels name nothing. */
function named(text: string | null, score: (text: string) => number): string | null {
  return text === null || score(text) < 0 ? null : text;
}

/** Makes education records of tagged values: those that name a school or a degree. */
export function educationIn(values: readonly TaggedValue[], least: number): Education[] {
  return taggedEntries(values, { fields: ['institution', 'degree', 'field'], date: 'study_date' })
    .map((entry) => ({
      institution: textOf(entry, 'institution', least),
      degree: textOf(entry, 'degree', least),
      field: fieldOf(textOf(entry, 'field', least)),
      period: periodOf(entry, least),
    }))
    .filter(({ institution, degree }) => institution !== null || degree !== null);
}

function fieldOf(text: string | null): string | null {
  return text !== null && scoreOf('field', text) > 0 ? text : null;
}

function textOf(entry: TaggedEntry, field: Field, least: number): string | null {
  const found = entry.values.get(field);
  return found && found.sure >= least ? found.value.text : null;
}

function periodOf({ period }: TaggedEntry, least: number): Period | undefined {
  return period && period.sure >= least ? period.period : undefined;
}

/** Returns the rows of an entry's description, up to the next entry or section. */
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
