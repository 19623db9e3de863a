import type { ValidateFunction } from 'ajv/dist/2020.js';
import { compileSchema, type DocumentedParameter, type OpenApiDocument } from '../openapi-document.ts';
import type { SchemaNode } from './schema-values.ts';

/** An operation of the server as stated in its own OpenAPI document: what it takes, and what it may answer. */
export interface FuzzedOperation {
  /** `POST /resume/parse`. */
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** Every method of the path. */
  readonly methods: readonly string[];
  readonly bodySchema: SchemaNode | undefined;
  readonly takesBody: ((body: unknown) => boolean) | undefined;
  readonly parameters: readonly DocumentedParameter[];
  /** Validates the parameters of the path, as one object. */
  readonly takesPath: (path: unknown) => boolean;
  /** Validates the parameters of the query, as one object. */
  readonly takesQuery: (query: unknown) => boolean;
  /** Requests that succeed according to the document. */
  readonly goodBodies: readonly unknown[];
  readonly goodQueries: readonly Readonly<Record<string, string>>[];
  /** By status and media type. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, ValidateFunction>>;
}

const SUCCESSES = ['200', '201'];

/** Every operation of a document that is mounted at the server's root. */
export function operationsOf(document: OpenApiDocument): FuzzedOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) => {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    return Object.entries(operations).map(([lower, operation]): FuzzedOperation => {
      const method = lower.toUpperCase();
      const media = operation.requestBody?.content['application/json'];
      const takesBody = media && compileSchema(document, media.schema);
      const parameters = operation.parameters ?? [];
      const inQuery = parameters.filter((one) => one.in === 'query');
      const takesQuery = compileSchema(document, objectSchema(inQuery));
      const takesPath = compileSchema(document, objectSchema(parameters.filter((one) => one.in === 'path')));
      const good = SUCCESSES.flatMap((status) =>
        Object.keys(operation.responses[status]?.content['application/json']?.examples ?? {}),
      );
      return {
        name: `${method} ${path}`,
        service: path.split('/')[1] ?? '',
        method,
        path,
        methods,
        bodySchema: media?.schema,
        takesBody: takesBody && ((body) => takesBody(body)),
        parameters,
        takesPath: (inPath) => takesPath(inPath),
        takesQuery: (query) => takesQuery(query),
        goodBodies: media ? good.map((name) => media.examples?.[name]?.value) : [],
        goodQueries: good.map((name) => queryOf(inQuery, name)),
        answers: new Map(
          Object.entries(operation.responses).map(([status, { content }]) => [
            status,
            new Map(Object.entries(content).map(([type, { schema }]) => [type, compileSchema(document, schema)])),
          ]),
        ),
      };
    });
  });
}

function objectSchema(parameters: readonly DocumentedParameter[]): object {
  return {
    type: 'object',
    required: parameters.filter((one) => one.required).map((one) => one.name),
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
  };
}

function queryOf(parameters: readonly DocumentedParameter[], example: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, examples }) => {
      const value = examples?.[example]?.value;
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}
