import { isCity } from '../../city-names.ts';
import { foldHeading, HEADING_ENDINGS } from '../rules/headings.ts';
import { wordsIn } from '../rules/words/lists.ts';
import { headingKind } from '../rules/resume-sections.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { placeOf } from '../rules/role-places.ts';
import { isDepartment, organisationScore, SURE, titleScore } from '../rules/row-features.ts';
import { degreeAt, SCHOOL_WORDS } from '../rules/words/degree-words.ts';
import { STATE_CODES } from '../rules/words/place-names.ts';
import type { Piece } from './pieces.ts';
import { isSentence, wordsOf } from '../rules/words/phrases.ts';

/**
 * A one-letter class for what a piece's words say, so that a row reads as a pattern. T and t: a certain or possible title. C and c: an
 * organisation. S: a school. G: a degree. L: a place; l: a larger city, whose name may also be another's. B: a label. H: a heading. d: a department. s: a sentence. x: a phrase in small letters, X
 * with capitals, A in capitals. n: with a number. V: what the document calls itself. R, D, M, N and W: the forms.
 */
export type PieceClass = string;

/** Nouns of labels and words around them, as the model was trained with them. The rules know more. */
const LABEL_NOUNS = new Set(
  wordsIn(`position title role designation post occupation job company employer organisation organization client firm school
    university college institution institute degree qualification major field study subject subjects specialisation specialization
    period date dates year years duration from to until when start end graduation`),
);
const AROUND_LABELS = new Set(
  wordsIn(`name and or address of the held awarded obtained attended earned completed received current last main principal
    passing`),
);

const FORMS = { range: 'R', date: 'D', mail: 'M', number: 'N', site: 'W' } as const;

/** A text with this many words, most of them in small letters, describes something and names nothing. */
const MIN_SENTENCE_WORDS = 6;

/** What documents call themselves. */
const DOCUMENT = /^(?:(?:my )?r[eé]sum[eé]|curriculum vitae|c\.?v\.?)$/i;

/** Returns the classes of the pieces of rows. */
export function classesOf(pieces: readonly Piece[], rows: readonly TextRow[]): PieceClass[] {
  const found = pieces.map((piece) => classOf(piece, rows[piece.row]));
  // A town and its region are one place.
  for (const [i, piece] of pieces.entries()) {
    const next = pieces[i + 1];
    if (next?.row !== piece.row || next.before !== ',' || piece.form !== 'text' || next.form !== 'text') continue;
    if (placeOf(`${piece.text}, ${next.text}`) !== undefined) found[i] = found[i + 1] = 'L';
  }
  return found;
}

function isLabel(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace('(s)', '')
      .match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => LABEL_NOUNS.has(word)) &&
    words.every((word) => LABEL_NOUNS.has(word) || AROUND_LABELS.has(word))
  );
}

function classOf(piece: Piece, row: TextRow | undefined): PieceClass {
  const { text, form, place, fromEnd } = piece;
  if (form !== 'text') return FORMS[form];
  if (row && place === 0 && fromEnd === 0 && headingKind(row) !== undefined) return 'H';
  if (DOCUMENT.test(text)) return 'V';
  if (isLabel(text)) return 'B';
  if (degreeAt(text) !== '') return 'G';
  if (placeOf(text) !== undefined || STATE_CODES.has(text)) return 'L';
  if (isCity(text)) return 'l';
  const words = wordsOf(text);
  const small = (text.match(/(?<![\p{L}'\u2019-])\p{Ll}/gu) ?? []).length;
  if (isSentence(text) || (words.length >= MIN_SENTENCE_WORDS && small > words.length / 2)) return 's';
  const [title, organisation] = [titleScore(text), organisationScore(text)];
  if (words.some((word) => SCHOOL_WORDS.has(word)) && title < SURE && /\p{Lu}/u.test(text)) return 'S';
  if (title >= SURE || organisation >= SURE) return title >= organisation ? 'T' : 'C';
  if (isDepartment(text)) return 'd';
  if (title > 0 || organisation > 0) return title >= organisation ? 't' : 'c';
  if (HEADING_ENDINGS.has(foldHeading(text).split(' ').at(-1) ?? '')) return 'h';
  if (/\d/.test(text)) return 'n';
  if (text === text.toUpperCase() && text !== text.toLowerCase()) return 'A';
  return small >= words.length ? 'x' : 'X';
}
