import type { Entry } from '../entries.ts';
import { DASH, parted, partOf, piecesOf } from '../pieces.ts';
import { emailsIn, PHONE } from '../contact/contact.ts';
import { labelOf } from '../words/labels.ts';
import { isRest, type WrappedCell } from './wrapped-names.ts';
import { COMMA } from '../role-places.ts';
import { isWithin, type TextRow, type TextSpan } from '../resume-rows.ts';
import { isDepartment, isSurname, organisationScore, SURE, titleScore, type Scores } from '../row-features.ts';
import { isKindOfWork } from '../words/kinds-of-work.ts';

/** A text that may be a title or an employer. */
export interface Candidate extends TextSpan, Scores {
  /** What is in its cell, if the rest of it is below. */
  readonly firstLine?: string | undefined;
  /** Its row relative to the dates and its place in that row. Entries of a resume agree in this. */
  readonly place: string;
}

type Printed = TextSpan & Pick<Candidate, 'firstLine'>;

/** Returns the texts in an entry's head that may be its title or employer, each as a whole. Phrases are neither. */
export function candidatesOf({ header, body, period }: Entry, wrapped: readonly WrappedCell[] = []): Candidate[] {
  const names = ({ text }: TextRow): boolean => ['title', 'company'].includes(labelOf(text)?.of ?? '');
  // In a form, labels in further rows name the title or the employer.
  const labelled = header.some(({ row }) => names(row)) ? body.filter(names) : [];
  const heads = [...header, ...labelled.map((row, i) => ({ row, offset: header.length + i }))];
  const printed = heads
    .filter(({ row, offset }) => (!row.isBullet || offset !== 0) && !isRest(row, wrapped) && !isOfContact(row))
    .map(({ row, offset }) => {
      const pieces = piecesOf(row, offset === 0 ? period : undefined);
      return { row, offset, pieces: pieces.map((piece) => withRest(piece, wrapped)) };
    });
  const isTitled = printed.some(({ pieces }) => pieces.some(isTitle));
  return printed
    .flatMap(({ row, offset, pieces }) => {
      const whole = isTitled ? withWholeNames(pieces, row) : pieces;
      return whole.map(withoutDepartment).map((span, i) => candidateOf(span, `${offset}/${i}`));
    })
    .filter(
      ({ text, title, organisation }) =>
        !/\d{4}/.test(text) && !/^\p{Ll}+ \p{Ll}/u.test(text) && (title >= 0 || organisation >= 0),
    );
}

/** Whether a row has an e-mail address and a number, as the head of a resume does. */
function isOfContact(row: TextRow): boolean {
  return emailsIn(row).length > 0 && row.text.search(PHONE) !== -1;
}

function withRest(piece: TextSpan, wrapped: readonly WrappedCell[]): Printed {
  const own = wrapped.find((one) => isWithin(piece, one.cell) && one.cell.text.endsWith(piece.text));
  return own ? { ...piece, text: `${piece.text} ${own.rest.text}`, firstLine: piece.text } : piece;
}

function isTitle({ text }: TextSpan): boolean {
  return titleScore(text) >= SURE;
}

const AT = /^\s(?:at|@)\s$/i;

/** Joins the two parts of a name again that "at" is in, if the title is elsewhere: "The Inn at Fenwick's". */
function withWholeNames(pieces: readonly Printed[], { text, start }: TextSpan): Printed[] {
  const found: Printed[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const [first = piece] = parted(piece, COMMA);
    if (last && AT.test(text.slice(last.end - start, piece.start - start)) && !isTitle(last) && !isTitle(first)) {
      found[found.length - 1] = { ...last, text: text.slice(last.start - start, piece.end - start), end: piece.end };
    } else found.push(piece);
  }
  return found;
}

/** Removes a department after a dash. */
function withoutDepartment(span: Printed): Printed {
  const [first = span, ...rest] = parted(span, DASH);
  return rest.length > 0 && titleScore(first.text) <= 0 && rest.every(({ text }) => organisationScore(text) < SURE)
    ? first
    : span;
}

