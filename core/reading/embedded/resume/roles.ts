import type { Entry } from './entries.ts';
import type { Period } from './period.ts';
import { DASH, parted, piecesOf } from './pieces.ts';
import type { Row, Span } from './rows.ts';
import { organisationScore, titleScore } from './wording.ts';

/** A role as it stands in a resume; null where it is not told or not sure. */
export interface Role {
  readonly company: string | null;
  readonly title: string | null;
  readonly period: Period | undefined;
  readonly description: string | null;
}

/** A text that may be a title or an employer. */
interface Candidate extends Span {
  /** Where it stands from the dates, and which one of its row it is: entries of a resume are alike in that. */
  readonly place: string;
  readonly title: number;
  readonly organisation: number;
}

interface Named {
  readonly title: Candidate | undefined;
  readonly company: Candidate | undefined;
}

/** Under one heading; what has more is a table of something else. */
const MOST_ENTRIES = 200;

/** Nothing is longer that names a title or an employer. */
const LONGEST_NAME = 120;

/** What some print before a title or an employer; it weighs more than any word. */
const LABEL =
  /^(?:(?<title>position|title|job title|role|designation|post)|company|company name|employer|organi[sz]ation|client|firm)\s{0,2}:\s{0,3}/i;
const LABELLED = 9;

const COMMA = /,\s{1,2}(?!(?:inc|llc|ltd|corp|co|llp|l\.?l\.?c|s\.?a|gmbh|plc|jr|sr|ph\.?d)(?![-\p{L}]))/giu;

/** The roles of a section's entries, in their order. An entry that names nothing and has no range of dates is none. */
export function rolesOf(entries: readonly Entry[]): Role[] {
  if (entries.length > MOST_ENTRIES) return [];
  const candidates = entries.map(candidatesOf);
  const sure = candidates.map(byWords);
  const places = placesOf(sure);
  const named = candidates.map((own, i) =>
    byPlace(own, { known: sure[i] ?? { title: undefined, company: undefined }, places }),
  );
  return entries.flatMap((entry, i): Role[] => {
    const { title, company } = named[i] ?? {};
    if (!title && !company && !entry.period?.isRange) return [];
    if (!entry.period && !(title && title.title === 3 && company)) return [];
    const inherited = company ?? (title ? employerAbove(entries, { named, at: i }) : undefined);
    return [
      {
        company: inherited?.text ?? null,
        title: title?.text ?? null,
        period: entry.period,
        description: descriptionOf(entry.body),
      },
    ];
  });
}

function candidatesOf(entry: Entry): Candidate[] {
  const pieces = entry.header.flatMap(({ row, offset }) => {
    const own = piecesOf(row, offset === 0 ? entry.period : undefined).filter(() => !(offset === 0 && row.isBullet));
    return own.map(withoutDepartment).map((span, i) => ({ span, place: `${offset}/${i}` }));
  });
  const found = pieces
    .filter(({ span }) => span.text.length <= LONGEST_NAME && !/\d{4}/.test(span.text))
    .map(({ span, place }) => candidateOf(span, place));
  const titles = found.filter(({ title, organisation }) => title > organisation);
  const [only] = found;
  if (found.length === 1 && only) return splitByComma(only);
  if (titles.length === found.length && titles.length > 0) {
    const split = found.map(splitByComma);
    const at = split.findIndex((parts) => parts.length > 1);
    return at === -1 ? found : split.flatMap((parts, i) => (i === at ? parts : (found[i] ?? [])));
  }
  return found;
}

/** What stands behind a dash and is no organisation itself is a part of the one before it. */
function withoutDepartment(span: Span): Span {
  const [first, ...rest] = parted(span, DASH);
  const isOne = [first, ...rest].some((part) => !part || titleScore(part.text) > 0);
  return first && !isOne && rest.every(({ text }) => organisationScore(text) < 3) ? first : span;
}

