import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { textPages } from '../../pages/text-pages.ts';
import { isLetter, isOfAnother } from '../rules/another.ts';
import { confidenceOf } from './resume-confidence.ts';
import { contactOf, placeIn, type Contact } from '../rules/contact.ts';
import { rowsOf } from '../rules/ordered-rows.ts';
import type { Period } from '../rules/period.ts';
import type { TextRow, TextSpan } from '../rules/resume-rows.ts';
import { headingKind } from '../rules/resume-sections.ts';
import { isRegion, placeOf } from '../rules/role-places.ts';
import { certaintyOf, isOwnMail, sureIn } from './recognised-words.ts';
import { piecesOf } from './pieces.ts';
import { seenPieces, type SeenPieces } from './piece-features.ts';
import { tagPieces, type ResumeModel, type TaggedPieces } from './tag-pieces.ts';
import { taggedEntries, withEmployersAbove } from './tagged-entries.ts';
import { educationEntries, rolesOf } from './resume-entries.ts';
import { sectionOf, valuesOf, type TaggedValue } from './values.ts';

/** A value is served from this likelihood on. */
const MIN_SURE = 0.5;

/** A document that says no more than a name and where somebody is has no more rows. */
const MAX_BARE = 3;

/** In rows: how far a place is from how to reach the person. */
const NEAR = 2;

/** The longest lives have some 3,000; a document that has more is no resume. */
const MAX_PIECES = 12_000;

/**
 * What reads a resume from its words in their places: each piece of a row is tagged by what it is, entries are put together
 * from the tags, and what is not likely enough is null. The same words give the same reading. Linear.
 */
export function resumeReader(model: ResumeModel): (submitted: DocumentPages) => JsonObject {
  return (submitted) => {
    const document = asSeen(submitted);
    const all = rowsOf(document);
    const rows = isOfAnother(all) ? [] : all;
    const pieces = piecesOf(rows);
    const seen = pieces.length > MAX_PIECES ? seenPieces([], []) : seenPieces(rows, pieces);
    return readingOf(document, seen, tagPieces(seen, model));
  };
}

function readingOf(document: DocumentPages, seen: SeenPieces, tagged: TaggedPieces): JsonObject {
  const { rows } = seen;
  const { text } = document;
  const values = valuesOf(seen, tagged).filter(({ sure }) => sure > 0);
  const { head, others } = ownRows(seen, tagged);
  const reached = contactOf(head, others);
  const [name] = values.filter(({ field }) => field === 'name').toSorted((a, b) => b.sure - a.sure);
  const entries = taggedEntries(values, { fields: ['title', 'company'], date: 'role_date' });
  const roles = rolesOf(withEmployersAbove(entries, tagged), { seen, tagged, least: MIN_SURE });
  const studies = taggedEntries(values, { fields: ['institution', 'degree', 'field'], date: 'study_date' });
  const education = educationEntries(studies, MIN_SURE);
  const skills = skillsOf(values);
  const isConfirmed = [reached.email, reached.phone, ...roles, ...education, ...skills].some(
    (one) => one !== undefined,
  );
  // Of a whole document in which nothing but a name was found, no word is known to be one.
  const isNamed = name !== undefined && name.sure >= MIN_SURE && (isConfirmed || rows.length <= MAX_BARE);
  const contact = { ...reached, location: locationOf(rows, { values, reached }) };
  const isSure = sureIn(document);
  const sure = (value: string | null | undefined): string | null => (value && isSure(value) ? value : null);
  const person = isNamed ? name.text : undefined;
  const isOwn = reached.email === undefined || isOwnMail(reached.email.text, { person, document });
  return {
    contact: {
      name: sure(person),
      email: cellOf(isOwn ? reached.email?.text : null, quoteOf(text, reached.email)),
      phone: cellOf(reached.phone?.text, quoteOf(text, reached.phone)),
      location: sure(contact.location),
    },
    work_history: roles.map(({ company, title, period, description }) => ({
      company: sure(company),
      title: sure(title),
      start_date: cellOf(period?.from, quoteOf(text, period?.begins ?? period)),
      end_date: cellOf(period?.to, quoteOf(text, period)),
      description,
    })),
    education: education.map(({ institution, degree, field, period }) => ({
      institution: sure(institution),
      degree: sure(degree),
      field: sure(field),
      graduation_date: cellOf(graduationOf(period), quoteOf(text, period)),
    })),
    skills: skills.filter(isSure),
    confidence: confidenceOf({ name: person, contact, roles, education, skills, certainty: certaintyOf(document) }),
  };
}

