import { plainSigns } from '../../quotes/plain-signs.ts';
import { boxesOf } from './acord-25.ts';
import type { FormBox, SectionName } from './form-box.ts';

/** A box by its section, where it is in one, and its name. */
export interface BoxId {
  readonly section: SectionName | null;
  readonly name: string;
}

/** Words that may be beside any amount in dollars, or any limit. */
const OF_AMOUNTS = /\b(?:usd?|u\.s\.|dollars?|limits?)\b/gi;

/** Numbers, the sign of the dollar and what parts words from them. */
const NO_WORDS = /[^\p{L}\p{N}\p{Sc}]|\$|\b\d[\d.,']{0,30}\b/gu;

/** Signs that something below says more of an amount. */
const FOOTNOTE = /[*†‡]/;

/** Months, and what is printed around the dates of a policy. */
const OF_DATES =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|policy|eff(?:ective)?|exp(?:ires?|iration)?|dates?|from|to|mm|dd|yy(?:yy)?|st|nd|rd|th)\b|(?<=\d)(?:st|nd|rd|th)\b/gi;

/** What is printed beside the boxes that are ticked. */
const OF_MARKS: Readonly<Record<string, RegExp>> = {
  any_auto: /^(?:any|autos?|automobile|liability)$/,
  additional_insured: /^(?:add|l|ll|addl|addtl|additional|insd|insr|insrd|insured)$/,
  subrogation_waived: /^(?:subr|subrogation|wvd|waive[dr]|of)$/,
  is_umbrella: /^(?:umbrella|liab|liability)$/,
  is_excess: /^(?:excess|liab|liability)$/,
  statutory_limits: /^(?:per|statut[a-z]{1,3}|statu|tory|limits?|wc|workers?|comp|compensation)$/,
  proprietor_excluded:
    /^(?:any|proprietor|partner|executive|officer|member|excluded|mandatory|in|nh|anyproprietor|y|n)$/,
  claims_made: /^(?:claims?|made|occur|occurrence|commercial|general|umbrella|excess|liab|liability)$/,
};

/** Words that are marks themselves: of a yes or a no. */
const MARKS = /^(?:x|y|yes|true|n|no|none|not|false|na)$/;

/**
 * Whether the words beside an amount, if there are any, are the box's own label: any others may take the amount back
 * ("excluded", "self-insured retention"), make it no amount ("see pg 2", "12 mos"), count in another currency, or be the label of
 * another limit.
 */
export function isOwnAmount(quote: string, box: BoxId): boolean {
  if (FOOTNOTE.test(quote)) return false;
  const left = plainSigns(quote).replace(OF_AMOUNTS, ' ').replace(NO_WORDS, '').toUpperCase();
  return left === '' || ownWordings(box).has(left);
}

/** Whether the words beside a date are those of dates. */
export function isOwnDate(quote: string): boolean {
  return !/[\p{L}\p{Sc}]/u.test(plainSigns(quote).replace(OF_DATES, ' '));
}

/** Whether the words beside a mark are its box's own label; `isLabelled` asks that there are any. */
export function isOwnMark(quote: string, { name }: BoxId, isLabelled: boolean): boolean {
  const own = OF_MARKS[name];
  const words = (quote.toLowerCase().match(/[\p{L}]{1,40}/gu) ?? []).filter((word) => !MARKS.test(word));
  return words.every((word) => own?.test(word) === true) && (!isLabelled || words.length > 0);
}

/** The letters of a box's printed label, in the order in which its lines may be read, numbers and marks aside. */
function ownWordings({ section, name }: BoxId): ReadonlySet<string> {
  const box = section === null ? undefined : boxesOf(section).find((one) => one.name === name);
  return box === undefined ? NO_WORDINGS : (WORDINGS.get(box) ?? NO_WORDINGS);
}

const NO_WORDINGS: ReadonlySet<string> = new Set();

const WORDINGS: ReadonlyMap<FormBox, ReadonlySet<string>> = new Map(
  (['general_liability', 'auto_liability', 'umbrella_excess', 'workers_comp'] as const).flatMap((section) =>
    boxesOf(section).map((box) => [box, wordingsOf(box)] as const),
  ),
);

function wordingsOf({ page }: FormBox): ReadonlySet<string> {
  if (page.at === 'kept') return new Set(page.own.wordings);
  if (page.at !== 'row') return NO_WORDINGS;
  const [first, second] = page.lines.map(({ wordings }) => wordings);
  const both = (first ?? []).flatMap((one) => (second ?? []).map((other) => one + other));
  return new Set([...page.lines.flatMap(({ wordings }) => wordings), ...both]);
}
