/** EDGAR's own address, which answers cite wherever the documents were fetched from. */
const EDGAR = 'https://www.sec.gov';

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/** A plain file name: no folder, no leading period, nothing that a URL would interpret. */
const XML_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}\.xml$/i;

/** The folder under which EDGAR serves a rendering of the document as HTML. */
const RENDERING = /^xsl[A-Za-z0-9]{1,20}\//;

/** Whether a value is an accession number in EDGAR's format: `0000320193-25-000012`. */
export function isAccession(value: unknown): value is string {
  return typeof value === 'string' && ACCESSION.test(value);
}

/**
 * Returns the name of a filing's raw XML from the list's `primaryDocument`, which points at the rendering
 * (`xslF345X05/form4.xml`); null for a document that is not XML, and for a name with any other path.
 */
export function rawDocumentName(primaryDocument: unknown): string | null {
  if (typeof primaryDocument !== 'string' || primaryDocument.length > 200) return null;
  const name = primaryDocument.replace(RENDERING, '');
  return XML_NAME.test(name) && !name.includes('..') ? name : null;
}

/** A filing in EDGAR's archive. */
export interface ArchivedFiling {
  /** CIK of the company or an owner, with any number of leading zeros. */
  readonly cik: string;
  readonly accession: string;
}

/** Returns the path of a filing's raw XML. Throws `RangeError` for invalid parts. */
export function rawXmlPath({ cik, accession }: ArchivedFiling, xmlName: string): string {
  if (rawDocumentName(xmlName) !== xmlName) throw new RangeError('Not the name of a raw XML document');
  return `${folder({ cik, accession })}/${xmlName}`;
}

/**
 * Returns the URL of a filing's index page, the contract's `filing_index_url`. Throws `RangeError` as `rawXmlPath`
 * does.
 */
export function filingIndexUrl(filing: ArchivedFiling): string {
  return `${EDGAR}${folder(filing)}/${filing.accession}-index.htm`;
}

/** Returns the path of a company's filing list on EDGAR's data host. Throws `RangeError` for an invalid CIK. */
export function submissionsPath(cik: string): string {
  return `/submissions/CIK${cikNumber(cik).padStart(10, '0')}.json`;
}

/** Path of the ticker map on EDGAR's web host. */
export const TICKER_MAP_PATH = '/files/company_tickers.json';

function folder({ cik, accession }: ArchivedFiling): string {
  if (!isAccession(accession)) throw new RangeError('Not an accession number');
  return `/Archives/edgar/data/${cikNumber(cik)}/${accession.replaceAll('-', '')}`;
}

function cikNumber(cik: string): string {
  if (!/^\d{1,10}$/.test(cik) || !/[1-9]/.test(cik)) throw new RangeError('Not a CIK');
  return cik.replace(/^0{1,9}/, '');
}