function candidateOf(span: Printed, place: string): Candidate {
  const label = labelOf(span.text);
  const from = label && label.of !== 'other' ? label.length : 0;
  const text = span.text.slice(from).replace(GRADE, '');
  const own = { text, start: span.start + from, end: span.start + from + text.length, firstLine: span.firstLine };
  return { ...own, place, title: titleScore(span.text), organisation: organisationScore(span.text) };
}

/** A pay grade after a title, or the size of its unit: "(E-7)", ", GS-9", "(32 beds)". */
const GRADE = /(?: \((?:[A-Z]{1,2}-?\d{1,2}|\d{1,3} [a-z]{3,12})\)|, [A-Z]{2}-\d{1,2})$/;

const SURNAME = /^\p{Lu}[\p{L}'\u2019-]+$/u;
const PARTNERS = /^\p{Lu}[\p{L}'\u2019-]+,? (?:&|and) \p{Lu}/u;

/**
 * Splits a candidate at its commas; returns none if it has no comma. A firm of several names ("Sterling, Marsh & Co.") and a title
 * with its department ("Director, Human Resources") stay whole.
 */
export function commaParts(one: Candidate): Candidate[] {
  const found: TextSpan[] = [];
  for (const part of parted(one, COMMA)) {
    const last = found.at(-1);
    const isName = last && SURNAME.test(last.text) && (titleScore(last.text) === 0 || isSurname(last.text));
    const isFirm = isName && PARTNERS.test(part.text);
    const isUnit = last && titleScore(last.text) > 0 && isDepartment(part.text);
    if (last && (isFirm || isUnit)) {
      const text = one.text.slice(last.start - one.start, part.end - one.start);
      found[found.length - 1] = { text, start: last.start, end: part.end };
    } else found.push(part);
  }
  return found.length < 2 ? [] : found.map((part, i) => candidateOf(part, `${one.place},${i}`));
}

/** Splits "Translator (Pathlight)": a word in brackets after a title may be its employer or its kind. */
function bracketParts(one: Candidate): Candidate[] {
  const [, title = '', within = ''] = /^([^()]{2,80}) \((\p{Lu}[^() ]{1,40})\)$/u.exec(one.text) ?? [];
  if (titleScore(title) < SURE || isDepartment(within) || isKindOfWork(within)) return [];
  const from = title.length + 2;
  return [
    candidateOf(partOf(one, { from: 0, to: title.length }), `${one.place},0`),
    candidateOf(partOf(one, { from, to: from + within.length }), `${one.place},1`),
  ];
}

/**
 * Splits "Title, Employer" or "Employer, Title" if exactly one part reads like a title. With more than two parts, the employer is the
 * one part that reads like an employer; otherwise it is uncertain.
 */
export function splitHead(one: Candidate): Candidate[] {
  const bracketed = bracketParts(one);
  if (bracketed.length > 0) return bracketed;
  // "Receptionist, Oakhurst, maternity cover"
  const all = commaParts(one);
  const names = all.filter(({ text }) => !isKindOfWork(text));
  const found = names.length === 2 ? names : all;
  const likely = found.filter(({ title, organisation }) => title >= SURE && organisation < SURE);
  // "Grants Officer, Tolland County Sheriff"
  const least = Math.min(...likely.map(({ organisation }) => organisation));
  const plain = likely.filter(({ organisation }) => organisation === least);
  const titles = plain.length === 1 ? plain : likely;
  const isAtAnEnd = titles[0] === found[0] || titles[0] === found.at(-1);
  if (titles.length !== 1 || !isAtAnEnd) return [one];
  if (found.length === 2) return found;
  const employers = found.filter(({ organisation }) => organisation >= SURE);
  return [...titles, ...(employers.length === 1 ? employers : [])];
}