function candidateOf(span: Span, place: string): Candidate {
  const label = LABEL.exec(span.text);
  if (label) {
    const isTitle = label.groups?.['title'] !== undefined;
    const rest = { ...span, text: span.text.slice(label[0].length), start: span.start + label[0].length };
    return { ...rest, place, title: isTitle ? LABELLED : 0, organisation: isTitle ? 0 : LABELLED };
  }
  return { ...span, place, title: titleScore(span.text), organisation: organisationScore(span.text) };
}

function commaParts(one: Candidate): Candidate[] {
  const parts = parted(one, COMMA);
  return parts.length < 2 ? [] : parts.map((part, i) => candidateOf(part, `${one.place},${i}`));
}

/**
 * "Title, Employer" or "Employer, Title", where exactly one part reads like a title. Of more than two parts the employer is the one
 * that reads like one; where none or several do, it is not sure.
 */
function splitByComma(one: Candidate): Candidate[] {
  const found = commaParts(one);
  if (found.length < 2) return [one];
  const titles = found.filter(({ title, organisation }) => title === 3 && organisation < 3);
  const isAtAnEnd = titles[0] === found[0] || titles[0] === found.at(-1);
  if (titles.length !== 1 || !isAtAnEnd) return [one];
  if (found.length === 2) return found;
  const employers = found.filter(({ organisation }) => organisation === 3);
  return [...titles, ...(employers.length === 1 ? employers : [])];
}

/** What words alone tell: the text that most reads like a title, and the first other one. */
function byWords(candidates: readonly Candidate[]): Named {
  const lead = (one: Candidate): number => one.title - one.organisation;
  const best = Math.max(0, ...candidates.map(lead));
  const title = best > 0 ? candidates.find((one) => lead(one) === best) : undefined;
  const others = candidates.filter((one) => one !== title);
  const labelled = others.find(({ organisation }) => organisation === LABELLED);
  const company = labelled ?? (title ? others[0] : others.find(({ organisation }) => organisation === 3));
  if (!title && company && others.length === 2) return { title: others.find((one) => one !== company), company };
  return { title, company };
}

interface Places {
  readonly titles: ReadonlySet<string>;
  readonly companies: ReadonlySet<string>;
}

/** Where titles stand in this resume, and where employers do, as far as no entry says otherwise. */
function placesOf(sure: readonly Named[]): Places {
  const titles = new Set(sure.flatMap(({ title }) => (title && title.title === 3 ? [title.place] : [])));
  const companies = new Set(sure.flatMap(({ title, company }) => (title && company ? [company.place] : [])));
  return {
    titles: new Set([...titles].filter((place) => !companies.has(place))),
    companies: new Set([...companies].filter((place) => !titles.has(place))),
  };
}

function byPlace(candidates: readonly Candidate[], { known, places }: { known: Named; places: Places }): Named {
  if (known.title && known.title.title === 3) return known;
  const parts = [...candidates, ...candidates.flatMap(commaParts)];
  const title = parts.find(({ place }) => places.titles.has(place));
  const company = parts.find(({ place }) => places.companies.has(place));
  if (title && title !== company) return { title, company: company ?? candidates.find((one) => one !== title) };
  return known;
}

/** A second role under one employer: the nearest entry above that names one, where its head has a row more than this one. */
function employerAbove(
  entries: readonly Entry[],
  { named, at }: { readonly named: readonly Named[]; readonly at: number },
): Candidate | undefined {
  const rows = (i: number): number => entries[i]?.header.filter(({ offset }) => offset <= 0).length ?? 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const company = named[i]?.company;
    if (company) return rows(i) > rows(at) && company.place.startsWith('-') ? company : undefined;
  }
  return undefined;
}

function descriptionOf(body: readonly Row[]): string | null {
  const lines: string[] = [];
  for (const row of body) {
    const { text } = row;
    const last = lines.at(-1);
    if (last !== undefined && !row.isBullet && /^[\p{Ll}\d(]/u.test(text)) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines.length === 0 ? null : lines.join('\n');
}
