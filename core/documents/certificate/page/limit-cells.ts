import { boxAround, type Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, type Cell } from './cell.ts';
import type { LabelName } from './form-labels.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { isClear, type PlacedForm } from './placed-form.ts';

/** A line of limits: its labels, with the place of one that the form prints more than once, and where the form has it. */
interface LimitLine {
  readonly labels: readonly (LabelName | readonly [LabelName, number])[];
  readonly middle: number;
}

/** Lines of limits by the boxes that they fill; a line without a label of its own has no box. */
export type LimitLines<Name extends string> = Readonly<Record<Name | 'unlabelled', LimitLine>>;

export const GENERAL_LIMITS: LimitLines<
  | 'each_occurrence'
  | 'damage_to_rented_premises'
  | 'med_exp'
  | 'personal_adv_injury'
  | 'general_aggregate'
  | 'products_comp_op_agg'
> = {
  each_occurrence: { labels: ['each_occurrence'], middle: 306 },
  damage_to_rented_premises: { labels: ['damage', 'damage_below'], middle: 318 },
  med_exp: { labels: ['medical'], middle: 330 },
  personal_adv_injury: { labels: ['personal'], middle: 342 },
  general_aggregate: { labels: ['general_aggregate'], middle: 354 },
  products_comp_op_agg: { labels: ['products'], middle: 366 },
  unlabelled: { labels: [], middle: 378 },
};

export const AUTO_LIMITS: LimitLines<
  'combined_single_limit' | 'bodily_injury_per_person' | 'bodily_injury_per_accident' | 'property_damage_per_accident'
> = {
  combined_single_limit: { labels: ['combined', 'combined_below'], middle: 390 },
  bodily_injury_per_person: { labels: ['per_person', ['bodily_injury', 0]], middle: 402 },
  bodily_injury_per_accident: { labels: ['per_accident', ['bodily_injury', 1]], middle: 414 },
  property_damage_per_accident: { labels: ['property_damage', 'bracketed'], middle: 426 },
  unlabelled: { labels: [], middle: 438 },
};

export const UMBRELLA_LIMITS: LimitLines<'each_occurrence' | 'aggregate'> = {
  each_occurrence: { labels: ['each_occurrence'], middle: 450 },
  aggregate: { labels: ['aggregate'], middle: 462 },
  unlabelled: { labels: [], middle: 474 },
};

export const EMPLOYERS_LIMITS: LimitLines<'el_each_accident' | 'el_disease_each_employee' | 'el_disease_policy_limit'> =
  {
    el_each_accident: { labels: ['each_accident'], middle: 498 },
    el_disease_each_employee: { labels: ['each_employee'], middle: 510 },
    el_disease_policy_limit: { labels: ['policy_limit'], middle: 522 },
    unlabelled: { labels: ['statute'], middle: 486 },
  };

/** Where the form's column of limits starts, and that of their amounts. */
export const LIMITS_LEFT = 420;
const AMOUNTS_LEFT = 512;

/** How wide the printed currency sign is before amounts, and where the form ends. */
const SIGN = 14;
const RIGHT = 600;

/** Points by which an amount may stand higher or lower than its label. */
const SAME_LINE = 7.5;

/** Points by which labels of two lines are apart. */
const TWO_LINES = 14;

interface SoughtLine<Name> {
  readonly name: Name | 'unlabelled';
  readonly middle: number;
  /** Where its label ends. */
  readonly left: number;
  /** Whether its label was found, or only where the form has it is known. */
  readonly isLabelled: boolean;
}

/** The limits of a part of the table: each amount is that of the nearest line. */
export function limitCells<Name extends string>(
  band: Band,
  lines: LimitLines<Name>,
  form: PlacedForm,
): Record<Name, Cell> {
  const sought = (Object.entries(lines) as [Name | 'unlabelled', LimitLine][]).map(([name, line]) =>
    soughtLine(name, line, band),
  );
  const held = new Map<string, FormWord[]>();
  let isWhole = true;
  for (const word of band.filled) {
    const [across, middle] = middleOf(word.box);
    if (across < LIMITS_LEFT) continue;
    const [nearest] = sought
      .filter((line) => word.box.left >= line.left && Math.abs(line.middle - middle) <= SAME_LINE)
      .toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle));
    if (nearest) held.set(nearest.name, [...(held.get(nearest.name) ?? []), word]);
    else if (/\d/.test(word.text)) isWhole = false;
  }
  const names = (Object.keys(lines) as (Name | 'unlabelled')[]).filter((name): name is Name => name !== 'unlabelled');
  return Object.fromEntries(
    names.map((name) => {
      const cell = amountOf(held.get(name) ?? [], form);
      // An amount that belongs to no line may be this one's.
      const { middle = 0, isLabelled = false } = sought.find((line) => line.name === name) ?? {};
      // A picture may be bent: what stands where a label should be may be of the next line.
      if (form.isRecognised && !isLabelled) return [name, ILLEGIBLE];
      const area = { left: AMOUNTS_LEFT + SIGN, right: RIGHT, top: middle - SAME_LINE, bottom: middle + SAME_LINE };
      return [name, cell.state === 'blank' && !(isWhole && isClear(form, area)) ? ILLEGIBLE : cell];
    }),
  ) as Record<Name, Cell>;
}

function soughtLine<Name extends string>(name: Name | 'unlabelled', line: LimitLine, band: Band): SoughtLine<Name> {
  const own = band.labels
    .filter((label) =>
      line.labels.some((one) =>
        typeof one === 'string' ? one === label.name : one[0] === label.name && one[1] === label.place,
      ),
    )
    .map(({ box }) => box);
  const [first, ...rest] = own;
  if (first === undefined) return { name, middle: line.middle + band.lower, left: AMOUNTS_LEFT, isLabelled: false };
  const together: [Box, ...Box[]] = [first, ...rest.filter((box) => Math.abs(box.top - first.top) < TWO_LINES)];
  const box = boxAround(together);
  return { name, middle: middleOf(box)[1], left: Math.min(box.right - 3, AMOUNTS_LEFT), isLabelled: true };
}

/** An amount, and no words of a label that was not known as one; words alone where there is no amount. */
function amountOf(words: readonly FormWord[], form: PlacedForm): Cell {
  const inOrder = words.toSorted((a, b) => a.box.left - b.box.left);
  const from = inOrder.findIndex(({ text }) => /\d/.test(text));
  return words.length === 0 ? BLANK : cellOf('amount', inOrder.slice(Math.max(from, 0)), form);
}
