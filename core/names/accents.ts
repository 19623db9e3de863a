/** Removes accents and other marks from letters: "São" is "Sao". Letters that are no marked ones stay: "ø". */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
