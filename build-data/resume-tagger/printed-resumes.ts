import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { FIELDS, type Field } from '../../core/documents/resume/tagger/labels.ts';
import { CommandError } from '../command-error.ts';
import { asTextLayer, PAGE, type Bit, type OwnedRun } from './drawing.ts';
import type { EntryDates, LaidOut } from './laid-out.ts';

/** A word of a printed page: pixels from the upper left corner of the first page's print area, and the number of the value of each character or -1. */
export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The baseline. */
  readonly foot: number;
  readonly size: number;
  readonly font: string;
  readonly owners: readonly number[];
}

/** A resume as a theme prints it; an entry is its number. */
export interface Print {
  readonly theme: string;
  readonly words: readonly PrintedWord[];
  readonly values: readonly { readonly text: string; readonly field: Field; readonly entry?: number }[];
  readonly dates: readonly {
    readonly field: Field;
    readonly entry: number;
    readonly from: string;
    readonly to: string;
  }[];
}

/** What a browser prints on: a letter page with its usual margins, in pixels of 1/96 inch. */
const MARGIN = 38;
const POINTS = 72 / 96;
export const PRINT_AREA = { width: PAGE.width / POINTS - 2 * MARGIN, height: PAGE.height / POINTS - 2 * MARGIN };

/** A resume in the words of a page, given its values and dates. */
export function printOf(
  theme: string,
  words: readonly PrintedWord[],
  { bits, dates }: { readonly bits: readonly Bit[]; readonly dates: readonly EntryDates[] },
): Print {
  const numbers = new Map<object, number>();
  const numberOf = (entry: object): number => numbers.getOrInsertComputed(entry, () => numbers.size);
  return {
    theme,
    words,
    values: bits.flatMap(({ text, field, entry }) =>
      field ? [{ text, field, ...(entry && { entry: numberOf(entry) }) }] : [],
    ),
    dates: dates.map((one) => ({ ...one, entry: numberOf(one.entry) })),
  };
}

/** The share of a print's values of which anything is printed. */
export function shareShown({ words, values }: Print): number {
  const shown = new Set(words.flatMap(({ owners }) => owners));
  shown.delete(-1);
  return shown.size / Math.max(1, values.length);
}

/** The print as the words of a PDF's text layer, and whose its characters are. */
export function printedResume({ words, values, dates }: Print): LaidOut {
  const entries = new Map<number, object>();
  const entryOf = (number: number): object => entries.getOrInsertComputed(number, () => ({}));
  const bits = values.map(({ text, field, entry }): Bit => ({
    text,
    field,
    ...(entry !== undefined && { entry: entryOf(entry) }),
  }));
  const pages: OwnedRun<Bit>[][] = [];
  for (const [i, word] of words.entries()) {
    if (!isOnPaper(word)) continue;
    const page = Math.floor(word.foot / PRINT_AREA.height);
    while (pages.length <= page) pages.push([]);
    pages[page]?.push(runOf(word, { page, bits, country: countryAfter(words, i, values) }));
  }
  return { ...asTextLayer(pages, 1), dates: dates.map((one) => ({ ...one, entry: entryOf(one.entry) })) };
}

function isOnPaper({ left, right, foot }: PrintedWord): boolean {
  return foot > 0 && right > -MARGIN && left < PRINT_AREA.width + MARGIN;
}

interface RunPlace {
  readonly page: number;
  readonly bits: readonly Bit[];
  readonly country: number | undefined;
}

function runOf(word: PrintedWord, { page, bits, country }: RunPlace): OwnedRun<Bit> {
  const { text, left, right, foot, size, font, owners } = word;
  return {
    text,
    owners: owners.map((one) => bits[country ?? one]),
    x: (left + MARGIN) * POINTS,
    y: (foot - page * PRINT_AREA.height + MARGIN) * POINTS,
    size: size * POINTS,
    width: (right - left) * POINTS,
    fonts: owners.map(() => font),
    isRight: false,
  };
}

/** Words that names of countries are made of, and their codes. */
const COUNTRY =
  /^(?:US|GB|DE|CA|AU|IN|FR|NL|USA|UK|United|States|Kingdom|of|America|Germany|Canada|Australia|India|France|Netherlands|the)[.,]?$/i;

/** The most words of a country's name. */
const COUNTRY_WORDS = 4;

/** The number of the place to which a word belongs as the name of its country, which has no mark. */
function countryAfter(words: readonly PrintedWord[], i: number, values: Print['values']): number | undefined {
  let at = i;
  while (i - at < COUNTRY_WORDS && words[at]?.owners.every((one) => one === -1) && COUNTRY.test(words[at]?.text ?? ''))
    at -= 1;
  const owner = words[at]?.owners.find((one) => one !== -1);
  return at < i && owner !== undefined && values[owner]?.field === 'location' ? owner : undefined;
}

const ENDING = '.json.gz';

/** The file of a print in a folder of prints. */
export function printFile(folder: string, theme: string, number: number): string {
  return join(folder, `${theme}-${String(number).padStart(2, '0')}${ENDING}`);
}

export function encodePrint(print: Print): Buffer {
  return gzipSync(JSON.stringify(print), { level: 9 });
}

/** The prints of a folder, in the order of their names. Throws `CommandError` if there are none, or one is no print. */
export async function readPrints(folder: string): Promise<LaidOut[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(ENDING)).toSorted();
  if (files.length === 0) throw new CommandError(`There are no printed resumes in ${folder}.`);
  const prints: LaidOut[] = [];
  for (const file of files) prints.push(printedResume(decodePrint(await readFile(join(folder, file)), file)));
  return prints;
}

function decodePrint(bytes: Buffer, file: string): Print {
  try {
    const print = JSON.parse(gunzipSync(bytes).toString()) as Print;
    if (print.values.every(({ field }) => FIELDS.includes(field))) return print;
  } catch {
    // Answered below, as for a field that there is no more.
  }
  throw new CommandError(`${file} is not a printed resume.`);
}
