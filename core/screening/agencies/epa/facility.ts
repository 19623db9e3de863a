import type { AllegedViolations, EnforcementHistory, Facility } from './answer.ts';
import type { JsonObject } from '../../../json.ts';
import { echoCount, echoDollars, echoFlag, echoText } from './echo-row.ts';
import { recentFormalAction } from './risk-score.ts';

/** A facility's record apart from its score. */
export interface FacilityHistory {
  readonly alleged_violations: AllegedViolations;
  readonly enforcement_history: EnforcementHistory;
  /** Over the last five years. */
  readonly total_informal_actions: number | null;
}

const REGISTRY_ID = /^\d{12}$/;

/** Returns a row's registry ID; null if it has none. */
export function registryIdOf(row: JsonObject): string | null {
  const id = echoText(row, 'RegistryID') ?? '';
  return REGISTRY_ID.test(id) ? id : null;
}

/** Returns a row's facility. */
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
    // ECHO writes Y for a major facility and leaves all others blank.
    is_major_facility: hasMajorFlag ? (echoFlag(row, 'FacMajorFlag') ?? false) : null,
    detailed_report_url: id === null ? null : `https://echo.epa.gov/detailed-facility-report?fid=${id}`,
  };
}

/** Returns a row's enforcement record as of a day (YYYY-MM-DD). */
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
