/** @import { Tone } from '../dom/parts.js' */
import {
  certificateOutcome,
  invoiceOutcome,
  profileOutcome,
  redactionOutcome,
  resumeOutcome,
  verdictOutcome,
} from './documents.js';
import { estimateOutcome, insiderOutcome } from './numbers.js';
import {
  companyOutcome,
  entitySearchOutcome,
  exclusionsBatchOutcome,
  exclusionsOutcome,
  facilityOutcome,
  partiesOutcome,
  shipmentOutcome,
  watchedOutcome,
} from './screening.js';

/** What happened, in one sentence; `good` only if everything was checked and nothing found. */
/** @typedef {{ tone: Tone, text: string }} Outcome */

/** @type {Readonly<Record<string, (answer: any) => Outcome>>} */
const OUTCOMES = {
  '/landed-cost/estimate': estimateOutcome,
  '/insider/insider-transactions': insiderOutcome,
  '/import-risk/screen/shipment': shipmentOutcome,
  '/import-risk/screen/parties': partiesOutcome,
  '/import-risk/uflpa/entities': entitySearchOutcome,
  '/company-risk/company-risk-screen': companyOutcome,
  '/company-risk/risk-score': facilityOutcome,
  '/exclusions/screen': exclusionsOutcome,
  '/exclusions/screen/batch': exclusionsBatchOutcome,
  '/invoice/extract': invoiceOutcome,
  '/resume/parse': resumeOutcome,
  '/certificate/verify': verdictOutcome,
  '/certificate/parse': certificateOutcome,
  '/certificate/requirements': profileOutcome,
  '/certificate/requirements/{id}': profileOutcome,
  '/pii/redact': redactionOutcome,
  '/watch/screen': watchedOutcome,
};

/** Returns the sentence above an operation's answer; undefined for an unknown path. @param {string} path @param {unknown} answer */
export function outcomeOf(path, answer) {
  try {
    return OUTCOMES[path]?.(answer);
  } catch {
    // An answer of another shape is shown as received.
    return undefined;
  }
}
