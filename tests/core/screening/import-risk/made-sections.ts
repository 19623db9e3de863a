import type { CslMatch, UflpaMatch } from '../../../../core/screening/lists/answer.ts';
import type { Source } from '../../../../core/screening/answer.ts';
import type { CslScreen } from '../../../../core/screening/lists/csl/csl-section.ts';
import type { UflpaScreen } from '../../../../core/screening/lists/uflpa/uflpa-section.ts';
import { NONE_NESTED } from '../../../../core/screening/matching.ts';

const source: Source = { name: 'List', url: 'https://example.org', basis: 'live', as_of: null, note: 'Made.' };

type Scored = readonly [name: string, score: number];

/** The status of a section with these matches. */
function statusOf(matches: readonly Scored[] | 'error'): UflpaScreen['status'] {
  if (matches === 'error') return 'error';
  const best = Math.max(0, ...matches.map(([, score]) => score));
  if (best >= 0.92) return 'match';
  return best >= 0.72 ? 'possible_match' : 'no_match';
}

function base([matched_name, score]: Scored): Pick<UflpaMatch, 'matched_name' | 'match_type' | 'score' | 'reason'> {
  return { matched_name, match_type: score === 1 ? 'exact' : 'fuzzy', score, reason: 'Made.' };
}

/** A section of the forced-labor list. */
export function madeUflpa(matches: readonly Scored[] | 'error', { nested = NONE_NESTED } = {}): UflpaScreen {
  const listed = matches === 'error' ? [] : matches;
  return {
    status: statusOf(matches),
    matches: listed.map((one) => ({
      ...base(one),
      entity: { name: one[0], aliases: [], basis: 'Section 2(d)(2)(B)(ii)', listed_date: '2023-08-02' },
    })),
    source,
    nested,
  };
}

/** A section of the Consolidated Screening List. */
export function madeCsl(
  matches: readonly Scored[] | 'error',
  { truncated = false, below = 0, nested = NONE_NESTED } = {},
): CslScreen {
  const listed = matches === 'error' ? [] : matches;
  return {
    status: statusOf(matches),
    matches: listed.map((one): CslMatch => ({
      ...base(one),
      subject_type: 'Entity',
      aliases: [],
      source_list: 'Made List (ML)',
    })),
    source,
    result_page_truncated: truncated,
    total_upstream_results: listed.length + below,
    records_below_match_threshold: below,
    nested,
  };
}
