import { mkdir, readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chanceBy } from '../chance.ts';
import { seededRandom } from '../classifier/random.ts';
import { CommandError } from '../command-error.ts';
import { terminalProgress } from '../progress.ts';
import { replaceFile } from '../replace-file.ts';
import { DEFAULT_SHARED, readMaterial } from '../resume-tagger/command.ts';
import { jsonResume, type MarkedResume } from './json-resume.ts';
import { makerOf } from '../resume-tagger/people.ts';
import { encodePrint, printFile, printOf, shareShown } from '../resume-tagger/printed-resumes.ts';
import { themePages, themesIn } from './theme-pages.ts';
import { startThemePrinter, type ThemePrinter } from './theme-printer.ts';

export const RESUME_PRINTS_USAGE =
  'npm run build-data -- resume-prints --themes FOLDER [--each N] [--seed N] [--shared FOLDER] --out FOLDER';

/** A print that shows a smaller share of the values than this teaches nothing. */
const LEAST_SHOWN = 0.5;

interface Arguments {
  readonly themes: string;
  readonly each: number;
  readonly seed: number;
  readonly shared: string;
  readonly out: string;
}

/**
 * Prints resumes of people who do not exist in the themes of JSON Resume that are installed in a folder, for the tagger to be trained on.
 * The same seed gives the same people. Says which themes gave fewer prints. Throws `CommandError` where a source is missing or the folder
 * for the prints has files.
 */
export async function printResumes(args: readonly string[]): Promise<void> {
  const { themes: folder, each, seed, shared, out } = readArguments(args);
  const themes = await themesIn(folder);
  const material = await readMaterial(shared);
  const maker = makerOf(chanceBy(seededRandom(seed)), material);
  await mkdir(out, { recursive: true });
  if ((await readdir(out)).length > 0) throw new CommandError(`${out} is not empty.`);
  const progress = terminalProgress();
  const printer = await startThemePrinter();
  let count = 0;
  try {
    for (const theme of themes) {
      progress(theme);
      const resumes = Array.from({ length: each }, () => jsonResume(maker, material));
      const { prints, failures } = await printsOf({ folder, theme, resumes, printer });
      for (const [i, print] of prints.entries()) await replaceFile(printFile(out, theme, i + 1), encodePrint(print));
      count += prints.length;
      progress('');
      if (failures.length > 0) console.log(`${theme}: ${prints.length} of ${each}. ${failures[0] ?? ''}`);
    }
  } finally {
    await printer.close();
  }
  console.log(`Wrote ${count} prints of ${themes.length} themes to ${out}`);
}

interface ThemeJob {
  readonly folder: string;
  readonly theme: string;
  readonly resumes: readonly MarkedResume[];
  readonly printer: ThemePrinter;
}

async function printsOf({ folder, theme, resumes, printer }: ThemeJob): Promise<{
  readonly prints: readonly ReturnType<typeof printOf>[];
  readonly failures: readonly string[];
}> {
  const pages = await themePages({ folder, theme, resumes: resumes.map(({ resume }) => resume) });
  const prints: ReturnType<typeof printOf>[] = [];
  const failures: string[] = [];
  for (const [i, marked] of resumes.entries()) {
    const page = pages[i];
    if (!page || 'failure' in page) {
      failures.push(page?.failure ?? 'no page');
      continue;
    }
    const print = printOf(theme, await printer.wordsOf(page.html, marked.bits.length), marked);
    const share = shareShown(print);
    if (share < LEAST_SHOWN) failures.push(`it shows ${Math.round(share * 100)} % of the values`);
    else prints.push(print);
  }
  return { prints, failures };
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        themes: { type: 'string' },
        each: { type: 'string', default: '10' },
        seed: { type: 'string', default: '21' },
        shared: { type: 'string', default: DEFAULT_SHARED },
        out: { type: 'string' },
      },
    });
    const { themes, out, shared, ...numbers } = values;
    const [each, seed] = [Number(numbers.each), Number(numbers.seed)];
    if (themes !== undefined && out !== undefined && each > 0 && Number.isInteger(each) && Number.isInteger(seed))
      return { themes, out, shared, each, seed };
  } catch {
    // An unknown option.
  }
  throw new CommandError(`Usage: ${RESUME_PRINTS_USAGE}`);
}
