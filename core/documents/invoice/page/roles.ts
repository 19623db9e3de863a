import { editDistance } from '../../../names/edit-distance.ts';
import { KEY_WORDS, LABELS } from './label-words.ts';
import type { Labelled } from './role.ts';

/** Words that the wordings of labels begin with; a label without any of them says nothing. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  LABELS.flatMap(({ any }) => any.map((words) => words.split(' ', 1)[0] ?? '')),
);

/** Words of a label nearest to its amount that are looked at. */
const MAX_WORDS = 9;

/** Codes of currencies, which may stand anywhere in a label and say nothing of its amount. */
const CODES: ReadonlySet<string> = new Set(
  'eur,euro,usd,gbp,chf,myr,sgd,aud,nzd,cad,hkd,inr,jpy,sek,nok,dkk,pln,czk'.split(','),
);

/** Letters without accents in lower case, numbers and rates gone, words parted by single spaces, a space on either side. */
export function foldLabel(label: string): string {
  const words = label
    .slice(-200)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/\d{1,2}(?:[.,]\d{1,2})? ?%/g, ' ')
    .split(/[^\p{L}\d@%]+/u)
    .filter((word) => word !== '' && !CODES.has(word))
    .slice(-2 * MAX_WORDS)
    .map(corrected);
  // What stands before a number is said of that number: "item count 2, change".
  const kept = words.slice(-MAX_WORDS);
  const cut = kept.findLastIndex((word) => /^\d+$/.test(word));
  const own = kept.slice(cut + 1).filter((word) => !/[\d@%]/.test(word));
  return ` ${(own.length > 0 ? own : kept.filter((word) => !/[\d@%]/.test(word))).join(' ')} `;
}

/** A word that is a key word but for one letter, as recognition and printers leave it. */
function corrected(word: string): string {
  if (word.length < 5 || word.length > 12) return word;
  return KEY_WORDS.find((key) => Math.abs(key.length - word.length) <= 1 && editDistance(key, word) <= 1) ?? word;
}

/** What a folded label says of its amount; undefined where it says nothing that matters. */
export function roleOf(folded: string): Labelled | undefined {
  if (!folded.split(' ').some((word) => FIRST_WORDS.has(word))) return undefined;
  const has = (words: readonly string[]): boolean => words.some((word) => folded.includes(` ${word} `));
  for (const { role, strength, any, also, never } of LABELS) {
    if (has(any) && (also === undefined || has(also)) && (never === undefined || !has(never)))
      return { role, strength };
  }
  return undefined;
}
