import type { Atom, Digits, Gap } from './amount-atoms.ts';
import { gluedTo } from './amount-glue.ts';
import { withdrawsAmountBefore } from './withdrawing-words.ts';
import { areOneCurrency, isUnit } from './money-words.ts';

/** What is printed around digits and what that makes of them. */
export interface Marks {
  /** The first and last atom of the whole amount. */
  readonly from: number;
  readonly to: number;
  /**
   * - `positive`, `negative`: the sign.
   * - `spoiled`: a scale, a doubt, letters that may be digits, two signs, two currencies, half a bracket, a withdrawing
   *   word, a dash that may separate a label from an amount, or any unusual mark.
   * - `code`: part of a word or an item number.
   * - `rate`: a percentage.
   */
  readonly verdict: 'positive' | 'negative' | 'spoiled' | 'code' | 'rate';
  /** Words for currencies among them, in lower case. */
  readonly currencies: readonly string[];
}

/** What a mark says about the digits next to it; `beyond` means it does not belong to them and ends the amount. */
type Said = 'nothing' | 'positive' | 'negative' | 'spoiled' | 'rate' | 'open' | 'close' | 'beyond';

/**
 * Returns the signs, brackets, currencies and scales that belong to digits, both adjacent ones and those alone in the
 * next column.
 */
export function marksAround(digits: Digits): Marks {
  const [left, right] = [reach(digits, -1), reach(digits, 1)];
  const said = [...left.said, ...right.said];
  const count = (wanted: Said): number => said.filter((one) => one === wanted).length;
  const { atoms } = digits;
  const currencies = [...atoms.slice(left.end, digits.from), ...atoms.slice(digits.to + 1, right.end + 1)].flatMap(
    ({ kind, text }) => (kind === 'currency' ? [text] : []),
  );
  const marks = { from: left.end, to: right.end, currencies };
  const [opens, closes] = [count('open'), count('close')];
  const negatives = count('negative') + (opens === 1 && closes === 1 ? 1 : 0);
  if (count('rate') > 0) return { ...marks, verdict: 'rate' };
  const glue = gluedTo(digits);
  if (glue !== 'whole') return { ...marks, verdict: glue };
  const [before, behind] = [leftOver(digits, left.end, -1), leftOver(digits, right.end, 1)];
  const named = [...before, ...behind].flatMap(({ kind, text }) => (kind === 'currency' ? [text] : []));
  const isDerived =
    count('spoiled') === 0 &&
    opens === closes &&
    opens <= 1 &&
    negatives + count('positive') <= 1 &&
    areOneCurrency([...currencies, ...named]) &&
    !before.some(({ kind }) => LEFT_OVER[-1].has(kind)) &&
    !behind.some(({ kind }) => LEFT_OVER[1].has(kind)) &&
    !isWithdrawn(digits);
  if (!isDerived) return { ...marks, verdict: 'spoiled' };
  return { ...marks, verdict: negatives === 1 ? 'negative' : 'positive' };
}

/** How far the marks extend in one direction, and what each says. */
function reach(digits: Digits, step: 1 | -1): { end: number; said: readonly Said[] } {
  const { atoms } = digits;
  const said: Said[] = [];
  let isAmongWords = false;
  let end = step === 1 ? digits.to : digits.from;
  for (let at = end + step; at > digits.before && at < digits.after; at += step) {
    const gap = atoms[step === 1 ? at : at + 1]?.gap ?? 'break';
    if (gap === 'break') break;
    if (gap === 'column') isAmongWords = !isMarksOnly(digits, at, step);
    if (isAmongWords && atoms[at]?.kind === 'scale') break;
    const one = step === 1 ? saidBehind(digits, at) : saidBefore(digits, at);
    if (one === 'beyond') break;
    // A sign at the edge of a column of words may belong to them.
    said.push(isAmongWords && one === 'negative' ? 'spoiled' : one);
    end = at;
  }
  return { end, said };
}

/** Marks that affect an amount anywhere on that side of it; a bracket after it may begin a remark. */
const LEFT_OVER: Readonly<Record<1 | -1, ReadonlySet<Atom['kind']>>> = {
  [-1]: new Set(['dash', 'credit', 'open', 'doubt']),
  [1]: new Set(['dash', 'credit', 'close', 'doubt', 'scale', 'percent']),
};

/**
 * Finds marks beyond those that belong to an amount, separated from it only by signs: the dash and bracket of `9.72
 * *-)`. Marks between two amounts belong to the other one.
 */
function leftOver({ atoms, before, after }: Digits, end: number, step: 1 | -1): Atom[] {
  const left: Atom[] = [];
  for (let at = end + step; ; at += step) {
    const gap = atoms[step === 1 ? at : at + 1]?.gap;
    const atom = atoms[at];
    if (atom === undefined || atom.kind === 'word' || (gap !== 'glued' && gap !== 'space')) return left;
    if (at === before || at === after) return [];
    if (isLabel(atom) || (atom.kind === 'open' && step === 1)) return left;
    left.push(atom);
  }
}

