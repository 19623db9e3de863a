import { FORM_BOXES } from './acord-25.ts';
import { isCoverage, wordsOf } from './coverage-words.ts';
import { spokenOf, takings } from './taking-words.ts';

/** A sentence of a certificate that says that a coverage, or an endorsement of it, is not there, or no longer. */
export interface CoverageStatement {
  /** That of the coverage, or of the endorsement's box: `section.name`. */
  readonly path: string;
  readonly sentence: string;
}

/** The longest line, in UTF-16 units; a longer one is several. */
const MAX_LINE = 400;

/** A line of a text, or a sentence in one. */
interface Line {
  readonly text: string;
  /** Whether the next one cannot go on from it. */
  readonly isEnded: boolean;
}

/**
 * The coverages that sentences say are cancelled, excluded or void, and the endorsements that they deny. Notice clauses ("30 days notice of cancellation") and
 * conditions take nothing away, nor do questions. A sentence may go on in the next line.
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

/** Begins a sentence about what the one before names, and ends one that says "not" of what it says. */
const OF_THEM = /^(?:it|they|both|these|that) /i;
const LEFT_OUT = /(?:\bnot|n't)[.;]?$/i;

/** Past a sentence; the stop behind a word that is cut short ends none. */
const ENDED = /(?<=[.;!?])(?<!\b(?:comp|liab|ins|agg|no|pol)\.)/i;

const BREAK = new RegExp(`${ENDED.source}\\s{1,40}|(?<=\\|)|\\n{1,9}|\\s{2,40}\\*|\\*{2,40}`, 'i');
/** A line, cut between words where it is too long. */
const LINES = new RegExp(`.{1,${MAX_LINE}}(?: |$)`, 'g');
const END = new RegExp(`(?:${ENDED.source}|\\|) ?$`, 'i');

function linesOf(text: string): Line[] {
  return text
    .split(BREAK)
    .flatMap((piece) => piece.replace(/\s{1,40}/g, ' ').match(LINES) ?? [])
    .map((piece) => ({ text: piece.trim(), isEnded: END.test(piece) }))
    .filter(({ text }) => text !== '');
}

/**
 * What takes a coverage away in a line, or in it and the one that it goes on from. A line of which the verb is the first word has its subject in the one before,
 * and whatever makes a condition of it, and so may one that names no coverage.
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

/** What a sentence takes away; a coverage that it does not name is one that its last line speaks of. */
function pathsOf(sentence: string, line: string): string[] {
  const words = wordsOf(sentence);
  return takings(words).flatMap(({ at, coverages, endorsements }) => {
    const own = coverages && spokenOf(coverages);
    const sections = own?.length === 0 && endorsements.length === 0 ? spokenOf(wordsOf(line)) : (own ?? []);
    const behind = words.slice(at).filter(isCoverage);
    const named = behind.length > 0 ? behind : words.filter(isCoverage);
    const boxes = FORM_BOXES.filter(
      ({ section, name }) => endorsements.includes(name) && (named.length === 0 || named.includes(section)),
    );
    return [...sections, ...boxes.map(({ section, name }) => `${section}.${name}`)];
  });
}
