import { array, named, object, text } from '../json-schema.ts';
import { fixedJson, type FixedAnswer, type Route } from './route.ts';

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

/** Path at which a service describes itself. */
export const TERMS_PATH = '/terms';

/** Terms that name an edition of a source; made once per edition. */
export function termsOf<Source extends object>(
  source: () => Source,
  terms: (source: Source) => object,
): () => FixedAnswer {
  const made = new WeakMap<Source, FixedAnswer>();
  return () => {
    const current = source();
    const answer = made.get(current) ?? fixedJson(terms(current));
    made.set(current, answer);
    return answer;
  };
}

/**
 * GET /terms of a service: `{service, disclosure, disclaimer, limits, sources}`, the same for everyone until a source
 * changes.
 */
export function termsRoute(operationId: string, terms: object | (() => FixedAnswer)): Route {
  return {
    method: 'GET',
    path: TERMS_PATH,
    deadlineMs: 1_000,
    answer: isMade(terms) ? terms : fixedJson(terms),
    operation: {
      id: operationId,
      summary: 'Read what the service does and does not do',
      description: 'The disclosure, the disclaimer, the limits and the sources, in plain sentences.',
      response: { description: 'The terms.', schema: TERMS },
      errors: [],
      examples: [],
    },
  };
}

function isMade(terms: object): terms is () => FixedAnswer {
  return typeof terms === 'function';
}
