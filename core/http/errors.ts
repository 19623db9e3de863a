/** A row of the error table: the statuses of a code, whether a retry can help, and what the code means. */
export interface ErrorRow {
  readonly statuses: readonly [number, number?];
  readonly retry: boolean;
  readonly meaning: string;
  /** Meaning of the code with its second status, if it has one; a retry may then succeed. */
  readonly meaningOfSecond?: string;
}

/**
 * All error codes. This table is the single source of statuses, documented retry advice and OpenAPI responses. If a
 * code has two statuses, the first is the usual one.
 */
export const ERRORS = {
  bad_request: {
    statuses: [400],
    retry: false,
    meaning: 'The request is not well-formed HTTP, or its multipart form is incomplete.',
  },
  invalid_json: { statuses: [400], retry: false, meaning: 'The body is not JSON in UTF-8, or not a JSON object.' },
  missing_fields: { statuses: [400], retry: false, meaning: 'A required field is missing or blank.' },
  invalid_fields: { statuses: [400], retry: false, meaning: 'A field breaks its rule; the message names both.' },
  invalid_entity: {
    statuses: [400],
    retry: false,
    meaning: 'The body, or an entity in a batch, is not a JSON object.',
  },
  include_individuals_removed: {
    statuses: [400],
    retry: false,
    meaning: 'The request contains include_individuals, which was removed: individuals are never screened.',
  },
  missing_entities: { statuses: [400], retry: false, meaning: 'The batch has no entities list, or an empty one.' },
  batch_too_large: { statuses: [400], retry: false, meaning: 'The batch has more items than one call allows.' },
  input_too_large: { statuses: [400], retry: false, meaning: 'The request or one of its fields is over its limit.' },
  unauthorized: { statuses: [401], retry: false, meaning: 'The gateway secret is missing or wrong.' },
  not_found: { statuses: [404], retry: false, meaning: 'The path, or the item it names, does not exist.' },
  company_not_found: { statuses: [404], retry: false, meaning: 'The source has no company with this identifier.' },
  missing_input: { statuses: [400], retry: false, meaning: 'The request has no document, or an empty one.' },
  multiple_inputs: {
    statuses: [400],
    retry: false,
    meaning: 'The request has more than one of the alternative inputs; send exactly one.',
  },
  missing_mime_type: { statuses: [400], retry: false, meaning: 'The file was sent without a mime_type.' },
  unsupported_input: {
    statuses: [400],
    retry: false,
    meaning: 'The service does not read this type of file.',
  },
  invalid_base64: { statuses: [400], retry: false, meaning: 'The file is not valid base64.' },
  invalid_file_url: { statuses: [400], retry: false, meaning: 'The file_url is not a URL, or is too long.' },
  unsupported_url_scheme: { statuses: [400], retry: false, meaning: 'The scheme of file_url is not supported.' },
  blocked_file_url: {
    statuses: [400],
    retry: false,
    meaning: 'The host of file_url is not public, or resolves to an address that is not.',
  },
  pdf_url_unsupported: {
    statuses: [400],
    retry: false,
    meaning: 'The path of file_url ends in .pdf: send a PDF as base64.',
  },
  method_not_allowed: {
    statuses: [405],
    retry: false,
    meaning: 'The path does not support this method; see Allow.',
  },
  request_timeout: { statuses: [408], retry: true, meaning: 'The request did not arrive in time.' },
  headers_too_large: { statuses: [431], retry: false, meaning: 'The request line and headers are over 16 KiB.' },
  classification_failed: {
    statuses: [422],
    retry: false,
    meaning: 'The description contains nothing that can be classified.',
  },
  parsing_failed: {
    statuses: [422, 502],
    retry: false,
    meaning: 'The resume cannot be parsed as sent: send another file, or a shorter one.',
    meaningOfSecond: 'The resume could not be parsed for another reason.',
  },
  extraction_failed: {
    statuses: [422, 502],
    retry: false,
    meaning: 'The document cannot be read as sent: send a readable file, or one page at a time.',
    meaningOfSecond: 'The document could not be read for another reason.',
  },
  redaction_failed: {
    statuses: [422, 502],
    retry: false,
    meaning: 'The text contains more values than one answer can list: split it.',
    meaningOfSecond: 'The text could not be read for another reason.',
  },
  too_many_profiles: {
    statuses: [429],
    retry: false,
    meaning: 'The owner has reached the limit on saved requirement profiles; existing ones are kept.',
  },
  too_many_lists: {
    statuses: [429],
    retry: false,
    meaning: 'The owner has reached the limit on lists of parties; delete one to make room.',
  },
  too_many_webhooks: {
    statuses: [429],
    retry: false,
    meaning: 'The owner has reached the limit on webhooks; delete one to make room.',
  },
  too_many_parties: {
    statuses: [429],
    retry: false,
    meaning: "The upload would exceed the plan's watched parties over all lists; the list is unchanged.",
  },
  upload_superseded: {
    statuses: [409],
    retry: false,
    meaning: 'A later upload of the same list finished first and replaces this one.',
  },
  internal_error: { statuses: [500], retry: true, meaning: 'The server failed; the request id is in the log.' },
  provider_misconfigured: {
    statuses: [500],
    retry: false,
    meaning: 'The operator must set or correct the key or contact address that a provider requires.',
  },
  service_misconfigured: {
    statuses: [503],
    retry: true,
    meaning: 'The operator must complete the configuration, or restore the store it names.',
  },
  source_unavailable: {
    statuses: [503],
    retry: true,
    meaning: 'The public source did not answer, or refused to; Retry-After says when to retry, if known.',
  },
  overloaded: {
    statuses: [503],
    retry: true,
    meaning: 'The server is handling as many requests as it can; Retry-After says when to retry.',
  },
  draining: { statuses: [503], retry: true, meaning: 'The server is shutting down and accepts no new work.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Optional details of a coded error. */
export interface CodedErrorOptions {
  /** One of the code's statuses, if not the first. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The only error that reaches a caller: a code from the table and a sentence that never contains submitted content.
 * Anything else thrown is answered as `internal_error`.
 */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, options: CodedErrorOptions = {}) {
    super(message);
    this.name = 'CodedError';
    this.code = code;
    this.status = options.status ?? ERRORS[code].statuses[0];
    this.headers = options.headers ?? {};
  }
}

/** Returns the body of an error answer. */
export function errorBody(error: CodedError): { error: ErrorCode; message: string } {
  return { error: error.code, message: error.message };
}
