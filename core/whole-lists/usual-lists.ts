import type { RememberedList } from './remembered-list.ts';

function usual(sizes: Readonly<Record<string, number>>, wholeOn: string): Readonly<Record<string, RememberedList>> {
  return Object.fromEntries(Object.entries(sizes).map(([list, size]) => [list, { size, wholeOn }]));
}

/**
 * Distinct screened records on each source list of the Consolidated Screening List of 2026-07-31, for the very first
 * reading: organizations, and on the SDN list 1,868 vessels and aircraft; the lists themselves also contain what reads
 * as a person's name. Of the lists of persons, DPL has 310 and DTC 45 names with a legal form by a different count of
 * such forms, so these are accepted as whole from half of that. PLC is left out: its 78 records are of individuals and
 * none is screened.
 */
export const USUAL_CSL_LISTS: Readonly<Record<string, RememberedList>> = {
  ...usual(
    {
      'Specially Designated Nationals (SDN) - Treasury Department': 9_837 + 1_868,
      'Entity List (EL) - Bureau of Industry and Security': 2_950,
      'Sectoral Sanctions Identifications List (SSI) - Treasury Department': 286,
      'Unverified List (UVL) - Bureau of Industry and Security': 221,
      'Nonproliferation Sanctions (ISN) - State Department': 101,
      'Military End User (MEU) List - Bureau of Industry and Security': 70,
      'Non-SDN Chinese Military-Industrial Complex Companies List (CMIC) - Treasury Department': 68,
      'Non-SDN Menu-Based Sanctions List (NS-MBS List) - Treasury Department': 11,
      'Capta List (CAP) - Treasury Department': 1,
    },
    '2026-07-31',
  ),
  'Denied Persons List (DPL) - Bureau of Industry and Security': { size: 310, atLeast: 155, wholeOn: '2026-07-31' },
  'ITAR Debarred (DTC) - State Department': { size: 45, atLeast: 23, wholeOn: '2026-07-31' },
};

/** Listings in each category of the forced-labor entity list's page of 2026-07-09, for the very first reading. */
export const USUAL_UFLPA_CATEGORIES = usual(
  { 'Section 2(d)(2)(B)(i)': 9, 'Section 2(d)(2)(B)(ii)': 43, 'Section 2(d)(2)(B)(v)': 108 },
  '2026-07-09',
);
