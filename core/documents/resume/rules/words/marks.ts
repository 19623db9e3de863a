/** Markdown marks of headings, emphasis and links; link texts stay. */
const MARKS =
  /^#{1,6}(?=\s)|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])|`|\[(?=[^[\]]{1,120}\]\()|\]\([^()\s]{1,300}\)/gu;

/** Abbreviations, in the case that they are written in: MT. ends a place, Mt. does not. */
const ABBREVIATIONS =
  'St|ST|Ste|Mt|Ft|Pt|Dr|Mr|Mrs|Ms|Jr|Sr|Co|Corp|Inc|Ltd|Pvt|Pte|Nig|Sdn|Mfg|Bros|[Nn]o|Nos|Univ|Dept|Assoc|Prof|Intl|Natl|Dist|vs|Ave|Blvd|Rd|Bldg|' +
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const FULL_STOP = String.raw`(?<=[\p{L}\d)]{2})(?<!(?<!\p{L})(?:${ABBREVIATIONS}))\.`;

/** A full stop that may separate names, with the space behind it. */
export const STOP = new RegExp(String.raw`${FULL_STOP}\s{1,3}(?=\p{Lu})`, 'gu');

/** It does if the row also ends in ". <dates>": "Midwife. Larkhill Hospital. 2015." */
const STOP_BEFORE_DATES = new RegExp(String.raw`${FULL_STOP}(?=\s[\p{L}\d(])`, 'gu');
const BEFORE_DATES =
  /\.\s\(?(?:\p{L}{3,9}\.?\s|\d{1,2}[./])?\d{4}(?:\s?[\u2010-\u2015-]\s?[\p{L}\d ./]{3,15})?\)?\.?$/u;

/** Behind a word that a hyphen at the end of its line cuts in two: no value ends in it. */
export const CUT = '\u00ac';

/** Variants of signs and the one they are read as: marks, arrows, bars, dot leaders, and words that lead up to a name. */
const READ_AS: readonly (readonly [written: RegExp, as: string])[] = [
  [MARKS, ' '],
  [/(?<=(?:19|20)\d\d(?:[-/.]\d\d)?\s?)(?:[-=]>|\.\.(?!\.)|\u00bb)/g, '\u2013'],
  [/(?:, )?employed by(?= \p{Lu})/gu, '|'],
  [/\u00a6/g, '|'],
  [/(?<=\s)[._]{4,}(?=\s|$)|(?: \.){3,}(?=\s|$)/g, '\t'],
  [/^(?:as|at)(?=\s\p{Lu})/gu, ' '],
  [/(?<=\p{Ll})[-\u2010](?=\s{2}|\t|$)/gu, CUT],
];

/** Normalizes the signs of a line. Replacements keep their length, so that every offset stays valid. */
export function withoutMarks(line: string): string {
  const plain = READ_AS.reduce(
    (text, [written, as]) => text.replace(written, (mark) => as + ' '.repeat(mark.length - 1)),
    line,
  );
  const isParted = BEFORE_DATES.test(plain) && (plain.match(STOP_BEFORE_DATES)?.length ?? 0) > 1;
  return isParted ? plain.replace(STOP_BEFORE_DATES, '|') : plain;
}
