/**
 * A grammar of footnotes, each with its known answer: templates by kind, and phrases for their slots. The rules are
 * built on the first half of each kind's templates; the second half was written at the same time and used only for
 * measuring.
 */
export interface MadeFootnote {
  readonly kind: string;
  readonly text: string;
  readonly isUnderPlan: boolean;
}

/** Which half of each kind's templates. */
export type Half = 'seen' | 'unseen';

type Template = readonly [isUnderPlan: boolean, text: string];

const T = true;
const F = false;

const TEMPLATES: Readonly<Record<string, Readonly<Record<Half, readonly Template[]>>>> = {
  placement: {
    seen: [
      [T, 'The {deal} {was_made} {under} {plan}.'],
      [T, 'The shares were sold {under} {plan}.'],
      [T, '{Under} {plan}, {insider} sold these shares.'],
      [T, '{Insider} sold the shares {under} {plan}.'],
      [T, 'Sold by a broker {under} {plan}.'],
      [T, '{Deal} {under} {plan}.'],
      [T, '{Bare} sale.'],
    ],
    unseen: [
      [T, 'This {deal}, as reported above, {was_made} {under} {plan}.'],
      [T, '{Deal} effected by the broker {under} the terms of {plan}.'],
      [T, 'The shares were automatically sold {under} {plan} at market prices.'],
      [T, '{Under} {plan}, the shares were sold on {date}.'],
      [T, 'On {date} {insider} sold these shares {under} {plan}.'],
      [T, 'Shares sold to cover taxes {under} {plan}.'],
      [T, 'Represents a {deal} {under} {plan}.'],
    ],
  },
  denial: {
    seen: [
      [F, 'The {deal} was not made {under} {plan}.'],
      [F, 'The {deal} {was_made} {outside} {plan}.'],
      [F, 'None of the shares were sold {under} {plan}.'],
      [F, '{Insider} does not have {a_plan}.'],
      [F, 'Neither the exercise nor the {deal} {was_made} {under} {plan}.'],
      [F, 'No shares were sold {under} {plan}.'],
    ],
    unseen: [
      [F, 'The {deal} was made in the open market and not {under} {plan}.'],
      [F, 'This {deal} was not, in whole or in part, made {under} {plan}.'],
      [F, '{Insider} did not make this {deal} {under} {plan}.'],
      [F, 'The shares were sold {outside} {plan}.'],
      [F, '{Insider} has never adopted {a_plan}.'],
      [F, 'The {deal} was never made {under} {plan}.'],
    ],
  },
  others: {
    seen: [
      [F, 'The {stranger} bought shares {under} its own {bare}.'],
      [F, 'The shares were sold to the issuer {under} the issuer’s {bare}.'],
      [F, 'Another {officer} of the issuer sold shares {under} {a_plan}.'],
      [T, 'The shares were sold by {entity} {under} {a_plan} adopted by {entity}.'],
      [T, '{Entity} sold these shares {under} {a_plan}.'],
    ],
    unseen: [
      [F, 'On the same day the {stranger} made purchases {under} {a_plan}.'],
      [F, 'Certain {officer}s of the issuer sold shares {under} {a_plan}.'],
      [F, 'Purchases by the {stranger} were made {under} {a_plan}.'],
      [T, 'The {deal} was made by {entity}, of which {insider} is the manager, {under} {a_plan}.'],
      [T, 'Shares held by {entity} were sold {under} {a_plan}.'],
    ],
  },
  timing: {
    seen: [
      [F, '{Insider} intends to sell further shares {under} {plan}.'],
      [F, 'Future sales may be made {under} {plan}.'],
      [F, 'Prior sales were made {under} {plan}.'],
      [F, 'The first sale under {plan} may not occur before {date}.'],
      [F, '{The_plan} was terminated before this {deal}.'],
      [T, 'This was the last {deal} {under} {plan}.'],
    ],
    unseen: [
      [F, '{Insider} expects that the balance will be sold {under} {plan}.'],
      [F, 'Subsequent sales are to be made {under} {plan}.'],
      [F, 'Previously, {insider} had sold other shares {under} {plan}.'],
      [F, 'No sale under {plan} will take place before {date}.'],
      [F, '{The_plan} expired on {date}, prior to this {deal}.'],
      [T, 'The {deal} {was_made} {under} {plan}, which has since expired.'],
    ],
  },
  purchase: {
    seen: [
      [F, 'Shares acquired under {stock_plan}.'],
      [F, 'Includes {n} shares purchased through {stock_plan}.'],
      [T, 'Shares acquired under {stock_plan} were sold {under} {plan}.'],
    ],
    unseen: [
      [F, 'The {n} shares were bought under {stock_plan} on {date}.'],
      [F, '{Insider} received {n} units under {stock_plan}.'],
      [T, 'These shares, which were acquired under {stock_plan}, were sold {under} {plan}.'],
    ],
  },
  adoption: {
    seen: [
      [F, 'On {date}, {insider} adopted {a_plan}.'],
      [F, '{A_plan} was adopted by {insider} on {date}.'],
      [F, '{The_plan} provides for sales of up to {n} shares.'],
      [T, '{The_plan} under which this {deal} was made was adopted on {date}.'],
      [T, '{Insider} adopted {a_plan} on {date}. The {deal} {was_made} under such plan.'],
      [T, '{Bare} adopted {date}.'],
    ],
    unseen: [
      [F, '{Insider} entered into {a_plan} with a broker on {date}.'],
      [F, '{The_plan} covers {n} shares and ends on {date}.'],
      [F, '{A_plan} has been adopted by {insider} for up to {n} shares.'],
      [T, 'On {date}, {insider} entered into {a_plan}, pursuant to which these shares were sold.'],
      [T, '{The_plan} governing this {deal} was adopted on {date}.'],
      [T, '{Bare}, dated {date}.'],
    ],
  },
  mixed: {
    seen: [
      [T, 'The {deal} was not discretionary but was made {under} {plan}.'],
      [T, 'The {deal} {was_made} {under} {plan} and not on the basis of material non-public information.'],
      [F, '{Insider} maintains {a_plan}, but this {deal} was not made under it.'],
      [F, 'Shares sold {under} {plan} are not included in this report.'],
      [T, '{Neutral} The {deal} {was_made} {under} {plan}. {Neutral}'],
    ],
    unseen: [
      [T, '{Insider} had no influence over the {deal}, which {was_made} {under} {plan}.'],
      [T, 'The {deal} {was_made} {under} {plan}, and {insider} did not choose its date.'],
      [F, 'Although {insider} has {a_plan}, the {deal} {was_made} outside of it.'],
      [F, 'Sales {under} {plan} are reported on a separate Form 4.'],
      [F, '{Neutral} The {deal} was not made {under} {plan}. {Neutral}'],
    ],
  },
  many: {
    seen: [
      [T, 'All transactions reported on this Form 4 were made {under} {plan}.'],
      [T, 'Each of the sales reported herein was made {under} {plan}.'],
      [F, 'Some of the sales reported were made {under} {plan}.'],
      [F, 'Except for this {deal}, all transactions were made {under} {plan}.'],
      [T, 'Of the shares sold, {n} were sold {under} {plan} and {n} were not.'],
    ],
    unseen: [
      [T, 'The sales reported in Table I and Table II were all made {under} {plan}.'],
      [T, 'Both the exercise and the {deal} were made {under} {plan}.'],
      [F, 'Certain of the transactions reported were made {under} {plan}.'],
      [F, 'All transactions other than this {deal} were made {under} {plan}.'],
      [F, 'The sales on {date} were made {under} {plan}; this {deal} was not.'],
    ],
  },
};

