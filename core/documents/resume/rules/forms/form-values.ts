import { statesOngoing } from '../../../../quotes/date.ts';
import type { Education } from '../education.ts';
import { descriptionOf } from '../roles/description.ts';
import type { LabelledEntry, LabelledValue } from './labelled-entry.ts';
import { periodsIn, type Period } from '../period.ts';
import { DASH, parted, partOf, withoutPlace } from '../pieces.ts';
import { COMMA, mayBeTown, placeAtEnd, placeOf } from '../role-places.ts';
import type { TextSpan } from '../resume-rows.ts';
import { CUT } from '../words/marks.ts';
import { isPlaceholder, MARKS } from '../row-features.ts';
import type { WorkRole } from '../roles/roles.ts';
import { isSkill, type ListedSkill } from '../skills.ts';
import { degreeAt } from '../words/degree-words.ts';
import type { LabelKind } from '../words/label-words.ts';
import { meaningOf } from '../words/labels.ts';
import { startsAName, wordsOf } from '../words/phrases.ts';

/** Returns the roles of labelled entries. What is below a label is its value. */
export function rolesOfForm(entries: readonly LabelledEntry[]): WorkRole[] {
  const companies = namesOf(entries, ['company', 'institution']);
  const titles = namesOf(entries, ['title']);
  return entries.flatMap((entry, i): WorkRole[] => {
    const [company, title] = [companies[i] ?? null, titles[i] ?? null];
    if (company === null && title === null) return [];
    const duties = textOf(entry, 'duties');
    const description = [...(duties === null ? [] : [duties]), descriptionOf(entry.body) ?? ''].join('\n').trim();
    return [{ company, title, period: periodOf(entry), description: description || null, isLabelled: true }];
  });
}

/** Returns the studies of labelled entries. A degree may say its field if no label does. */
export function studiesOfForm(entries: readonly LabelledEntry[]): Education[] {
  const institutions = namesOf(entries, ['institution', 'company']);
  return entries.flatMap((entry, i): Education[] => {
    const institution = institutions[i] ?? null;
    const printed = textOf(entry, 'degree');
    const own = textOf(entry, 'field');
    const { degree, field } = printed !== null && own === null ? withField(printed) : { degree: printed, field: own };
    if (institution === null && degree === null) return [];
    return [{ institution, degree, field, period: graduationIn(entry), isLabelled: true }];
  });
}

/** Returns the skills of a table's rows; a cell may list several. */
export function skillsOfForm(entries: readonly LabelledEntry[]): ListedSkill[] {
  return entries.flatMap((entry, row) =>
    (textOf(entry, 'skill') ?? '')
      .split(/\s{0,3}[,;|\u2022\u00b7]\s{1,3}/u)
      .filter(isSkill)
      .map((text) => ({ text, item: text, row, isLabelled: true })),
  );
}

/** A label of no more words may be a title or a degree too: "Manager", "Diploma, First Class". */
const MAX_TITLE = 3;

function valueOf({ values }: LabelledEntry, kind: LabelKind): LabelledValue | undefined {
  return values.find(({ meaning }) => meaning.kinds.includes(kind));
}

/** The text of a value; null for a placeholder, or if its label names several things and nothing separates them. */
function textOf(entry: LabelledEntry, kind: LabelKind): string | null {
  const value = valueOf(entry, kind);
  if (!value) return null;
  const kinds: readonly LabelKind[] = value.meaning.kinds.filter((one) => one !== 'other' && one !== 'place');
  const text = value.parts.map((part) => part.text).join(' ');
  // "Position and duties": the first line is the position.
  if (kind !== 'duties' && kinds.includes('duties')) return value.parts[0]?.text ?? null;
  const own = kinds.length > 1 ? (partsOf(value, kinds.length)[kinds.indexOf(kind)] ?? null) : text;
  const isNothing = own === null || !/\p{L}/u.test(own) || own.includes(CUT) || isPlaceholder({ text: own });
  // A label of several words is no value: "Principal subjects / occupational skills".
  return isNothing || (wordsOf(own).length > MAX_TITLE && meaningOf(own) !== undefined) ? null : own;
}

/** The parts of a value whose label names several things: "Degree / Major", "Position and employer". */
function partsOf({ parts }: LabelledValue, count: number): string[] {
  const text = parts.map((part) => part.text).join(' ');
  const whole = { text, start: 0, end: text.length };
  const ways = [/\s\/\s|\s?\|\s?/gu, DASH, COMMA].map((sign) => parted(whole, sign).map((part) => part.text));
  return [...ways, parts.map((part) => part.text)].find((own) => own.length === count) ?? [];
}

