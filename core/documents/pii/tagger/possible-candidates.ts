import type { PersonalTokens } from './evidence.ts';
import { isForeignFormWord } from './foreign-words.ts';
import { isShortened } from './ordinary-words.ts';
import { isRole } from './person-cues.ts';
import { GLUED, NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

const TITLE = WORD_KINDS.indexOf('title');
const PRONOUN = WORD_KINDS.indexOf('pronoun');
const TRADE = WORD_KINDS.indexOf('trade');
const WEEKDAY = WORD_KINDS.indexOf('weekday');
const OFFICE = WORD_KINDS.indexOf('office');
const PARTICLE = WORD_KINDS.indexOf('particle');
const SUFFIX = WORD_KINDS.indexOf('suffix');

/** Rules out counts ("invalid dates of birth: 12"), digits that make no date, rows of numbers, times ("10:30 Boston"), degrees, offices ("Mr President"), numbered names ("Kestrel-7"), and pronouns, contractions and weekdays without a title ("Dr. He" is a person). */
export function isPossible(tokens: readonly Token[], { tag, from, to }: PersonalTokens): boolean {
  if (tag === 'PERSON') {
    const inside = tokens.slice(from, to);
    if (inside.every(({ lower }) => isShortened(lower)) || isDegree(tokens, from, to)) return false;
    if (isSymbol(tokens, from, to) || isNumbered(tokens, from, to) || isTradeLabel(tokens, from, to)) return false;
    if (isOffice(tokens, from, to) || isLabelAbroad(tokens, from, to)) return false;
    if (inside.every(({ lower }) => THANKS.has(lower)) && !isTitled(tokens, from)) return false;
    return !inside.every(({ kind }) => kind === PRONOUN || kind === WEEKDAY) || isTitled(tokens, from);
  }
  const { text: first, gap } = tokens[from] ?? NOTHING;
  if (tag === 'DATE_OF_BIRTH') return to - from > 1 || !/^\d+$/.test(first) || isDayInDigits(first);
  // The digits before the colon tell a time from a label: "Address:12 Gull Street".
  const isTime = gap === GLUED && tokens[from - 1]?.text === ':' && /^\d{1,2}$/.test(tokens[from - 2]?.text ?? '');
  if (isTime && /^\d\d$/.test(first)) return false;
  return to - from === 1 || tokens.slice(from, to).some(({ casing }) => casing > 0);
}

/** Returns the names of a list that was tagged as one person: "Hope, Anna, Tom". A name has one comma, or two with a suffix: "Ellingsen, Mara, Jr." */
export function namesOfList(tokens: readonly Token[], one: PersonalTokens): PersonalTokens[] {
  const { tag, from, to } = one;
  const inside = tokens.slice(from, to);
  const commas = inside.flatMap(({ text }, i) => (text === ',' ? [from + i] : []));
  const mayBeName = commas.length < 2 || (commas.length === 2 && inside.some(({ kind }) => kind === SUFFIX));
  if (tag !== 'PERSON' || mayBeName) return [one];
  return [...commas, to]
    .map((end, i) => ({ tag, from: i === 0 ? from : (commas[i - 1] ?? 0) + 1, to: end }))
    .filter((name) => name.from < name.to);
}

/** Thanks of other languages. */
const THANKS: ReadonlySet<string> = new Set(
  'merci danke grazie gracias obrigado obrigada bedankt tack tak hvala'.split(' '),
);

/** Whether a candidate is a label of a form in another language: "Anschrift:". "Art" is also a given name. */
function isLabelAbroad(tokens: readonly Token[], from: number, to: number): boolean {
  const isForm = ({ lower, lexical }: Token): boolean => isForeignFormWord(lower) && ((lexical >> 3) & 1) === 0;
  return tokens[to]?.text === ':' && tokens.slice(from, to).every(isForm);
}

/** Titles of persons, not of offices: "Mrs Mayor" has a surname. */
const PERSONAL_TITLES: ReadonlySet<string> = new Set(['mrs', 'ms', 'miss', 'dr', 'prof', 'professor']);
const SURNAME_LABEL = /name$/;

/** Whether a candidate is an office alone ("Mr President", "le Président"): no title of a person or label says that it is a surname. */
function isOffice(tokens: readonly Token[], from: number, to: number): boolean {
  const inside = tokens.slice(from, to);
  const isAlone = inside.every(({ kind, text }) => [OFFICE, TITLE, PARTICLE].includes(kind) || text === '.');
  if (!isAlone || !inside.some(({ kind }) => kind === OFFICE)) return false;
  const [label, sign] = tokens.slice(Math.max(0, from - 2), from);
  if (sign?.text === ':' && SURNAME_LABEL.test(label?.lower ?? '')) return false;
  return !tokens.slice(Math.max(0, from - 2), to).some(({ lower }) => PERSONAL_TITLES.has(lower));
}

/** Whether a candidate is the symbol of a share in angle brackets: `<ASTA>`. */
function isSymbol(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, only, after] = [tokens[from - 1], tokens[from], tokens[to]];
  return to - from === 1 && only?.casing === 3 && before?.text === '<' && after?.text === '>' && after.gap === GLUED;
}

/** Whether a candidate is a word with a number joined to it: "Kestrel-7f3e". */
function isNumbered(tokens: readonly Token[], from: number, to: number): boolean {
  const [sign, number] = [tokens[to], tokens[to + 1]];
  return to - from === 1 && sign?.text === '-' && sign.gap === GLUED && number?.gap === GLUED && /\d/.test(number.text);
}

/** Whether a candidate is a word of trade that labels its line: `Loan: borrower Mara Ellingsen`. Loan is also a given name. */
function isTradeLabel(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 1 || tokens[from]?.kind !== TRADE || tokens[to]?.text !== ':') return false;
  return isRole(tokens[to + 1] ?? NOTHING);
}

/** What `Ph.D` and `M.D` begin with; others come after a comma only, because they may be initials. */
const DEGREE = /^(?:Ph|Sc|Ed|Psy|Eng|Pharm)\.D(?!\p{L})/u;
const DEGREE_AFTER_NAME = /^[BDJM]\.(?:[ADS]|Sc|Ed|Phil|Eng|P\.H)(?!\p{L})/u;
const MAX_DEGREE = 5;

/** Whether a candidate is within an academic degree. */
function isDegree(tokens: readonly Token[], from: number, to: number): boolean {
  const glued = tokens.slice(from, from + MAX_DEGREE);
  const end = glued.findIndex(({ gap }, i) => i > 0 && gap > GLUED);
  const written = glued
    .slice(0, end === -1 ? glued.length : end)
    .map(({ text }) => text)
    .join('');
  const isAfterName = tokens[from - 1]?.text === ',';
  const [degree = ''] = DEGREE.exec(written) ?? (isAfterName ? DEGREE_AFTER_NAME.exec(written) : null) ?? [];
  return degree.length >= (tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0);
}

const YEAR = '(?:19|20)?\\d\\d';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const DAY_IN_DIGITS = new RegExp(`^(?:${YEAR}${MONTH}${DAY}|(?:${MONTH}${DAY}|${DAY}${MONTH})${YEAR})$`);

/** Whether digits are a year, month and day in some order: 19710304, 04031971, 040371. */
export function isDayInDigits(digits: string): boolean {
  return DAY_IN_DIGITS.test(digits);
}

function isTitled(tokens: readonly Token[], at: number): boolean {
  return tokens[at - (tokens[at - 1]?.text === '.' ? 2 : 1)]?.kind === TITLE;
}
