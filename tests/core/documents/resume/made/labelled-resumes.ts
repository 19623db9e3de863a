import { wordingsOf, type Labelled, type WordingHalf } from './label-wordings.ts';
import { inNumbers, short, truthOf, year, type Truth } from './layout.ts';
import type { MadeResume } from './made-resumes.ts';
import { wordsOf } from './made-resumes.ts';
import { chanceOf, madePerson, type Chance, type LivedRole, type LivedStudy, type Person } from './people.ts';
import { asPdf, asText, keep, newSheet, wrapped, type Cell, type Pen, type Sheet } from './sheet.ts';

/** How a labelled resume is printed: tables as text or in columns of a page, labels before values, labels above them in boxes. */
export const SHAPES = ['tabs', 'bars', 'markdown', 'spaces', 'sheet', 'before', 'colons', 'boxes', 'stacked'] as const;
export type Shape = (typeof SHAPES)[number];

/** A labelled value of one entry. */
type Value = readonly [label: string, value: string];
/** A section: its heading and, for each entry, its labelled values in one order. */
interface Part {
  readonly heading: string;
  readonly entries: readonly (readonly Value[])[];
}

const ASIDES = ['Contract came to an end', '$42,000', 'K. Whitlock', '40', 'Moved house', 'permanent'];
const MARKS = ['2.1', '3.6', 'A', '68%', 'with merit'];
const LEVELS = ['expert', 'good', 'daily', '4/5', 'solid', 'basic'];
const LENGTHS = ['5', '3 years', '10+', '2 years', '12'];

/** Draws wordings and the order of labels; the same for all entries of a section, as in a form. */
function labelsOf({ pick }: Chance, half: WordingHalf): (kind: Labelled) => string {
  const drawn = new Map<Labelled, string>();
  return (kind) => drawn.getOrInsertComputed(kind, () => pick(wordingsOf(kind, half)));
}

function shuffled<T>({ whole }: Chance, values: readonly T[]): T[] {
  const left = [...values];
  return Array.from(values, () => left.splice(whole(0, left.length - 1), 1)[0]!);
}

type Column<Entry> = readonly [label: string, valueOf: (entry: Entry, i: number) => string];

function valuesOf<Entry>(entries: readonly Entry[], columns: readonly Column<Entry>[]): (readonly Value[])[] {
  return entries.map((entry, i) => columns.map(([label, valueOf]): Value => [label, valueOf(entry, i)]));
}

function workOf({ roles }: Person, chance: Chance, half: WordingHalf): Part {
  const label = labelsOf(chance, half);
  const one = chance.pick([inNumbers, short]);
  const end = ({ to }: LivedRole): string => (to === null ? 'Present' : one(to));
  const dates: readonly Column<LivedRole>[] =
    chance.whole(0, 1) === 0
      ? [[label('dates'), (role) => `${one(role.from)} – ${end(role)}`]]
      : [
          [label('start'), ({ from }) => one(from)],
          [label('end'), end],
        ];
  const names = shuffled<Column<LivedRole>>(chance, [
    [label('title'), ({ title }) => title],
    [label('company'), ({ company }) => company],
    ...(chance.whole(0, 1) === 0 ? [[label('place'), ({ place }: LivedRole) => place] as const] : []),
  ]);
  const more: readonly Column<LivedRole>[] =
    chance.whole(0, 2) === 0
      ? [[label('otherOfRole'), (_, i) => ASIDES[i % ASIDES.length]!]]
      : names.length + dates.length < 5 && chance.whole(0, 1) === 0
        ? [[label('duties'), ({ deeds }) => deeds[0]!]]
        : [];
  const columns = chance.whole(0, 1) === 0 ? [...dates, ...names, ...more] : [...names, ...dates, ...more];
  return { heading: 'Employment History', entries: valuesOf(roles, columns) };
}

function studiesOf({ studies }: Person, chance: Chance, half: WordingHalf): Part {
  const label = labelsOf(chance, half);
  const columns = shuffled<Column<LivedStudy>>(chance, [
    [label('institution'), ({ school }) => school],
    [label('degree'), ({ degree }) => degree],
    [label('field'), ({ field }) => field],
    [label('graduation'), ({ to }) => year(to)],
    ...(chance.whole(0, 2) === 0
      ? [[label('otherOfStudy'), (_: LivedStudy, i: number) => MARKS[i % MARKS.length]!] as const]
      : []),
  ]);
  return { heading: 'Education', entries: valuesOf(studies, columns) };
}

function skillsOf({ skills }: Person, chance: Chance, half: WordingHalf): Part {
  const label = labelsOf(chance, half);
  const columns: readonly Column<string>[] = [
    [label('skill'), (skill) => skill],
    ...(chance.whole(0, 2) > 0
      ? [[label('level'), (_: string, i: number) => LEVELS[i % LEVELS.length]!] as const]
      : []),
    ...(chance.whole(0, 2) > 0
      ? [[label('years'), (_: string, i: number) => LENGTHS[i % LENGTHS.length]!] as const]
      : []),
  ];
  const whole =
    columns.length > 1
      ? columns
      : [...columns, [label('level'), (_: string, i: number) => LEVELS[i % LEVELS.length]!] as const];
  return { heading: 'Skills', entries: valuesOf(skills, whole) };
}

/** Forms have no boxes for single skills: there a table has them. */
const IN_TEXT: readonly Shape[] = ['tabs', 'bars', 'markdown', 'spaces'];

