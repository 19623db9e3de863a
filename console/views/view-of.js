/** @import { Call, Child } from '../types.ts' */
import { certificateView, verdictView } from './certificate.js';
import { companyView } from './company.js';
import { estimateView } from './estimate.js';
import { exclusionsBatchView, exclusionsView } from './exclusions.js';
import { facilityView } from './facility.js';
import { entitySearchView, partiesView, shipmentView } from './import-risk.js';
import { insiderView } from './insider.js';
import { invoiceView } from './invoice.js';
import { redactionView } from './redaction.js';
import { resumeView } from './resume.js';
import { watchedView } from './watched.js';

/** How to draw an operation's answers. Each view expects the shape in the service's document. */
/** @typedef {(answer: any, call: Call) => Child} View */

/** @type {Readonly<Record<string, View>>} */
const VIEWS = {
  '/landed-cost/estimate': estimateView,
  '/insider/insider-transactions': insiderView,
  '/import-risk/screen/shipment': shipmentView,
  '/import-risk/screen/parties': partiesView,
  '/import-risk/uflpa/entities': entitySearchView,
  '/company-risk/company-risk-screen': companyView,
  '/company-risk/risk-score': facilityView,
  '/exclusions/screen': exclusionsView,
  '/exclusions/screen/batch': exclusionsBatchView,
  '/invoice/extract': invoiceView,
  '/resume/parse': resumeView,
  '/certificate/verify': verdictView,
  '/certificate/parse': certificateView,
  '/pii/redact': redactionView,
  '/watch/screen': watchedView,
};

/** Returns the view of an operation by its path; undefined for an unknown one. @param {string} path */
export function viewOf(path) {
  return VIEWS[path];
}
