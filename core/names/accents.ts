/** Removes accents and other marks from letters: "São" is "Sao". A letter that Unicode does not decompose stays: "ø". */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns a name in lower case, without accents and with plain apostrophes: "n'djamena". */
export function plainName(name: string): string {
  return withoutAccents(name.toLowerCase()).replaceAll('\u2019', "'");
}
