import type { DolRow } from '../../../standins/dol.ts';

/** A row of OSHA/inspection with the given values. */
export function madeInspection(values: DolRow = {}): DolRow {
  return {
    activity_nr: 317_722_197,
    reporting_id: '0453720',
    estab_name: 'ACME WIDGETS INC',
    site_state: 'OH',
    sic_code: '3999',
    naics_code: '339999',
    open_date: '2024-07-24T00:00:00',
    insp_type: 'G',
    insp_scope: 'B',
    ...values,
  };
}

/** A row of OSHA/violation. */
export function madeCitation(inspection: number, citation = '01001', deleteFlag: string | null = null): DolRow {
  return {
    activity_nr: inspection,
    citation_id: citation,
    delete_flag: deleteFlag,
    issuance_date: '2024-09-01T00:00:00',
  };
}
