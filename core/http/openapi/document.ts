import { ERRORS, type ErrorCode, type ErrorRow } from '../errors.ts';
import { named, object, type JsonSchema } from '../../json-schema.ts';
import { componentized } from './components.ts';
import {
  gatewayRefusals,
  securityOf,
  securitySchemes,
  type AskedOfCallers,
  type GatewayRefusal,
  type OwnedRoute,
} from './security.ts';
import { takesJson, type Example, type Route, type Service } from '../route.ts';

/** Codes that every service route can answer. */
const ALWAYS: readonly ErrorCode[] = ['bad_request', 'unauthorized', 'headers_too_large', 'internal_error'];
const WITH_BODY: readonly ErrorCode[] = ['invalid_json', 'input_too_large', 'request_timeout', 'overloaded'];

const WITH_UPLOAD: readonly ErrorCode[] = ['input_too_large', 'request_timeout'];

const ERROR = named(
  'Error',
  object({
    error: { type: 'string', description: 'One of the documented codes, for programs to act on.' },
    message: { type: 'string', description: 'A sentence for people; it never repeats what was sent.' },
  }),
);

const REFUSAL = named(
  'GatewayRefusal',
  object({ message: { type: 'string', description: 'A sentence for people; it never repeats what was sent.' } }),
);

/** What a document says about itself and the routes it describes. */
export interface OpenApiOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** Base of the paths, as URL references. */
  readonly servers: readonly string[];
  /** Description of each tag. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly routes: readonly DocumentedRoute[];
  readonly asked: AskedOfCallers;
}

/** A route at the path it is documented under. */
export interface DocumentedRoute extends OwnedRoute {
  readonly path: string;
  readonly tag: string;
}

/** Builds the OpenAPI 3.1 document of a list of routes. */
export function openApiDocument(options: OpenApiOptions): JsonSchema {
  const byPath = Map.groupBy(options.routes, (one) => one.path);
  const paths = [...byPath].map(([path, ofPath]) => [
    path,
    Object.fromEntries(ofPath.map((one) => [one.route.method.toLowerCase(), operationObject(one, options.asked)])),
  ]);
  const { value, schemas } = componentized(Object.fromEntries(paths) as JsonSchema);
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      description: options.description,
      version: options.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: options.servers.map((url) => ({ url })),
    tags: options.tags,
    paths: value,
    components: { schemas, securitySchemes: securitySchemes(options.asked) },
  };
}

/** Returns a service's routes with a path prefix. */
export function routesAt(service: Service, prefix: string): DocumentedRoute[] {
  const { title: tag } = service;
  return service.routes.map((route) => ({ path: prefix + route.path, tag, route, isOfServer: false }));
}

function operationObject({ tag, ...owned }: DocumentedRoute, asked: AskedOfCallers): JsonSchema {
  const { route } = owned;
  const { operation } = route;
  return {
    operationId: operation.id,
    tags: [tag],
    summary: operation.summary,
    description: `${operation.description}\n\nAnswers within ${route.deadlineMs / 1000} s.`,
    security: securityOf(owned, asked),
    ...parameters(route),
    ...(operation.requestBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: operation.requestBody,
            ...examplesMember(operation.examples.filter(isAnswered), (one) => one.request.body),
          },
          ...fileContent(route),
        },
      },
    }),
    ...uploadBody(route),
    responses: responses(route, gatewayRefusals(owned, asked)),
  };
}

function uploadBody({ upload }: Route): JsonSchema {
  if (upload === undefined) return {};
  const content = upload.mediaTypes.map((type) => [type, { schema: { type: 'string' } }]);
  return {
    requestBody: {
      required: true,
      description: upload.description,
      content: Object.fromEntries(content) as JsonSchema,
    },
  };
}

