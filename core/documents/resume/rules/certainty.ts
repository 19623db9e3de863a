import type { Box, DocumentPages, Page, Word } from '../../pages/pages.ts';
import type { TextSpan } from './resume-rows.ts';
import { wordsOf } from './words/phrases.ts';

/** The least certainty of every word of a recognised value. It is higher for an email address, where one letter makes another address. */
export const MIN_CERTAINTY = 0.8;
export const MIN_OF_MAIL = 0.9;

/** Strokes that may be an i, an l or a one: "Al", "ll". */
const STROKES = /^(?=.*l)\p{Lu}?[Il1]{1,3}$/u;

/** Broken words, and signs and letters that are icons: "J uniper", "* Clerk", "R Tulsa". */
const IN_PIECES = /^(?![NSEWAI])\p{Lu} |(?:^| )[^\p{L}\p{N}&(\u2013\u2014-]|(?:^| )(?![AI])\p{Lu} \p{Ll}/u;

/** Words of a name this long are compared with the email address. */
const MIN_COMPARED = 4;

/** The heights of ink beside a word that may be a letter, and the widest space before it, relative to the word's height. */
const LETTER = { least: 0.6, most: 2.5, space: 0.8 };

/** A stroke this narrow that reaches this far below the letters is a bar between two values, relative to the height of the letters. */
const BAR = { width: 0.35, below: 0.15 };

/** Returns whether a value's words were read with certainty and, in a picture, in one piece, without look-alike letters, and none of its ends is next to anything uncertain. */
export function sureIn({ pages }: DocumentPages): (value: string) => boolean {
  const recognised = pages.filter(({ source }) => source === 'recognised');
  const unsure = new Set(
    pages
      .flatMap(wordsIn)
      .filter(({ certainty }) => certainty < MIN_CERTAINTY)
      .flatMap(({ text }) => wordsOf(text)),
  );
  const [begun, cut] = [new Set<string>(), new Set<string>()];
  for (const page of recognised) addCutWords(page, { begun, cut });
  return (value) => {
    const own = wordsOf(value);
    if (own.some((word) => unsure.has(word))) return false;
    if (recognised.length === 0) return true;
    return (
      !begun.has(own[0] ?? '') &&
      !cut.has(own.at(-1) ?? '') &&
      !value.split(/[^\p{L}\p{N}]+/u).some((word) => STROKES.test(word)) &&
      !IN_PIECES.test(value)
    );
  };
}

/** Adds the words that may go on before or after: there is ink without a word, or an uncertain word. Linear. */
function addCutWords(page: Page, { begun, cut }: { readonly begun: Set<string>; readonly cut: Set<string> }): void {
  const words = wordsIn(page);
  const unsure = words.filter(({ certainty }) => certainty < MIN_CERTAINTY).map(({ box }) => box);
  const doubts = [...unsure, ...(page.unread ?? [])].toSorted((a, b) => a.top - b.top);
  const reach = LETTER.most * Math.max(0, ...words.map(({ box }) => box.bottom - box.top));
  let from = 0;
  for (const { text, box } of words.toSorted((a, b) => a.box.top - b.box.top)) {
    while ((doubts[from]?.top ?? Infinity) < box.top - reach) from += 1;
    for (let i = from; i < doubts.length; i += 1) {
      const doubt = doubts[i];
      if (doubt === undefined || doubt.top > box.bottom) break;
      if (!isLetterBeside(doubt, box)) continue;
      if (doubt.left < box.left && /^[\p{L}\p{N}]/u.test(text)) begun.add(wordsOf(text)[0] ?? '');
      if (doubt.right > box.right && /[\p{L}\p{N}]$/u.test(text)) cut.add(wordsOf(text).at(-1) ?? '');
    }
  }
}

function isLetterBeside(ink: Box, word: Box): boolean {
  const height = word.bottom - word.top;
  const shared = Math.min(ink.bottom, word.bottom) - Math.max(ink.top, word.top);
  if (shared < LETTER.least * height || ink.bottom - ink.top > LETTER.most * height) return false;
  const isBar = ink.right - ink.left < BAR.width * height && ink.bottom > word.bottom + BAR.below * height;
  return !isBar && Math.max(ink.left - word.right, word.left - ink.right) < LETTER.space * height;
}

function wordsIn({ lines }: Page): Word[] {
  return lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words));
}

/** Returns the certainty of the least certain word in a span. */
export function leastSure({ pages }: DocumentPages, { start, end }: Pick<TextSpan, 'start' | 'end'>): number {
  const words = pages
    .flatMap(({ lines }) => lines)
    .filter((line) => line.start < end && line.end > start)
    .flatMap(({ segments }) => segments.flatMap((one) => one.words));
  const own = words.filter((one) => one.start < end && one.end > start && /[\p{L}\p{N}]/u.test(one.text));
  return Math.min(1, ...own.map(({ certainty }) => certainty));
}

/** Whether name and email address have a word that differs in one letter: one of them was misread. */
export function isMisread({ pages }: DocumentPages, name = '', email = ''): boolean {
  if (pages.every(({ source }) => source !== 'recognised')) return false;
  const [local = ''] = plain(email).split('@');
  const parts = local.split(/[^a-z]+/);
  return plain(name)
    .split(/[^a-z]+/)
    .some((word) => word.length >= MIN_COMPARED && parts.some((part) => differences(word, part) === 1));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** Counts the positions in which two words of one length differ. */
function differences(one: string, other: string): number {
  if (one.length !== other.length) return Infinity;
  return Array.from(one).filter((letter, i) => letter !== other.charAt(i)).length;
}

/** Returns the mean certainty of a document's words. */
export function certaintyOf({ pages }: DocumentPages): number {
  let [sum, count] = [0, 0];
  for (const page of pages)
    for (const line of page.lines)
      for (const { words } of line.segments)
        for (const { certainty } of words) [sum, count] = [sum + certainty, count + 1];
  return count === 0 ? 0 : sum / count;
}
