import type { GlyphWidths } from './glyph-widths.ts';
import type { TextRun } from './pdf-words.ts';

/** Accents that fonts have as characters of their own, and the marks that Unicode composes with a letter. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};

/** An accent covers its letter at least and at most so far, as shares of the font size. */
const OVER = { least: 0.15, most: 0.95 };

/** How far an accent over a capital is raised, at most, as a share of the font size. */
const RAISED = 0.5;

/** How much the sizes of an accent and its letter may differ. */
const SAME_SIZE = 0.01;

/** The width of a space between words, as a share of the font size: from 0.28 in Helvetica to 0.38 in bold print of TeX. */
const SPACE = 0.3;

/** The widths of more spaces than this can differ by a whole one: justified lines are set wide or tight. */
const MAX_SPACES = 2;

/** Whether runs have accents of their own: then the widths of glyphs tell which spaces beside them are printed. */
export function haveApartAccents(runs: readonly TextRun[]): boolean {
  return runs.some(({ text }) => MARKS[text.charAt(0)] !== undefined || MARKS[text.at(-1) ?? ''] !== undefined);
}

/** The parts of a run, each of which begins at a known place: with a letter that was composed. */
type Parts = TextRun[];

/**
 * Composes letters whose accents are printed apart, over or under them, as TeX prints them from fonts without accented letters: a run ends in
 * an accent and the next one goes back to begin with its letter. A mark below a capital follows it. Where an accent is narrower than its
 * letter, pdfjs takes the gap beside it for a space: if the widths of glyphs leave no room for one, it is taken out. Linear.
 */
export function withComposedLetters(runs: readonly TextRun[], widths: GlyphWidths = NO_WIDTHS): TextRun[] {
  const found: Parts[] = [];
  for (const run of runs) {
    const parts = found.at(-1);
    const last = parts?.at(-1);
    const composed = last && isOver(last, run) ? composedParts(last, run, widths) : undefined;
    if (!parts || !composed) {
      found.push([run]);
      continue;
    }
    parts.splice(-1, 1, ...composed);
    // The accent of a capital is raised, and so a run by itself.
    const [before, [letter]] = [found.at(-2), parts];
    const end = before?.at(-1);
    if (before && end && letter && parts.length === 1 && isTouchedBy(end, letter, widths)) {
      found.pop();
      before.splice(-1, 1, { ...end, text: end.text.trimEnd() }, letter);
    }
  }
  return found.map(joined);
}

const NO_WIDTHS: GlyphWidths = () => undefined;

/** Whether a run goes back over the end of the last one, in the same font. */
function isOver(last: TextRun, run: TextRun): boolean {
  const [size, own] = [sizeOf(last), sizeOf(run)];
  const over = leftOf(last) + last.width - leftOf(run);
  return (
    last.font === run.font &&
    Math.abs(size - own) <= SAME_SIZE * size &&
    over >= OVER.least * size &&
    over <= OVER.most * size &&
    Math.abs(footOf(last) - footOf(run)) <= RAISED * size
  );
}

/**
 * What two runs become when the letter is composed that one begins with or the other ends in: a part up to the place that both share, unless
 * it is empty, and one behind it. Undefined if there is no such letter, or Unicode has none.
 */
function composedParts(last: TextRun, run: TextRun, widths: GlyphWidths): TextRun[] | undefined {
  const [stem, rest] = [last.text.slice(0, -1), run.text.slice(1)];
  const over = composed(run.text.charAt(0), last.text.at(-1));
  if (over !== undefined) {
    const letter = { ...run, text: over + rest };
    const before = { ...last, text: stem };
    if (stem === '') return [letter];
    return [isRoomy(before, leftOf(run), widths) ? before : { ...before, text: stem.trimEnd() }, letter];
  }
  const under = composed(last.text.at(-1) ?? '', run.text.charAt(0));
  if (under === undefined) return undefined;
  const behind = startingAt(rightOf(last), { ...run, text: rest });
  const isParted = isRoomy(behind, rightOf(run), widths);
  return [{ ...last, text: stem + under }, isParted ? behind : { ...behind, text: rest.trimStart() }];
}

/** Joins the parts of a run. */
function joined(parts: Parts): TextRun {
  const [first, last] = [parts[0], parts.at(-1)] as [TextRun, TextRun];
  return { ...first, text: parts.map(({ text }) => text).join(''), width: rightOf(last) - leftOf(first) };
}

function startingAt(left: number, run: TextRun): TextRun {
  const [a = 0, b = 0, c = 0, d = 0, , foot = 0] = run.matrix;
  return { ...run, matrix: [a, b, c, d, left, foot], width: rightOf(run) - left };
}

/** Whether a run ends in a space, and the next one begins where its letters end. */
function isTouchedBy(end: TextRun, next: TextRun, widths: GlyphWidths): boolean {
  return end.font === next.font && footOf(end) === footOf(next) && !isRoomy(end, leftOf(next), widths);
}

/** Whether there is room for all spaces of a run that ends at a place. */
function isRoomy(run: TextRun, right: number, widths: GlyphWidths): boolean {
  let [room, spaces] = [(right - leftOf(run)) / sizeOf(run), 0];
  for (const character of run.text) {
    const letter = character.normalize('NFD').charAt(0);
    if (letter === ' ') spaces++;
    else room -= widths(run.font ?? '', character) ?? widths(run.font ?? '', letter) ?? 0;
  }
  return spaces > MAX_SPACES || Math.round(room / SPACE) >= spaces;
}

function composed(letter: string, accent: string | undefined): string | undefined {
  const mark = MARKS[accent ?? ''];
  if (mark === undefined || !/^\p{L}$/u.test(letter)) return undefined;
  const whole = (DOTLESS[letter] ?? letter) + mark;
  const one = whole.normalize('NFC');
  return one.length < whole.length ? one : undefined;
}

/** Letters that lose their dot below an accent. */
const DOTLESS: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' };

const leftOf = ({ matrix }: TextRun): number => matrix[4] ?? 0;
const rightOf = (run: TextRun): number => leftOf(run) + run.width;
const footOf = ({ matrix }: TextRun): number => matrix[5] ?? 0;
const sizeOf = ({ matrix: [, , c = 0, d = 0] }: TextRun): number => Math.hypot(c, d);
