import { madeForm4, madeOwner, madeRow } from '../core/edgar/form4/made-form4.ts';
import { writeCopy } from '../../core/screening/lists/register/refresh/copy-store.ts';
import { record, registerOf } from '../core/screening/lists/register/made-register.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startAgencies } from './agencies.ts';
import { CSL_KEY, ENTITY_LIST, SDN, startCsl, type MadeRecord } from './csl.ts';
import { startEdgar, type ListedFiling } from './edgar.ts';
import { EXAMPLE_READINGS } from './example-readings.ts';
import { startMistral, type ProviderReply } from './mistral.ts';
import { startUflpa, uflpaPage, wholeLists } from './uflpa.ts';
import type { EndsWith } from './upstream.ts';

/** The Form 4 whose row the documentation of the insider service shows. */
const FILING: ListedFiling = {
  accession: '0009990002-25-000900',
  filingDate: '2025-06-04',
  document: madeForm4({
    owners: [madeOwner({ flags: 'isOfficer', title: 'Chief Financial Officer' })],
    nonDerivative: madeRow({
      title: 'Class A Common Stock',
      coding: '<transactionCode>S</transactionCode><footnoteId id="F1"/>',
      shares: '1200',
      price: '<value>41.25</value>',
      held: '18800',
    }),
    footnotes: { F1: 'This sale was effected pursuant to a Rule 10b5-1 trading plan adopted on December 2, 2024.' },
  }),
};

/**
 * The day of the register's copy: today, because a stale copy would state its age, and the day that the documentation
 * shows instead.
 */
export const REGISTER_DAY = { served: new Date().toISOString().slice(0, 10), documented: '2026-03-03' } as const;

/** Parties that do not exist. */
const REGISTER = registerOf(
  [
    record('HARBORLIGHT FREIGHT SYSTEMS INC', {
      exclusionType: 'Ineligible (Proceedings Completed)',
      address: '12 WHARF RD, NORFOLK, 23510, USA',
      terminationDate: '2028-11-19',
    }),
    record('QUARRY MEADOW HOLDINGS LLC', { createdDate: '2019-05-02', activeDate: null, state: 'OH' }),
  ],
  REGISTER_DAY.served,
);
/** The records that the documentation of the list screenings shows. */
const LISTED: readonly MadeRecord[] = [
  { name: 'AKESU MADE COLOR SPINNING CO., LTD.', source: ENTITY_LIST, alt_names: ['Made Color Spinning'] },
  { name: 'SPINNING WHEEL MADE HOLDING', type: 'Entity', source: SDN },
  { name: 'Velmora Harborlight Ferries Co., Ltd.', alt_names: ['VHT Co'], type: 'Entity', source: ENTITY_LIST },
];

/** Stand-ins for every upstream that the documented examples need, as the environment of a server. */
export async function startExampleUpstreams(context: EndsWith): Promise<Readonly<Record<string, string>>> {
  const company = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML-B', 'HBML-A'], filings: [FILING] };
  const edgar = await startEdgar(context, { companies: [company] });
  const csl = await startCsl(context, LISTED);
  const uflpa = await startUflpa(context, [{ page: uflpaPage(wholeLists()) }]);
  const dataDir = await temporaryFolder(context);
  await writeCopy(dataDir, REGISTER);
  const agencies = await startAgencies(context);
  return {
    ...agencies.environment,
    DATA_DIR: dataDir,
    CSL_URL: csl.origin,
    CSL_API_KEY: CSL_KEY,
    UFLPA_URL: uflpa.origin,
    EDGAR_URL: edgar.url,
    EDGAR_DATA_URL: edgar.dataUrl,
    EDGAR_USER_AGENT: 'Tracewell tests@tracewell.test',
  };
}

/** A stand-in for the model that reads the documents of the documented examples, as the environment of a server. */
export async function startExampleReader(context: EndsWith): Promise<Readonly<Record<string, string>>> {
  const reply = ({ response_format }: Readonly<Record<string, unknown>>): ProviderReply => {
    const { json_schema } = response_format as { readonly json_schema: { readonly name: string } };
    const object = EXAMPLE_READINGS[json_schema.name];
    return object === undefined ? 'refusal' : { object };
  };
  const { url } = await startMistral(context, reply, { ocr: [{ pages: ['Mara Ellingsen, Dispatch Lead'] }] });
  return { MISTRAL_API_KEY: 'key-of-the-examples', MISTRAL_URL: url, DATA_DIR: await temporaryFolder(context) };
}