/** Returns the names in a column without their places, unless those have a label of their own. */
function namesOf(entries: readonly LabelledEntry[], kinds: readonly LabelKind[]): (string | null)[] {
  const found = entries.map((entry) => {
    const kind = kinds.find((one) => valueOf(entry, one));
    const value = kind && valueOf(entry, kind);
    if (!value) return null;
    const hasPlace = entry.values.some((one) => one !== value && one.meaning.kinds.includes('place'));
    const parts =
      hasPlace || value.parts.length < 2
        ? value.parts
        : value.parts.filter((part, i) => i === 0 || !placeOf(part.text));
    const text = textOf({ ...entry, values: [{ ...value, parts }] }, kind);
    if (text === null || !startsAName(text) || isWithTown(parts)) return null;
    if (hasPlace) return { text };
    const isWithPlace = value.meaning.kinds.includes('place');
    return { text: beforePlace(text, isWithPlace), isWithPlace };
  });
  // If most names of a column end in a town, all do that may.
  const open = found.filter((one) => one?.text && one.isWithPlace === false);
  const towned = open.filter((one) => beforeTown(one?.text ?? '') !== one?.text);
  const isTowned = towned.length > 1 && 2 * towned.length > open.length;
  return found.map((one) =>
    isTowned && one?.text && one.isWithPlace === false ? beforeTown(one.text) : (one?.text ?? null),
  );
}

/** Whether the last line of a cell may be the town of what is above it, or the rest of its name. */
function isWithTown(parts: readonly TextSpan[]): boolean {
  const [town = ''] = parts.at(-1)?.text.split(', ') ?? [];
  return parts.length > 1 && mayBeTown(town);
}

/** Cuts a name before its place, or before anything that may be a town if the label says that there is one. */
function beforePlace(text: string, hasTown: boolean): string {
  const place = placeAtEnd(text);
  const own = place ? text.slice(0, place.start) : withoutPlace({ text, start: 0, end: text.length }).text;
  return hasTown && own === text ? beforeTown(text) : own;
}

function beforeTown(text: string): string {
  const comma = [...text.matchAll(COMMA)].at(-1);
  return comma && mayBeTown(text.slice(comma.index + comma[0].length)) ? text.slice(0, comma.index) : text;
}

/** Splits "B.Sc. in Physics", "Diploma (Welding)", "Ph.D. Hydrology". */
function withField(text: string): { readonly degree: string; readonly field: string | null } {
  const degree = degreeAt(text);
  const [, field = ''] = FIELD.exec(text.slice(degree.length)) ?? [];
  return degree === '' || field === '' || MARKS.test(field) ? { degree: text, field: null } : { degree, field };
}

const FIELD = /^(?: degree)?(?: in |: | \(|, | [\u2013\u2014-] | )(\p{Lu}\p{Ll}[^()]{0,80})\)?$/u;

/** Returns the dates of a role: a range, or its start and its end. */
function periodOf(entry: LabelledEntry): Period | undefined {
  const [whole, ...more] = datesIn(entry, 'dates');
  const [start = whole] = datesIn(entry, 'start');
  if (start?.isRange) return start;
  const [end = more[0]] = datesIn(entry, 'end');
  if (!end) return start;
  return { ...end, from: start?.from ?? null, to: end.to ?? end.from, isRange: true, ...(start && { begins: start }) };
}

/** Returns the date of graduation. A start is none. */
function graduationIn(entry: LabelledEntry): Period | undefined {
  const [end = datesIn(entry, 'dates').at(-1)] = datesIn(entry, 'end');
  return end;
}

/** Returns the dates below a label; a word that says that something goes on is one. */
function datesIn(entry: LabelledEntry, kind: LabelKind): Period[] {
  return (valueOf(entry, kind)?.parts ?? []).flatMap((part): Period[] => {
    const found = periodsIn(part);
    const isOngoing = found.length === 0 && statesOngoing(part.text);
    return isOngoing ? [{ ...spanOf(part), from: null, to: 'present', isRange: false }] : found;
  });
}

function spanOf(cell: TextSpan): TextSpan {
  return partOf(cell, { from: 0, to: cell.text.length });
}
