import type { JsonObject } from '../../../json.ts';
import { echoCount, echoDollars, echoFlag, echoText } from './echo-row.ts';
import { recentFormalAction } from './risk-score.ts';

/** A facility as ECHO has it; a member is null where ECHO leaves it blank. */
export interface Facility {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly epa_registry_id: string | null;
  readonly epa_region: string | null;
  /** Null where ECHO did not give the flag at all. */
  readonly is_major_facility: boolean | null;
  readonly detailed_report_url: string | null;
}

/** What one program says of a facility's last twelve quarters. */
export interface ProgramStanding {
  /** In the program's own words. */
  readonly status: string | null;
  readonly quarters_in_noncompliance: number | null;
}

/** A facility's record beyond its score. */
export interface FacilityHistory {
  readonly alleged_violations: Readonly<Record<'caa' | 'cwa' | 'rcra' | 'sdwa', ProgramStanding>>;
  /** Of the last five years. */
  readonly enforcement_history: {
    readonly formal_actions: number | null;
    /** U.S. dollars. */
    readonly total_penalties: number | null;
    readonly last_formal_action_date: string | null;
  };
  /** Of the last five years. */
  readonly total_informal_actions: number | null;
}

const REGISTRY_ID = /^\d{12}$/;

/** The registry ID of a row; null where it is none. */
export function registryIdOf(row: JsonObject): string | null {
  const id = echoText(row, 'RegistryID') ?? '';
  return REGISTRY_ID.test(id) ? id : null;
}

/** The facility of a row. */
export function facilityOf(row: JsonObject): Facility {
  const id = registryIdOf(row);
  const hasMajorFlag = 'FacMajorFlag' in row;
  return {
    name: echoText(row, 'FacName') ?? '',
    address: echoText(row, 'FacStreet'),
    city: echoText(row, 'FacCity'),
    state: echoText(row, 'FacState'),
    zip: echoText(row, 'FacZip'),
    epa_registry_id: id,
    epa_region: echoText(row, 'FacEPARegion'),
    // ECHO writes Y for a major facility and leaves every other one blank.
    is_major_facility: hasMajorFlag ? (echoFlag(row, 'FacMajorFlag') ?? false) : null,
    detailed_report_url: id === null ? null : `https://echo.epa.gov/detailed-facility-report?fid=${id}`,
  };
}

/** The enforcement record of a row, as of a day (YYYY-MM-DD). */
export function facilityHistory(row: JsonObject, today: string): FacilityHistory {
  return {
    alleged_violations: {
      caa: {
        status: echoText(row, 'CAAComplianceStatus'),
        quarters_in_noncompliance: echoCount(row, 'CAAQtrsWithNC'),
      },
      cwa: {
        status: echoText(row, 'CWAComplianceStatus'),
        quarters_in_noncompliance: echoCount(row, 'CWAQtrsWithNC'),
      },
      rcra: {
        status: echoText(row, 'RCRAComplianceStatus'),
        quarters_in_noncompliance: echoCount(row, 'RCRAQtrsWithNC'),
      },
      sdwa: {
        status: echoText(row, 'SDWAComplianceStatus'),
        quarters_in_noncompliance: echoCount(row, 'SDWAQtrsWithNC'),
      },
    },
    enforcement_history: {
      formal_actions: echoCount(row, 'FacFormalActionCount'),
      total_penalties: echoDollars(row, 'FacTotalPenalties'),
      last_formal_action_date: recentFormalAction(row, today),
    },
    total_informal_actions: echoCount(row, 'FacInformalCount'),
  };
}
