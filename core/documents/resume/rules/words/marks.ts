/** Markdown marks of headings, emphasis and links; link texts stay. */
const MARKS =
  /^#{1,6}(?=\s)|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])|`|\[(?=[^[\]]{1,120}\]\()|\]\([^()\s]{1,300}\)/gu;

/** A full stop separates names if the row also ends in ". <dates>": "Midwife. Larkhill Hospital. 2015." */
const STOP =
  /(?<!\b(?:st|dr|mr|mrs|ms|no|inc|ltd|corp|co|llc|jr|sr|dept|univ|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{L}))\.(?=\s[\p{L}\d(])/giu;
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
  [/(?<=\p{Ll})[-\u2010](?=\s{2}|$)/gu, CUT],
];

/** Normalizes the signs of a line. Replacements keep their length, so that every offset stays valid. */
export function withoutMarks(line: string): string {
  const plain = READ_AS.reduce(
    (text, [written, as]) => text.replace(written, (mark) => as + ' '.repeat(mark.length - 1)),
    line,
  );
  const isParted = BEFORE_DATES.test(plain) && (plain.match(STOP)?.length ?? 0) > 1;
  return isParted ? plain.replace(STOP, '|') : plain;
}
