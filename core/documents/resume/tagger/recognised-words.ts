import type { DocumentPages } from '../../pages/pages.ts';
import { wordsOf } from '../rules/row-features.ts';

/** How sure every word of a value of a picture is at the least. */
const MIN_CERTAINTY = 0.9;

/** Letters that a picture shows alike, where they are doubtful: an l or I in a name's wrong place. */
const DOUBTFUL = /(?:^| )l\p{Ll}|\p{Lu}I\p{P}|(?:^| )Al(?: |$)|(?:^| )\p{L}?I\p{Ll}*\d/u;

/** What is left of a sign of a list, or of two words. */
const IN_PIECES = /(?:^| )[^\p{L}\p{N}&(\u2013\u2014-]|(?:^| )(?![AI])\p{Lu} \p{Ll}|^\p{Ll} \p{Lu}/u;

/** Whether a value is made of words that were recognised surely, and not in pieces ("J uniper"). */
export function sureIn({ pages }: DocumentPages): (value: string) => boolean {
  const recognised = pages.filter(({ source }) => source === 'recognised');
  if (recognised.length === 0) return () => true;
  const words = recognised.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.flatMap((one) => one.words)),
  );
  const unsure = new Set(
    words.filter(({ certainty }) => certainty < MIN_CERTAINTY).flatMap(({ text }) => wordsOf(text)),
  );
  return (value) => !wordsOf(value).some((word) => unsure.has(word)) && !IN_PIECES.test(value) && !DOUBTFUL.test(value);
}

/** The mean certainty of a document's words. */
export function certaintyOf({ pages }: DocumentPages): number {
  let [sum, count] = [0, 0];
  for (const page of pages)
    for (const line of page.lines)
      for (const { words } of line.segments)
        for (const { certainty } of words) [sum, count] = [sum + certainty, count + 1];
  return count === 0 ? 0 : sum / count;
}

/** A part of an address of mail of fewer letters is no name's. */
const MIN_NAME = 4;

/** Whether an address of mail is the person's as it was recognised: a part that is a name but for one letter was misread. */
export function isOwnMail(
  mail: string,
  { person, document }: { readonly person: string | undefined; readonly document: DocumentPages },
): boolean {
  if (person === undefined || document.pages.every(({ source }) => source !== 'recognised')) return true;
  const local = fold(mail.split('@')[0] ?? '');
  return person
    .split(/\s+/)
    .map(fold)
    .filter((name) => name.length >= MIN_NAME && !local.includes(name))
    .every((name) => !hasNearly(local, name));
}

/** Whether a text has a word with one letter changed. */
function hasNearly(text: string, word: string): boolean {
  for (let from = 0; from + word.length <= text.length; from += 1) {
    let other = 0;
    for (let i = 0; i < word.length && other < 2; i += 1) if (text.charAt(from + i) !== word.charAt(i)) other += 1;
    if (other === 1) return true;
  }
  return false;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z]/g, '');
}