const OWNERS = ['the reporting person’s', 'Ms. Ortega’s', 'his', 'her'];
const BARE = [
  'Rule 10b5-1 plan',
  '10b5-1 trading plan',
  'Rule 10b5–1 sales plan',
  'Rule 10b5-1(c) trading arrangement',
];
const DATES = ['May 2, 2024', '6/12/2023', 'November 30, 2024', 'March 2025'];
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  bare: BARE,
  a_plan: [
    ...BARE.map((bare) => `a ${bare}`),
    'a trading plan intended to satisfy Rule 10b5-1',
    'a written plan that complies with Rule 10b5-1(c)',
    'a pre-arranged trading plan under Rule 10b5-1',
  ],
  the_plan: [...BARE.map((bare) => `the ${bare}`), ...OWNERS.map((owner) => `${owner} Rule 10b5-1 trading plan`)],
  plan: [
    ...BARE.map((bare) => `a ${bare}`),
    ...BARE.map((bare, i) => `a ${bare} adopted on ${DATES[i] ?? ''}`),
    ...OWNERS.map((owner) => `${owner} ${BARE[0] ?? ''}`),
    'a previously adopted Rule 10b5-1 trading plan',
    'a trading plan adopted in accordance with Rule 10b5-1',
    'a Rule 10b5-1 plan dated 2/1/2024',
  ],
  under: ['under', 'pursuant to', 'in accordance with', 'through'],
  outside: ['outside of', 'other than under', 'independently of', 'without'],
  was_made: ['was made', 'was effected', 'was executed'],
  deal: ['sale', 'transaction', 'trade'],
  insider: ['the reporting person', 'Ms. Ortega', 'the insider'],
  stranger: ['issuer', 'purchaser', 'counterparty'],
  officer: ['director', 'executive officer'],
  entity: ['the trust', 'Blue Harbor LLC', 'the partnership'],
  stock_plan: [
    'the Issuer’s Employee Stock Purchase Plan',
    'the 2019 Equity Incentive Plan',
    'a dividend reinvestment plan',
    'the ESPP',
  ],
  date: DATES,
  n: ['1,200', '500', '20,000'],
  neutral: [
    'The price is a weighted average.',
    'The reporting person disclaims beneficial ownership except to the extent of a pecuniary interest.',
    'No single sale was above $12.00.',
    'Includes 312 shares acquired under the ESPP.',
  ],
};

/** The kinds of the grammar. */
export const KINDS: readonly string[] = Object.keys(TEMPLATES);

/** One footnote of a kind; `pick` chooses from 0 up to, but not including, its argument. */
export function madeFootnote(
  { kind, half }: { kind: string; half: Half },
  pick: (below: number) => number,
): MadeFootnote {
  const templates = TEMPLATES[kind]?.[half] ?? [];
  const [isUnderPlan = false, template = ''] = templates[pick(templates.length)] ?? [];
  return { kind, text: filled(template, pick), isUnderPlan };
}

function filled(template: string, pick: (below: number) => number): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const phrases = SLOTS[name.toLowerCase()] ?? [];
    const phrase = phrases[pick(phrases.length)] ?? '';
    return /^[A-Z]/.test(name) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
  });
}
