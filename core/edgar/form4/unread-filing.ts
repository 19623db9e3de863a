import type { EdgarTrouble } from '../edgar-failure.ts';
import type { UnreadableReason } from './form4.ts';

/** Why a listed filing has no rows in an answer. */
export type UnreadCode = UnreadableReason | EdgarTrouble | 'timeout' | 'no_xml' | 'given_up';

/** Every reason given in answers for a listed filing that could not be read. */
export const UNREAD_REASONS = {
  no_xml: 'The filing list names no XML document for this filing.',
  missing: 'EDGAR does not have the document that its filing list names.',
  rate_block: 'EDGAR refused to serve the document: too many requests.',
  blocked: 'The document was not requested: EDGAR accepts no more requests from this server for now.',
  own_budget: 'The document was not requested: this server has too many other requests to EDGAR in flight.',
  given_up: 'The request was dropped: EDGAR refused others for this answer.',
  agent_block: "EDGAR rejects this server's User-Agent.",
  timeout: 'The document did not arrive in time.',
  unavailable: 'EDGAR did not serve the document.',
  too_large: 'The document is larger than any Form 4.',
  empty: 'The document is empty.',
  html_page: 'EDGAR served a web page instead of the document.',
  unknown_encoding: 'The document is not text in its declared encoding.',
  doctype_or_entity_refused: 'The document declares a document type or entities, which no Form 4 does.',
  not_well_formed: 'The document is not well-formed XML, or is truncated.',
  too_deep: 'The document is nested deeper than any Form 4.',
  not_an_ownership_document: 'The document is not an ownership document.',
  amended_form: 'The document is an amendment (Form 4/A).',
  not_a_form_4: 'The document is not a Form 4.',
  no_issuer: 'The document names no issuer, or more than one.',
  too_many_rows: 'The document has more transactions than any Form 4.',
  too_many_footnotes: 'The document has more footnotes than any Form 4.',
  rows_unaccounted_for: 'The document has transactions outside its tables.',
} as const satisfies Record<UnreadCode, string>;
