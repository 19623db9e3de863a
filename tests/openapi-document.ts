import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A request as an example shows it. */
export interface ShownRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A value that the document shows; with an error answer, the request that it answers. */
export interface DocumentedExample {
  readonly value: unknown;
  readonly 'x-refused-request'?: ShownRequest;
}

/** A schema, and the values that the document shows for it. */
export interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, DocumentedExample>>;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: string | number }>>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } };
  readonly parameters?: readonly DocumentedParameter[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>>;
}

/** What the tests read from an OpenAPI document of the server. */
export interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export async function getJson<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** Most operations share their schemas, and compiling one takes longer than any check by it. */
const COMPILED = new WeakMap<OpenApiDocument, Map<string, ValidateFunction>>();

/** A check of values against a schema of the document. */
export function compileSchema(document: OpenApiDocument, schema: object): ValidateFunction {
  const known = COMPILED.get(document) ?? new Map<string, ValidateFunction>();
  COMPILED.set(document, known);
  return known.getOrInsertComputed(JSON.stringify(schema), () => compiled(document, schema));
}

function compiled(document: OpenApiDocument, schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  // Next to the schema, so that its references resolve.
  ajv.addVocabulary(['components']);
  return ajv.compile({ ...schema, components: document.components });
}

/** The request of an example: shown with its error answer, or among those of the operation. */
export function requestOf(operation: DocumentedOperation, name: string, example: DocumentedExample): ShownRequest {
  if (example['x-refused-request']) return example['x-refused-request'];
  const query = (operation.parameters ?? []).flatMap((parameter): [string, string][] => {
    const value = parameter.examples?.[name]?.value;
    return value === undefined ? [] : [[parameter.name, String(value)]];
  });
  return {
    query: Object.fromEntries(query),
    body: operation.requestBody?.content['application/json'].examples?.[name]?.value,
  };
}
