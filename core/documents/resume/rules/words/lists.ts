/** Splits a list at white space. */
export function wordsIn(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** Splits a list of names at commas. */
export function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}
