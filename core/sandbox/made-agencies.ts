import { createCpscScreen } from '../screening/agencies/cpsc/cpsc-section.ts';
import type { ConnectedAgencies } from '../screening/company-risk/create-agencies.ts';
import { createFdaScreen } from '../screening/agencies/fda/fda-section.ts';
import { madeFacilities } from './made-facilities.ts';
import { madeLaborRecords } from './made-labor-records.ts';
import { madeCpscRecalls, madeFdaRecalls } from './made-recalls.ts';

/** Creates agencies with sample records; each of their sections says so. */
export function madeAgencies(): ConnectedAgencies {
  return {
    echo: madeFacilities(),
    dol: madeLaborRecords(),
    fda: createFdaScreen(madeFdaRecalls()),
    cpsc: createCpscScreen(madeCpscRecalls()),
    isSample: true,
    close: () => Promise.resolve(),
  };
}
