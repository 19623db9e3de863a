/** Characters, each with its source: UTF-16 offsets, start inclusive, end exclusive. */
export interface SourcedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** What the escapes of one character stand for (RFC 8259, section 7). */
const ESCAPED: ReadonlyMap<string, string> = new Map(
  ['""', '\\\\', '//', 'b\b', 'f\f', 'n\n', 'r\r', 't\t'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

const CODE_UNIT = /\\u([\dA-Fa-f]{4})/y;

/** Literals in literals, as in a log of requests, are followed this deep. */
const MAX_DEPTH = 3;

/**
 * Decodes the escapes of string literals, as JSON writes them, and `\uXXXX` outside of them. A literal stands in double quotes on one
 * line, and all of its escapes are valid: other backslashes are of prose, patterns and paths, and stay. Linear.
 */
export function unescaped(original: string): SourcedText {
  const places = new Uint32Array(original.length + 1);
  for (let i = 0; i < places.length; i++) places[i] = i;
  return unescapedWithin({ text: original, starts: places.subarray(0, -1), ends: places.subarray(1) }, 0);
}

function unescapedWithin(source: SourcedText, depth: number): SourcedText {
  const { text } = source;
  if (!text.includes('\\') || plainEnd(text, 0) === text.length) return source;
  const { add, addOne, whole } = joining(text.length);
  for (let at = 0; at < text.length;) {
    const literal = text.charAt(at) === '"' ? literalAt(text, at) : undefined;
    if (literal === undefined) {
      const [seen, end] = outsideAt(text, at);
      if (end - at === seen.length) add(source, at, end);
      else addOne(source, seen, { start: at, end });
      at = end;
      continue;
    }
    const content = text.slice(at + 1, literal - 1);
    if (content.includes('\\')) {
      const decoded = withoutEscapes(source, content, at + 1);
      const inside = depth < MAX_DEPTH ? unescapedWithin(decoded, depth + 1) : decoded;
      add(source, at, at + 1);
      add(inside, 0, inside.text.length);
      add(source, literal - 1, literal);
    } else add(source, at, literal);
    at = literal;
  }
  return whole();
}

interface Joining {
  /** Adds a part of a source. */
  readonly add: (source: SourcedText, from: number, to: number) => void;
  /** Adds one character that several of a source stand for. */
  readonly addOne: (source: SourcedText, seen: string, place: { readonly start: number; readonly end: number }) => void;
  readonly whole: () => SourcedText;
}

/** Joins pieces that have together at most so many characters. */
function joining(most: number): Joining {
  const texts: string[] = [];
  const [starts, ends] = [new Uint32Array(most), new Uint32Array(most)];
  let length = 0;
  return {
    add: (source, from, to) => {
      texts.push(source.text.slice(from, to));
      for (let at = from; at < to; at++, length++) {
        starts[length] = source.starts[at] ?? 0;
        ends[length] = source.ends[at] ?? 0;
      }
    },
    addOne: (source, seen, { start, end }) => {
      texts.push(seen);
      starts[length] = source.starts[start] ?? 0;
      ends[length] = source.ends[end - 1] ?? 0;
      length++;
    },
    whole: () => ({ text: texts.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) }),
  };
}

/** The next characters outside of literals, as they are seen, and where they end. */
function outsideAt(text: string, at: number): readonly [seen: string, end: number] {
  const plain = plainEnd(text, at);
  if (plain > at) return [text.slice(at, plain), plain];
  const unit = codeUnitAt(text, at);
  // Four letters that happen to be hexadecimal are a word behind a backslash: `HARBOUR\ubeda`.
  if (unit !== undefined && /\d/.test(text.slice(at, at + UNIT_LENGTH))) return [unit, at + UNIT_LENGTH];
  const end = at + (text.charAt(at) === '"' ? 1 : 2);
  return [text.slice(at, end), end];
}

/** Where the next literal or code unit may begin. A quote behind a backslash begins none, and two backslashes are one. */
function plainEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== '"' && !text.startsWith('\\u', at))
    at += text.charAt(at) === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

const UNIT_LENGTH = '\\u0000'.length;

function codeUnitAt(text: string, at: number): string | undefined {
  CODE_UNIT.lastIndex = at;
  const [, code] = CODE_UNIT.exec(text) ?? [];
  return code === undefined ? undefined : String.fromCharCode(parseInt(code, 16));
}

const WORD_SIGN = /[\p{L}\p{N}]/u;

/**
 * A path or account whose names begin like escapes: `C:\new\table`, `\\files\new`, `HARBOUR\nina`. It has no spaces, and small letters
 * behind each backslash.
 */
const PATH = /^(?:[A-Za-z]:|\\\\[\w.-]{1,60}|[A-Z][A-Z\d-]{0,14})(?:\\[a-z]{2}[\w.-]{0,60})+$/;

/** Where the literal ends whose opening quote is here. Undefined if none does. */
function literalAt(text: string, quote: number): number | undefined {
  // A quote behind a letter or digit closes, or stands for inches.
  if (WORD_SIGN.test(text.charAt(quote - 1))) return undefined;
  for (let at = quote + 1; at < text.length;) {
    const sign = text.charAt(at);
    if (sign === '\n' || sign === '\r') return undefined;
    if (sign === '"') {
      const isLiteral = !WORD_SIGN.test(text.charAt(at + 1)) && !PATH.test(text.slice(quote + 1, at));
      return isLiteral ? at + 1 : undefined;
    }
    if (sign !== '\\') at++;
    else if (ESCAPED.has(text.charAt(at + 1))) at += 2;
    else if (codeUnitAt(text, at) !== undefined) at += UNIT_LENGTH;
    else return undefined;
  }
  return undefined;
}

/** The content of a literal, which begins at a place of its source and in which every escape is valid. */
function withoutEscapes(source: SourcedText, content: string, start: number): SourcedText {
  const { add, addOne, whole } = joining(content.length);
  for (let at = 0; at < content.length;) {
    const escape = content.indexOf('\\', at);
    const plain = escape === -1 ? content.length : escape;
    add(source, start + at, start + plain);
    if (escape === -1) break;
    const one = ESCAPED.get(content.charAt(escape + 1));
    at = escape + (one === undefined ? UNIT_LENGTH : 2);
    addOne(source, one ?? codeUnitAt(content, escape) ?? '', { start: start + escape, end: start + at });
  }
  return whole();
}
