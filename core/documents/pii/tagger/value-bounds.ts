import type { PersonalTokens } from './evidence.ts';
import { NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** Signs that begin and end no value. A full stop may be of an abbreviation: "St." */
const PUNCTUATION: ReadonlySet<string> = new Set([',', ';', ':', '!', '?']);

const TITLE = WORD_KINDS.indexOf('title');
const OFFICE = WORD_KINDS.indexOf('office');

/** Returns the tokens of a stretch that are its value: no signs around it, and no titles before a name. May be empty. */
export function valueOf(tokens: readonly Token[], { tag, from, to }: PersonalTokens): PersonalTokens {
  const [start, end] = withoutPunctuation(tokens, from, to);
  return { tag, from: tag === 'PERSON' ? afterTitles(tokens, start, end) : start, to: end };
}

/** Returns the first token after titles and offices: "Dr." is not part of the name, and a title alone is not a name. An office may be a surname: "Mrs Mayor". */
function afterTitles(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  for (; at < to; at++) {
    const { kind, text } = tokens[at] ?? NOTHING;
    if (kind !== TITLE && text !== '.' && (kind !== OFFICE || at === to - 1)) break;
  }
  return at;
}

/** Returns the bounds of a stretch without signs around it, and without the full stop behind a number: a sentence ends there. */
function withoutPunctuation(tokens: readonly Token[], from: number, to: number): [from: number, to: number] {
  const isSign = (at: number): boolean => PUNCTUATION.has(tokens[at]?.text ?? '');
  const isStop = (at: number): boolean => tokens[at]?.text === '.' && /\d/.test(tokens[at - 1]?.text ?? '');
  let [start, end] = [from, to];
  while (start < end && isSign(start)) start++;
  while (end > start && (isSign(end - 1) || isStop(end - 1))) end--;
  return [start, end];
}
