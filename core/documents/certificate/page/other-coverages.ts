import type { JsonObject } from '../../../json.ts';
import type { Band } from './bands.ts';
import { BLANK, ILLEGIBLE, type PageCell } from './cell.ts';
import { OTHER_COVERAGE } from '../coverage-sections.ts';
import { DAY, middleOf, type FormWord } from './form-word.ts';
import { linesCell } from './head-cells.ts';
import type { PlacedForm } from './placed-form.ts';
import { inFoundRow, policyCells } from './policy-cells.ts';
import { middleOfRow, rowsOf, textsOf } from './rows.ts';

/** What is less far below the middle of the last row of limits may be of that row where print is off its boxes, in points. */
const BELOW = 9;

/** Points by which a text of the column before may reach into one. */
const INTO = 4;

/**
 * The coverages in the rows without labels: one for each row that has both dates, else all of it as one. Where it is not known that
 * the rows begin here, as the last row of limits above them (`lastRow`, how far down it is) was not found, nothing can be read of them.
 */
export function otherCoverages(band: Band, form: PlacedForm, lastRow: number | undefined): JsonObject[] {
  if (band.filled.length === 0) return [];
  if (lastRow === undefined) return [Object.fromEntries(Object.keys(OTHER_COVERAGE).map((name) => [name, ILLEGIBLE]))];
  const centres = rowsOf(band.filled.filter(({ text }) => DAY.test(text)))
    .filter((row) => row.length === 2)
    .map(middleOfRow);
  const {
    letter: [, letterRight],
    types,
    limits: column,
  } = form.geometry;
  return partsOf(band.filled, centres).map((words) => {
    const startsIn = ([first]: readonly FormWord[], from: number, to: number): boolean =>
      first !== undefined && middleOf(first.box)[0] >= from && middleOf(first.box)[0] < to;
    const within = (from: number, to: number): FormWord[][] =>
      rowsOf(words)
        .map((row) =>
          textsOf(row)
            .filter((text) => startsIn(text, from, to))
            .flat(),
        )
        .filter((row) => row.length > 0);
    const texts = rowsOf(words).flatMap(textsOf);
    const cell = (from: number, to: number): PageCell => {
      // Text that starts before a column and reaches into it may belong to either, except a date too long for its column.
      const isCut = texts.some((text) => {
        const last = text.at(-1);
        return (
          last !== undefined && startsIn(text, -Infinity, from) && last.box.right > from + INTO && !DAY.test(last.text)
        );
      });
      const own = within(from, to);
      const isAbove = form.isRecognised && own.some((row) => middleOfRow(row) - lastRow < BELOW);
      return isCut || isAbove ? ILLEGIBLE : own.length === 0 ? BLANK : linesCell(own, form);
    };
    return {
      description: cell(letterRight, types),
      ...inFoundRow(policyCells({ ...band, filled: words }, form)),
      limits: cell(column, Infinity),
    };
  });
}

/** Assigns words to the nearest row. */
function partsOf(words: readonly FormWord[], centres: readonly number[]): FormWord[][] {
  if (centres.length < 2) return [[...words]];
  return centres.map((centre) =>
    words.filter((word) => {
      const [, middle] = middleOf(word.box);
      return centres.every((other) => Math.abs(other - middle) >= Math.abs(centre - middle));
    }),
  );
}
