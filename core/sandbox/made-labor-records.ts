import type { DolApi, DolDataset, DolFilter } from '../screening/agencies/dol/dol-api.ts';
import type { JsonObject } from '../json.ts';

/** In the Department of Labor's format. */
const DATASETS: Readonly<Record<DolDataset, readonly JsonObject[]>> = {
  'OSHA/inspection': [
    {
      activity_nr: 990_000_001,
      estab_name: 'SAMPLE WIDGETS LLC',
      open_date: '2025-03-11T00:00:00',
      reporting_id: '0500000',
      site_state: 'OH',
      sic_code: '3999',
      naics_code: '339999',
    },
    // Used by the documented examples.
    {
      activity_nr: 318_000_001,
      estab_name: 'HARBOR MILL FOODS INC',
      open_date: '2025-03-04T00:00:00',
      reporting_id: '0111100',
      site_state: 'ME',
      sic_code: '2037',
      naics_code: '311411',
    },
    {
      activity_nr: 318_000_002,
      estab_name: 'HARBOR MILL FOODS RETIREES ASSOCIATION',
      open_date: '2012-05-01T00:00:00',
      reporting_id: '0111100',
      site_state: 'ME',
      sic_code: null,
      naics_code: null,
    },
  ],
  'OSHA/violation': [
    { activity_nr: 990_000_001, citation_id: '01001', delete_flag: null },
    { activity_nr: 990_000_001, citation_id: '01002', delete_flag: null },
    { activity_nr: 318_000_001, citation_id: '01001', delete_flag: null },
  ],
  'WHD/enforcement': [
    {
      case_id: 9_900_001,
      trade_nm: 'Sample Widgets',
      legal_name: 'Sample Widgets LLC',
      cty_nm: 'Sampletown',
      st_cd: 'OH',
      naic_cd: '339999',
      findings_start_date: '2022-01-01',
      findings_end_date: '2023-12-31',
      case_violtn_cnt: 14,
      ee_violtd_cnt: 9,
      bw_atp_amt: 12_480.5,
      cmp_assd: 0,
      flsa_repeat_violator: null,
    },
    {
      case_id: 1_800_001,
      trade_nm: 'Harbor Mill',
      legal_name: 'Harbor Mill Foods, Inc.',
      cty_nm: 'Portland',
      st_cd: 'ME',
      naic_cd: '311411',
      findings_start_date: '2019-01-07',
      findings_end_date: '2020-12-31',
      case_violtn_cnt: 4,
      ee_violtd_cnt: 3,
      bw_atp_amt: 1_250.5,
      cmp_assd: 0,
      flsa_repeat_violator: null,
    },
  ],
  'MSHA/violation': [
    {
      viol_no: '9900001',
      violator_name: 'Example Quarry Inc',
      controller_name: 'Example Holdings LLC',
      cit_ord_safe: 'Citation',
      iss_dt: '2025-05-20',
      term_dt: null,
      sig_sub: 'Y',
      part_section: '56.14107(a)',
      violator_type_cd: 'Operator',
      mine_id: '9900001',
      mine_name: 'Example Quarry',
    },
  ],
};

/** Creates a Department of Labor with a few records of fictitious companies, found by the same filters as real ones. */
export function madeLaborRecords(): DolApi {
  return {
    rows(dataset, { filter, limit }) {
      const found = DATASETS[dataset].filter((row) => passes(row, filter));
      return Promise.resolve({ rows: found.slice(0, limit), truncated: found.length > limit });
    },
    fits: () => true,
    delayMs: () => 0,
    close: () => Promise.resolve(),
  };
}

function passes(row: JsonObject, filter: DolFilter): boolean {
  if ('and' in filter) return filter.and.every((one) => passes(row, one));
  if ('or' in filter) return filter.or.some((one) => passes(row, one));
  const value = row[filter.field];
  switch (filter.operator) {
    case 'eq':
      return value === filter.value;
    case 'in':
      return filter.value.some((one) => one === value);
    case 'like':
      // Every requested pattern is part of a name between two wildcards.
      return typeof value === 'string' && value.includes(String(filter.value).slice(1, -1));
    default:
      return filter satisfies never;
  }
}
