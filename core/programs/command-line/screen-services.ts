import type { JsonObject } from '../../json.ts';
import type { Summary } from './bulk-result.ts';
import { cellOf, listAt, memberAt } from './members.ts';

/** A service for screening parties. */
export interface ScreenService {
  readonly operation: string;
  readonly request: (row: Readonly<Record<string, string>>) => JsonObject;
  readonly summary: (answer: unknown) => Summary;
}

/** Columns of a screen's results. */
export const SCREEN_COLUMNS = ['result', 'matches', 'best_match', 'best_score', 'best_source', 'reasons', 'error'];

/** The services supported by `screen`, by name. */
export const SCREEN_SERVICES: Readonly<Record<string, ScreenService>> = {
  exclusions: {
    operation: 'screenExclusions',
    request: ({ name = '', state = '' }) => ({ entity_name: name, ...(state !== '' && { state }) }),
    summary: (answer) => ({
      isIncomplete: memberAt(answer, 'overall', 'incomplete_coverage') !== false,
      finding: findingOf(answer, ['exclusions_register', 'csl']),
      sources: datesOf(answer, ['exclusions_register', 'csl']),
      cells: {
        result: cellOf(memberAt(answer, 'overall', 'status')),
        reasons: listAt(answer, 'overall', 'reasons').map(cellOf).join(' '),
        ...matchCells(answer, { sections: ['exclusions_register', 'csl'], list: 'matches' }),
      },
    }),
  },
  'import-risk': {
    operation: 'screenShipment',
    request: ({ name = '', country = '' }) => ({
      supplier_name: name,
      ...(country !== '' && { country_of_origin: country }),
    }),
    summary: (answer) => ({
      isIncomplete: memberAt(answer, 'exposure_summary', 'incomplete_coverage') !== false,
      finding: findingOf(answer, ['uflpa', 'csl']),
      sources: datesOf(answer, ['uflpa', 'csl']),
      cells: {
        result: cellOf(memberAt(answer, 'exposure_summary', 'overall_risk')),
        reasons: listAt(answer, 'exposure_summary', 'reasons').map(cellOf).join(' '),
        ...matchCells(answer, { sections: ['uflpa', 'csl'], list: 'matches' }),
      },
    }),
  },
  'company-risk': {
    operation: 'companyRiskScreen',
    request: ({ name = '', state = '' }) => ({ company_name: name, ...(state !== '' && { state }) }),
    summary: (answer) => ({
      isIncomplete: memberAt(answer, 'incomplete_coverage') !== false,
      finding: findingOf(answer, ['epa', 'osha', 'dol', 'fda', 'cpsc']),
      sources: datesOf(answer, ['epa', 'osha', 'dol', 'fda', 'cpsc']),
      cells: {
        result: `${cellOf(memberAt(answer, 'cross_agency_risk_tier'))} ${cellOf(memberAt(answer, 'cross_agency_risk_score'))}`,
        reasons: cellOf(memberAt(answer, 'cross_agency_summary')),
        ...matchCells(answer, { sections: ['osha', 'dol', 'fda', 'cpsc'], list: 'candidates' }),
      },
    }),
  },
};

/**
 * Returns the most serious status of the sections; an EPA section that was read has no status, but says whether it
 * found one facility.
 */
function findingOf(answer: unknown, sections: readonly string[]): NonNullable<Summary['finding']> {
  const statuses = sections.map((section) =>
    memberAt(answer, section, 'resolved') === true ? 'match' : memberAt(answer, section, 'status'),
  );
  if (statuses.includes('match')) return 'match';
  return statuses.includes('possible_match') ? 'possible' : 'none';
}

/** Returns the dates of the sections' sources. */
function datesOf(answer: unknown, sections: readonly string[]): string {
  return sections
    .map((section) => [section, cellOf(memberAt(answer, section, 'source', 'as_of'))] as const)
    .filter(([, date]) => date !== '')
    .map(([section, date]) => `${section} ${date}`)
    .join('; ');
}

/** Returns the number of matches in all sections and the best one; the first section's if tied. */
function matchCells(
  answer: unknown,
  { sections, list }: { sections: readonly string[]; list: 'matches' | 'candidates' },
): Readonly<Record<string, string>> {
  const matches = sections.flatMap((section) => listAt(answer, section, list).map((match) => ({ section, match })));
  const [best] = matches.toSorted((a, b) => scoreOf(b.match) - scoreOf(a.match));
  return {
    matches: String(matches.length),
    best_match: cellOf(memberAt(best?.match, 'matched_name')),
    best_score: cellOf(memberAt(best?.match, 'score')),
    best_source: best?.section ?? '',
  };
}

function scoreOf(match: unknown): number {
  return Number(memberAt(match, 'score'));
}
