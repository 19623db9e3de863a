import type { Atom, Gap } from './amount-atoms.ts';
import { isTaxCode, isUnit, looksLikeDigits } from './money-words.ts';

/** The atoms of a line, and the digits among them that marks are looked for around. */
export interface Digits {
  readonly atoms: readonly Atom[];
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  /** The last atom of the number before, and the first of the one after; infinite where there is none. */
  readonly before: number;
  readonly after: number;
  readonly hasCents: boolean;
}

/** What is printed around digits, and what it makes of them. */
export interface Marks {
  /** The first and the last atom of the whole amount. */
  readonly from: number;
  readonly to: number;
  /**
   * - `positive`, `negative`: the sign.
   * - `spoiled`: a scale, a doubt, letters that may be digits, two signs, half a bracket, or a dash that may part a label from
   *   an amount.
   * - `code`: part of a word or a number of something.
   * - `rate`: a percentage.
   */
  readonly verdict: 'positive' | 'negative' | 'spoiled' | 'code' | 'rate';
  readonly hasCurrency: boolean;
}

/** What one mark says of the digits beside it; `beyond` is no mark of theirs, and ends the amount. */
type Said = 'nothing' | 'negative' | 'spoiled' | 'rate' | 'open' | 'close' | 'beyond';

/** The signs, brackets, currencies and scales that belong to digits, near ones and those alone in the column beside. */
export function marksAround(digits: Digits): Marks {
  const [left, right] = [reach(digits, -1), reach(digits, 1)];
  const said = [...left.said, ...right.said];
  const count = (wanted: Said): number => said.filter((one) => one === wanted).length;
  const { atoms } = digits;
  const inside = [...atoms.slice(left.end, digits.from), ...atoms.slice(digits.to + 1, right.end + 1)];
  const marks = { from: left.end, to: right.end, hasCurrency: inside.some(({ kind }) => kind === 'currency') };
  const [opens, closes] = [count('open'), count('close')];
  const negatives = count('negative') + (opens === 1 && closes === 1 ? 1 : 0);
  if (count('rate') > 0) return { ...marks, verdict: 'rate' };
  const glue = gluedTo(digits);
  if (glue !== 'whole') return { ...marks, verdict: glue };
  if (count('spoiled') > 0 || opens !== closes || opens > 1 || negatives > 1) return { ...marks, verdict: 'spoiled' };
  return { ...marks, verdict: negatives === 1 ? 'negative' : 'positive' };
}

/** How far the marks go in a direction, and what each of them says. */
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
    // A sign that ends or begins a column of words may be said of them.
    said.push(isAmongWords && one === 'negative' ? 'spoiled' : one);
    end = at;
  }
  return { end, said };
}

/** Whether the column that ends or begins at a place holds marks and nothing else. */
function isMarksOnly({ atoms, before, after }: Digits, from: number, step: 1 | -1): boolean {
  for (let at = from; at > before && at < after; at += step) {
    const atom = atoms[at];
    if (atom === undefined || !['currency', 'dash', 'open', 'close', 'credit', 'scale'].includes(atom.kind))
      return false;
    if (atom.kind === 'scale' && atom.text.length === 1) return false;
    const outer = step === 1 ? atoms[at + 1]?.gap : atom.gap;
    if (outer === undefined || outer === 'column' || outer === 'break') return true;
  }
  return true;
}

function saidBefore(digits: Digits, at: number): Said {
  const { atoms, before } = digits;
  const atom = atoms[at];
  switch (atom?.kind) {
    case 'currency':
      return 'nothing';
    case 'open':
      return isBracketedCredit(atoms, at + 1) ? 'nothing' : 'open';
    case 'doubt':
      return 'spoiled';
    case 'dash':
      return dashBefore(digits, at);
    case 'percent':
      // The Turkish `%6`, unless it is the sign of the rate before.
      return atoms[at + 1]?.gap === 'glued' && before !== at - 1 ? 'rate' : 'beyond';
    case 'scale':
      return atom.text.length > 1 || atom.text === '¢' ? 'spoiled' : 'beyond';
    case 'credit':
      // "Credit 9.72": a label, and no sign.
      if (isLabel(atom)) return 'beyond';
      if (before === at - 1 && atom.gap !== 'break') return 'spoiled';
      return atom.text === 'dr' ? 'nothing' : 'negative';
    case 'close':
      return isBracketedCredit(atoms, at - 1) ? 'nothing' : 'beyond';
    case 'sign':
      if (isFill(atom) && isFilled(atoms[at - 1])) return 'nothing';
      return atom.text === '.' && ['currency', 'credit', 'doubt'].includes(atoms[at - 1]?.kind ?? '')
        ? 'nothing'
        : 'beyond';
    default:
      return 'beyond';
  }
}

