import { CodedError } from './errors.ts';
import { METRICS_CONTENT_TYPE } from './metrics.ts';
import { named, object, word, type JsonSchema } from '../json-schema.ts';
import { openApiDocument, routesAt } from './openapi/document.ts';
import type { AskedOfCallers } from './openapi/security.ts';
import { fixedJson, jsonMadeOnce, type Operation, type Route, type Service } from './route.ts';

/** What the server's own routes report. */
export interface SuiteOptions {
  readonly services: readonly Service[];
  readonly version: string;
  /** Metrics in the Prometheus text format. */
  readonly metricsText: () => string | Promise<string>;
  readonly isDraining: () => boolean;
  readonly asked: AskedOfCallers;
  /** Pages for browsers; not in the OpenAPI document. */
  readonly pages: readonly Route[];
  /** More routes of the server itself. */
  readonly further?: readonly Route[];
}

const QUICK_MS = 1_000;

/** Returns the server's own routes: OpenAPI document, liveness, readiness and metrics. */
export function suiteRoutes(options: SuiteOptions): Service {
  const own = [
    get(
      '/healthz',
      operation('healthz', 'Check that the process is alive', state('Liveness', 'ok')),
      fixedJson({ status: 'ok' }),
    ),
    get(
      '/readyz',
      {
        ...operation('readyz', 'Check that the server accepts work', state('Readiness', 'ready')),
        errors: ['draining'],
      },
      () => {
        if (options.isDraining()) throw new CodedError('draining', 'The server is shutting down.');
        return { status: 200, body: { status: 'ready' } };
      },
    ),
    get('/metrics', METRICS_OPERATION, async () => ({
      contentType: METRICS_CONTENT_TYPE,
      text: await options.metricsText(),
    })),
    ...(options.further ?? []),
  ];
  const suite = { slug: 'suite', title: 'Server', description: 'The server itself.', routes: own };
  const document = (): JsonSchema =>
    openApiDocument({
      title: 'Tracewell',
      description: 'Small JSON services that read documents and screen parties, and trace every value to its source.',
      version: options.version,
      servers: ['/'],
      tags: [...options.services, suite].map(tagOf),
      routes: [
        ...options.services.flatMap((service) => routesAt(service, `/${service.slug}`)),
        ...routesAt(suite, '').map((one) => ({ ...one, isOfServer: true })),
      ],
      asked: options.asked,
    });
  const described = get(
    '/openapi.json',
    operation('openApiOfSuite', 'The OpenAPI 3.1 document of all services', OPENAPI_DOCUMENT),
    jsonMadeOnce(document),
  );
  return { ...suite, routes: [...own, described, ...options.pages] };
}

const TEXT: JsonSchema = { type: 'string' };

const OPENAPI_DOCUMENT = named('OpenApiDocument', { type: 'object' }, 'An OpenAPI 3.1 document.');

/** Describes a route whose only success answer is one fixed status. */
function state(title: string, status: string): JsonSchema {
  return named(title, object({ status: word([status]) }));
}

function tagOf({ title, description }: Service): { name: string; description: string } {
  return { name: title, description };
}

const METRICS_OPERATION: Operation = {
  ...operation('metrics', 'Metrics in the Prometheus text format', TEXT),
  response: { description: 'The metrics.', schema: TEXT, mediaType: 'text/plain' },
};

/** Adds the route that answers the service's own OpenAPI document, with its base addresses. */
export function withOpenApi(
  service: Service,
  options: { serviceDomain: string | undefined; version: string; asked: AskedOfCallers },
): Service {
  const document = (): JsonSchema =>
    openApiDocument({
      title: service.title,
      description: service.description,
      version: service.version ?? options.version,
      servers: [
        `/${service.slug}`,
        ...(options.serviceDomain ? [`https://${service.slug}.${options.serviceDomain}`] : []),
      ],
      tags: [tagOf(service)],
      routes: routesAt(service, ''),
      asked: options.asked,
    });
  const route = get(
    '/openapi.json',
    operation(`openApiOf_${service.slug}`, 'The OpenAPI 3.1 document of this service', OPENAPI_DOCUMENT),
    jsonMadeOnce(document),
  );
  return { ...service, routes: [...service.routes, { ...route, isDescription: true }] };
}

function get(path: string, documented: Operation, answer: Route['answer']): Route {
  return { method: 'GET', path, operation: documented, deadlineMs: QUICK_MS, answer };
}

function operation(id: string, summary: string, schema: JsonSchema): Operation {
  return {
    id,
    summary,
    description: `${summary}.`,
    response: { description: `${summary}.`, schema },
    errors: [],
    examples: [],
  };
}
