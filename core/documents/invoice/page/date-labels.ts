import type { DateWord } from './label-row.ts';
import { DATE_LABELS } from './invoice-labels.ts';

const wordsThat = (wanted: DateWord): readonly string[] =>
  DATE_LABELS.flatMap(([words, says]) => (says === wanted ? [words] : []));

const ISSUED = wordsThat('issued');
const DATE = wordsThat('date');
/** What is issued on that day: "Rechnung Nr. 7 vom". */
const DOCUMENT = wordsThat('document');
const PRINTED = wordsThat('printed');
const OTHER = wordsThat('other');

/** What a label says of the date after it. */
export const DATE_RANKS = { issued: 3, date: 2, printed: -1, other: -2 } as const;

/** Words that make an invoice another one. */
const ANOTHER =
  / (?:original|orig|previous|prior|last|next|related|corrected|ursprungliche\w?|urspruengliche\w?|vorherige\w?) /;

/** Such a word before the date of an invoice makes it that of another one: "original invoice date". */
const REFERRED = new RegExp(`${ANOTHER.source}(?:\\w{1,20} ){0,2}$`);

/** Words that make a date that of what is named before its number. */
const OF = / (?:dated|vom|du|del) $/;

/** What may name a date, as printed. */
export interface DateContext {
  /** The line before the date. */
  readonly before: string;
  /** As much of that as is in the date's own cell. */
  readonly cell: string;
  /** The column's heading: used if the line says nothing of a date and the heading says that it is the day of issue. */
  readonly head: string;
}

/**
 * How a label ranks the date after it (`DATE_RANKS`): the day of issue, a date, the day of printing, another day; undefined
 * if it says nothing.
 */
export function dateLabel({ before, cell, head }: DateContext): number | undefined {
  // Text before another number is that number's label; "Invoice 7 dated" is the date's.
  const own = folded(afterNumbers(before));
  // In "Bill to: Quarry Ltd   Invoice date:" the first cell says nothing of the date.
  const inCell = folded(afterNumbers(cell));
  if (!REFERRED.test(own) && rankOf(inCell, namesDocument(inCell)) === DATE_RANKS.issued) return DATE_RANKS.issued;
  const whole = folded(before);
  // "Original invoice no. INV-7 dated" and "Order 7 dated" are of other documents, however long their number is.
  const ownCell = folded(cell);
  const isOther = ANOTHER.test(ownCell) || OTHER.some((word) => ownCell.includes(` ${word} `));
  const isOfOther = OF.test(own) && isOther;
  if (REFERRED.test(whole) || isOfOther) return DATE_RANKS.other;
  const over = folded(/\d/.test(head) ? '' : head);
  const headed = rankOf(over, namesDocument(over));
  return rankOf(own, namesDocument(whole)) ?? (own === EMPTY || headed === DATE_RANKS.issued ? headed : undefined);
}

function afterNumbers(text: string): string {
  return text.slice(text.search(/[^\d]*$/u));
}

function namesDocument(label: string): boolean {
  return DOCUMENT.some((word) => label.includes(` ${word} `));
}

function rankOf(label: string, isOfDocument: boolean): number | undefined {
  const last = (words: readonly string[]): number => Math.max(...words.map((word) => label.lastIndexOf(` ${word} `)));
  const [issued, other, date] = [last(ISSUED), last(OTHER), last(DATE)];
  if (REFERRED.test(label)) return DATE_RANKS.other;
  // "Date of the invoice corrected" is another day: what stands nearest to the date says which it is.
  if (other > issued) return DATE_RANKS.other;
  if (issued < 0 && last(PRINTED) >= 0) return DATE_RANKS.printed;
  if (issued >= 0 || (date >= 0 && isOfDocument)) return DATE_RANKS.issued;
  return date >= 0 ? DATE_RANKS.date : undefined;
}

/** A label without words, folded. */
const EMPTY = '  ';

/** In lower case without accents, signs and numbers. */
function folded(label: string): string {
  const plain = label.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return ` ${plain
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;
}