function isLineEnd(atom: Atom | undefined): boolean {
  return atom?.gap === 'break';
}

/**
 * Whether a word in the line withdraws an amount: one between it and its neighbors, or one after it in its own column.
 */
function isWithdrawn({ atoms, from, to, before, after }: Digits): boolean {
  for (let at = from - 1; at > before && at >= 0 && !isLineEnd(atoms[at + 1]); at--)
    if (atoms[at]?.kind === 'withdrawn') return true;
  let column: string[] | undefined = [];
  for (let at = to + 1; at <= after && at < atoms.length && !isLineEnd(atoms[at]); at++) {
    const { kind, text, gap } = atoms[at] ?? { kind: 'word', text: '', gap: 'break' };
    if (gap === 'column' && column && isTakenBack(column)) return true;
    if (gap === 'column' || at === after) column = undefined;
    if (at < after && kind === 'withdrawn') return true;
    column?.push(text);
  }
  return column !== undefined && isTakenBack(column);
}

/** Whether a word at the end of a column withdraws the amount before it; a credit card does not. */
function isTakenBack(words: readonly string[]): boolean {
  return words.some((word, i) => withdrawsAmountBefore(word) && words[i + 1] !== 'card');
}

/** Whether the column that ends or begins at a position has only marks. */
function isMarksOnly({ atoms, before, after }: Digits, from: number, step: 1 | -1): boolean {
  for (let at = from; at > before && at < after; at += step) {
    const atom = atoms[at];
    if (atom === undefined || !['currency', 'dash', 'open', 'close', 'credit', 'scale'].includes(atom.kind))
      return false;
    if (atom.kind === 'scale' && atom.text.length === 1) return false;
    const outer = step === 1 ? atoms[at + 1]?.gap : atom.gap;
    if (outer === undefined || outer === 'column' || outer === 'break') return true;
  }
  // A word next to another number is its unit.
  return false;
}

function saidBefore(digits: Digits, at: number): Said {
  const { atoms, before } = digits;
  const atom = atoms[at];
  switch (atom?.kind) {
    case 'currency':
      return isUnitBefore(digits, at) ? 'beyond' : 'nothing';
    case 'open':
      return isBracketedCredit(atoms, at + 1) ? 'nothing' : 'open';
    case 'doubt':
      return isUnit(atom.text) && isUnitBefore(digits, at) ? 'beyond' : 'spoiled';
    case 'dash':
      return dashBefore(digits, at);
    case 'percent':
      // The Turkish `%6`, unless it is the sign of the previous rate.
      return atoms[at + 1]?.gap === 'glued' && before !== at - 1 ? 'rate' : 'beyond';
    case 'scale':
      return atom.text.length > 1 || atom.text === '¢' ? 'spoiled' : 'beyond';
    case 'credit':
      // "Credit 9.72": a label, not a sign.
      if (isLabel(atom)) return 'beyond';
      if (before === at - 1 && atom.gap !== 'break') return 'spoiled';
      return atom.text === 'dr' ? 'positive' : 'negative';
    case 'close':
      return isBracketedCredit(atoms, at - 1) ? 'nothing' : 'beyond';
    case 'sign':
      if (isFill(atom) && isFilled(atoms[at - 1])) return 'nothing';
      if (atom.text === '+' && atoms[at + 1]?.gap === 'glued' && before !== at - 1) return 'positive';
      if (atom.text === '.' && /^n[or]$/.test(atoms[at - 1]?.text ?? '')) return 'spoiled';
      return atom.text === '.' && ['currency', 'credit', 'doubt'].includes(atoms[at - 1]?.kind ?? '')
        ? 'nothing'
        : 'beyond';
    default:
      return 'beyond';
  }
}

/** `10 ft   15`, `30 min   15`: the unit of the previous number. */
function isUnitBefore({ atoms, before }: Digits, at: number): boolean {
  return before === at - 1 && isNarrower(atoms[at]?.gap ?? 'break', atoms[at + 1]?.gap);
}

/** `-9.72`, `-$9.72`, `$-9.72`; separate from the amount only if nothing precedes it. */
function dashBefore({ atoms, before }: Digits, at: number): Said {
  const dash = atoms[at];
  const previous = atoms[at - 1];
  const inner = atoms[at + 1]?.gap;
  if (dash === undefined || previous === undefined || dash.gap === 'break') return 'negative';
  if (dash.gap === 'column') {
    // Alone in a column between two amounts it means that the column is empty.
    if (inner !== 'column') return 'negative';
    return before === at - 1 || (previous.kind === 'currency' && before === at - 2) ? 'beyond' : 'spoiled';
  }
  // `PRO-   5.00`: a hyphen at the end of a word in the previous column.
  if (previous.kind === 'word' && dash.gap === 'glued' && inner === 'column') return 'beyond';
  // `5.00- 3.00`: the sign of the previous number.
  if (before === at - 1 && isNarrower(dash.gap, inner)) return 'beyond';
  if (previous.kind === 'currency') return before === at - 2 && inner !== 'glued' ? 'spoiled' : 'negative';
  const isTight = inner === 'glued' && previous.kind !== 'dash';
  return isTight && (dash.gap === 'space' || previous.text === ':') ? 'negative' : 'spoiled';
}

