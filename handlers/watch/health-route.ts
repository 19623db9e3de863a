import type { Operation, Route } from '../../core/http/route.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import { WATCH_HEALTH } from '../../core/watch/answer-schema.ts';
import type { Watch } from '../../core/watch/watch.ts';

/** The store abandons a statement before that. */
const STORE_MS = 15_000;

/** GET /health. */
export function healthRoute({ health }: Pick<Watch, 'health'>): Route {
  return {
    method: 'GET',
    path: '/health',
    deadlineMs: STORE_MS,
    answer: async () => ({ status: 200, body: await orMisconfigured(health()) }),
    operation: HEALTH,
  };
}

const HEALTH: Operation = {
  id: 'watchHealth',
  summary: 'Check how current the watch is',
  description: 'The newest copy of each source, and how many lists have not been compared with it yet.',
  response: { description: 'The health of the watch.', schema: WATCH_HEALTH },
  errors: ['service_misconfigured'],
  examples: [],
};
