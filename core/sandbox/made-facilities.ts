import type { Echo, FacilityQuery } from '../screening/agencies/epa/echo.ts';
import type { ECHO_COLUMNS } from '../screening/agencies/epa/echo-row.ts';

type FacilityRow = Readonly<Record<(typeof ECHO_COLUMNS)[number], string | null>>;

/** In ECHO's format. */
const ROWS: readonly FacilityRow[] = [
  facility({
    FacName: 'SAMPLE WIDGETS LLC',
    RegistryID: '990000000001',
    CurrVioFlag: '1',
    ViolFlag: '1',
    RCRASNCFlag: 'Y',
    FacFormalActionCount: '2',
    FacTotalPenalties: '$34,500',
    FacQtrsWithNC: '5',
    FacInformalCount: '3',
    RCRAComplianceStatus: 'Significant Noncomplier',
    RCRAQtrsWithNC: '5',
  }),
  // Used by the documented examples.
  facility({
    FacName: 'HARBOR MILL FOODS INC',
    RegistryID: '110000990001',
    FacStreet: '12 WHARF STREET',
    FacCity: 'PORTLAND',
    FacState: 'ME',
    FacZip: '04101',
    FacEPARegion: '01',
    CurrVioFlag: '1',
    ViolFlag: '1',
    CWASNCFlag: 'Y',
    FacFormalActionCount: '1',
    FacTotalPenalties: '$12,500',
    FacQtrsWithNC: '4',
    FacInformalCount: '3',
    CWAComplianceStatus: 'Violation Identified',
  }),
  facility({ FacName: 'EXAMPLE FOODS INC', RegistryID: '990000000002', FacCity: 'EXAMPLEVILLE', FacState: 'WI' }),
];

/** Creates an ECHO with three fictitious facilities. */
export function madeFacilities(): Echo {
  return {
    find(query) {
      const rows = ROWS.filter((row) => isFound(row, query));
      return Promise.resolve({ kind: 'facilities', rows, count: rows.length });
    },
    delayMs: () => 0,
    close: () => Promise.resolve(),
  };
}

function isFound(row: FacilityRow, { name, street, city, state, zip, registryId }: FacilityQuery): boolean {
  if (registryId !== undefined) return row.RegistryID === registryId;
  const holds = (column: keyof FacilityRow, wanted = ''): boolean =>
    (row[column] ?? '').includes(wanted.trim().toUpperCase());
  return (
    holds('FacName', name) &&
    holds('FacStreet', street) &&
    holds('FacCity', city) &&
    holds('FacState', state) &&
    holds('FacZip', zip)
  );
}

function facility(values: Partial<FacilityRow>): FacilityRow {
  return {
    FacName: null,
    FacStreet: '1 SAMPLE STREET',
    FacCity: 'SAMPLETOWN',
    FacState: 'OH',
    FacZip: '00000',
    RegistryID: null,
    FacEPARegion: '05',
    FacMajorFlag: null,
    CurrSvFlag: '0',
    CurrVioFlag: '0',
    ViolFlag: '0',
    CAAHpvFlag: 'N',
    CWASNCFlag: 'N',
    RCRASNCFlag: 'N',
    SDWASNCFlag: 'N',
    FacFormalActionCount: '0',
    FacTotalPenalties: '$0',
    FacQtrsWithNC: '0',
    FacDateLastFormalAction: null,
    FacInformalCount: '0',
    CAAComplianceStatus: 'No Violation Identified',
    CWAComplianceStatus: null,
    RCRAComplianceStatus: 'No Violation Identified',
    SDWAComplianceStatus: null,
    CAAQtrsWithNC: '0',
    CWAQtrsWithNC: null,
    RCRAQtrsWithNC: '0',
    SDWAQtrsWithNC: null,
    ...values,
  };
}
