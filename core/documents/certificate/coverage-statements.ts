import { FORM_BOXES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';
import { isCoverage, spokenOf, takingAt, wordsOf } from './taking-words.ts';

/** A sentence of a certificate that says that a coverage is not there, or no longer. */
export interface CoverageStatement {
  readonly section: SectionName;
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
 * The coverages that sentences say are cancelled, excluded or void. Notice clauses ("30 days notice of cancellation") and
 * conditions take nothing away, nor do questions. A sentence may go on in the next line.
 */
export function takenBack(texts: readonly string[]): CoverageStatement[] {
  return texts.flatMap((text) => {
    const lines = linesOf(text);
    return lines.flatMap((line, i) => {
      const before = lines[i - 1];
      const sentence = takingSentence(line.text, before?.isEnded === false ? before.text : undefined);
      if (sentence === undefined) return [];
      const said = [OF_THEM.test(line.text) ? before?.text : undefined, sentence].join(' ');
      const [sections, own] = [said, line.text].map((one) => spokenOf(wordsOf(one)));
      return (sections?.length ? sections : (own ?? [])).map((section) => ({ section, sentence }));
    });
  });
}

/** Begins a sentence about what the one before names. */
const OF_THEM = /^(?:it|they|both|these) /i;

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
  const at = takingAt(words);
  const isWhole = at !== undefined && at > 0 && words.some(isCoverage);
  if (isWhole || before === undefined) return at === undefined ? undefined : line;
  const both = `${before} ${line}`;
  const isInBoth = takingAt(wordsOf(both)) !== undefined;
  const own = wordsOf(before);
  const isSaidBefore = at === undefined && takingAt(own) !== undefined && spokenOf(own).length > 0;
  return isInBoth && !isSaidBefore ? both : undefined;
}

/** Whether a text speaks of a coverage at all. */
export function speaksOf(text: string, section: SectionName): boolean {
  return wordsOf(text).includes(section);
}

/** What sentences call the endorsements that have a box of their own. */
const ENDORSEMENTS = [
  ['additional_insured', 'additional insureds?'],
  ['subrogation_waived', '(?:waivers? of )?subrogation'],
] as const;

const DENIES_BEFORE = '\\b(?:not|no|never|neither)(?: \\w+){0,4}';
const DENIES_BEHIND = '(?: \\w+){0,6} (?:not|none|excluded|deleted|declined|withdrawn)\\b';
const CONDITIONAL = /\b(?:if|unless|except|where|when)\b/;

/**
 * The boxes, `section.name`, of endorsements that sentences say are not there, whatever is marked: of the coverages named from the denial on, else of those
 * named before it, else of all.
 */
export function deniedEndorsements(texts: readonly string[]): (readonly [path: string, sentence: string])[] {
  const lines = texts
    .map(linesOf)
    .flatMap((own) => [
      ...own,
      ...own.flatMap((line, i) =>
        own[i - 1]?.isEnded === false ? [{ text: `${own[i - 1]?.text} ${line.text}` }] : [],
      ),
    ]);
  return lines.flatMap(({ text }) => {
    const words = wordsOf(text).join(' ');
    if (CONDITIONAL.test(words)) return [];
    return ENDORSEMENTS.flatMap(([name, called]) => {
      const before = new RegExp(`${DENIES_BEFORE} ${called}\\b`).exec(words);
      const denial = before ?? new RegExp(`\\b${called}${DENIES_BEHIND}`).exec(words);
      if (denial === null) return [];
      const from = denial.index + (before === null ? denial[0].length : 0);
      const [behind, whole] = [words.slice(from), words].map((part) => part.split(' ').filter(isCoverage));
      const named = behind?.length ? behind : (whole ?? []);
      return FORM_BOXES.filter((box) => box.name === name && (named.length === 0 || named.includes(box.section))).map(
        ({ section }) => [`${section}.${name}`, text] as const,
      );
    });
  });
}
