import { unescaped } from './string-escapes.ts';

/**
 * A text as a reader sees it: the escapes of string literals decoded, invisible characters removed, typographic forms replaced by plain ones, look-alike letters by the
 * letters they imitate, and simple markup removed. Line ends stay.
 */
export interface VisibleText {
  readonly text: string;
  /** For each unit of `text`: the start and end of its source characters in the original, in UTF-16 units. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Folds a text for the patterns, the tagger and the search. Linear. */
export function visibleText(original: string): VisibleText {
  if (!original.includes('\\')) return folded(original);
  const source = unescaped(original);
  const { text, starts, ends } = folded(source.text);
  return {
    text,
    starts: starts.map((start) => source.starts[start] ?? 0),
    ends: ends.map((end) => source.ends[end - 1] ?? 0),
  };
}

function folded(original: string): VisibleText {
  const pieces: string[] = [];
  const starts = new Uint32Array(original.length * MAX_GROWTH);
  const ends = new Uint32Array(original.length * MAX_GROWTH);
  let length = 0;
  const push = (piece: string, start: number, end: number): void => {
    if (piece !== '') pieces.push(piece);
    starts.fill(start, length, length + piece.length);
    ends.fill(end, length, length + piece.length);
    length += piece.length;
  };
  const known = new Map<string, string>();
  let at = 0;
  while (at < original.length) {
    PLAIN.lastIndex = at;
    if (PLAIN.test(original)) {
      pieces.push(original.slice(at, PLAIN.lastIndex));
      for (; at < PLAIN.lastIndex; length++) {
        starts[length] = at++;
        ends[length] = at;
      }
      continue;
    }
    const unit = original.charCodeAt(at);
    const isQuoteMark = unit === 0x3e && (length === 0 || pieces.at(-1)?.endsWith('\n') === true);
    const special = isQuoteMark
      ? quoteMarksAt(original, at)
      : SPECIAL.has(unit)
        ? specialAt(original, at, unit)
        : undefined;
    if (special) {
      push(special.seen, at, special.end);
      at = special.end;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(at) ?? unit);
    const end = at + character.length;
    push(known.getOrInsertComputed(character, seenAs), at, end);
    at = end;
  }
  const text = withoutLookAlikes(pieces.join(''));
  return { text, starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

/** A run that needs no folding: ASCII without the characters `visibleText` handles. */
const PLAIN = /[\t\n\x20-\x24\x27-\x29\x2b-\x3b\x3d\x3f-\x5f\x61-\x7d]+/y;

/** Folds a value when its offsets do not matter. */
export function visibleValue(value: string): string {
  PLAIN.lastIndex = 0;
  return !value.includes('\\') && PLAIN.test(value) && PLAIN.lastIndex === value.length
    ? value
    : visibleText(value).text;
}

/** The most units one character folds to. */
const MAX_GROWTH = 4;

const UNSEEN = /^[\p{Cf}\p{Noncharacter_Code_Point}\u034f\ufe00-\ufe0f]$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const APOSTROPHE = /^[\u2018-\u201b\u02bc\u2032\u00b4\u2039\u203a]$/u;
const QUOTATION_MARK = /^[\u201c-\u201f\u2033\u00ab\u00bb]$/u;
const COMPATIBLE = /^[\p{L}\p{Nd}]$/u;
const IS_DIGIT = /^\p{Nd}$/u;
const SPACE = /^[^\S\t\n\r]$/u;

/** The folded form of one character; empty if it is invisible. */
function seenAs(character: string): string {
  if (UNSEEN.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (APOSTROPHE.test(character)) return "'";
  if (QUOTATION_MARK.test(character)) return '"';
  if (IS_DIGIT.test(character)) return digitOf(character);
  const plain = character.normalize('NFKC');
  // Full-width signs, mathematical letters, ligatures; not fractions and superscripts, whose digits are other numbers.
  const isForm = COMPATIBLE.test(character) || /^[\uff01-\uff5e\ufe50-\ufe6b]$/.test(character);
  return isForm && plain.length <= MAX_GROWTH && plain !== '' ? plain : character;
}

/** Every script encodes its ten digits in a row, from zero (The Unicode Standard, section 4.6). */
function digitOf(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (plain >= '0' && plain <= '9') return plain;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** `%`, `&`, `<`, soft hyphen, carriage return, `*`, `~` and backtick. */
const SPECIAL: ReadonlySet<number> = new Set([0x25, 0x26, 0x3c, 0xad, 0x0d, 0x2a, 0x7e, 0x60]);

/** A space between words in a URL. */
const ENCODED_SPACE = /^\p{L}%20\p{L}/u;

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  commat: '@',
  period: '.',
  shy: '',
  zwnj: '',
  ndash: '-',
  mdash: '-',
};

const ENTITY = new RegExp(`&(?:#(\\d{1,7})|#[xX]([\\dA-Fa-f]{1,6})|(${Object.keys(NAMED).join('|')}));`, 'y');

/** Elements within a line, and those that end one. */
const INLINE = 'b|i|u|s|em|strong|span|font|small|mark|code|wbr';
const BLOCK = 'br|p|div|td|th|tr|li|ul|ol|table|tbody|h[1-6]';

/** A layout tag, and the name of an element within a line. A tag with an address in its attributes is kept and read as text. */
const TAG = new RegExp(
  `<\\/?(?:(${INLINE})|${BLOCK})(?:\\s{1,2}(?:class|style|dir|lang|align|width|color)="[^"<>@\\d]{0,80}")?\\s?\\/?>`,
  'iy',
);

function specialAt(
  text: string,
  at: number,
  unit: number,
): { readonly seen: string; readonly end: number } | undefined {
  switch (text.charAt(at)) {
    case '\r':
      return { seen: '\n', end: text.charAt(at + 1) === '\n' ? at + 2 : at + 1 };
    case '*':
    case '~':
      return text.charCodeAt(at + 1) === unit ? { seen: '', end: at + 2 } : undefined;
    case '`':
      return { seen: '', end: at + 1 };
    case '%':
      return ENCODED_SPACE.test(text.slice(at - 1, at + 4)) ? { seen: ' ', end: at + 3 } : undefined;
    case '&': {
      ENTITY.lastIndex = at;
      const [, decimal, hexadecimal, name] = ENTITY.exec(text) ?? [];
      const end = ENTITY.lastIndex;
      if (name !== undefined) return { seen: NAMED[name] ?? '', end };
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? { seen: seenAs(String.fromCodePoint(code)), end } : undefined;
    }
    case '<': {
      TAG.lastIndex = at;
      const tag = TAG.exec(text);
      return tag ? { seen: tag[1] === undefined ? '\n' : '', end: TAG.lastIndex } : undefined;
    }
    default: {
      // A soft hyphen at a line end: the word continues on the next line.
      const lineEnd = unit === 0xad ? /\r?\n/y : undefined;
      if (lineEnd) lineEnd.lastIndex = at + 1;
      return { seen: '', end: lineEnd?.test(text) === true ? lineEnd.lastIndex : at + 1 };
    }
  }
}

const QUOTE_MARKS = />(?: ?>){0,9} ?/y;

/** Skips the `>` marks before a quoted line. */
function quoteMarksAt(text: string, at: number): { readonly seen: string; readonly end: number } {
  QUOTE_MARKS.lastIndex = at;
  QUOTE_MARKS.test(text);
  return { seen: '', end: Math.max(at + 1, QUOTE_MARKS.lastIndex) };
}

/** Cyrillic and Greek letters paired with the Latin letters they look like (Unicode Technical Standard 39, confusables). */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'ѕs',
    'јj',
    'ԁd',
    'һh',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
  ]
    .concat([
      'ХX',
      'УY',
      'ІI',
      'ЅS',
      'ЈJ',
      'ΑA',
      'ΒB',
      'ΕE',
      'ΖZ',
      'ΗH',
      'ΙI',
      'ΚK',
      'ΜM',
      'ΝN',
      'ΟO',
      'ΡP',
      'ΤT',
      'ΥY',
      'ΧX',
      'οo',
      'νv',
    ])
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const MIXED_WORD = /[\p{L}\p{M}]{1,80}/gu;
const NOT_LATIN = /[\u0370-\u052f]/;

/** Replaces look-alikes in words that mix Latin letters with another script. Lengths stay. */
function withoutLookAlikes(text: string): string {
  if (!NOT_LATIN.test(text)) return text;
  return text.replace(MIXED_WORD, (word) =>
    NOT_LATIN.test(word) && /[A-Za-z]/.test(word)
      ? word.replace(/[\u0370-\u052f]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter)
      : word,
  );
}