function isNarrower(gap: Gap, other: Gap | undefined): boolean {
  return (gap === 'glued' && other !== 'glued') || (gap === 'space' && other === 'column');
}

function saidBehind(digits: Digits, at: number): Said {
  const { atoms, after } = digits;
  const atom = atoms[at];
  switch (atom?.kind) {
    case 'currency':
      // `5.00 $10.00`: belongs to the next amount.
      return atom.gap !== 'glued' && after === at + 1 && atoms[after]?.gap !== 'column' ? 'beyond' : 'nothing';
    case 'close':
      return isBracketedCredit(atoms, at - 1) ? 'nothing' : 'close';
    case 'scale':
      return 'spoiled';
    case 'percent':
      return at === digits.to + 1 && atom.gap !== 'column' ? 'rate' : 'beyond';
    case 'dash':
      return dashBehind(digits, at);
    case 'doubt':
      return atom.gap === 'glued' ? 'spoiled' : 'beyond';
    case 'credit':
      if (atom.text === 'dr') return 'positive';
      // "TOTAL 5.00 CREDIT 5.00": the label of the next amount.
      if (isLabel(atom) && !isLast(digits, at)) return 'beyond';
      return atom.text === 'cr' ? 'negative' : 'spoiled';
    case 'open':
      return isBracketedCredit(atoms, at + 1) ? 'nothing' : 'beyond';
    case 'sign':
      if (isHundredths(atoms, at) || (atom.text === '*' && isSignedCode(digits, at))) return 'spoiled';
      return atom.text === '.' && atoms[at - 1]?.kind === 'currency' && atom.gap === 'glued' ? 'nothing' : 'beyond';
    case 'word':
      return isSignedCode(digits, at) || isHundredths(atoms, at) || CREDITED.test(atom.text) ? 'spoiled' : 'beyond';
    default:
      return 'beyond';
  }
}

/** Whether marks fill a field up to its amount: `-***9.72`. */
function isFill({ text }: Atom): boolean {
  return text === '*' || text === '=';
}

function isFilled(before: Atom | undefined): boolean {
  if (before === undefined) return false;
  return isFill(before) || before.text === '.' || ['dash', 'credit', 'open', 'currency'].includes(before.kind);
}

/** `9.72 T-`, `9.72 A CR`, `9.72 net-`: a code or a word between the amount and its sign. */
function isSignedCode(digits: Digits, at: number): boolean {
  const [atom, next] = [digits.atoms[at], digits.atoms[at + 1]];
  const isSign = next?.kind === 'dash' || next?.kind === 'credit';
  const isNear = next?.gap === 'glued' || (next?.gap === 'space' && (atom?.text.length === 1 || next.text === 'cr'));
  return isSign && isNear && isLast(digits, at + 1);
}

/** A code or a word glued to CR: `9.72 netCR`. */
const CREDITED = /^.+[cd]r$/;

/** `10 and 50/100`, `10 dollars and 50 cents`. */
function isHundredths(atoms: readonly Atom[], at: number): boolean {
  const [joint, , sign, hundred] = atoms.slice(at, at + 4);
  if (joint?.text !== 'and' && joint?.text !== '&') return false;
  return sign?.kind === 'scale' || (sign?.text === '/' && hundred?.text === '100');
}

/** Words that are more often labels than signs. */
function isLabel({ text }: Atom): boolean {
  return text === 'credit' || text === 'refund';
}

/** Whether only marks follow a position in its cell. */
function isLast({ atoms }: Digits, at: number): boolean {
  const next = atoms[at + 1];
  if (next === undefined || next.gap === 'break' || next.gap === 'column') return true;
  return next.kind === 'currency' || /^[.)\]]$/.test(next.text);
}

/** `9.72-`, `9.72 €-`, `9.72-USD`; separate from the amount only if nothing follows it. */
function dashBehind({ atoms, after }: Digits, at: number): Said {
  const dash = atoms[at];
  const next = atoms[at + 1];
  const isAlone = dash?.gap === 'column';
  if (next === undefined || next.gap === 'break') return isAlone ? 'spoiled' : 'negative';
  if (next.gap === 'column') return isAlone ? (after === at + 1 ? 'beyond' : 'spoiled') : 'negative';
  const isNext = after === at + 1 || (next.kind === 'currency' && after === at + 2 && atoms[after]?.gap !== 'column');
  if (isNext) return dash?.gap !== 'glued' && next.gap === 'glued' ? 'beyond' : 'spoiled';
  if (next.kind === 'currency' || next.kind === 'close') return 'negative';
  return dash?.gap === 'glued' && next.gap !== 'glued' && next.kind !== 'dash' ? 'negative' : 'spoiled';
}

/** `(CR)` with its middle at a position. */
function isBracketedCredit(atoms: readonly Atom[], at: number): boolean {
  return atoms[at - 1]?.kind === 'open' && atoms[at]?.kind === 'credit' && atoms[at + 1]?.kind === 'close';
}
