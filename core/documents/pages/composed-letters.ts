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

/**
 * Composes letters whose accents are printed apart, over or under them, as TeX prints them from fonts without accented letters: a run ends in
 * an accent and the next one goes back to begin with its letter. A mark below a capital follows it. Linear.
 */
export function withComposedLetters(runs: readonly TextRun[]): TextRun[] {
  const found: TextRun[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    const whole = last && isOver(last, run) ? joined(last, run) : undefined;
    if (whole) found[found.length - 1] = whole;
    else found.push(run);
  }
  return found;
}

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

/** Joins runs at an accent and its letter; undefined if they have none, or Unicode no such letter. */
function joined(last: TextRun, run: TextRun): TextRun | undefined {
  const before = composed(run.text.charAt(0), last.text.at(-1));
  const behind = composed(last.text.at(-1) ?? '', run.text.charAt(0));
  if (before === undefined && behind === undefined) return undefined;
  const text = last.text.slice(0, -1) + (before ?? behind ?? '') + run.text.slice(1);
  const right = leftOf(run) + run.width;
  // An accent by itself may be raised.
  const { matrix } = last.text.length === 1 && before !== undefined ? run : last;
  return { ...last, text, matrix, width: right - (matrix[4] ?? 0) };
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
const footOf = ({ matrix }: TextRun): number => matrix[5] ?? 0;
const sizeOf = ({ matrix: [, , c = 0, d = 0] }: TextRun): number => Math.hypot(c, d);
