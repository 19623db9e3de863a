import { ENGLISH_LABELS } from './english-labels.ts';
import { GERMAN_LABELS } from './german-labels.ts';
import type { Column, DateWord, LabelRow, SumWord } from './label-row.ts';
import { OTHER_LABELS } from './other-labels.ts';

const TABLES = [ENGLISH_LABELS, GERMAN_LABELS, OTHER_LABELS];

/** The words of amounts' labels. */
export const SUM_LABELS: readonly LabelRow<SumWord>[] = TABLES.flatMap(({ sums }) => sums);

/** The words of dates' labels. */
export const DATE_LABELS: readonly LabelRow<DateWord>[] = TABLES.flatMap(({ dates }) => dates);

/** The words of line-item headings. */
export const ITEM_HEADS: readonly LabelRow<Column>[] = TABLES.flatMap(({ heads }) => heads);

/** Words that say what a column of line items contains. */
export const COLUMN_HEADS: readonly LabelRow<Column>[] = [...ITEM_HEADS, ...TABLES.flatMap(({ columns }) => columns)];