/** A submitted text without characters that nobody sees: what they stand between is read as one word. */
function asSeen(document: DocumentPages): DocumentPages {
  const isText = document.pages.every(({ source }) => source === 'text');
  return isText && UNSEEN.test(document.text) ? textPages(document.text.replaceAll(UNSEEN, '')) : document;
}

const UNSEEN = /\p{Cf}/gu;

/** The rows that tell of the person, and all but those under headings of other things. */
function ownRows(seen: SeenPieces, tagged: TaggedPieces): { readonly head: TextRow[]; readonly others: TextRow[] } {
  const [own, other] = [new Set<number>(), new Set<number>()];
  for (const [i, { row }] of seen.pieces.entries()) {
    const section = sectionOf(tagged, i);
    if (section === 'head') own.add(row);
    if (section === 'other') other.add(row);
  }
  return {
    head: seen.rows.filter((_, r) => seen.contexts[r]?.section !== 'references' && own.has(r)),
    // Those who speak for somebody have names and addresses too.
    others: seen.rows.filter((_, r) => seen.contexts[r]?.section !== 'references' && (own.has(r) || !other.has(r))),
  };
}

interface Located {
  readonly values: readonly TaggedValue[];
  readonly reached: Contact;
}

/** Where somebody is: as it is tagged; of a letter, only near how to reach who wrote it. */
function locationOf(rows: readonly TextRow[], { values, reached }: Located): string | undefined {
  if (isLetter(rows)) return placeIn(around(rows, reached));
  const [found] = values.filter(({ field }) => field === 'location').toSorted((a, b) => b.sure - a.sure);
  const place = found && placeOf(found.text);
  // A region by itself is the rest of a place.
  if (!found || found.sure < MIN_SURE || (place && !place.isFull && isRegion(place.text))) return undefined;
  return place?.text ?? found.text;
}

/** The rows right above and below an address or a number, under the same heading. */
function around(rows: readonly TextRow[], { email, phone }: Contact): readonly TextRow[] {
  const reached = email ?? phone;
  const at = reached ? rows.findIndex(({ start, end }) => start <= reached.start && reached.end <= end) : -1;
  if (at === -1) return [];
  const near = rows.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const from = near.slice(0, Math.min(at, NEAR)).findLastIndex((row) => headingKind(row) !== undefined) + 1;
  const to = near.findIndex((row, i) => i > Math.min(at, NEAR) && headingKind(row) !== undefined);
  return near.slice(from, to === -1 ? near.length : to);
}

const MAX_SKILLS = 200;

/** The skills, once each. */
function skillsOf(values: readonly TaggedValue[]): string[] {
  const own = values.filter(({ field, sure }) => field === 'skill' && sure >= MIN_SURE);
  const found = new Map(own.toReversed().map(({ text }) => [text.toLowerCase(), text.replace(/\.$/, '')]));
  return [...found.values()].toReversed().slice(0, MAX_SKILLS);
}

/** The day studies ended; none while they go on. */
function graduationOf(period: Period | undefined): string | null {
  if (!period || period.to === 'present') return null;
  return period.isRange ? period.to : period.from;
}

/** The characters of the document at a place. */
function quoteOf(text: string, span: TextSpan | undefined): string | null {
  return span ? text.slice(span.start, span.end) : null;
}

function cellOf(value: string | null | undefined, quote: string | null): JsonObject {
  return value ? { value, quote } : { value: null, quote: null };
}
