import type { ExposureSummary } from './answer.ts';
import type { CslSection, UflpaSection } from '../lists/answer.ts';
import { MATCH_SCORE, POSSIBLE_SCORE } from '../../names/score.ts';
import { doubtSentences } from '../../whole-lists/doubt-note.ts';

/** What the two lists say of one name. */
export interface ScreenedName {
  readonly uflpa: UflpaSection;
  readonly csl: CslSection;
}

/** How sentences call the lists. */
export const LIST_NAMES = { uflpa: 'forced-labor entity list', csl: 'Consolidated Screening List' } as const;

/** Rates a name by the two statuses alone. */
export function exposureOf(screened: ScreenedName): ExposureSummary {
  return {
    overall_risk: overallRisk([screened.uflpa.status, screened.csl.status]),
    reasons: [
      ...causes('uflpa', screened.uflpa),
      ...causes('csl', screened.csl),
      ...(screened.csl.result_page_truncated ? [CUT_SHORT] : []),
      ...doubtSentences([screened.uflpa, screened.csl].flatMap(doubtsOf)),
      ...notLive(screened),
    ],
    incomplete_coverage: isIncomplete(screened),
  };
}

/** Whether any part of the screen is missing. Records under the match floor were looked at, so they are not. */
export function isIncomplete(screened: ScreenedName): boolean {
  const sections = [screened.uflpa, screened.csl];
  const isWhole = (section: UflpaSection | CslSection): boolean =>
    section.source.basis === 'live' && section.status !== 'error' && doubtsOf(section).length === 0;
  return !sections.every(isWhole) || screened.csl.result_page_truncated;
}

function doubtsOf({ source }: UflpaSection | CslSection): NonNullable<typeof source.doubted_lists> {
  return source.doubted_lists ?? [];
}

type Status = UflpaSection['status'];

/** What could not be checked is unknown, and unknown is not none. */
function overallRisk(statuses: readonly Status[]): ExposureSummary['overall_risk'] {
  if (statuses.includes('match')) return 'high';
  if (statuses.includes('possible_match')) return 'elevated';
  return statuses.includes('error') ? 'low' : 'none';
}

const CUT_SHORT = `The ${LIST_NAMES.csl} was read only in part: the source returned a part of its results, or did not say how many it has.`;

/** A sentence for each list that is made up. */
function notLive({ uflpa, csl }: ScreenedName): string[] {
  const sections = [
    [LIST_NAMES.uflpa, uflpa],
    [LIST_NAMES.csl, csl],
  ] as const;
  return sections
    .filter(([, { source }]) => source.basis !== 'live')
    .map(([name]) => `The ${name} of this answer is made-up sample data, so nothing was checked against the real one.`);
}

interface ScoredSection {
  readonly status: Status;
  readonly matches: readonly { readonly score: number }[];
}

function causes(list: keyof typeof LIST_NAMES, { status, matches }: ScoredSection): string[] {
  const name = LIST_NAMES[list];
  if (status === 'error') return [`The ${name} could not be checked, so what it holds on the name is unknown.`];
  const scores = matches.map(({ score }) => score);
  const found = scores.filter((score) => score >= MATCH_SCORE);
  const possible = scores.filter((score) => score < MATCH_SCORE);
  return [
    ...(found.length > 0
      ? [`The ${name} has ${entries(found)} scoring ${MATCH_SCORE} or more against the name, ${best(found)}.`]
      : []),
    ...(possible.length > 0
      ? [
          `The ${name} has ${entries(possible)} scoring from ${POSSIBLE_SCORE} up to ${MATCH_SCORE}, ${best(possible)}; ` +
            'a person needs to look.',
        ]
      : []),
  ];
}

function entries({ length }: readonly number[]): string {
  return length === 1 ? '1 entry' : `${length} entries`;
}

function best(scores: readonly number[]): string {
  return `the best ${Math.max(...scores)}`;
}
