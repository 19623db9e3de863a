import type { Operation, Route } from '../../core/http/route.ts';
import { SOURCE_REPORT } from '../../core/source-report/answer-schema.ts';
import { sourceReport, type ReportParts } from '../../core/source-report/source-report.ts';

const QUICK_MS = 1_000;

/** GET /sources: every source of every service, without contacting any. */
export function sourcesRoute({ now, ...parts }: Omit<ReportParts, 'now'> & { readonly now: () => Date }): Route {
  return {
    method: 'GET',
    path: '/sources',
    operation: OPERATION,
    deadlineMs: QUICK_MS,
    answer: () => ({ status: 200, body: sourceReport({ ...parts, now: now() }) }),
  };
}

const OPERATION: Operation = {
  id: 'sources',
  summary: 'Show the data sources and how fresh they are',
  description:
    'For each source of each service: whether it is configured, its date, its size, whether its lists are whole, and when this process last read it. ' +
    'The answer comes from memory, without calls to the sources. With several workers it describes the worker that answers.',
  response: { description: 'The sources.', schema: SOURCE_REPORT },
  errors: [],
  examples: [],
};
