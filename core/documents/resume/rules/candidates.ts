import type { Entry } from './entries.ts';
import { DASH, parted, partOf, piecesOf } from './pieces.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isDepartment, organisationScore, SURE, titleScore } from './row-features.ts';
import { labelOf } from './resume-labels.ts';

/** A text that may be a title or an employer. */
export interface NamingCandidate extends TextSpan {
  /** Where it stands from the dates, and which one of its row it is: entries of a resume are alike in that. */
  readonly place: string;
  readonly title: number;
  readonly organisation: number;
}

/** Nothing is longer that names a title or an employer. */
const MAX_NAME = 120;

/** A label weighs more than any word. */
export const LABELLED = 9;

const COMMA = /,\s{1,2}(?!(?:inc|llc|ltd|corp|co|llp|l\.?l\.?c|s\.?a|gmbh|plc|jr|sr|ph\.?d)(?![-\p{L}]))/giu;

/** The texts at the head of an entry that may be its title and its employer, each as a whole. */
export function candidatesOf(entry: Entry): NamingCandidate[] {
  const found = headOf(entry).flatMap(({ row, offset }) => {
    const own = offset === 0 && row.isBullet ? [] : piecesOf(row, offset === 0 ? entry.period : undefined);
    return (
      own
        .map(withoutDepartment)
        .map((span, i) => candidateOf(span, `${offset}/${i}`))
        // A phrase names neither.
        .filter(
          (one) => one.text.length <= MAX_NAME && !/\d{4}/.test(one.text) && (one.title >= 0 || one.organisation >= 0),
        )
    );
  });
  const beside = found.filter(({ place }) => place.startsWith('0/')).flatMap(splitHead);
  const isTold = beside.some(({ title }) => title >= SURE) && beside.some(({ organisation }) => organisation >= SURE);
  // Where both stand beside the dates, what is below them tells of something else.
  return isTold ? found.filter(({ place }) => !/^[1-9]/.test(place)) : found;
}

/** The rows that head an entry; of a form, its further lines that labels say the title or the employer of, too. */
function headOf({ header, body }: Entry): Entry['header'] {
  const names = (row: TextRow): boolean => ['title', 'company'].includes(labelOf(row.text)?.of ?? '');
  if (!header.some(({ row }) => names(row))) return header;
  return [...header, ...body.filter(names).map((row, i) => ({ row, offset: header.length + i }))];
}

/** Candidates with one of them parted by its comma, where titles are all that there is. */
export function partedCandidates(found: readonly NamingCandidate[]): NamingCandidate[] {
  const titles = found.filter(({ title, organisation }) => title > organisation);
  if (found.length !== 1 && titles.length !== found.length) return [...found];
  const split = found.map(splitHead);
  const at = split.findIndex((parts, i) => parts[0] !== found[i]);
  return found.flatMap((one, i) => (i === at ? (split[i] ?? one) : one));
}

/** What stands behind a dash and is no organisation itself is a part of the one before it. */
function withoutDepartment(span: TextSpan): TextSpan {
  const [first, ...rest] = parted(span, DASH);
  const isOne = [first, ...rest].some((part) => !part || titleScore(part.text) > 0);
  return first && !isOne && rest.every(({ text }) => organisationScore(text) < SURE) ? first : span;
}

function candidateOf(span: TextSpan, place: string): NamingCandidate {
  const label = labelOf(span.text);
  const from = label && label.of !== 'other' ? label.length : 0;
  const own = { ...span, text: span.text.slice(from), start: span.start + from };
  return { ...own, place, title: titleScore(span.text), organisation: organisationScore(span.text) };
}

/** The parts of a candidate between its commas; none where it has no comma. */
export function commaParts(one: NamingCandidate): NamingCandidate[] {
  const parts = joinedParts(one, parted(one, COMMA));
  return parts.length < 2 ? [] : parts.map((part, i) => candidateOf(part, `${one.place},${i}`));
}

/** "Translator (Pathlight)": a word in brackets behind a title may name its employer as well as its kind. */
function bracketParts(one: NamingCandidate): NamingCandidate[] {
  const [, title = '', within = ''] = /^([^()]{2,80}) \((\p{Lu}[^() ]{1,40})\)$/u.exec(one.text) ?? [];
  if (titleScore(title) < SURE || isDepartment(within) || titleScore(within) > 0) return [];
  const from = title.length + 2;
  return [
    candidateOf(partOf(one, { from: 0, to: title.length }), `${one.place},0`),
    candidateOf(partOf(one, { from, to: from + within.length }), `${one.place},1`),
  ];
}

/** A firm of several names ("Sterling, Marsh & Co.") and a title with its department ("Director, Human Resources") are one part each. */
function joinedParts(whole: TextSpan, parts: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isFirm =
      last && /^\p{Lu}[\p{L}'\u2019-]+$/u.test(last.text) && titleScore(last.text) === 0 && PARTNERS.test(part.text);
    const isUnit = last && titleScore(last.text) >= SURE && isDepartment(part.text);
    if (last && (isFirm || isUnit)) {
      const text = whole.text.slice(last.start - whole.start, part.end - whole.start);
      found[found.length - 1] = { text, start: last.start, end: part.end };
    } else found.push(part);
  }
  return found;
}

const PARTNERS = /^\p{Lu}[\p{L}'\u2019-]+,? (?:&|and) \p{Lu}/u;

/**
 * "Title, Employer" or "Employer, Title", where exactly one part reads like a title. Of more than two parts the employer is the one
 * that reads like one; where none or several do, it is not sure.
 */
export function splitHead(one: NamingCandidate): NamingCandidate[] {
  const bracketed = bracketParts(one);
  if (bracketed.length > 0) return bracketed;
  const found = commaParts(one);
  if (found.length < 2) return [one];
  const titles = found.filter(({ title, organisation }) => title >= SURE && organisation < SURE);
  const isAtAnEnd = titles[0] === found[0] || titles[0] === found.at(-1);
  if (titles.length !== 1 || !isAtAnEnd) return [one];
  if (found.length === 2) return found;
  const employers = found.filter(({ organisation }) => organisation >= SURE);
  return [...titles, ...(employers.length === 1 ? employers : [])];
}
