import type { ExclusionsOverall } from './answer.ts';
import { matchStatus, type MatchType } from '../../names/match.ts';
import { CANDIDATE_LIMIT } from '../lists/register/candidates.ts';

/** As much of a match as its sentence tells. */
interface CountedMatch {
  readonly matched_name: string;
  readonly match_type: MatchType;
  readonly score: number;
}

interface CountedSection {
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  readonly source: { readonly basis: string };
  readonly records_below_match_threshold: number;
}

/** As much of the two sections as decides. */
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

/** Sums two sections up. Coverage is incomplete as soon as any cause of it stands, and then nothing reads as a clean screen. */
export function overallOf({ exclusions_register: register, csl }: ScreenedSections): ExclusionsOverall {
  const matches = [
    ...register.matches.map((one) => `${REGISTER}: ${matchSentence(one)}.`),
    ...csl.matches.map((one) => `${CSL}: ${matchSentence(one, ` on ${one.source_list}`)}.`),
  ];
  const causes = [
    ...sectionCauses(REGISTER, register),
    ...(register.candidate_scan_truncated
      ? [`${REGISTER}: the scan stopped at ${CANDIDATE_LIMIT} candidate records, so others were not compared.`]
      : []),
    ...heldBack(register, `${REGISTER}: records that scored from 0.5 up to the match floor of 0.72 and are held back:`),
    ...sectionCauses(CSL, csl),
    ...(csl.result_page_truncated
      ? [`${CSL}: the source returned only part of its results, or did not say how many it has.`]
      : []),
    ...heldBack(
      csl,
      `${CSL}: records that the source returned, scored under the match floor of 0.72 and are held back:`,
    ),
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

interface Findings {
  readonly unscreened: boolean;
  readonly matched: boolean;
  readonly incomplete: boolean;
}

function statusOf({ unscreened, matched, incomplete }: Findings): ExclusionsOverall['status'] {
  if (unscreened) return 'screening_incomplete';
  if (matched) return 'potential_matches_found';
  return incomplete ? 'no_matches_among_screened_records' : 'no_potential_matches_found';
}

function matchSentence({ matched_name: name, match_type: type, score }: CountedMatch, place = ''): string {
  const listed = `match with ${JSON.stringify(name)} (${type}, score ${score})${place}`;
  return matchStatus(score) === 'match' ? `potential ${listed}` : `possible ${listed}, which a person must look at`;
}

function sectionCauses(list: string, { status, source }: CountedSection): string[] {
  return [
    ...(source.basis === 'live' ? [] : [`${list}: the source is not the live one.`]),
    ...(status === 'error' ? [`${list}: it could not be checked; what it holds on this name is unknown.`] : []),
  ];
}

function heldBack({ records_below_match_threshold: count }: CountedSection, sentence: string): string[] {
  return count > 0 ? [`${sentence} ${count}.`] : [];
}
