import type { FuzzedOperation } from './operations.ts';
import type { FuzzedRequest } from './requests.ts';
import type { SchemaNode } from './schema-values.ts';

/** What must come of a request: an answer that is no refusal, a refusal, or either. */
export type Expected = 'accepted' | 'refused' | 'either';

/** Services whose documents of a request are read leniently: a member of the wrong type counts as not sent. */
const DOCUMENT_SERVICES = new Set(['resume', 'invoice', 'certificate']);
const DOCUMENT_MEMBERS = new Set(['text', 'file_url', 'base64_file', 'base64_image', 'mime_type']);

/** Rules that a document states in words: a query that follows its schema may break one of these. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'GET /insider/insider-transactions': ['ticker', 'cik'],
  'GET /company-risk/company-risk-screen': ['state'],
  'GET /company-risk/risk-score': ['state', 'company_name', 'address', 'epa_id'],
  'POST /certificate/requirements': ['name'],
  // An upload is no JSON, so that none is made here.
  'PUT /watch/lists/{name}': ['at least one party'],
};

/** Refusals that stand on what a document is rather than on how it was sent. */
const OF_CONTENT = new Set([
  'invalid_base64',
  'unsupported_input',
  'invalid_file_url',
  'unsupported_url_scheme',
  'blocked_file_url',
  'pdf_url_unsupported',
]);

/** Whether the document of the operation allows a request, its words and the suite's leniencies included. */
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

/** Whether a refusal of a request that the schema allows is one that the document states in words. */
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

/** The query as one object; undefined where a parameter stands twice. What is blank counts as not sent. */
function queryAsRead({ parameters }: FuzzedOperation, { query }: FuzzedRequest): object | undefined {
  const read: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    // Anything but 1 is the same as nothing.
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

/** A body without what counts as not sent: null, required texts that are blank and, in a document, what is no text. */
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
