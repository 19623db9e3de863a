import type { FuzzedOperation } from './operations.ts';
import type { FuzzedRequest } from './requests.ts';
import type { SchemaNode } from './schema-values.ts';

/** What a request must lead to: an answer other than a rejection, a rejection, or either. */
export type Expected = 'accepted' | 'refused' | 'either';

/** Services that read documents leniently: a member of the wrong type counts as not sent. */
const DOCUMENT_SERVICES = new Set(['resume', 'invoice', 'certificate']);
const DOCUMENT_MEMBERS = new Set(['text', 'file_url', 'base64_file', 'base64_image', 'mime_type']);

/** Rules that a document states only in words: a request that follows its schema may still break one of these. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'GET /insider/insider-transactions': ['ticker', 'cik'],
  'GET /company-risk/company-risk-screen': ['state'],
  'GET /company-risk/risk-score': ['state', 'company_name', 'address', 'epa_id'],
  'POST /certificate/requirements': ['name'],
  // An upload is not JSON, so none is generated here.
  'PUT /watch/lists/{name}': ['at least one party'],
};

/** Rejections because of what a document is rather than how it was sent. */
const OF_CONTENT = new Set([
  'invalid_base64',
  'unsupported_input',
  'invalid_file_url',
  'unsupported_url_scheme',
  'blocked_file_url',
  'pdf_url_unsupported',
]);

/** Whether the operation's document allows a request, including its rules in words and the suite's leniencies. */
export function expectedOf(operation: FuzzedOperation, request: FuzzedRequest): Expected {
  if (operation.takesBody && !(isObject(request.value) && isParsed(request.body))) return 'refused';
  if (!operation.takesPath(request.inPath)) return 'refused';
  const query = queryAsRead(operation, request);
  const takesQuery = query !== undefined && operation.takesQuery(query);
  const body = operation.bodySchema && asRead(request.value, operation.bodySchema, operation.service);
  if (asksForIndividuals(operation, request)) return 'refused';
  const takesBody = operation.takesBody === undefined || operation.takesBody(body);
  return takesQuery && takesBody ? 'accepted' : 'refused';
}

/** Whether the rejection of a request that the schema allows follows a rule that the document states in words. */
export function isRefusedInWords(operation: FuzzedOperation, refusal: { error: string; message: string }): boolean {
  if (DOCUMENT_SERVICES.has(operation.service) && OF_CONTENT.has(refusal.error)) return true;
  return (IN_WORDS[operation.name] ?? []).some((name) => refusal.message.includes(name));
}

function isParsed(body: string | undefined): boolean {
  return body !== undefined;
}

function asksForIndividuals({ service }: FuzzedOperation, { body }: FuzzedRequest): boolean {
  return service === 'exclusions' && body !== undefined && body.includes('"include_individuals"');
}

/** The query as one object, or undefined if a parameter occurs twice. A blank value counts as not sent. */
function queryAsRead({ parameters }: FuzzedOperation, { query }: FuzzedRequest): object | undefined {
  const read: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    // Anything but 1 counts as absent.
    if (name === 'evidence') continue;
    const values = query.filter(([key]) => key === name).map(([, value]) => value);
    const [value] = values;
    if (values.length > 1) return undefined;
    if (value === undefined) continue;
    if ((schema as SchemaNode).type === 'integer') read[name] = /^\d{1,9}$/.test(value) ? Number(value) : value;
    else if (!isBlank(value)) read[name] = value;
  }
  return read;
}

/**
 * A body without what counts as not sent: null, required texts that are blank and, in a document, members that are not
 * text.
 */
function asRead(value: unknown, schema: SchemaNode, service: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => asRead(one, schema.items ?? {}, service));
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const ofMember = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    const isRequired = schema.required?.includes(name) ?? false;
    const isDocument = DOCUMENT_SERVICES.has(service) && DOCUMENT_MEMBERS.has(name);
    const isUnsent =
      (member === null && ofMember && service !== 'exclusions') ||
      ((isRequired || isDocument || name === 'requirements_id') && typeof member === 'string' && isBlank(member)) ||
      (isDocument && typeof member !== 'string');
    return isUnsent ? [] : [[name, ofMember ? asRead(member, ofMember, service) : member]];
  });
  return Object.fromEntries(members as [string, unknown][]);
}

function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
