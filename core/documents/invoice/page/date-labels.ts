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

/** Words that make the date of an invoice that of another one: "original invoice date". */
const REFERRED =
  / (?:original|orig|previous|prior|last|next|related|corrected|ursprungliche\w?|urspruengliche\w?|vorherige\w?) (?:\w{1,20} ){0,2}$/;

/**
 * How a label ranks the date after it (`DATE_RANKS`): the day of issue, a date, the day of printing, another day; undefined
 * where it says nothing. `head` is the head of the column, which counts where nothing stands before the date, or nothing of a date, and it
 * says that it is the day of issue.
 */
export function dateLabel(before: string, head: string): number | undefined {
  // What stands before another number is that one's label; "Invoice 7 dated" is the date's.
  const own = folded(before.slice(before.search(/[^\d]*$/u)));
  const whole = folded(before);
  const isOfDocument = (label: string): boolean => DOCUMENT.some((word) => label.includes(` ${word} `));
  const over = folded(/\d/.test(head) ? '' : head);
  const headed = rankOf(over, isOfDocument(over));
  return rankOf(own, isOfDocument(whole)) ?? (own === EMPTY || headed === DATE_RANKS.issued ? headed : undefined);
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
