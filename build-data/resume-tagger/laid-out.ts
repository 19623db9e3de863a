import type { DocumentPages } from '../../core/documents/pages/pages.ts';
import { textPages } from '../../core/documents/pages/text-pages.ts';
import type { Field } from '../../core/documents/resume/tagger/labels.ts';
import { iso, personOf, type Layout } from '../../tests/core/documents/resume/made/layout.ts';
import type { LivedRole, LivedStudy, Person } from '../../tests/core/documents/resume/made/people.ts';
import { asText, newSheet, type Sheet } from '../../tests/core/documents/resume/made/sheet.ts';
import { asTextLayer, type Bit } from './drawing.ts';

/** The dates of an entry as the layout prints them; layouts print numbers, which no mark can follow. */
export interface EntryDates {
  readonly field: Field;
  readonly entry: object;
  readonly from: string;
  /** `present` where it goes on. */
  readonly to: string;
}

/** A resume of a test layout: for each character of its text the value that it is of. */
export interface LaidOut {
  readonly document: DocumentPages;
  readonly owners: readonly (Bit | undefined)[];
  readonly dates: readonly EntryDates[];
}

/** A private-use character before each word of a value says whose it is, and so survives wrapping, splitting and capitals. */
export const FIRST_MARK = 0xe000;
const MARK = /[\uE000-\uEFFF]/u;

/** The width of a letter, as a share of the size. */
const LETTER = 0.5;

/** Prints somebody in a layout, as the words of a text layer or as pasted text. */
export function laidOut(layout: Layout, unmarked: Person, isLayer: boolean): LaidOut {
  const bits: Bit[] = [];
  const { person, dates } = markedPerson(personOf(unmarked, layout), layout, (text, field, entry) => {
    bits.push({ text, field, ...(entry && { entry }) });
    const mark = String.fromCharCode(FIRST_MARK + bits.length - 1);
    return text.replaceAll(/(?<=^| )/g, mark);
  });
  const sheet = newSheet();
  layout.draw(sheet, person);
  return { ...(isLayer ? layerOf(sheet, bits) : textOf(sheet, bits)), dates };
}

type Mark = (text: string, field: Field, entry?: object) => string;

function markedPerson(
  person: Person,
  { dates: precision }: Layout,
  mark: Mark,
): { readonly person: Person; readonly dates: readonly EntryDates[] } {
  const dates: EntryDates[] = [];
  const companies = new Map<string, string>();
  const printed = (date: LivedRole['from']): string => (precision === 'years' ? String(date.year) : iso(date));
  const roleOf = (role: LivedRole): LivedRole => {
    const entry = {};
    const to = role.to === null ? 'present' : printed(role.to);
    dates.push({ field: 'role_date', entry, from: printed(role.from), to });
    const company = companies.getOrInsertComputed(role.company, () => mark(role.company, 'company', entry));
    return { ...role, company, title: mark(role.title, 'title', entry), place: mark(role.place, 'role_place', entry) };
  };
  const studyOf = (study: LivedStudy): LivedStudy => {
    const entry = {};
    dates.push({ field: 'study_date', entry, from: String(study.from), to: iso(study.to) });
    return {
      ...study,
      school: mark(study.school, 'institution', entry),
      degree: mark(study.degree, 'degree', entry),
      field: mark(study.field, 'field', entry),
      place: mark(study.place, 'study_place', entry),
    };
  };
  const marked = {
    ...person,
    name: mark(person.name, 'name'),
    place: mark(person.place, 'location'),
    roles: person.roles.map(roleOf),
    studies: person.studies.map(studyOf),
    skills: person.skills.map((skill) => mark(skill, 'skill')),
  };
  return { person: marked, dates };
}

function textOf(sheet: Sheet, bits: readonly Bit[]): Pick<LaidOut, 'document' | 'owners'> {
  const { text, owners } = withoutMarks(asText(sheet), bits);
  return { document: textPages(text), owners };
}

function layerOf({ pages }: Sheet, bits: readonly Bit[]): Pick<LaidOut, 'document' | 'owners'> {
  const runs = pages.map((prints) =>
    prints.map((print) => {
      const own = withoutMarks(print.text, bits);
      return { ...print, ...own, fonts: own.owners.map(() => print.face) };
    }),
  );
  return asTextLayer(runs, LETTER);
}

/** The print without marks, and whose each character is. In letter-spaced print, a mark counts up to the next wide gap. */
function withoutMarks(
  marked: string,
  bits: readonly Bit[],
): { readonly text: string; readonly owners: (Bit | undefined)[] } {
  let [text, isSpaced] = ['', false];
  let own: Bit | undefined;
  const owners: (Bit | undefined)[] = [];
  for (let i = 0; i < marked.length; i += 1) {
    const [one, next] = [marked.charAt(i), marked.charAt(i + 1)];
    if (MARK.test(one)) {
      own = bits[one.charCodeAt(0) - FIRST_MARK];
      isSpaced = next === ' ';
      if (isSpaced) i += 1;
      continue;
    }
    if (/\s/.test(one) && !(isSpaced && one === ' ' && /\S/.test(next))) own = undefined;
    text += one;
    owners.push(own);
  }
  return { text, owners };
}