/** A binary body (OpenAPI 3.1, 4.8.14.3). */
const BINARY: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/** How a file is sent other than as base64: in a form or as the body. */
function fileContent({ file, operation: { requestBody = {} } }: Route): JsonSchema {
  if (file === undefined) return {};
  const members = Object.entries(requestBody['properties'] as Readonly<Record<string, JsonSchema>>);
  const others = Object.fromEntries(members.filter(([name]) => name !== file.member));
  const properties = { file: { ...BINARY, description: 'At most 11,250,000 bytes.' }, ...others };
  const form = { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } };
  if (!file.isAlone) return form;
  return { ...form, 'application/pdf': { schema: BINARY }, 'image/*': { schema: BINARY } };
}

function parameters({ operation }: Route): JsonSchema {
  const inPath = (operation.pathParameters ?? []).map((one) => ({ ...one, in: 'path', required: true }));
  const inQuery = (operation.parameters ?? []).map(({ name, required, description, schema }) => {
    const sent = operation.examples.filter((one) => isAnswered(one) && one.request.query && name in one.request.query);
    return {
      name,
      in: 'query',
      ...(required && { required }),
      description,
      schema,
      ...examplesMember(sent, (one) => typed(schema, one.request.query?.[name])),
    };
  });
  const all = [...inPath, ...inQuery];
  return all.length === 0 ? {} : { parameters: all };
}

/** Converts a query value to the type in its schema: on the wire a number is text. */
function typed(schema: JsonSchema, value: string | undefined): unknown {
  return schema['type'] === 'integer' ? Number(value) : value;
}

function responses(route: Route, refusals: readonly GatewayRefusal[]): JsonSchema {
  const { operation } = route;
  const codes = [
    ...operation.errors,
    ...ALWAYS,
    ...(takesJson(route) ? WITH_BODY : []),
    ...(route.upload ? WITH_UPLOAD : []),
  ];
  if (route.file) codes.push('invalid_fields');
  const coded = [...new Set(codes)].flatMap((code) =>
    ERRORS[code].statuses.map((status) => ({ status, meaning: describe(code, status), schema: ERROR })),
  );
  const ofGateway = refusals.map((one) => ({ ...one, schema: REFUSAL }));
  const failures = [...Map.groupBy([...coded, ...ofGateway], ({ status }) => status)].map(([status, ofStatus]) => {
    const schemas = [
      ...new Set([...ofStatus.map(({ schema }) => schema), ...(operation.failure ? [operation.failure] : [])]),
    ];
    return [
      status,
      {
        description: ofStatus.map(({ meaning }) => meaning).join('\n\n'),
        content: {
          'application/json': {
            schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
            ...responseExamples(operation.examples, status),
          },
        },
      },
    ];
  });
  const success = operation.response.status ?? 200;
  return {
    [success]: {
      description: operation.response.description,
      content: {
        [operation.response.mediaType ?? 'application/json']: {
          schema: operation.response.schema,
          ...responseExamples(operation.examples, success),
        },
      },
    },
    ...(Object.fromEntries(failures) as JsonSchema),
  };
}

function describe(code: ErrorCode, status: number): string {
  const row: ErrorRow = ERRORS[code];
  const isSecond = status !== row.statuses[0];
  const meaning = (isSecond ? row.meaningOfSecond : undefined) ?? row.meaning;
  const retry = isSecond || row.retry;
  return `\`${code}\`: ${meaning} ${retry ? 'The same request may succeed later.' : 'The same request will fail again.'}`;
}

/** A refused request is shown with its refusal, not among the request examples. */
function isAnswered({ status }: Example): boolean {
  return status < 400;
}

function responseExamples(examples: readonly Example[], status: number): JsonSchema {
  return examplesMember(
    examples.filter((one) => one.status === status),
    (one) => one.response,
  );
}

function examplesMember(examples: readonly Example[], value: (example: Example) => unknown): JsonSchema {
  if (examples.length === 0) return {};
  const entries = examples.map((one) => [
    one.name,
    { summary: one.summary, value: value(one), ...(isAnswered(one) ? {} : { 'x-refused-request': one.request }) },
  ]);
  return { examples: Object.fromEntries(entries) as JsonSchema };
}
