import { MAIL, parted, partOf } from './pieces.ts';
import { placeOf } from './role-places.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { kindOfHeading } from './headings.ts';
import { SURNAMES } from './words/title-words.ts';
import { isPlaceholder, organisationScore, SURE, titleScore, wordsOf } from './row-features.ts';

/** How far down the head a name stands, in rows. */
const ROWS = 12;

/** A name this much higher than the usual word stands out, and is one wherever on the page it stands. */
const STANDS_OUT = 1.15;
const BIG = 1.4;

/** Words of a name: letters with accents, an initial, a hyphen or an apostrophe. */
const WORDS =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}\p{M}'\u2019-]{0,30}\.?(?: (?:(?:de|del|della|der|den|van|von|da|di|dos|la|le|bin|ibn|al|el|y|e|ter|af|zu) ){0,2}["'(\u201c]?\p{Lu}[\p{L}\p{M}'\u2019-]{0,30}\.?["')\u201d]?){1,4}$/u;

/** What documents call themselves, and words that no name has. */
const NO_NAME =
  /(?<!\p{L})(?:about|resume|résumé|curriculum|vitae|cv|updated|page|linkedin|github|portfolio|website|profile|contact|phone|email|address|citizen|confidential|summary|objective|university|college|welcome|the|and|of|for|with|to|in)(?!\p{L})/iu;

/** Degrees and licences behind a name, and how to speak of somebody. */
const SUFFIX =
  /\s\((?:she|he|they)\b[^()]{0,20}\)$|,\s{0,2}(?:ph\.?d|mba|m\.?d|j\.?d|cpa|pmp|rn|esq|m\.?sc?|b\.?sc?|m\.?a|b\.?a|p\.?e|cfa|mph|bsn|msn)\.?(?:,.{0,40})?$/i;

/** Whom a letter is written to, by the last of the name. */
const ADDRESSED = /^dear (?:\S{1,30} ){0,3}(\S{2,30}?)[,:]?$/i;

const NAME_LABEL =
  /^(?:(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|about)(?: (?:of|for))?\s{0,2}[:\u2013\u2014-]?\s{1,3})?(?:(?:applicant|candidate)(?:['\u2019]s)?(?: name)?\s{0,2}:\s{1,80}|(?:full |first |last |family |sur)?name(?:s|\(s\))?(?: ?(?:\/|and|&) ?(?:first |last |family |sur)name(?:s|\(s\))?)?\s{0,2}:?\s{1,80})?/i;

/** Where a name is looked for. */
export interface Where {
  /** Rows before the first heading, and under one of contacts. */
  readonly head: readonly TextRow[];
  readonly all: readonly TextRow[];
  readonly email: string | undefined;
}

/**
 * The person's name: the row of the head (before the first heading, or under one of contacts) or of a big print on the first
 * page that reads like one and is printed highest, the first of those. Nothing where no row reads like a name.
 */
export function nameOf({ head, all, email = '' }: Where): TextSpan | undefined {
  const near = head.filter((row) => row.page === 0).slice(0, ROWS);
  const addressed = all.flatMap(({ text }) => ADDRESSED.exec(text)?.[1] ?? []);
  const big = all.filter((row) => row.page === 0 && row.height >= BIG);
  const found = [...stackedNames(big), ...[...near, ...big].flatMap(namesIn)].toSorted((a, b) => a.start - b.start);
  const candidates = found.filter(({ text }) => !addressed.some((other) => text.endsWith(other)));
  const [local = ''] = email.toLowerCase().split('@');
  const isInMail = ({ text }: TextSpan): boolean => local.includes(text.toLowerCase().split(' ').at(-1) ?? ' ');
  const highest = Math.max(STANDS_OUT, ...candidates.map(({ height }) => height));
  return (
    candidates.find(({ height }) => height >= highest * 0.97) ??
    candidates[0] ??
    all.flatMap(namesIn).find(isInMail) ??
    near.find(({ text }) => isSmallName(text, local))
  );
}

/** Whether two words in small letters are those of the address of mail: a name as designers print it. */
function isSmallName(text: string, local: string): boolean {
  const words = text.split(' ');
  const plain = (word: string): string => word.normalize('NFKD').replaceAll(/[^a-z]/g, '');
  return (
    words.length > 1 &&
    text === text.toLowerCase() &&
    !NO_NAME.test(text) &&
    words.every((word) => plain(word) !== '' && local.includes(plain(word)))
  );
}

/** Whether rows are a letter to somebody, whose place is not that of the person who wrote it. */
export function isLetter(rows: readonly TextRow[]): boolean {
  return rows.some(({ text }) => ADDRESSED.test(text));
}

interface NameCandidate extends TextSpan {
  readonly height: number;
}

function namesIn(row: TextRow): NameCandidate[] {
  // "J A N E   R O E"
  const isWide = row.segments.every(({ text }) => /^\p{L}(?: [\p{L}'\u2019-])+$/u.test(text));
  const joined = row.segments.map(({ text }) => text.replaceAll(' ', '')).join(' ');
  if (isWide && isName(joined)) return [{ text: joined, start: row.start, end: row.end, height: row.height }];
  if (row.isBullet || row.text.length > 200) return [];
  const label = NAME_LABEL.exec(row.text)?.[0].length ?? 0;
  const [own] = parted(partOf(row, { from: label, to: row.text.length }), MAIL);
  if (!own) return [];
  const [first] = parted(own, /\s{0,3}[|·•]\s{0,3}|\s{2,}|\s{1,3}[\u2013\u2014]\s{1,3}/gu);
  if (!first) return [];
  const [alone = '', title] = first.text.split(/, | \(/, 2);
  const text = (title !== undefined && titleScore(title) > 0 ? alone : first.text).replace(SUFFIX, '');
  return isName(text) ? [{ ...first, text, height: row.height }] : [];
}

/** A name whose words stand under each other, or that a narrow column parts at its hyphen, higher than all else. */
function stackedNames(rows: readonly TextRow[]): NameCandidate[] {
  return rows.flatMap((row, i) => {
    const next = rows[i + 1];
    const isCut = row.text.endsWith('-');
    const text = `${row.text}${isCut ? '' : ' '}${next?.text}`;
    const isStacked = next && (isCut || !row.text.includes(' ')) && !isMonogram(row.text, next.text);
    return isStacked && isName(text) ? [{ ...row, text, end: next.end }] : [];
  });
}

/** Whether letters are the initials of a name, as builders draw them in a circle. */
function isMonogram(letters: string, name: string): boolean {
  return name
    .split(' ')
    .map(([initial]) => initial)
    .join('')
    .startsWith(letters);
}

/** What makes a text a person's name, and what speaks against it. */
const NAME_FEATURES: readonly (readonly [test: (text: string) => boolean, weight: number])[] = [
  [(text) => WORDS.test(text), SURE],
  [(text) => NO_NAME.test(text), -9],
  [(text) => isPlaceholder({ text }), -9],
  [(text) => placeOf(text) !== undefined, -9],
  [(text) => kindOfHeading(text) !== undefined, -9],
  [(text) => titleScore(text) >= SURE && !SURNAMES.has(wordsOf(text).at(-1) ?? ''), -9],
  [(text) => organisationScore(text) >= SURE, -9],
];

/** Whether a text reads like a person's name. */
export function isName(text: string): boolean {
  if (/^\S(?: \S)*$/u.test(text)) return false;
  return NAME_FEATURES.reduce((sum, [test, weight]) => sum + (test(text) ? weight : 0), 0) >= SURE;
}
