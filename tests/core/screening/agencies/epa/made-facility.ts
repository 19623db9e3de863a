import type { EchoFacility } from '../../../../standins/echo.ts';

/** A facility with a clean record and every input of the score readable, with the given values on top. */
export function madeFacility(values: Readonly<Record<string, string | null>> = {}): EchoFacility {
  return {
    FacName: 'ACME WIDGETS INC',
    FacStreet: '1 MILL ROAD',
    FacCity: 'DAYTON',
    FacState: 'OH',
    FacZip: '45402',
    RegistryID: '110000000001',
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
    ...values,
  };
}
