import { array, named, object, text } from '../json-schema.ts';
import { fixedJson, type Route } from './route.ts';

const TERMS = named(
  'Terms',
  object({
    service: text,
    disclosure: array(text),
    disclaimer: text,
    limits: array(text),
    sources: array({ type: 'object' }),
  }),
);

/** Where a service describes itself. */
export const TERMS_PATH = '/terms';

/** GET /terms of a service: `{service, disclosure, disclaimer, limits, sources}`, the same for everyone until a source changes. */
export function termsRoute(operationId: string, terms: object | (() => object)): Route {
  return {
    method: 'GET',
    path: TERMS_PATH,
    deadlineMs: 1_000,
    answer: typeof terms === 'function' ? () => ({ status: 200, body: terms() }) : fixedJson(terms),
    operation: {
      id: operationId,
      summary: 'What the service does and does not do',
      description: 'The disclosure, the disclaimer, the limits and the sources, in plain sentences.',
      response: { description: 'The terms.', schema: TERMS },
      errors: [],
      examples: [],
    },
  };
}
