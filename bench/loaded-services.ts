import { attachment, madePdf } from '../tests/core/documents/invoice/e-invoice/made-pdf.ts';
import { madeInvoiceXml } from '../tests/core/documents/invoice/e-invoice/made-invoice-xml.ts';
import { SAMPLE_FILES } from '../tests/fuzz/sample-files.ts';
import { MADE_COMPANY } from '../tests/standins/agencies.ts';
import type { LoadRequest } from './open-load.ts';

/** A service under load: its request, and what limits it besides this machine. */
export interface LoadedService {
  readonly name: string;
  readonly request: LoadRequest;
  /** Whether a model reads for it. */
  readonly readByModel?: true;
  /** Maximum requests per second, if an outside source limits them. */
  readonly mostPerSecond?: number;
}

const E_INVOICE = madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] }).toString('base64');
const RESUME = [
  'Mara Ellingsen',
  'mara.ellingsen@example.com',
  'Experience',
  'Dispatch Lead, Harbor Mill Logistics',
  'Mar 2021 - Present',
].join('\n');

/** Every service with a typical request. */
export const LOADED_SERVICES: readonly LoadedService[] = [
  {
    name: 'landed-cost',
    request: { path: '/landed-cost/estimate', body: { description: 'cotton t-shirt', country_of_origin: 'CN' } },
  },
  // A lookup requests each filing from EDGAR, at up to eight calls a second.
  {
    name: 'insider',
    request: { path: '/insider/insider-transactions?ticker=HBML-A' },
    mostPerSecond: 2,
  },
  {
    name: 'import-risk',
    request: { path: '/import-risk/screen/shipment', body: { supplier_name: 'Velmora Harborlight Ferries' } },
  },
  {
    name: 'company-risk',
    request: {
      path: `/company-risk/company-risk-screen?company_name=${encodeURIComponent(MADE_COMPANY)}`,
    },
  },
  {
    name: 'exclusions',
    request: { path: '/exclusions/screen', body: { entity_name: 'Harborlight Freight Systems' } },
  },
  { name: 'pii', request: { path: '/pii/redact', body: { text: RESUME } } },
  { name: 'resume', request: { path: '/resume/parse', body: { text: RESUME } } },
  {
    name: 'invoice (e-invoice)',
    request: { path: '/invoice/extract', body: { base64_file: E_INVOICE } },
  },
  {
    name: 'certificate (model)',
    request: { path: '/certificate/parse', body: { base64_image: SAMPLE_FILES[0], mime_type: 'image/png' } },
    readByModel: true,
  },
];
