import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { textPages } from '../../pages/text-pages.ts';
import { boundsOf, type Bounds } from '../tagger/bounds.ts';
import { isOfAnother } from './another.ts';
import { confidenceOf } from './resume-confidence.ts';
import { certaintyOf, isMisread, leastSure, MIN_CERTAINTY, MIN_OF_MAIL, sureIn } from './certainty.ts';
import { contactOf } from './contact/contact.ts';
import { placesIn } from './contact/places.ts';
import { educationOf, type Education } from './education.ts';
import { entriesOf, haveDatesApart } from './entries.ts';
import { rolesOfForm, skillsOfForm, studiesOfForm } from './forms/form-values.ts';
import { isLetter, nameOf } from './name.ts';
import { periodsIn, type Period } from './period.ts';
import { rolesOf, type WorkRole } from './roles/roles.ts';
import { whileReading } from './remembered.ts';
import { rowsOf, wholeRowsOf } from './ordered-rows.ts';
import { betterOf, RESUME_LISTS, resumeOf, type Reading, type ResumeList } from './wrapped/better-reading.ts';
import type { PlacedRows } from './wrapped/printed-places.ts';
import { isWithin, type TextRow, type TextSpan } from './resume-rows.ts';
import type { Field } from '../tagger/labels.ts';
import { tagResume, type TaggedResume } from '../tagger/tag-resume.ts';
import { agreed } from './agreed.ts';
import { foldHeading, UNPAID, type SectionKind } from './headings.ts';
import { headingKind, sectionsOf, type ResumeSection } from './resume-sections.ts';
import { skillsOf } from './skills.ts';

/** How many rows a place may be from the name or the contact details. */
const NEAR = 3;

/** The heading of each list. */
const HEADINGS: Readonly<Record<ResumeList, SectionKind>> = {
  work_history: 'experience',
  education: 'education',
  skills: 'skills',
};

/** A document with only a name and a place has no more rows. */
const MAX_BARE = 3;

/**
 * Reads a resume from its words and their places, by its headings, its dates, and the vocabulary of titles, employers, schools and
 * degrees. Uncertain values are null, and so are values that the tagger rejects. The same words give the same reading.
 */
export function readResume(
  submitted: DocumentPages,
  tag: (rows: readonly TextRow[]) => TaggedResume = tagResume,
  given?: Bounds,
): JsonObject {
  return whileReading(() => readingOfAll(submitted, tag, given));
}

function readingOfAll(
  submitted: DocumentPages,
  tag: (rows: readonly TextRow[]) => TaggedResume,
  given?: Bounds,
): JsonObject {
  const document = asSeen(submitted);
  // Once invisible characters are removed, offsets no longer match what was sent.
  const isAsSent = document === submitted;
  const as = (placed: PlacedRows): Reading => readingOf({ document, isAsSent, placed }, tag, given);
  const printed = as({ rows: rowsOf(document), placesOf: (span) => [span] });
  const whole = wholeRowsOf(document);
  const resume = whole ? betterOf(printed, as(whole)) : resumeOf(printed);
  const isUnread = (list: ResumeList): boolean => Array.isArray(resume[list]) && resume[list].length === 0;
  // Null says that the list could not be read, where an empty one would say that the resume has none.
  return { ...resume, ...Object.fromEntries(printed.headed.filter(isUnread).map((list) => [list, null])) };
}

interface Printed {
  readonly document: DocumentPages;
  readonly isAsSent: boolean;
  readonly placed: PlacedRows;
}

