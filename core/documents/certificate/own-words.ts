import { plainSigns } from '../../quotes/plain-signs.ts';
import { MONTH_WORD } from '../../quotes/date-patterns.ts';
import { readDates } from '../../quotes/date.ts';
import { boxNamed, FORM_BOXES } from './acord-25.ts';
import { besideMarks, MARK_SIGNS } from './marks.ts';
import type { FormBox, SectionName } from './form-box.ts';

/** A box by section, if it is in one, and name. */
export interface BoxId {
  readonly section: SectionName | null;
  readonly name: string;
}

/** Words that may be next to any dollar amount or limit. */
const OF_AMOUNTS = /\b(?:usd?|dollars?|limits?)\b/gi;

/** Numbers, dollar signs and whatever separates words from them. */
const NO_WORDS = /[^\p{L}\p{N}\p{Sc}]|\$|\b\d[\d.,']{0,30}\b/gu;

/** A sign that qualifies what it is next to, such as a footnote mark, a question mark or a line through it: anything other than ordinary punctuation. */
const SAYS_MORE = /[^\p{L}\p{N}\p{Sc}\p{Pd}\p{Pi}\p{Pf}\s.,:;'"()[\]&/\\|_•·]/u;
const MARKS = new RegExp(`[${MARK_SIGNS}]`, 'gu');

/** Months, and the labels around the dates of a policy. */
const OF_DATES =
  /\b(?:12:01(?: ?am)?|policy|eff(?:ective)?|exp(?:ires?|iration)?|dates?|from|to|mm|dd|yy(?:yy)?)\b|(?<=\d)(?:st|nd|rd|th)\b/gi;

const MONTHS = new RegExp(`\\b(?:${MONTH_WORD})\\b`, 'giu');

/** Labels next to marks in boxes without a line of their own. */
const OF_MARKS: Readonly<Record<string, RegExp>> = {
  additional_insured: /^(?:addl?|l|additional|insd|insured)$/,
  subrogation_waived: /^(?:subr|subrogation|wvd|waived)$/,
  proprietor_excluded: /^(?:any|proprietor|partner|executive|officer|member|excluded|mandatory|in|nh)$/,
  claims_made: /^(?:claims|made|occur|occurrence|commercial|general|umbrella|excess|liab|liability)$/,
};

/**
 * Whether the words next to an amount, if any, are the box's own label. Any others may take the amount back ("excluded", "self-insured
 * retention"), make it something else ("see pg 2", "12 mos"), be another currency or be the label of another limit.
 */
export function isOwnAmount(quote: string, box: BoxId): boolean {
  const plain = plainSigns(quote);
  if (SAYS_MORE.test(plain)) return false;
  // "Limit" is part of some labels and may be next to any amount.
  return [plain, plain.replace(OF_AMOUNTS, ' ')].some((words) => {
    const left = words.replace(NO_WORDS, '').toUpperCase();
    return left === '' || isLabelOf(box, left);
  });
}

/** What is printed before the other date of a policy. */
const OF_OTHER_DATE = { start: /\b(?:exp|to\b)/i, end: /\b(?:eff|from)/i };

/** Whether a quote has one date, with the label of the other one. */
export function isOtherDate(quote: string, kind: keyof typeof OF_OTHER_DATE): boolean {
  return OF_OTHER_DATE[kind].test(quote) && readDates(quote, 'month_first').length === 1;
}

/** Whether the words next to a date belong to dates, and its numbers make up no more than one or two dates. */
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

/** Whether the words next to a mark are its box's own label; `isLabelled` requires a label. */
export function isOwnMark(quote: string, box: BoxId, isLabelled: boolean): boolean {
  if (SAYS_MORE.test(plainSigns(quote).replace(MARKS, ''))) return false;
  const words = besideMarks(quote);
  if (words.length === 0) return !isLabelled;
  const own = OF_MARKS[box.name];
  return own === undefined ? isLabelOf(box, words.join('').toUpperCase()) : words.every((word) => own.test(word));
}

/** Whether letters are those of the label printed next to a box. */
function isLabelOf({ section, name }: BoxId, letters: string): boolean {
  const own = boxNamed(section, name);
  return own !== undefined && WORDINGS.get(own)?.has(letters) === true;
}

/** The letters of each printed label, with its lines in any reading order, without numbers and marks. */
const WORDINGS = new Map(FORM_BOXES.map((box) => [box, wordingsOf(box)]));

function wordingsOf({ page }: FormBox): ReadonlySet<string> {
  if (page.at === 'kept') return new Set(page.own.wordings);
  if (page.at !== 'row' && page.at !== 'square') return new Set();
  const [first, second] = page.lines.map(({ wordings }) => wordings);
  const both = (first ?? []).flatMap((one) => (second ?? []).map((other) => one + other));
  return new Set([...page.lines.flatMap(({ wordings }) => wordings), ...both]);
}
