import { boxAround, type Box } from '../../pages/pages.ts';
import type { FormBox } from '../form-box.ts';
import type { Band } from './bands.ts';
import type { PageCell } from './cell.ts';
import { middleOf } from './form-word.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import { SQUARE_BEFORE } from './tick-cells.ts';
import { HALF_ROW } from './rows.ts';

/** How far below the top of its section the answer to the printed question starts, in points. */
const ANSWER_BELOW = 14;

/** Returns the area of a box on the form, in points; undefined if its label was not found or the edition has no such box. */
export function areaOf({ section, name, page }: FormBox, band: Band, form: PlacedForm): Box | undefined {
  const { geometry } = form;
  const labels = (...names: readonly string[]): Box[] =>
    labelsNamed(form, ...names.map((one) => `${section}.${one}`)).map(({ box }) => box);
  const row = (middle: number, [left, right]: readonly [number, number]): Box => ({
    left,
    right,
    top: middle - HALF_ROW,
    bottom: middle + HALF_ROW,
  });
  const squares = (...names: readonly string[]): Box | undefined => {
    const [first, ...others] = labels(...names).map((box) => {
      const middle = box.left - SQUARE_BEFORE;
      return row(middleOf(box)[1], [middle - HALF_ROW, middle + HALF_ROW]);
    });
    return first && boxAround([first, ...others]);
  };
  switch (page.at) {
    case 'column': {
      const column = geometry[page.column];
      return column && { left: column[0], right: column[1], top: band.top, bottom: band.bottom };
    }
    case 'row': {
      const own = band.limits.find((one) => one.name === name);
      return own && row(own.middle, [geometry.amounts, geometry.right]);
    }
    case 'square':
      return squares(name);
    case 'pair':
      return squares('claims', 'occurrence');
    case 'kept': {
      const [label] = labels(name);
      return label && row(middleOf(label)[1], geometry.kept);
    }
    case 'answer':
      return { left: geometry.answer[0], right: geometry.answer[1], top: band.top + ANSWER_BELOW, bottom: band.bottom };
    default:
      return page satisfies never;
  }
}

/** Adds the area that was searched to a cell whose words do not give a place. */
export function placed(cell: PageCell, area: Box | undefined, { page, onPage }: PlacedForm): PageCell {
  return cell.place !== undefined || area === undefined ? cell : { ...cell, place: { page, box: onPage(area) } };
}
