import { plainSigns } from '../../quotes/plain-signs.ts';
import { MONTH_WORD } from '../../quotes/date-patterns.ts';
import { readDates } from '../../quotes/date.ts';
import { boxNamed, FORM_BOXES } from './acord-25.ts';
import { besideMarks, MARK_SIGNS } from './marks.ts';
import type { FormBox, SectionName } from './form-box.ts';

/** A box by its section, where it is in one, and its name. */
export interface BoxId {
  readonly section: SectionName | null;
  readonly name: string;
}

/** Words that may be beside any amount in dollars, or any limit. */
const OF_AMOUNTS = /\b(?:usd?|dollars?|limits?)\b/gi;

/** Numbers, the sign of the dollar and what parts words from them. */
const NO_WORDS = /[^\p{L}\p{N}\p{Sc}]|\$|\b\d[\d.,']{0,30}\b/gu;

/** A sign that says more of what it is beside, as a footnote, a doubt or a line through it do: any but those that print leaves around words and numbers. */
const SAYS_MORE = /[^\p{L}\p{N}\p{Sc}\p{Pd}\p{Pi}\p{Pf}\s.,:;'"()[\]&/\\|_•·]/u;
const MARKS = new RegExp(`[${MARK_SIGNS}]`, 'gu');

/** Months, and what is printed around the dates of a policy. */
const OF_DATES =
  /\b(?:12:01(?: ?am)?|policy|eff(?:ective)?|exp(?:ires?|iration)?|dates?|from|to|mm|dd|yy(?:yy)?)\b|(?<=\d)(?:st|nd|rd|th)\b/gi;

const MONTHS = new RegExp(`\\b(?:${MONTH_WORD})\\b`, 'giu');

/** What is printed beside the marks of boxes that have no line of their own. */
const OF_MARKS: Readonly<Record<string, RegExp>> = {
  additional_insured: /^(?:addl?|l|additional|insd|insured)$/,
  subrogation_waived: /^(?:subr|subrogation|wvd|waived)$/,
  proprietor_excluded: /^(?:any|proprietor|partner|executive|officer|member|excluded|mandatory|in|nh)$/,
  claims_made: /^(?:claims|made|occur|occurrence|commercial|general|umbrella|excess|liab|liability)$/,
};

/**
 * Whether the words beside an amount, if there are any, are the box's own label: any others may take the amount back
 * ("excluded", "self-insured retention"), make it no amount ("see pg 2", "12 mos"), count in another currency, or be the label of
 * another limit.
 */
export function isOwnAmount(quote: string, box: BoxId): boolean {
  const plain = plainSigns(quote);
  if (SAYS_MORE.test(plain)) return false;
  // "Limit" is a word of some labels, and may be beside any amount.
  return [plain, plain.replace(OF_AMOUNTS, ' ')].some((words) => {
    const left = words.replace(NO_WORDS, '').toUpperCase();
    return left === '' || isLabelOf(box, left);
  });
}

/** What is printed before the other date of a policy. */
const OF_OTHER_DATE = { start: /\b(?:exp|to\b)/i, end: /\b(?:eff|from)/i };

/** Whether a quote has one date, by the label of the other one. */
export function isOtherDate(quote: string, kind: keyof typeof OF_OTHER_DATE): boolean {
  return OF_OTHER_DATE[kind].test(quote) && readDates(quote, 'month_first').length === 1;
}

/** Whether the words beside a date are those of dates, and its numbers no more than a date has, or two. */
export function isOwnDate(quote: string): boolean {
  const plain = plainSigns(quote).replace(OF_DATES, ' ');
  const left = plain.replace(MONTHS, ' ');
  const numbers = left.match(/\d+/g)?.length ?? 0;
  const perDate = left === plain ? 3 : 2;
  return (
    !SAYS_MORE.test(plain) &&
    !/[\p{L}\p{Sc}]/u.test(left) &&
    numbers <= perDate * readDates(quote, 'month_first').length
  );
}

/** Whether the words beside a mark are its box's own label; `isLabelled` asks that there are any. */
export function isOwnMark(quote: string, box: BoxId, isLabelled: boolean): boolean {
  if (SAYS_MORE.test(plainSigns(quote).replace(MARKS, ''))) return false;
  const words = besideMarks(quote);
  if (words.length === 0) return !isLabelled;
  const own = OF_MARKS[box.name];
  return own === undefined ? isLabelOf(box, words.join('').toUpperCase()) : words.every((word) => own.test(word));
}

/** Whether letters are those of the label that is printed beside a box. */
function isLabelOf({ section, name }: BoxId, letters: string): boolean {
  const own = boxNamed(section, name);
  return own !== undefined && WORDINGS.get(own)?.has(letters) === true;
}

/** The letters of a box's printed label, in the order in which its lines may be read, numbers and marks aside. */
const WORDINGS = new Map(FORM_BOXES.map((box) => [box, wordingsOf(box)]));

function wordingsOf({ page }: FormBox): ReadonlySet<string> {
  if (page.at === 'kept') return new Set(page.own.wordings);
  if (page.at !== 'row' && page.at !== 'square') return new Set();
  const [first, second] = page.lines.map(({ wordings }) => wordings);
  const both = (first ?? []).flatMap((one) => (second ?? []).map((other) => one + other));
  return new Set([...page.lines.flatMap(({ wordings }) => wordings), ...both]);
}