function textOf(parts: readonly Part[], head: readonly string[], shape: Shape): string {
  const isMarked = shape === 'markdown';
  const rowOf = (cells: readonly string[], widths: readonly number[]): string => {
    if (shape === 'tabs') return cells.join('\t');
    if (shape === 'spaces')
      return cells
        .map((cell, i) => cell.padEnd(widths[i]! + 3))
        .join('')
        .trimEnd();
    return isMarked ? `| ${cells.join(' | ')} |` : cells.join(' | ');
  };
  const sections = parts.map(({ heading, entries }) => {
    const rows = [entries[0]!.map(([label]) => label), ...entries.map((one) => one.map(([, value]) => value))];
    const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
    const [heads = '', ...rest] = rows.map((row) => rowOf(row, widths));
    const marks = isMarked ? [`|${widths.map(() => '---').join('|')}|`] : [];
    return [isMarked ? `## ${heading}\n` : heading, heads, ...marks, ...rest].join('\n');
  });
  return [head.join('\n'), ...sections].join('\n\n');
}

const WIDTH = 520;
const FRAME = { left: 46, right: 46 + WIDTH, top: 50 };

/** Prints cells that wrap side by side; each column is as wide as its content needs, as far as there is room. */
function grid(pen: Pen, rows: readonly (readonly string[])[], { size, gap }: { size: number; gap: number }): void {
  const longest = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));
  const needs = rows[0]!.map((_, i) =>
    Math.max(...rows.map((row) => Math.max(longest(row[i]!) + 3, Math.min(20, row[i]!.length + 3)))),
  );
  const sum = needs.reduce((all, one) => all + one, 0);
  const widths = needs.map((one) => Math.min(190, (one / sum) * WIDTH));
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((all, one) => all + one, 0));
  for (const [at, row] of rows.entries()) {
    const cells = row.map((text, i) => wrapped(text, Math.max(8, (widths[i]! - 8) / (size * 0.54))));
    const height = Math.max(...cells.map(({ length }) => length));
    keep(pen, height * size * 1.4);
    for (let line = 0; line < height; line += 1)
      pen.row(
        cells.flatMap((lines, i): Cell[] => (lines[line] === undefined ? [] : [[lefts[i]!, lines[line]!]])),
        size,
        at === 0 ? 'bold' : 'plain',
      );
    pen.space(gap);
  }
}

function drawBoxes(pen: Pen, values: readonly Value[], perRow: number): void {
  for (let i = 0; i < values.length; i += perRow) {
    const own = values.slice(i, i + perRow);
    keep(pen, 40);
    pen.row(
      own.map(([label], k): Cell => [(k * WIDTH) / perRow, label]),
      7.5,
    );
    pen.space(1);
    const lines = own.map(([, value]) => wrapped(value, WIDTH / perRow / 5.6));
    for (let line = 0; line < Math.max(...lines.map(({ length }) => length)); line += 1)
      pen.row(
        lines.flatMap((cell, k): Cell[] => (cell[line] === undefined ? [] : [[(k * WIDTH) / perRow, cell[line]!]])),
      );
    pen.space(7);
  }
}

function drawBefore(pen: Pen, values: readonly Value[], isColon: boolean): void {
  for (const [label, value] of values) {
    if (isColon) pen.row(`${label}: ${value}`);
    else
      pen.row([
        [0, label],
        [190, value],
      ]);
  }
}

function drawn(
  parts: readonly Part[],
  { head, shape, chance }: { head: readonly string[]; shape: Shape; chance: Chance },
): Sheet {
  const sheet = newSheet();
  const pen = sheet.pen(FRAME);
  const style = { size: chance.pick([9, 10]), gap: chance.pick([0, 4, 8]) };
  for (const text of head) pen.row(text);
  for (const { heading, entries } of parts) {
    pen.space(12);
    keep(pen, 80);
    pen.row(heading, 13, 'bold');
    pen.space(3);
    const isTable = shape === 'sheet' || heading === 'Skills';
    if (isTable)
      grid(pen, [entries[0]!.map(([label]) => label), ...entries.map((one) => one.map(([, value]) => value))], style);
    else
      for (const values of entries) {
        if (shape === 'boxes') drawBoxes(pen, values, 2);
        else if (shape === 'stacked') drawBoxes(pen, values, 1);
        else drawBefore(pen, values, shape === 'colons');
        pen.space(10);
      }
  }
  return sheet;
}

const isSheet = (shape: Shape): boolean => !IN_TEXT.includes(shape);

/** Generates resumes whose values are all labelled, in each shape, with labels worded by one half of the wordings. */
export function labelledResumes(
  half: WordingHalf,
  { each, seed = 0 }: { readonly each: number; readonly seed?: number },
): MadeResume[] {
  return SHAPES.flatMap((shape, i) =>
    Array.from({ length: each }, (_, k): MadeResume => {
      const chance = chanceOf(1 + seed + 1000 * i + k);
      const person = madePerson(
        wordsOf(chance.pick(['common', 'everyday', 'eighthHands', 'sixthHands'] as const)),
        chance,
      );
      const head = [person.name, person.place, person.phone, person.email];
      const parts = [workOf(person, chance, half), studiesOf(person, chance, half), skillsOf(person, chance, half)];
      const truth: Truth = truthOf(person, { dates: 'months' });
      const sheet = isSheet(shape) ? drawn(parts, { head, shape, chance }) : newSheet();
      const isText = shape !== 'sheet' && shape !== 'boxes';
      const text = isSheet(shape) ? (isText ? asText(sheet) : null) : textOf(parts, head, shape);
      return {
        layout: `labels: ${shape}`,
        truth,
        text,
        pdf: () => asPdf(sheet),
        pages: isSheet(shape) ? sheet.pages : [],
      };
    }),
  );
}
