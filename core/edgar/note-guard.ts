import type { Form4Row } from './form4-row.ts';
import { areTrueClaims } from './note-claims.ts';
import { withoutDates } from './note-dates.ts';
import { withoutNumbers } from './note-numbers.ts';
import { sayable } from './note-text.ts';
import { CLAIMS, NEVER_FROM_ROW, NOTE_WORDS } from './note-words.ts';

/** The longest note of the template is below this. */
const MAX_LENGTH = 1000;
const MIN_WORDS = 4;

/** Letters, digits and the plain marks of a sentence: no markup, no address, no question, no exclamation. */
const PLAIN = /^[A-Za-z0-9 .,;:'"()$/-]+$/;

/** Stands where a text of the row stood. */
const MASK = ' , ';

/**
 * Whether a note says nothing but what its row says: every number and date is the row's, every word is one that states
 * facts of a filing or comes from the row's own texts, and what it says of the kind of transaction, of the ownership, of a
 * missing price and of a Rule 10b5-1 plan agrees with the row. What is not certain is refused; the template then speaks.
 */
export function guardNote(note: string, row: Form4Row): boolean {
  if (note.length > MAX_LENGTH) return false;
  const masked = maskRowTexts(plain(note), row);
  if (!PLAIN.test(masked)) return false;
  const undated = withoutDates(
    masked,
    [row.transaction_date, row.period_of_report].filter((date) => date !== null),
  );
  if (undated === null) return false;
  const named = undated
    .replace(/\b(?:SEC )?(?:Rule )?10b5-1(?:\(c\))?/gi, ' planrule ')
    .replace(/\bForm 4\b/gi, 'form');
  if (/\bplanrule +trading +(?!plan\b)/i.test(named)) return false;
  const bare = withoutNumbers(named, row);
  if (bare === null) return false;
  const used = bare.toLowerCase().match(/[a-z][a-z.'-]*/g) ?? [];
  return used.length >= MIN_WORDS && areKnownWords(bare, row) && areTrueClaims(bare, row);
}

function plain(note: string): string {
  return note
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2014]/g, '-')
    .trim();
}

/** The note with each of the row's own texts taken out where it stands whole. */
function maskRowTexts(note: string, row: Form4Row): string {
  const filed = [row.insider_name, row.role, row.security_title];
  const parts = filed
    .flatMap((text) => (text === null ? [] : [text, ...text.split('; ')]))
    .filter((text) => sayable(text) !== null);
  // The type's wording is the form's own, whatever its length.
  const texts = row.transaction_type === null ? parts : [...parts, row.transaction_type];
  return texts
    .map(plain)
    .sort((a, b) => b.length - a.length)
    .reduce(replaceWhole, note);
}

function replaceWhole(note: string, part: string): string {
  if (part === '') return note;
  const [lowerNote, lowerPart] = [note.toLowerCase(), part.toLowerCase()];
  // Lower case may change a text's length, and then offsets would not hold.
  const isUneven = lowerNote.length !== note.length || lowerPart.length !== part.length;
  // An owner named Do is no reason to take out the verb.
  const exact = isUneven || NOTE_WORDS.has(lowerPart);
  const [where, what] = exact ? [note, part] : [lowerNote, lowerPart];
  let result = '';
  let from = 0;
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, from)) {
    const end = at + what.length;
    const whole = !isWordPart(note[at - 1], what[0]) && !isWordPart(note[end], what.at(-1));
    result += note.slice(from, at) + (whole ? MASK : note.slice(at, end));
    from = end;
  }
  return result + note.slice(from);
}

function isWordPart(outside: string | undefined, inside: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(outside ?? ' ') && /[\p{L}\p{N}]/u.test(inside ?? ' ');
}

const CLAIM_WORDS = new Set(CLAIMS.flatMap((claim) => [...claim.words]));
const CHECKED_ELSEWHERE = new Set([
  'planrule',
  'direct',
  'directly',
  'indirect',
  'indirectly',
  'derivative',
  'derivatives',
  'other',
]);

function areKnownWords(note: string, row: Form4Row): boolean {
  const names = wordSet(row.insider_name);
  const texts = new Set([...wordSet(row.role), ...wordSet(row.security_title), ...wordSet(row.transaction_type)]);
  return (note.match(/[A-Za-z]+(?:\.[A-Za-z]+)*(?:-[A-Za-z]+)*/g) ?? []).every((word) => {
    const lower = word.toLowerCase();
    if (isKnown(lower) || (texts.has(lower) && !NEVER_FROM_ROW.has(lower))) return true;
    if (names.has(lower) && word !== lower) return true;
    if (lower.includes('-'))
      return lower.split('-').every((part) => isKnown(part) || part === 'non' || part === 'based');
    return isCode(word, row) || lower === 's';
  });
}

function isKnown(word: string): boolean {
  return NOTE_WORDS.has(word) || CLAIM_WORDS.has(word) || CHECKED_ELSEWHERE.has(word);
}

/** A single capital is a code of the row or nothing. */
function isCode(word: string, row: Form4Row): boolean {
  return word === row.transaction_code || word === row.acquired_disposed_code;
}

function wordSet(text: string | null): Set<string> {
  return new Set(
    plain(text ?? '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  );
}