function readingOf(
  { document, isAsSent, placed }: Printed,
  tag: (rows: readonly TextRow[]) => TaggedResume,
  given?: Bounds,
): Reading {
  const { text } = document;
  const { rows: all, placesOf } = placed;
  const rows = isOfAnother(all) ? [] : all;
  const tagged = tag(rows);
  const sections = sectionsOf(rows, tagged.isNoHeading);
  const rowsUnder = (kind: ResumeSection['kind']): ResumeSection['rows'] =>
    sections.flatMap((section) => (section.kind === kind ? section.rows : []));
  const head = rowsUnder('head');
  const own = [...head, ...rowsUnder('contact')];
  // References have names and addresses too.
  const listed = sections.flatMap((section) => (section.kind === 'references' ? [] : section.rows));
  const others = [...formedAbove(rows, listed), ...listed];
  const reached = contactOf(own, others);
  const bounds = given ?? boundsOf(tagged);
  const isApart = sections.some(({ kind, rows: own }) => kind === 'experience' && haveDatesApart(own));
  const emptied = RESUME_LISTS.filter((list) => isEmptied(rows, HEADINGS[list]));
  const [hasNoWork, hasNoStudies] = [isApart || emptied.includes('work_history'), emptied.includes('education')];
  const headed = RESUME_LISTS.filter((list) => emptied.includes(list) || rowsUnder(HEADINGS[list]).length > 0);
  const named = nameOf({ head: own, all: others, email: reached.email?.text });
  const read = named === null ? undefined : (named ?? tagged.name);
  const { roles, education, skills } = agreed(
    {
      roles: hasNoWork ? [] : rolesIn(sections, read?.text),
      education: hasNoStudies ? [] : educationIn(sections),
      skills: [
        ...sections.flatMap(({ kind, entries }) => (kind === 'skills' ? skillsOfForm(entries ?? []) : [])),
        ...skillsOf(rowsUnder('skills'), (text) => tagged.sure('skill', text) >= bounds.skill.read),
      ],
    },
    {
      ...tagged,
      roles: hasNoWork ? [] : withoutUnpaid(tagged.roles, rows),
      education: hasNoStudies ? [] : tagged.education,
    },
    bounds,
  );
  // If a name and a place are all that was found in a whole document, it is not a resume.
  const isConfirmed = [reached.email, reached.phone, ...roles, ...education, ...skills].some(
    (one) => one !== undefined,
  );
  const isResume = isConfirmed || rows.length <= MAX_BARE;
  const name = isResume ? read : undefined;
  // If the name was not read, the first row may be a name that looks like a place: "Jane Roe, PA".
  const mayNamePlace = (row: TextRow): boolean =>
    (read !== undefined || row !== rows[0]) && !periodsIn(row).some(({ isRange }) => isRange);
  const places = placesIn(rows, {
    name: read?.text,
    reached: [reached.email, reached.phone].filter((span) => span !== undefined),
    mayName: mayNamePlace,
  });
  const near = places.first(around(rows, reached.email ?? reached.phone));
  const isNamed = read !== undefined && tagged.location?.text.includes(read.text) === true;
  const tagOfPlace = tagged.location && !isNamed ? places.tagged(tagged.location) : undefined;
  const location = isLetter(rows)
    ? near
    : (places.first(own) ?? places.first(around(rows, name)) ?? near ?? tagOfPlace);
  const certainty = certaintyOf(document);
  const certain = sureIn(document);
  const isTwoWays = isMisread(document, name?.text, reached.email?.text);
  const isSure = (value: string): boolean => certain(value) && !(isTwoWays && value === name?.text);
  // Of a range whose ends are in different lines, each is quoted from its own.
  const quoteOf = (span: TextSpan | undefined, { least = MIN_CERTAINTY, end = -1 } = {}): Quoted => {
    if (span === undefined) return { quote: null };
    const place = placesOf(span).at(end);
    if (place === undefined || leastSure(document, place) < least) return { quote: null };
    return { quote: text.slice(place.start, place.end), ...(isAsSent && { at: place.start }) };
  };
  const sure = (value: string | null | undefined): string | null => (value && isSure(value) ? value : null);
  const datedAt = (period: Period | undefined): number[] =>
    period ? placesOf(period.begins ?? period).map(({ start }) => start) : [];
  const likely = (field: Field, value: string | null): number => (value === null ? 0 : tagged.sure(field, value));
  return {
    headed,
    resume: {
      contact: {
        name: sure(name?.text),
        email: cellOf(isTwoWays ? null : reached.email?.text, quoteOf(reached.email, { least: MIN_OF_MAIL })),
        phone: cellOf(reached.phone?.text, quoteOf(reached.phone)),
        location: isResume ? sure(location) : null,
      },
      skills: skills.filter((one) => one !== name?.text && isSure(one)),
    },
    confidence: confidenceOf({ name: name?.text, contact: reached, roles, education, skills, certainty }),
    work_history: roles.map(({ company, title, period, description }) => ({
      entry: {
        company: sure(company),
        title: sure(title),
        start_date: cellOf(period?.from, quoteOf(period?.begins ?? period, { end: 0 })),
        end_date: cellOf(period?.to, quoteOf(period)),
        description,
      },
      sure: { company: likely('company', company), title: likely('title', title) },
      dates: [period?.from, period?.to].filter((date) => date).length / 2,
      dated: datedAt(period),
    })),
    education: education.map(({ institution, degree, field, period }) => ({
      entry: {
        institution: sure(institution),
        degree: sure(degree),
        field: sure(field),
        graduation_date: cellOf(graduationOf(period), quoteOf(period)),
      },
      sure: {
        institution: likely('institution', institution),
        degree: likely('degree', degree),
        field: likely('field', field),
      },
      dates: graduationOf(period) === null ? 0 : 1,
      dated: datedAt(period),
    })),
  };
}

