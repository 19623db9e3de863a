import { CodedError } from './errors.ts';
import { METRICS_CONTENT_TYPE } from './metrics.ts';
import { openApiDocument, routesAt } from './openapi.ts';
import { fixedJson, type Operation, type Route, type Service } from './route.ts';

/** What the routes of the server itself tell about. */
export interface SuiteOptions {
  readonly services: readonly Service[];
  readonly version: string;
  /** The metrics in the Prometheus text format. */
  readonly metricsText: () => string | Promise<string>;
  readonly isDraining: () => boolean;
  /** What people see in a browser; served beside the rest, and no part of the OpenAPI document. */
  readonly pages: readonly Route[];
  /** Routes of the server beside those that tell about it. */
  readonly further?: readonly Route[];
}

const QUICK_MS = 1_000;

/** The routes of the server itself: its documents, whether it lives, whether it takes work, and its metrics. */
export function suiteRoutes(options: SuiteOptions): Service {
  const own = [
    get('/healthz', operation('healthz', 'Whether the process lives'), fixedJson({ status: 'ok' })),
    get('/readyz', { ...operation('readyz', 'Whether the server takes work'), errors: ['draining'] }, () => {
      if (options.isDraining()) throw new CodedError('draining', 'The server is about to stop.');
      return { status: 200, body: { status: 'ready' } };
    }),
    get('/metrics', METRICS_OPERATION, async () => ({
      contentType: METRICS_CONTENT_TYPE,
      text: await options.metricsText(),
    })),
    ...(options.further ?? []),
  ];
  const suite = { slug: 'suite', title: 'Server', description: 'The server itself.', routes: own };
  const document = openApiDocument({
    title: 'Tracewell',
    description: 'Small JSON services that read documents and check parties, and trace every value to its source.',
    version: options.version,
    servers: ['/'],
    routes: [...options.services.flatMap((service) => routesAt(service, `/${service.slug}`)), ...routesAt(suite, '')],
  });
  const described = get(
    '/openapi.json',
    operation('openApiOfSuite', 'The OpenAPI 3.1 document of every service'),
    fixedJson(document),
  );
  return { ...suite, routes: [...own, described, ...options.pages] };
}

const METRICS_OPERATION: Operation = {
  ...operation('metrics', 'Metrics in the Prometheus text format'),
  response: { description: 'The metrics.', schema: { type: 'string' }, mediaType: 'text/plain' },
};

/** A service with the route that answers its own OpenAPI document, its base addresses in it. */
export function withOpenApi(
  service: Service,
  options: { serviceDomain: string | undefined; version: string },
): Service {
  const document = openApiDocument({
    title: service.title,
    description: service.description,
    version: service.version ?? options.version,
    servers: [
      `/${service.slug}`,
      ...(options.serviceDomain ? [`https://${service.slug}.${options.serviceDomain}`] : []),
    ],
    routes: routesAt(service, ''),
  });
  const route = get(
    '/openapi.json',
    operation(`openApiOf_${service.slug}`, 'The OpenAPI 3.1 document of this service'),
    fixedJson(document),
  );
  return { ...service, routes: [...service.routes, { ...route, isDescription: true }] };
}

function get(path: string, documented: Operation, answer: Route['answer']): Route {
  return { method: 'GET', path, operation: documented, deadlineMs: QUICK_MS, answer };
}

function operation(id: string, summary: string): Operation {
  return {
    id,
    summary,
    description: `${summary}.`,
    response: { description: summary, schema: { type: 'object' } },
    errors: [],
    examples: [],
  };
}
