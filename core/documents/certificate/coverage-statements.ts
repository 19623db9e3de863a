import { FORM_BOXES } from './acord-25.ts';
import { isCoverage, wordsOf } from './coverage-words.ts';
import { coveragesIn, takings } from './taking-words.ts';

/** A sentence of a certificate that says a coverage or endorsement does not exist or has ended. */
export interface CoverageStatement {
  /** The coverage's path, or that of the endorsement's box: `section.name`. */
  readonly path: string;
  readonly sentence: string;
}

/** The longest line, in UTF-16 units; a longer one is split. */
const MAX_LINE = 400;

/** A line of a text, or one sentence of a line. */
interface Line {
  readonly text: string;
  /** Whether the next line cannot continue this one. */
  readonly isEnded: boolean;
}

/**
 * Returns the coverages that sentences say are cancelled, excluded or void, and the endorsements they deny. Notice clauses ("30 days notice
 * of cancellation"), conditions and questions take nothing back. A sentence may continue on the next line.
 */
export function takenBack(texts: readonly string[]): CoverageStatement[] {
  return texts.flatMap((text) => {
    const lines = linesOf(text);
    return lines.flatMap(({ text: line }, i) => {
      const before = lines[i - 1];
      const goesOn = before?.isEnded === false || LEFT_OUT.test(line);
      const sentence = takingSentence(line, goesOn ? before?.text : undefined);
      if (sentence === undefined) return [];
      const named = OF_THEM.test(line) ? `${before?.text} ${sentence}` : sentence;
      return [...new Set(pathsOf(named, line))].map((path) => ({ path, sentence }));
    });
  });
}

/** Starts a sentence about what the previous one names; and ends a sentence whose "not" negates what it says. */
const OF_THEM = /^(?:it|they|both|these|that) /i;
const LEFT_OUT = /(?:\bnot|n't)[.;]?$/i;

/** The end of a sentence; the full stop of an abbreviation is not one. */
const ENDED = /(?<=[.;!?])(?<!\b(?:comp|liab|ins|agg|no|pol|comm|gen|g\.l|w\.c)\.)/i;

const BREAK = new RegExp(`${ENDED.source}\\s{1,40}|(?<=\\|)|\\n{1,9}|\\s{2,40}\\*|\\*{2,40}`, 'i');
/** A line, split between words if it is too long. */
const LINES = new RegExp(`.{1,${MAX_LINE}}(?: |$)`, 'g');
const END = new RegExp(`(?:${ENDED.source}|\\|) ?$`, 'i');

/** A word with spaces between its letters: "V O I D". */
const SPACED_OUT = /(?<!\S)(?:\p{L} ){3,30}\p{L}(?!\S)/gu;

/** Returns the sentences and lines of texts. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap(linesOf).map(({ text }) => text);
}

function linesOf(text: string): Line[] {
  return text
    .replace(SPACED_OUT, (letters) => letters.replaceAll(' ', ''))
    .split(BREAK)
    .flatMap((piece) => piece.replace(/\s{1,40}/g, ' ').match(LINES) ?? [])
    .map((piece) => ({ text: piece.trim(), isEnded: END.test(piece) }))
    .filter(({ text }) => text !== '');
}

/**
 * Returns the text that takes a coverage back: a line, or the line together with the one it continues. If a line starts with its verb, its
 * subject and conditions are in the line before; the same may hold if it names no coverage.
 */
function takingSentence(line: string, before: string | undefined): string | undefined {
  if (line.endsWith('?')) return undefined;
  const words = wordsOf(line);
  const [own] = takings(words);
  const isWhole = own !== undefined && own.at > 0 && words.some(isCoverage);
  if (isWhole || before === undefined) return own && line;
  const isSaidBefore = own === undefined && pathsOf(before, '').length > 0;
  return isSaidBefore ? undefined : `${before} ${line}`;
}

/** Returns the paths that a sentence takes back. If it names no coverage, its last line decides. */
function pathsOf(sentence: string, line: string): string[] {
  const words = wordsOf(sentence);
  return takings(words).flatMap(({ at, coverages, endorsements }) => {
    const own = coverages && coveragesIn(coverages);
    const sections = own?.length === 0 && endorsements.length === 0 ? coveragesIn(wordsOf(line)) : (own ?? []);
    const behind = words.slice(at).filter(isCoverage);
    const named = behind.length > 0 ? behind : words.filter(isCoverage);
    const boxes = FORM_BOXES.filter(
      ({ section, name }) => endorsements.includes(name) && (named.length === 0 || named.includes(section)),
    );
    return [...sections, ...boxes.map(({ section, name }) => `${section}.${name}`)];
  });
}
