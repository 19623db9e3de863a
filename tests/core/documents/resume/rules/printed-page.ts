import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import type { PlacedPage } from '../../../../../core/documents/pages/placed-page.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { NO_TAGS } from '../../../../../core/documents/resume/tagger/tag-resume.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';

/** A text at a place from the left, in a typeface and size: `bold 14`; plain and 10 without it. */
type Cell = readonly [x: number, text: string, look?: string];

/** A row so many points below the one above. */
export type Row = readonly [down: number, ...cells: readonly Cell[]];

/** The head of a resume. */
export const HEAD: readonly Row[] = [
  [0, [40, 'Jane Roe', 'bold 22']],
  [20, [40, 'jane.roe@mail.example']],
];

/** What was done, in the usual size. */
export const DEEDS: readonly Row[] = Array.from({ length: 6 }, (_, i): Row => [
  13,
  [60, `Baked bread for ${i + 2}00 guests.`],
]);

/** The beginning of a work history. */
export const WORK: readonly Row[] = [
  [30, [40, 'Experience', 'bold 14']],
  [20, [40, 'Baker, Acme Corp, 2018 - 2019']],
];

const WIDTH = 600;

/** Prints rows as a browser or a word processor does; an empty row begins a page. */
export function printed(rows: readonly (Row | readonly [])[]): PlacedPage[] {
  const pages: PlacedPage['words'][number][][] = [[]];
  let y = 40;
  for (const [down, ...cells] of rows) {
    if (down === undefined) {
      pages.push([]);
      y = 40;
      continue;
    }
    y += down;
    for (const [x, text, look = 'plain 10'] of cells) {
      const [font = '', points] = look.split(' ');
      const size = Number(points);
      pages
        .at(-1)
        ?.push(...wordsOfRun({ text, matrix: [size, 0, 0, size, x, y], width: text.length * size * 0.5, font }));
    }
  }
  return pages.map((words) => ({ width: WIDTH, height: 800, source: 'text_layer', words, fields: [] }));
}

/** What the rules alone answer to printed rows; undefined if they are no resume. */
export function answerTo(rows: readonly (Row | readonly [])[]): Resume | undefined {
  const document = layOut(printed(rows));
  const outcome = parseResume(
    readResume(document, () => NO_TAGS),
    quoteFinder({ type: 'text', text: document.text }, null),
  );
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

/** The roles of an answer: title, employer, start, end. */
export function rolesOf(answer: Resume | undefined): string[] | undefined {
  return answer?.work_history.map((one) =>
    [one.title, one.company, one.start_date, one.end_date].map(String).join('|'),
  );
}

/** The records of an answer: school, degree, field, end. */
export function studiesOf(answer: Resume | undefined): string[] | undefined {
  return answer?.education.map((one) =>
    [one.institution, one.degree, one.field, one.graduation_date].map(String).join('|'),
  );
}