/** `-9.72`, `-$9.72`, `$-9.72`; apart from the amount only where nothing is before it. */
function dashBefore({ atoms, before }: Digits, at: number): Said {
  const dash = atoms[at];
  const previous = atoms[at - 1];
  const inner = atoms[at + 1]?.gap;
  if (dash === undefined || previous === undefined || dash.gap === 'break') return 'negative';
  if (dash.gap === 'column') {
    // Alone in a column between two amounts it says that there is nothing in that column.
    if (inner !== 'column') return 'negative';
    return before === at - 1 || (previous.kind === 'currency' && before === at - 2) ? 'beyond' : 'spoiled';
  }
  // `5.00- 3.00`: the sign of the number before.
  if (before === at - 1 && isNarrower(dash.gap, inner)) return 'beyond';
  if (previous.kind === 'open') return 'negative';
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
      // `5.00 $10.00`: the next amount's.
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
      if (atom.text === 'dr') return 'nothing';
      // "TOTAL 5.00 CREDIT 5.00": the next amount's label.
      if (isLabel(atom) && !isLast(digits, at)) return 'beyond';
      return atom.text === 'cr' ? 'negative' : 'spoiled';
    case 'open':
      return isBracketedCredit(atoms, at + 1) ? 'nothing' : 'beyond';
    case 'sign':
      if (atom.text === '+' && atom.gap === 'glued') return 'spoiled';
      if (atom.text === '*' && isSignedCode(digits, at)) return 'spoiled';
      return atom.text === '.' && atoms[at - 1]?.kind === 'currency' && atom.gap === 'glued' ? 'nothing' : 'beyond';
    case 'word':
      return isSignedCode(digits, at) || isHundredths(atoms, at) ? 'spoiled' : 'beyond';
    default:
      return 'beyond';
  }
}

/** What fills a field up to its amount: `-***9.72`. */
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

/** `10 and 50/100`. */
function isHundredths(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.text === 'and' && atoms[at + 2]?.text === '/' && atoms[at + 3]?.text === '100';
}

/** Words that are more often labels than signs. */
function isLabel({ text }: Atom): boolean {
  return text === 'credit' || text === 'refund';
}

/** Whether nothing but marks is behind a place in its cell. */
function isLast({ atoms }: Digits, at: number): boolean {
  const next = atoms[at + 1];
  if (next === undefined || next.gap === 'break' || next.gap === 'column') return true;
  return next.kind === 'currency' || /^[.)\]]$/.test(next.text);
}

/** `9.72-`, `9.72 €-`, `9.72-USD`; apart from the amount only where nothing is behind it. */
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

/** `(CR)` with its middle at a place. */
function isBracketedCredit(atoms: readonly Atom[], at: number): boolean {
  return atoms[at - 1]?.kind === 'open' && atoms[at]?.kind === 'credit' && atoms[at + 1]?.kind === 'close';
}

/** Whether what is glued to the digits leaves them whole. */
function gluedTo(digits: Digits): 'whole' | 'spoiled' | 'code' {
  const { atoms, from, to, hasCents } = digits;
  const [before, after] = [atoms[from]?.gap === 'glued' ? atoms[from - 1] : undefined, atoms[to + 1]];
  const cut = hasCents ? 'spoiled' : 'code';
  if (before?.kind === 'word' && before.text !== 'x') return looksLikeDigits(before.text) ? 'spoiled' : cut;
  if (before?.kind === 'scale') return cut;
  if (before?.kind === 'sign' && !isHarmlessBefore(digits)) return isCents(digits) ? 'spoiled' : cut;
  if (before?.kind === 'dash' && atoms[from - 1]?.gap === 'glued' && atoms[from - 2]?.kind === 'word') return cut;
  if (after?.gap !== 'glued') return 'whole';
  const letters = after.kind === 'currency' ? after.text.replace(/\p{Sc}$/u, '') : '';
  if (hasLettersForCents(digits) || (letters !== after.text && looksLikeDigits(letters))) return 'spoiled';
  if (after.kind === 'dash' && atoms[to + 2]?.gap === 'glued' && atoms[to + 2]?.kind === 'word') return cut;
  // `7OZ OOO` is no weight.
  if (looksLikeDigits(after.text) && looksLikeDigits(atoms[to + 2]?.text ?? '')) return 'spoiled';
  if (after.kind !== 'word' || isUnit(after.text) || (hasCents && isTaxCode(after.text))) return 'whole';
  return looksLikeDigits(after.text) ? 'spoiled' : cut;
}

function isHarmlessBefore({ atoms, from, to }: Digits): boolean {
  const [sign, first] = [atoms[from - 1], atoms[from]];
  // After dots that lead to an amount, `....50` may be 50 or .50.
  if (sign?.text.startsWith('..')) return /[.,]/.test(first?.text ?? '');
  if (sign?.text === '[') return atoms[to + 1]?.text !== ']';
  if (sign?.text === '#') return false;
  // `9.7E+03`
  if (sign?.text === '+') return sign.gap !== 'glued' || atoms[from - 2]?.kind !== 'word';
  if (sign?.text === "'") return sign.gap !== 'glued' || atoms[from - 2]?.kind !== 'word';
  if (!['.', ',', '/'].includes(sign?.text ?? '')) return true;
  return ['currency', 'credit'].includes(atoms[from - 2]?.kind ?? '');
}

/** Two digits after a mark: the end of an amount of which the rest was read as letters. */
function isCents({ atoms, from, to }: Digits): boolean {
  return from === to && /^\d{2}$/.test(atoms[from]?.text ?? '') && /^[.,]$/.test(atoms[from - 1]?.text ?? '');
}

/** Letters that look like digits behind a mark: `337.Ol`, `4BS.OO`. */
function hasLettersForCents({ atoms, to }: Digits): boolean {
  for (let at = to + 1; at <= to + 3 && atoms[at]?.gap === 'glued'; at++) {
    const [mark, word] = [atoms[at], atoms[at + 1]];
    if (/^[.,']$/.test(mark?.text ?? '') && word?.gap === 'glued' && looksLikeDigits(word.text.slice(0, 2)))
      return true;
  }
  return false;
}
