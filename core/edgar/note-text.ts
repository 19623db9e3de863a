/** A name or title longer than this makes a note of names; the row has it in a field of its own. */
const MAX_NAME = 80;

/** Small words in small letters, which a note holds anyway and no box of the form. */
const SMALL_WORD = /^\p{Ll}{1,5}$/u;

/** A name, role or title that a note can say: at least one word that is no small one, at most 80 characters; else null. */
export function sayable(text: string | null): string | null {
  const said = text?.trim() ?? '';
  return said.length > MAX_NAME || !/\p{L}{2}/u.test(said) || SMALL_WORD.test(said) ? null : said;
}