/** Removes invisible characters from a submitted text, so that words around them read as one. */
function asSeen(document: DocumentPages): DocumentPages {
  const isText = document.pages.every(({ source }) => source === 'text');
  return isText && UNSEEN.test(document.text) ? textPages(document.text.replaceAll(UNSEEN, '')) : document;
}

const UNSEEN = /\p{Cf}/gu;

/** Returns the rows around the one with a span, under the same heading. */
function around(rows: readonly TextRow[], span: TextSpan | undefined): readonly TextRow[] {
  const at = span ? rows.findIndex((row) => isWithin(span, row)) : -1;
  const [from, to] = [Math.max(0, at - NEAR), Math.min(rows.length, at + NEAR + 1)];
  const isHeading = (row: TextRow): boolean => headingKind(row) !== undefined;
  const above = rows.slice(from, at).findLastIndex(isHeading) + 1;
  const below = rows.slice(at + 1, to).findIndex(isHeading);
  return at === -1 ? [] : rows.slice(from + above, below === -1 ? to : at + 1 + below);
}

/** Returns the roles under experience headings. Without one, returns those at the top that name both title and employer. */
function rolesIn(sections: readonly ResumeSection[], name: string | undefined): WorkRole[] {
  const own = sections.filter(({ kind }) => kind === 'experience');
  if (own.length > 0)
    return own.flatMap(({ rows, entries }) => (entries ? rolesOfForm(entries) : rolesOf(entriesOf(rows), name)));
  return sections
    .filter(({ kind }) => kind === 'head' || kind === 'summary')
    .flatMap(({ rows }) => rolesOf(entriesOf(rows), name))
    .filter(({ company, title, period }) => company !== null && title !== null && period?.isRange);
}

/** The rows of a form above all headings: whose contact details are in a form of work is not known. */
function formedAbove(rows: readonly TextRow[], listed: readonly TextRow[]): TextRow[] {
  const known = new Set(listed.map(({ start }) => start));
  const until = rows.findIndex((row) => headingKind(row) !== undefined);
  return rows.slice(0, Math.max(0, until)).filter(({ start }) => !known.has(start));
}

/** Headings right below each other in a copied text stood in a margin, from this many on. */
const MIN_IN_MARGIN = 3;

/** Whether every heading of a kind in a copied text is among headings right below each other: what stood beside it is elsewhere, in an order that is lost. */
function isEmptied(rows: readonly TextRow[], kind: SectionKind): boolean {
  const kinds = rows.map((row) => (row.source === 'text' ? headingKind(row) : undefined));
  const runs: number[][] = [];
  for (const [i, one] of kinds.entries()) {
    if (one !== undefined && kinds[i - 1] !== undefined) runs.at(-1)?.push(i);
    else if (one !== undefined) runs.push([i]);
  }
  // The last of them may have its own below.
  const inMargin = new Set(runs.flatMap((run) => (run.length >= MIN_IN_MARGIN ? run.slice(0, -1) : [])));
  const own = kinds.flatMap((one, i) => (one === kind ? [i] : []));
  return own.length > 0 && own.every((at) => inMargin.has(at));
}

/** Leaves out dated roles below a heading of unpaid work or projects. Linear, since roles and rows are in order. */
function withoutUnpaid(roles: readonly WorkRole[], rows: readonly TextRow[]): WorkRole[] {
  const headings = rows.filter((row) => headingKind(row) !== undefined);
  let at = 0;
  return roles.filter(({ period }) => {
    while (period && (headings[at]?.start ?? Infinity) < period.start) at += 1;
    return !period || !UNPAID.has(foldHeading(headings[at - 1]?.text ?? '').split(' ')[0] ?? '');
  });
}

/** Returns the records of tables and forms, and those of the other rows under education headings. */
function educationIn(sections: readonly ResumeSection[]): Education[] {
  const own = sections.filter(({ kind }) => kind === 'education');
  return [
    ...own.flatMap(({ entries }) => studiesOfForm(entries ?? [])),
    ...educationOf(own.flatMap(({ rows }) => rows)),
  ];
}

/** Returns the date of graduation; null while studies continue. */
function graduationOf(period: Period | undefined): string | null {
  if (!period || period.to === 'present') return null;
  return period.isRange ? period.to : period.from;
}

/** Characters of the document, and where they start in what was sent. */
interface Quoted {
  readonly quote: string | null;
  readonly at?: number;
}

function cellOf(value: string | null | undefined, quoted: Quoted): JsonObject {
  return value ? { value, ...quoted } : { value: null, quote: null };
}
