import type { ExposureSummary } from './answer.ts';
import type { CslSection, UflpaSection } from '../lists/answer.ts';
import { LIST_NAMES, type ScreenedName } from './exposure.ts';

/** Matches named in a narrative; the sections have them all. */
const NAMED = 3;

/** Said of that rating alone, which would sound like a finding. */
export const LOW_MEANS = 'That rating says that a list could not be checked, not that little was found.';

/** The narrative of a screen, written from its sections alone. */
export function templateNarrative(screened: ScreenedName, exposure: ExposureSummary): string {
  return [
    uflpaSentence(screened.uflpa),
    cslSentence(screened.csl),
    ...belowFloor(screened.csl),
    ...(screened.csl.result_page_truncated ? [`The ${LIST_NAMES.csl} was read only in part.`] : []),
    `The overall exposure rating is ${exposure.overall_risk}.`,
    ...(exposure.overall_risk === 'low' ? [LOW_MEANS] : []),
    ...(exposure.incomplete_coverage ? ['The coverage of this screen is incomplete.'] : []),
    'Every hit is a potential match that a person must verify, and the absence of one is no clearance.',
  ].join(' ');
}

function uflpaSentence({ status, matches }: UflpaSection): string {
  const name = LIST_NAMES.uflpa;
  if (status === 'error') return notChecked(name);
  if (matches.length === 0) return `The ${name} has no match for the name.`;
  const named = matches
    .slice(0, NAMED)
    .map(
      ({ matched_name, score, entity }) =>
        `${matched_name} (score ${score}, ${entity.basis}, listed ${entity.listed_date})`,
    );
  return found(name, { status, named, total: matches.length });
}

function cslSentence({ status, matches }: CslSection): string {
  const name = LIST_NAMES.csl;
  if (status === 'error') return notChecked(name);
  if (matches.length === 0) return `The ${name} has no match for the name.`;
  const named = matches
    .slice(0, NAMED)
    .map(({ matched_name, score, source_list }) => `${matched_name} (score ${score}, ${source_list})`);
  return found(name, { status, named, total: matches.length });
}

/** A search that found no match may have found names that resemble it. */
function belowFloor({ records_below_match_threshold: below }: CslSection): string[] {
  if (below === 0) return [];
  const records = below === 1 ? '1 record' : `${below} records`;
  return [`On the ${LIST_NAMES.csl}, ${records} returned by the source scored below the match floor.`];
}

function notChecked(name: string): string {
  return `The ${name} could not be checked.`;
}

interface Found {
  readonly status: string;
  readonly named: readonly string[];
  readonly total: number;
}

function found(name: string, { status, named, total }: Found): string {
  const kind = status === 'match' ? 'match' : 'possible match';
  const kinds = total === 1 ? `a ${kind}` : `${total} entries, the best of them a ${kind}`;
  return `The ${name} has ${kinds}: ${named.join(', ')}.`;
}
