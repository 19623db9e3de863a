import type { CpscApi } from '../screening/agencies/cpsc/cpsc-api.ts';
import { namesByRole } from '../screening/agencies/cpsc/cpsc-recall.ts';
import type { FdaDataset, OpenFda } from '../screening/agencies/fda/openfda.ts';
import type { JsonObject } from '../json.ts';

/** In the format of openFDA's enforcement reports. */
const FDA_RECALLS: Readonly<Record<FdaDataset, readonly JsonObject[]>> = {
  drug: [],
  device: [
    {
      recalling_firm: 'Sample Widgets LLC',
      recall_number: 'Z-0000-2025',
      classification: 'Class II',
      status: 'Ongoing',
      product_type: 'Devices',
      product_description: 'Sample infusion widget, model S-1',
      reason_for_recall: 'The alarm may not sound.',
      recall_initiation_date: '20250310',
      center_classification_date: '20250402',
      report_date: '20250409',
    },
  ],
  food: [
    {
      recalling_firm: 'Example Foods Inc',
      recall_number: 'F-0000-2025',
      classification: 'Class I',
      status: 'Terminated',
      product_type: 'Food',
      product_description: 'Example granola, 12 oz',
      reason_for_recall: 'Undeclared almonds.',
      recall_initiation_date: '20250114',
      center_classification_date: '20250130',
      termination_date: '20250601',
      report_date: '20250205',
    },
    // Used by the documented examples.
    {
      recalling_firm: 'Harbor Mill Foods, Inc.',
      recall_number: 'F-9001-2024',
      classification: 'Class II',
      status: 'Terminated',
      product_type: 'Food',
      product_description: 'Frozen haddock fillets, 2 lb bag',
      reason_for_recall: 'Undeclared wheat.',
      recall_initiation_date: '20240415',
      center_classification_date: '20240506',
      termination_date: '20241101',
      report_date: '20240515',
    },
  ],
};

/** In CPSC's recall format. */
const CPSC_RECALLS: readonly JsonObject[] = [
  {
    RecallID: 99_001,
    RecallNumber: '99001',
    RecallDate: '2025-06-12T00:00:00',
    LastPublishDate: '2025-06-12T00:00:00',
    Title: 'Sample Widgets Recalls Desk Widgets Due to Tip-Over Hazard',
    URL: 'https://www.cpsc.gov/Recalls',
    Manufacturers: [{ Name: 'Sample Widgets LLC, of Sampletown, Ohio' }],
    Importers: [],
    Distributors: [],
    Hazards: [{ Name: 'The desk widget can tip over.' }],
  },
  {
    RecallID: 99_002,
    RecallNumber: '24-901',
    RecallDate: '2024-08-06T00:00:00',
    LastPublishDate: '2024-08-06T00:00:00',
    Title: 'Harbor Mill Foods Recalls Oyster Knives Due to Laceration Hazard',
    URL: 'https://www.cpsc.gov/Recalls',
    Manufacturers: [],
    Importers: [{ Name: 'Harbor Mill Foods, Inc., of Portland, Maine' }],
    Distributors: [],
    Hazards: [{ Name: 'The handle can break, posing a laceration hazard.' }],
  },
];

/** Creates an openFDA with three recalls of fictitious firms. */
export function madeFdaRecalls(): OpenFda {
  return {
    recalls(dataset, { phrases }) {
      const rows = FDA_RECALLS[dataset].filter(({ recalling_firm: firm }) => holdsAny(firm, phrases));
      return Promise.resolve({ rows, total: rows.length, lastUpdated: null });
    },
    close: () => Promise.resolve(),
  };
}

/** Creates a product safety commission with two recalls of fictitious companies. */
export function madeCpscRecalls(): CpscApi {
  return {
    recalls: (role, { term }) =>
      Promise.resolve(CPSC_RECALLS.filter((row) => namesByRole(row)[role].some((name) => holdsAny(name, [term])))),
    close: () => Promise.resolve(),
  };
}

/** Whether a name contains one of the pieces, ignoring case. */
function holdsAny(name: unknown, pieces: readonly string[]): boolean {
  const text = typeof name === 'string' ? name.toLowerCase() : '';
  return pieces.some((piece) => text.includes(piece.toLowerCase()));
}
