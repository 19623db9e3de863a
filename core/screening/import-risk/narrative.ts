import type { PreparedSentence } from '../../model/sentence-order.ts';
import type { CslSection, UflpaSection } from '../lists/answer.ts';
import type { ExposureSummary } from './answer.ts';
import { LIST_NAMES, type ListScreens } from './exposure.ts';

/** Matches named in a narrative; the sections list all of them. */
const MAX_NAMED = 3;

/** Explains the rating `low`, which would otherwise sound like a finding. */
const LOW_MEANS = 'That rating means that a list could not be checked, not that little was found.';

/**
 * Returns the sentences of a screen's narrative, filled only from its sections, in template order. All but the count of
 * records below the floor are required: a narrative without a list, a gap or the caution would read as a clearance.
 */
export function narrativeSentences(
  { uflpa, csl }: ListScreens,
  exposure: ExposureSummary,
): readonly PreparedSentence[] {
  const required = (id: string, text: string): PreparedSentence => ({ id, text, isRequired: true });
  const { overall_risk, incomplete_coverage } = exposure;
  const below = csl.records_below_match_threshold;
  return [
    required(`forced_labor_${outcome(uflpa)}`, uflpaSentence(uflpa)),
    required(`screening_list_${outcome(csl)}`, cslSentence(csl)),
    ...(below > 0 ? [{ id: 'below_floor', text: belowFloor(below), isRequired: false }] : []),
    ...(csl.result_page_truncated ? [required('read_in_part', `Only part of the ${LIST_NAMES.csl} was read.`)] : []),
    required(
      'rating',
      `The overall exposure rating is ${overall_risk}.${overall_risk === 'low' ? ` ${LOW_MEANS}` : ''}`,
    ),
    ...(incomplete_coverage ? [required('not_read', 'The coverage of this screen is incomplete.')] : []),
    required('verify', 'Every hit is a potential match that a person must verify; no hit is not a clearance.'),
  ];
}

function outcome({ status, matches }: UflpaSection | CslSection): 'hit' | 'none' | 'not_checked' {
  if (status === 'error') return 'not_checked';
  return matches.length === 0 ? 'none' : 'hit';
}

function uflpaSentence({ status, matches }: UflpaSection): string {
  const name = LIST_NAMES.uflpa;
  if (status === 'error') return notChecked(name);
  if (matches.length === 0) return `The ${name} has no match for this name.`;
  const named = matches
    .slice(0, MAX_NAMED)
    .map(
      ({ matched_name, score, entity }) =>
        `${matched_name} (score ${score}, ${entity.basis}, listed ${entity.listed_date})`,
    );
  return found(name, { status, named, total: matches.length });
}

function cslSentence({ status, matches }: CslSection): string {
  const name = LIST_NAMES.csl;
  if (status === 'error') return notChecked(name);
  if (matches.length === 0) return `The ${name} has no match for this name.`;
  const named = matches
    .slice(0, MAX_NAMED)
    .map(({ matched_name, score, source_list }) => `${matched_name} (score ${score}, ${source_list})`);
  return found(name, { status, named, total: matches.length });
}

/** A search without a match may have found similar names. */
function belowFloor(below: number): string {
  const records = below === 1 ? '1 record' : `${String(below)} records`;
  return `On the ${LIST_NAMES.csl}, ${records} returned by the source scored below the match floor.`;
}

function notChecked(name: string): string {
  return `The ${name} could not be checked.`;
}

interface FoundMatches {
  readonly status: string;
  readonly named: readonly string[];
  readonly total: number;
}

function found(name: string, { status, named, total }: FoundMatches): string {
  const kind = status === 'match' ? 'match' : 'possible match';
  const kinds = total === 1 ? `a ${kind}` : `${total} entries, the best a ${kind}`;
  return `The ${name} has ${kinds}: ${named.join(', ')}.`;
}
