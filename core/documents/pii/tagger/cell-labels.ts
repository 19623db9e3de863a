import { combined } from '../../linear-chain/hash.ts';
import { saidBy } from './field-labels.ts';
import { LINE_END, WIDE, type Token } from './tokens.ts';

/** The label of each token: the header of its table column, or the key before a colon, equals sign or angle bracket. */
export interface CellLabels {
  /** The last word of the label. 0: no label. 1: the token is part of a label. */
  readonly word: Int32Array;
  /** Which personal-data word parts the label has, combined with the token's position in the value. */
  readonly parts: Int32Array;
  /** 0: no label. 1: a label without such parts. 2: a label with at least one. */
  readonly telling: Uint8Array;
  /** What the label says about its value: see `SAYS`. */
  readonly says: Int8Array;
}

/** A label: its last word, its personal-data parts, and what it says. */
interface Label {
  readonly word: number;
  readonly parts: number;
  readonly says: number;
}

/** Word parts that suggest personal data: `patientName`, `date_of_birth`. */
const PARTS: readonly RegExp[] = [
  /name/,
  /birth|naissance|geburt|nacimiento|nascita|geboorte|nascimento/,
  /dob/,
  /born/,
  /addr/,
  /street/,
  /date/,
  /by/,
];
/** Positions beyond this are treated alike. */
const MAX_DEPTH = 3;
/** More words than this are a sentence, not a label. */
const MAX_LABEL = 8;

/** Labels all tokens of a text. Linear. */
export function cellLabels(tokens: readonly Token[]): CellLabels {
  const numbers = (): Int32Array => new Int32Array(tokens.length);
  const labels = {
    ...{ word: numbers(), parts: numbers() },
    ...{ telling: new Uint8Array(tokens.length), says: new Int8Array(tokens.length) },
  };
  let table: Table | undefined;
  let before: Line | undefined;
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.gap ?? 0) < LINE_END) to++;
    const line = { from, to };
    const isAdjacent = tokens[from]?.gap === LINE_END;
    if (!isAdjacent || (table && countOf(tokens, line, table.separator) !== table.heads.length - 1)) table = undefined;
    if (isAdjacent && before && !table) table = tableOf(tokens, before, line, labels);
    if (table) labelCells(tokens, line, table, labels);
    else labelValues(tokens, line, labels);
    before = line;
    from = to;
  }
  return labels;
}

interface Line {
  readonly from: number;
  readonly to: number;
}

interface Table {
  readonly separator: string;
  readonly heads: readonly Label[];
}

/** Cell separators and their minimum count per line. Prose has a comma or two as well. */
const SEPARATORS: readonly (readonly [separator: string, least: number])[] = [
  ['', 1],
  ['|', 1],
  [';', 1],
  [',', 2],
];

/** Table headers never contain these. */
const NO_HEADS = new Set(':={<');

/** Starts a table if two lines have the same number of one separator; the first is the header. */
function tableOf(tokens: readonly Token[], head: Line, line: Line, labels: CellLabels): Table | undefined {
  for (let i = head.from; i < head.to; i++) if (NO_HEADS.has(tokens[i]?.text ?? '')) return undefined;
  for (const [separator, least] of SEPARATORS) {
    const count = countOf(tokens, head, separator);
    if (count < least || count !== countOf(tokens, line, separator)) continue;
    const heads: Label[] = [];
    eachCell(tokens, head, separator, (from, to) => heads.push(labelOf(tokens, from, to, labels)));
    return { separator, heads };
  }
  return undefined;
}

function countOf(tokens: readonly Token[], line: Line, separator: string): number {
  let count = -1;
  eachCell(tokens, line, separator, () => count++);
  return count;
}

/** Visits the cells of a line. Separators inside quotes do not count. */
function eachCell(
  tokens: readonly Token[],
  { from, to }: Line,
  separator: string,
  use: (from: number, to: number) => void,
): void {
  let start = from;
  let isQuoted = false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token?.text === '"') isQuoted = !isQuoted;
    if (isQuoted || !(separator === '' ? i > from && token?.gap === WIDE : token?.text === separator)) continue;
    use(start, i);
    start = separator === '' ? i : i + 1;
  }
  use(start, to);
}

function labelCells(tokens: readonly Token[], line: Line, { separator, heads }: Table, labels: CellLabels): void {
  let column = 0;
  eachCell(tokens, line, separator, (from, to) => {
    const head = heads[column++];
    for (let i = from; head && i < to; i++) setLabel(labels, i, i - from, head);
  });
}

const ENDS_LABEL = new Set(',;|&{}()[].!?');
const ENDS_VALUE = new Set(';|&{}<');
const QUOTES = new Set('"\'`');

/** Labels values after a key on the same line: `Name: Ann`, `"name": "Ann"`, `name=Ann`, `<Name>Ann`. */
function labelValues(tokens: readonly Token[], { from, to }: Line, labels: CellLabels): void {
  let label: Label | undefined;
  let [start, depth] = [from, 0];
  for (let i = from; i < to; i++) {
    const text = tokens[i]?.text ?? '';
    if (text === ':' || text === '=' || text === '>') {
      if (i > start && i - start <= MAX_LABEL) label = labelOf(tokens, start, i, labels);
      [start, depth] = [i + 1, 0];
    } else if (text === '<') [start, label] = [i + 1, undefined];
    else {
      if (ENDS_VALUE.has(text)) label = undefined;
      else if (label) setLabel(labels, i, depth, label);
      if (ENDS_LABEL.has(text)) start = i + 1;
      if (!QUOTES.has(text)) depth++;
    }
  }
}

/** Reads a label and marks its tokens as label tokens. */
function labelOf(tokens: readonly Token[], from: number, to: number, { word, parts }: CellLabels): Label {
  const label = { word: 2, parts: 0, says: saidBy(tokens, from, to) };
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (!token || token.casing === 0) continue;
    label.word = token.word;
    for (const [at, part] of PARTS.entries()) if (part.test(token.lower)) label.parts |= 2 << at;
    [word[i], parts[i]] = [1, 1];
  }
  return label;
}

function setLabel({ word, parts, telling, says }: CellLabels, i: number, depth: number, label: Label): void {
  word[i] = label.word;
  says[i] = label.says;
  telling[i] = label.parts === 0 ? 1 : 2;
  parts[i] = combined(label.parts, Math.min(MAX_DEPTH, depth));
}
