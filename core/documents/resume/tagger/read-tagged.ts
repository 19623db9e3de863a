import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { isOfAnother } from '../rules/another.ts';
import { contactOf } from '../rules/contact.ts';
import { rowsOf } from '../rules/ordered-rows.ts';
import type { Period } from '../rules/period.ts';
import type { TextRow, TextSpan } from '../rules/resume-rows.ts';
import { placeOf } from '../rules/role-places.ts';
import { piecesOf } from './pieces.ts';
import { seenPieces } from './piece-features.ts';
import { tagPieces, type ResumeModel } from './tag-pieces.ts';
import { taggedEntries, withEmployersAbove, type TaggedEntry } from './tagged-entries.ts';
import { sectionAt, valuesOf, type TaggedValue } from './values.ts';
import type { Field } from './labels.ts';

export const BOUND = { value: 0.6 };

export function readTagged(document: DocumentPages, model: ResumeModel): JsonObject {
  const all = rowsOf(document);
  const rows = isOfAnother(all) ? [] : all;
  const seen = seenPieces(rows, piecesOf(rows));
  const tagged = tagPieces(seen, model);
  const values = valuesOf(seen, tagged);
  const sure = (value: { sure: number } | undefined): boolean => value !== undefined && value.sure >= BOUND.value;
  const first = (field: Field): TaggedValue | undefined =>
    values.filter((one) => one.field === field).toSorted((a, b) => b.sure - a.sure)[0];
  const head: TextRow[] = [];
  for (const [r, row] of rows.entries()) {
    const own = seen.pieces.flatMap((piece, i) => (piece.row === r ? [i] : []));
    if (own.some((i) => sectionAt(tagged, i) === 'head' || values.some((v) => v.from <= i && i < v.to && (v.field === 'name' || v.field === 'location')))) head.push(row);
  }
  const reached = contactOf(head, rows);
  const name = first('name');
  const location = first('location');
  const roles = withEmployersAbove(taggedEntries(values, { fields: ['title', 'company'], date: 'role_date', sure: process.env.WAY ? 1 : (tagged.sure[0] ?? 0) }), tagged);
  const studies = taggedEntries(values, { fields: ['institution', 'degree', 'field'], date: 'study_date', sure: process.env.WAY ? 1 : (tagged.sure[1] ?? 0) });
  const text = (entry: TaggedEntry, field: Field): string | null => {
    const one = entry.values.get(field);
    return one && sure(one) ? one.value.text : null;
  };
  const period = (entry: TaggedEntry): Period | undefined => (sure(entry.period) ? entry.period?.period : undefined);
  const skills = new Map(values.filter((one) => one.field === 'skill' && sure(one)).map((one) => [one.text.toLowerCase(), one.text]));
  const quote = (span: TextSpan | undefined): string | null => (span ? document.text.slice(span.start, span.end) : null);
  const cell = (value: string | null | undefined, quoted: string | null): JsonObject => value ? { value, quote: quoted } : { value: null, quote: null };
  return {
    contact: {
      name: name && sure(name) ? name.text : null,
      email: cell(reached.email?.text, quote(reached.email)),
      phone: cell(reached.phone?.text, quote(reached.phone)),
      location: location && sure(location) ? (placeOf(location.text)?.text ?? location.text) : null,
    },
    work_history: roles
      .map((entry) => ({
        company: text(entry, 'company'),
        title: text(entry, 'title'),
        start_date: cell(period(entry)?.from, quote(period(entry)?.begins ?? period(entry))),
        end_date: cell(period(entry)?.to, quote(period(entry))),
        description: null,
      }))
      .filter(({ company, title, start_date }) => company !== null || title !== null || start_date['value'] !== null),
    education: studies
      .map((entry) => ({
        institution: text(entry, 'institution'),
        degree: text(entry, 'degree'),
        field: text(entry, 'field'),
        graduation_date: cell(graduationOf(period(entry)), quote(period(entry))),
      }))
      .filter(({ institution, degree }) => institution !== null || degree !== null),
    skills: [...skills.values()],
    confidence: 0.9,
  };
}

function graduationOf(period: Period | undefined): string | null {
  if (!period || period.to === 'present') return null;
  return period.isRange ? period.to : period.from;
}
