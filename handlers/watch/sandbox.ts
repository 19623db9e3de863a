import type { Operation, Route } from '../../core/http/route.ts';
import type { Sources } from '../../core/sources.ts';
import { sampleChange } from '../../core/sandbox/sample-changes.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import { WATCH_NEXT_DAY } from '../../core/watch/answer-schema.ts';

/** Sandbox lists are usually small, but a list may have a hundred thousand parties. */
const SCREENING_MS = 120_000;

/** POST /sandbox/next-day, only in the sandbox. */
export function nextDayRoute(nextDay: NonNullable<Sources['nextDay']>): Route {
  return {
    method: 'POST',
    path: '/sandbox/next-day',
    deadlineMs: SCREENING_MS,
    answer: async ({ signal }) => ({ status: 201, body: await orMisconfigured(nextDay(signal)) }),
    operation: NEXT_DAY,
  };
}

const NEXT_DAY: Operation = {
  id: 'passWatchDay',
  summary: 'Advance the sandbox by a day',
  description:
    'Changes the sample lists as a day would and screens every watched list against them before it answers. The days repeat in a cycle of four: ' +
    'Sample Harbor Logistics Ltd. is added to the screening list, given a type, given an alias, and removed. Only in the sandbox.',
  requestBody: { type: 'object', properties: {}, description: 'An empty object.' },
  response: { status: 201, description: 'The new day and what happened.', schema: WATCH_NEXT_DAY },
  errors: ['service_misconfigured'],
  examples: [
    {
      name: 'first_day',
      summary: 'The first day that passes',
      request: { body: {} },
      status: 201,
      response: { day: 1, event: sampleChange(1).event },
    },
  ],
};
