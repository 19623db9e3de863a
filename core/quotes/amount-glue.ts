import type { Digits } from './amount-atoms.ts';
import { isTaxCode, isUnit, looksLikeDigits } from './money-words.ts';

/** Whether characters glued to digits leave the number whole, spoil it, or make it a code. */
export function gluedTo(digits: Digits): 'whole' | 'spoiled' | 'code' {
  const { atoms, from, to, hasCents } = digits;
  const [before, after] = [atoms[from]?.gap === 'glued' ? atoms[from - 1] : undefined, atoms[to + 1]];
  const cut = hasCents ? 'spoiled' : 'code';
  if (before?.kind === 'word' && before.text !== 'x') return looksLikeDigits(before.text) ? 'spoiled' : cut;
  if (before?.kind === 'scale') return cut;
  if (before?.kind === 'sign' && !isHarmlessBefore(digits)) return isCents(digits) ? 'spoiled' : cut;
  if (before?.kind === 'dash' && atoms[from - 1]?.gap === 'glued' && atoms[from - 2]?.kind === 'word') return cut;
  if (after?.gap !== 'glued') return 'whole';
  if (after.kind === 'sign' && !HARMLESS_BEHIND.test(after.text)) return 'spoiled';
  const letters = after.kind === 'currency' ? after.text.replace(/\p{Sc}$/u, '') : '';
  if (hasLettersForCents(digits) || (letters !== after.text && looksLikeDigits(letters))) return 'spoiled';
  if (after.kind === 'dash' && atoms[to + 2]?.gap === 'glued' && atoms[to + 2]?.kind === 'word') return cut;
  // `7OZ OOO` is not a weight.
  if (looksLikeDigits(after.text) && looksLikeDigits(atoms[to + 2]?.text ?? '')) return 'spoiled';
  if (after.kind !== 'word' || isUnit(after.text)) return 'whole';
  const hasCurrency = [atoms[from - 1], atoms[to + 2]].some((atom) => atom?.kind === 'currency');
  if (hasCents && isTaxCode(after.text, hasCurrency)) return 'whole';
  return looksLikeDigits(after.text) ? 'spoiled' : cut;
}

function isHarmlessBefore({ atoms, from, to, before }: Digits): boolean {
  const [sign, first] = [atoms[from - 1], atoms[from]];
  // After leader dots, `....50` may be 50 or .50.
  if (sign?.text.startsWith('..')) return /[.,]/.test(first?.text ?? '');
  switch (sign?.text) {
    case '[':
      return atoms[to + 1]?.text !== ']';
    case '+':
    case "'":
      // `9.7E+03`
      return sign.gap !== 'glued' || atoms[from - 2]?.kind !== 'word';
    case '@':
      return before === from - 2;
    case '.':
    case ',':
    case '/':
      return ['currency', 'credit'].includes(atoms[from - 2]?.kind ?? '');
    default:
      return HARMLESS_BEFORE.test(sign?.text ?? '');
  }
}

/** Signs that may touch an amount without changing it. */
const HARMLESS_BEFORE = /^[:;=*"“”„«»{}_…!&×]$/;
const HARMLESS_BEHIND = /^[:;.,=*"“”„«»[\]{}_!/@&×†‡'|]$/;

/** Two digits after a mark: the end of an amount whose start was read as letters. */
function isCents({ atoms, from, to }: Digits): boolean {
  return from === to && /^\d{2}$/.test(atoms[from]?.text ?? '') && /^[.,]$/.test(atoms[from - 1]?.text ?? '');
}

/** Letters similar to digits after a mark: `337.Ol`, `4BS.OO`. */
function hasLettersForCents({ atoms, to }: Digits): boolean {
  for (let at = to + 1; at <= to + 3 && atoms[at]?.gap === 'glued'; at++) {
    const [mark, word] = [atoms[at], atoms[at + 1]];
    if (/^[.,']$/.test(mark?.text ?? '') && word?.gap === 'glued' && looksLikeDigits(word.text.slice(0, 2)))
      return true;
  }
  return false;
}
