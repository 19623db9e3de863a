/**
 * What a person is asked for, where the member's own name would not say it.
 *
 * @type {Readonly<Record<string, { label?: string, placeholder?: string, hint?: string }>>}
 */
export const FIELD_WORDS = {
  entity_name: { label: 'Company or vendor', placeholder: 'Full registered legal name' },
  supplier_name: { label: 'Supplier or manufacturer', placeholder: 'Full registered name' },
  company_name: { label: 'Company', placeholder: 'Full registered legal name' },
  description: { label: 'Product', placeholder: 'What it is, what it is made of, what it is used for' },
  country_of_origin: {
    label: 'Country of origin',
    placeholder: 'Such as CN',
    hint: 'Two letters. Type a name to find its code.',
  },
  state: { label: 'State', placeholder: 'Such as TX' },
  ticker: { label: 'Ticker', placeholder: 'Such as BRK.B' },
  cik: { label: 'CIK' },
  limit: { label: 'Filings to read, newest first' },
  hts: { label: 'HTS number', hint: 'Echoed in the answer; not used for screening.' },
  q: { label: 'Name', placeholder: 'A name or an alias' },
  epa_id: { label: 'EPA registry ID', placeholder: '12 digits' },
  parties: { label: 'Parties, one per line', placeholder: 'Name | role' },
  entities: { label: 'Companies, one per line' },
  text: { label: 'Text', placeholder: 'Paste the text here', hint: 'Plain text, in English.' },
  file_url: { label: 'URL of an image', placeholder: 'https://' },
  evidence: { label: 'Show the quoted characters behind each value' },
  requirements_id: { label: 'Saved requirements', placeholder: 'req_…' },
  uei: { hint: 'Echoed in the answer; not compared.' },
  duns: { hint: 'Echoed in the answer; not compared.' },
  id: { label: 'ID of saved requirements', placeholder: 'req_…' },
  min_days_until_expiration: { label: 'Days until expiration, at least' },
};

/** Members shown under "More", although similar ones are shown at once. */
export const RARELY_SENT = new Set([
  'address',
  'uei',
  'duns',
  'zip',
  'cik',
  'hts',
  'epa_id',
  'requirements_id',
  'file_url',
]);

/** Alternative ways to send a document, of which a request has one. */
export const ALTERNATIVES = new Set(['text', 'base64_file', 'base64_image', 'file_url']);
