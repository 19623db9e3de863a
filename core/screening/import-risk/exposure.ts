import type { ExposureSummary } from './answer.ts';
import { MATCH_SCORE, POSSIBLE_SCORE } from '../../names/score.ts';
import { doubtSentences } from '../../whole-lists/doubt-note.ts';
import type { CslScreen } from '../lists/csl/csl-section.ts';
import type { UflpaScreen } from '../lists/uflpa/uflpa-section.ts';
import { partlyReadReasons } from '../lists/unread-note.ts';
import type { NestedNames } from '../matching.ts';

/** The two lists' results for one name. */
export interface ListScreens {
  readonly uflpa: UflpaScreen;
  readonly csl: CslScreen;
}

/** The lists' names in sentences. */
export const LIST_NAMES = { uflpa: 'forced-labor entity list', csl: 'Consolidated Screening List' } as const;

export type ListKey = keyof typeof LIST_NAMES;

/** Rates a name only by the two statuses. */
export function exposureOf(screened: ListScreens, name: string): ExposureSummary {
  return {
    overall_risk: overallRisk([screened.uflpa.status, screened.csl.status]),
    reasons: [
      ...causes('uflpa', screened.uflpa),
      ...causes('csl', screened.csl),
      ...(screened.csl.result_page_truncated ? [CUT_SHORT] : []),
      ...doubtSentences([screened.uflpa, screened.csl].flatMap(doubtsOf)),
      ...nestedNames('uflpa', screened.uflpa),
      ...nestedNames('csl', screened.csl),
      ...notLive(screened),
      ...partlyReadReasons(name),
    ],
    incomplete_coverage: isIncomplete(screened, name),
  };
}

/**
 * Whether any part of the screen is missing. Records below the match floor were compared and do not count, unless one of
 * the two names stands whole in the other: then the score says little about whether they are the same party.
 */
export function isIncomplete({ uflpa, csl }: ListScreens, name: string): boolean {
  const isWhole = (section: UflpaScreen | CslScreen): boolean =>
    section.source.basis === 'live' &&
    section.status !== 'error' &&
    section.nested.containing + section.nested.contained === 0 &&
    doubtsOf(section).length === 0;
  return !isWhole(uflpa) || !isWhole(csl) || csl.result_page_truncated || partlyReadReasons(name).length > 0;
}

function doubtsOf({ source }: UflpaScreen | CslScreen): NonNullable<typeof source.doubted_lists> {
  return source.doubted_lists ?? [];
}

/** Returns the sentences about low-scoring listed names that contain a one-word name, or that a longer name contains. */
export function nestedNames(list: ListKey, { nested }: { readonly nested: NestedNames }): string[] {
  const { containing, contained } = nested;
  const below = `below ${POSSIBLE_SCORE}`;
  return [
    ...(containing === 1 ? [`1 listed name contains this one-word name but scores ${below}: ${SEND_FULL}`] : []),
    ...(containing > 1
      ? [`${containing} listed names contain this one-word name but score ${below}: ${SEND_FULL}`]
      : []),
    ...(contained === 1 ? [`1 listed name is part of this name but scores ${below}: ${SEND_APART}`] : []),
    ...(contained > 1 ? [`${contained} listed names are part of this name but score ${below}: ${SEND_APART}`] : []),
  ].map((sentence) => `On the ${LIST_NAMES[list]}, ${sentence}`);
}

const SEND_FULL = 'send the full registered name.';
const SEND_APART = 'send each name in it on its own, without places and remarks.';

type Status = UflpaScreen['status'];

/** What could not be checked is unknown, and unknown is not none. */
function overallRisk(statuses: readonly Status[]): ExposureSummary['overall_risk'] {
  if (statuses.includes('match')) return 'high';
  if (statuses.includes('possible_match')) return 'elevated';
  return statuses.includes('error') ? 'low' : 'none';
}

const CUT_SHORT = `The ${LIST_NAMES.csl} returned only part of its results, or did not say how many it has.`;

/** Returns a sentence for each list that is sample data. */
function notLive({ uflpa, csl }: ListScreens): string[] {
  const sections = [
    [LIST_NAMES.uflpa, uflpa],
    [LIST_NAMES.csl, csl],
  ] as const;
  return sections
    .filter(([, { source }]) => source.basis !== 'live')
    .map(([name]) => `The ${name} in this answer is sample data; nothing was checked against the real one.`);
}

interface ScoredSection {
  readonly status: Status;
  readonly matches: readonly { readonly score: number }[];
}

function causes(list: ListKey, { status, matches }: ScoredSection): string[] {
  const name = LIST_NAMES[list];
  if (status === 'error') return [`The ${name} could not be checked; whether it lists this name is unknown.`];
  const scores = matches.map(({ score }) => score);
  const found = scores.filter((score) => score >= MATCH_SCORE);
  const possible = scores.filter((score) => score < MATCH_SCORE);
  return [
    ...(found.length > 0
      ? [
          `The ${name} has ${entries(found)} that match${found.length === 1 ? 'es' : ''} (score ${MATCH_SCORE} or higher, best ${Math.max(...found)}).`,
        ]
      : []),
    ...(possible.length > 0
      ? [
          `The ${name} has ${entries(possible)} that may match (score from ${POSSIBLE_SCORE} to ${MATCH_SCORE}, best ${Math.max(...possible)}): ` +
            'needs review by a person.',
        ]
      : []),
  ];
}

function entries({ length }: readonly number[]): string {
  return length === 1 ? '1 entry' : `${length} entries`;
}
