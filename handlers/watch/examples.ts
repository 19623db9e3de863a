import type { Example } from '../../core/http/route.ts';
import { chainBeginning, nextEntry } from '../../core/watch/decision-chain.ts';
import { decisionAnswer, sourceAnswer } from '../../core/watch/describe.ts';
import { SOURCES } from '../../core/watch/copies/listed-record.ts';

const DECISION = {
  decision: 'not_a_match',
  note: 'Another company of this name: ours is in Ohio.',
  by: 'purchasing',
} as const;

/** The first decision of a list. */
const DECIDED = nextEntry(chainBeginning('of the example'), {
  ...DECISION,
  findingId: 'wf_Q3c0mV1sXyT9e4ALw7Zk2h',
  revision: 1,
  at: '2026-11-20T12:00:00.000Z',
});

export const DECIDE_EXAMPLES: readonly Example[] = [
  {
    name: 'not_a_match',
    summary: 'A finding about a different company of the same name',
    request: { body: DECISION },
    status: 201,
    response: decisionAnswer(DECIDED),
  },
  {
    name: 'unknown_decision',
    summary: 'An unknown decision',
    request: { body: { decision: 'cleared' } },
    status: 400,
    response: { error: 'invalid_fields', message: 'decision must be one of match, not_a_match, later.' },
  },
];

export const FINDINGS_EXAMPLES: readonly Example[] = [
  {
    name: 'no_list',
    summary: 'Findings without a list',
    request: { query: { status: 'open' } },
    status: 400,
    response: { error: 'missing_fields', message: 'list is required.' },
  },
  {
    name: 'unknown_list',
    summary: 'A list that was never uploaded or was deleted',
    request: { query: { list: 'vendors' } },
    status: 404,
    response: { error: 'not_found', message: 'There is no list with this name.' },
  },
];

export const CHANGES_EXAMPLES: readonly Example[] = [
  {
    name: 'none_yet',
    summary: 'From the beginning, before any change',
    request: { query: { after: '0' } },
    status: 200,
    response: { changes: [], next: 0 },
  },
];

const NOTHING_KEPT = SOURCES.map((source) => sourceAnswer(source, { version: undefined, beginning: undefined }));

export const SCREEN_EXAMPLES: readonly Example[] = [
  {
    name: 'nothing_kept',
    summary: 'A name; before the first copies nothing is checked, and nothing looks clean',
    request: { body: { name: 'Sample Widgets LLC', state: 'OH' } },
    status: 200,
    response: {
      input: { name: 'Sample Widgets LLC', state: 'OH', screens: ['exclusions', 'import-risk'] },
      as_of: null,
      sections: NOTHING_KEPT.map((source) => ({ status: 'error', matches: [], source })),
      incomplete_coverage: true,
      reasons: NOTHING_KEPT.map(({ name }) => `${name}: no copy has been kept yet, so nothing was checked against it.`),
    },
  },
  {
    name: 'no_day',
    summary: 'A day that no calendar has',
    request: { body: { name: 'Sample Widgets LLC', as_of: '2026-02-30' } },
    status: 400,
    response: { error: 'invalid_fields', message: 'as_of must be a day, YYYY-MM-DD.' },
  },
];

export const WEBHOOK_EXAMPLES: readonly Example[] = [
  {
    name: 'moved',
    summary: 'A webhook that is there already gets another URL; its secret stays, and is not shown again',
    request: { body: { url: 'https://example.com/tracewell' } },
    status: 200,
    response: {
      name: 'purchasing',
      url: 'https://example.com/tracewell',
      secret: null,
      created_at: '2026-11-20T12:00:00.000Z',
      delivered_at: null,
      waiting: 0,
      dead: { count: 0, newest: [] },
    },
  },
];
