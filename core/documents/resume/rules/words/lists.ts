/** The words of a list that white space parts. */
export function wordsIn(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** The names of a list that commas part. */
export function namesIn(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}
