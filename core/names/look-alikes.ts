/**
 * Letters of other scripts that look like Latin ones. A word that mixes both is Latin, typed on another keyboard, read
 * by OCR or disguised: "Hu\u0430wei" with a Cyrillic a reads as "Huawei" to everybody but a program.
 */

/** By the Latin letter they look like, capitals and small letters apart: Cyrillic, Greek, Armenian. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'АΑ',
  B: 'ВΒ',
  C: 'С',
  E: 'ЕΕ',
  F: 'Ϝ',
  G: 'Ԍ',
  H: 'НΗ',
  I: 'ІӀΙ',
  J: 'ЈͿ',
  K: 'КΚ',
  L: 'Լ',
  M: 'МΜϺ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  Q: 'Ԛ',
  S: 'ЅՏ',
  T: 'ТΤ',
  U: 'Ս',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ХΧ',
  Y: 'УҮΥ',
  Z: 'Ζ',
  a: 'аα',
  c: 'с',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ց',
  h: 'һհ',
  i: 'іιӏ',
  j: 'јϳ',
  k: 'кκ',
  n: 'ոη',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛզ',
  s: 'ѕ',
  t: 'τ',
  u: 'սυ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
};

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

const LATIN = /\p{Script=Latin}/u;

/** A letter of a non-Latin script. */
export const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const FOREIGN_LETTERS = new RegExp(FOREIGN_LETTER, 'gu');

/**
 * Returns a text with each look-alike of a word as the Latin letter, if the word also has Latin letters and its foreign
 * letters are all look-alikes. Others stay: "Ромашка" is a Russian word, and so may "ТОР" be.
 */
export function withLatinForLookAlikes(text: string): string {
  if (!FOREIGN_LETTER.test(text)) return text;
  return text.replace(/\S+/g, (word) => {
    const foreign = word.match(FOREIGN_LETTERS) ?? [];
    const isLatin = LATIN.test(word) && foreign.every((letter) => LATIN_OF.has(baseOf(letter)));
    return isLatin ? word.replace(FOREIGN_LETTERS, latinOf) : word;
  });
}

function latinOf(letter: string): string {
  const base = baseOf(letter);
  return (LATIN_OF.get(base) ?? base) + letter.normalize('NFD').slice(base.length);
}

/** Returns a letter without its accents. */
function baseOf(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}
