import type { Surcharge } from './answer.ts';
import { CHINA_LISTS } from './china-list.ts';
import type { Subheading } from './subheading.ts';

/** The China lists are matched only for this origin. */
const CHINA = 'CN';

/** Whether all, some or none of a subheading's rate lines are on a China list. */
export function coverageOf({ lines, listed }: Subheading): Surcharge['coverage'] {
  const onLists = listed.reduce((total, one) => total + one.lines, 0);
  if (onLists === 0) return 'none';
  return onLists === lines ? 'all' : 'some';
}

/**
 * Returns the surcharges for an origin: one Section 301 item for goods of China, whatever its coverage; none for
 * others.
 */
export function surcharges(subheading: Subheading, origin: string | undefined): Surcharge[] {
  if (origin !== CHINA) return [];
  const coverage = coverageOf(subheading);
  const lists = new Set(subheading.listed.flatMap((one) => one.lists));
  const sentences = [coverageSentence(subheading, coverage), reviewSentence(subheading), CHINA_LIMITS];
  return [
    {
      type: 'section_301',
      label: 'Section 301 duties on goods of China, Lists 1 to 4A',
      note: sentences.filter((sentence) => sentence !== '').join(' '),
      coverage,
      lists: [...lists].sort().map((list) => ({ list, additional_rate: CHINA_LISTS[list] })),
    },
  ];
}

const CHINA_LIMITS =
  'The rates are the list rates: product exclusions are not applied, and rates set under another heading are not read.';

function coverageSentence(subheading: Subheading, coverage: Surcharge['coverage']): string {
  const { lines, listed } = subheading;
  if (coverage === 'none') return `No rate line under this subheading is on a China list (${lines} read).`;
  const each = listed.map((one) => `${one.lists.join(' and ')}: ${one.lines} of ${lines}`).join('; ');
  const share = coverage === 'all' ? 'Every rate line' : 'Some of the rate lines';
  const sentences = [`${share} under this subheading ${coverage === 'all' ? 'is' : 'are'} on a China list (${each}).`];
  if (coverage === 'some' || listed.length > 1) {
    sentences.push('The exact line decides whether a list applies, and which one.');
  }
  if (new Set(listed.flatMap((one) => one.lists)).size > 1) {
    sentences.push('The rates of two lists are alternatives; do not add them.');
  }
  if (subheading.certainGoods > 0) {
    sentences.push(
      `On ${subheading.certainGoods} of the lines the list covers only certain goods, not the whole line.`,
    );
  }
  return sentences.join(' ');
}

function reviewSentence({ lines, review }: Subheading): string {
  if (review === 0) return '';
  return (
    `For ${review} of ${lines} rate lines the four-year review of these duties set a separate rate (25, 50 or 100%), which is not assessed here. ` +
    'Do not treat those lines as clear, or a list rate shown here as all that is due on them.'
  );
}

/** Describes what an estimate assesses beyond the General rate, and what it does not. */
export function surchargeCoverage(origin: string | undefined): string {
  const assessed =
    origin === CHINA
      ? 'Assessed: whether the rate lines under the subheading are on the China Section 301 Lists 1, 2, 3 or 4A.'
      : `No additional duty was assessed: the China Section 301 lists are matched only for country_of_origin CN, and ${
          origin === undefined ? 'no origin was given' : 'a different origin was given'
        }.`;
  return `${assessed} ${NOT_ASSESSED}`;
}

const NOT_ASSESSED =
  'Not assessed, and possibly due: rates that the four-year review of the China duties set under a separate heading, and product ' +
  'exclusions from the lists; Section 232 duties (such as on steel, aluminum, copper, vehicles and their derivatives); ' +
  'antidumping and countervailing duties; the Section 301 action on forced labor (10% or 12.5% on products of 60 economies ' +
  'from 2026-07-24); merchandise processing and harbor maintenance fees; freight, insurance and customs value; special-program ' +
  'rates such as USMCA; any other duty, safeguard, quota or exclusion of chapter 99; Column 2 rates (for Column 2 countries the general rate is still shown). ' +
  'An empty surcharge list does not mean that nothing is due.';
