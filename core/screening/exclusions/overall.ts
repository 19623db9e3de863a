import type { ExclusionsOverall } from './answer.ts';
import type { DoubtedList } from '../../whole-lists/answer.ts';
import { matchStatus, type MatchType } from '../../names/match.ts';
import { NEAR_MISS_SCORE, POSSIBLE_SCORE } from '../../names/score.ts';
import { doubtSentences } from '../../whole-lists/doubt-note.ts';
import { partlyReadReasons } from '../lists/unread-note.ts';
import { MAX_CANDIDATES } from '../lists/register/register-candidates.ts';

/** The parts of a match used in its sentence. */
interface CountedMatch {
  readonly matched_name: string;
  readonly match_type: MatchType;
  readonly score: number;
}

interface CountedSection {
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  readonly source: { readonly basis: string; readonly doubted_lists?: readonly DoubtedList[] };
  readonly records_below_match_threshold: number;
}

/** The parts of the two sections that matter here. */
export interface ScreenedSections {
  readonly exclusions_register: CountedSection & {
    readonly matches: readonly CountedMatch[];
    readonly candidate_scan_truncated: boolean;
  };
  readonly csl: CountedSection & {
    readonly matches: readonly (CountedMatch & { readonly source_list: string })[];
    readonly result_page_truncated: boolean;
  };
}

/**
 * Combines two sections. Any single cause makes the coverage incomplete, and the status then never reads as a clean
 * screen.
 */
export function overallOf({ exclusions_register: register, csl }: ScreenedSections, name: string): ExclusionsOverall {
  const matches = [
    ...register.matches.map((one) => `${REGISTER}: ${matchSentence(one)}.`),
    ...csl.matches.map((one) => `${CSL}: ${matchSentence(one, ` on ${one.source_list}`)}.`),
  ];
  const causes = [
    ...sectionCauses(REGISTER, register),
    ...(register.candidate_scan_truncated
      ? [`${REGISTER}: the scan stopped at ${MAX_CANDIDATES} candidate records; the others were not compared.`]
      : []),
    ...heldBack(register, { list: REGISTER, from: `from ${NEAR_MISS_SCORE} to` }),
    ...sectionCauses(CSL, csl),
    ...(csl.result_page_truncated
      ? [`${CSL}: the source returned only part of its results, or did not say how many it has.`]
      : []),
    ...heldBack(csl, { list: CSL, from: 'below' }),
    ...partlyReadReasons(name),
  ];
  const incomplete = causes.length > 0;
  return {
    status: statusOf({
      unscreened: register.status === 'error' && csl.status === 'error',
      matched: matches.length > 0,
      incomplete,
    }),
    total_matches: matches.length,
    reasons: [...matches, ...causes],
    incomplete_coverage: incomplete,
  };
}

const REGISTER = 'Exclusions register';
const CSL = 'Consolidated Screening List';

interface OverallFindings {
  readonly unscreened: boolean;
  readonly matched: boolean;
  readonly incomplete: boolean;
}

function statusOf({ unscreened, matched, incomplete }: OverallFindings): ExclusionsOverall['status'] {
  if (unscreened) return 'screening_incomplete';
  if (matched) return 'potential_matches_found';
  return incomplete ? 'no_matches_among_screened_records' : 'no_potential_matches_found';
}

function matchSentence({ matched_name: name, match_type: type, score }: CountedMatch, place = ''): string {
  const listed = `match with ${JSON.stringify(name)} (${type}, score ${score})${place}`;
  return matchStatus(score) === 'match' ? `potential ${listed}` : `possible ${listed}, which a person must review`;
}

function sectionCauses(list: string, { status, source }: CountedSection): string[] {
  return [
    ...(source.basis === 'live' ? [] : [`${list}: the source is not live.`]),
    ...doubtSentences(source.doubted_lists ?? []).map((sentence) => `${list}: ${sentence}`),
    ...(status === 'error' ? [`${list}: could not be checked; whether it lists this name is unknown.`] : []),
  ];
}

/** Returns the sentence about similar records that are not shown. */
function heldBack(
  { records_below_match_threshold: count }: CountedSection,
  { list, from }: { readonly list: string; readonly from: string },
): string[] {
  if (count === 0) return [];
  const records = count === 1 ? '1 record scored' : `${count} records scored`;
  return [
    `${list}: ${records} ${from} the match floor of ${POSSIBLE_SCORE} and ${count === 1 ? 'is' : 'are'} not shown.`,
  ];
}
