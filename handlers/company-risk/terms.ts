import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { KEPT_HOURS } from '../../core/screening/agencies/dataset-screen.ts';
import { INSPECTION_LIMIT } from '../../core/screening/agencies/osha/osha.ts';
import { MAX_NAME_LENGTH } from './limits.ts';

/** The disclaimer of every answer. */
export const COMPANY_RISK_DISCLAIMER = [
  'Every match is a potential match of names that a person must verify; it is not a finding about the company named.',
  'No match is never a clearance: names are compared, identities are not resolved, and a company can be registered under another name.',
  'Before the score, read incomplete_coverage, the status of each section and the summary: what could not be read adds no points.',
  'The scores are fixed calculations over published records, not legal, credit or employment advice.',
].join(' ');

/** What the service does and does not do; the answer of GET /terms. */
export const COMPANY_RISK_TERMS = {
  service: 'company-risk',
  disclosure: [
    'For a company name, the service reads EPA, OSHA, DOL, FDA and CPSC and shows what each has published under similar names, with one cross-agency risk score from 0 to 100.',
    `Names are compared as text by fixed rules. A score of ${MATCH_SCORE} or more is a match, from ${POSSIBLE_SCORE} a possible match that a person must review; lower-scoring records are counted but not shown.`,
    "Only organizations are screened. A record under what reads as a person's name is never returned, counted or scored. OSHA and DOL also publish names of individuals: there, a record whose name has neither a legal form nor a trade word, or " +
      "contains what reads as a person's name, is treated the same way. If one would have matched, withheld_possible_individual says so.",
    'Only matches add to the cross-agency score: 35 points at most for the EPA facility, 20 for OSHA, 20 for DOL, 15 for FDA and 10 for CPSC. The tiers begin at 20 (medium), 45 (high) and 70 (critical).',
    'The EPA score is a fixed rubric over the flags and counts of one facility. A flag or count that is blank adds no points and is named in unreadable_inputs.',
    `No model is involved. Nothing you send is stored or logged; company names are sent to the agencies as searches. FDA and CPSC results are kept in memory for up to ${KEPT_HOURS} hours.`,
  ],
  disclaimer: COMPANY_RISK_DISCLAIMER,
  limits: [
    `company_name may have at most ${String(MAX_NAME_LENGTH)} characters. state narrows EPA and OSHA, city narrows EPA; address and zip narrow nothing in a company screen.`,
    'DOL and OSHA are searched for the longest part of the name as sent, in capitals and, if it was sent in one case, with capital initials: a name sent in one case can miss wage-hour records written in another ("McHenry").',
    `At most the ${String(INSPECTION_LIMIT)} newest OSHA inspections are read; every limit reached is named in truncated, and counts are then lower bounds.`,
    'OSHA cuts names at fifty characters and posts citations about a month after an inspection or later: a violations_count of 0 means only that the source had no citation rows.',
    'FDA recalls are found by recalling firm, and only once classified. CPSC recalls are found by manufacturer, importer and distributor, not by retailer.',
    'DOL does not cover employee-benefits enforcement. Toxics releases and criminal prosecutions are not read. Facilities of parent companies are not linked.',
    `Of several EPA facilities, only the one with the best-matching name is scored. If its name scores below ${MATCH_SCORE}, its score is shown but adds nothing to the cross-agency score.`,
    'Formal actions, penalties and the date of the last formal action cover five years, quarters in noncompliance twelve quarters. Informal actions add no points.',
  ],
  sources: [
    { name: 'ECHO facility search', publisher: 'U.S. Environmental Protection Agency', basis: 'live' },
    { name: 'OSHA inspections and violations', publisher: 'U.S. Department of Labor', basis: 'live' },
    { name: 'Wage-hour cases and mine violations', publisher: 'U.S. Department of Labor', basis: 'live' },
    {
      name: 'Drug, device and food enforcement reports',
      publisher: 'U.S. Food and Drug Administration',
      basis: 'live',
    },
    { name: 'Product recalls', publisher: 'U.S. Consumer Product Safety Commission', basis: 'live' },
  ],
};
