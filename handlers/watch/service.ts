import { Readable } from 'node:stream';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, JsonAnswer, Operation, Service } from '../../core/http/route.ts';
import type { Sources } from '../../core/sources.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import {
  DELETED_WATCH_LIST,
  WATCH_CHANGES,
  WATCH_DECISION,
  WATCH_FINDING,
  WATCH_FINDINGS,
  WATCH_LIST,
  WATCH_LISTS,
  WATCH_SCREEN,
  WATCH_TRAIL,
} from '../../core/watch/answer-schema.ts';
import type { EvidenceOf } from '../../core/watch/evidence/evidence.ts';
import type { Webhooks } from '../../core/watch/webhooks/webhooks.ts';
import { EVERYONE, type Watch } from '../../core/watch/watch.ts';
import { evidenceRoute } from './evidence-route.ts';
import { awaitChanges } from './changes.ts';
import { CHANGES_EXAMPLES, DECIDE_EXAMPLES, FINDINGS_EXAMPLES, SCREEN_EXAMPLES } from './examples.ts';
import {
  changesRequest,
  decisionRequest,
  findingId,
  findingsRequest,
  listName,
  MAX_WAIT_SECONDS,
  screenRequest,
} from './request.ts';
import { CHANGES_PARAMETERS, DECISION_REQUEST, FINDINGS_PARAMETERS, PARTIES, SCREEN_REQUEST } from './schema.ts';
import { FINDING_PATH, LIST_PATH } from './paths.ts';
import { healthRoute } from './health-route.ts';
import { nextDayRoute } from './sandbox.ts';
import { WATCH_TERMS } from './terms.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Dependencies of the service. */
export interface WatchServiceParts {
  readonly watch: Watch;
  readonly webhooks: Webhooks;
  readonly evidence: EvidenceOf;
  readonly now: () => Date;
  /** Set in the sandbox: see `Sources`. */
  readonly nextDay?: Sources['nextDay'];
}

/** The store abandons a statement before that. */
const STORE_MS = 15_000;
const UPLOAD_MS = 120_000;

/** A past day is read from the store: the records of three sources. */
const SCREEN_MS = 30_000;

/**
 * Lists of parties under /lists, findings under /findings, their changes under /changes and sent to /webhooks; POST
 * /screen, GET /health, GET /terms.
 */
export function watchService({ watch, webhooks, evidence, now, nextDay }: WatchServiceParts): Service {
  return {
    slug: 'watch',
    title: 'Watch',
    description:
      'Keeps lists of parties and rescreens them whenever a government list changes; decisions about findings are kept in a verifiable record.',
    routes: [
      {
        method: 'PUT',
        path: '/lists/{name}',
        deadlineMs: UPLOAD_MS,
        upload: PARTIES,
        answer: async ({ params, owner = EVERYONE, upload = Readable.from([]), quota = Infinity }) => {
          const name = { owner, name: listName(params['name']) };
          return found(await orMisconfigured(watch.put(name, { bytes: upload, maxParties: quota })), NO_LIST);
        },
        operation: PUT,
      },
      {
        method: 'GET',
        path: '/lists',
        deadlineMs: STORE_MS,
        answer: async ({ owner = EVERYONE }) => ok({ lists: await orMisconfigured(watch.lists(owner)) }),
        operation: LISTS,
      },
      {
        method: 'GET',
        path: '/lists/{name}',
        deadlineMs: STORE_MS,
        answer: async ({ params, owner = EVERYONE }) =>
          found(await orMisconfigured(watch.list({ owner, name: listName(params['name']) })), NO_LIST),
        operation: LIST,
      },
      {
        method: 'DELETE',
        path: '/lists/{name}',
        deadlineMs: UPLOAD_MS,
        answer: async ({ params, owner = EVERYONE }) =>
          found(await orMisconfigured(watch.remove({ owner, name: listName(params['name']) })), NO_LIST),
        operation: DELETE,
      },
      {
        method: 'GET',
        path: '/findings',
        deadlineMs: STORE_MS,
        answer: async ({ query, owner = EVERYONE }) => {
          const { list: name, ...page } = findingsRequest(query);
          return found(await orMisconfigured(watch.findings({ list: { owner, name }, ...page })), NO_LIST);
        },
        operation: FINDINGS,
      },
      {
        method: 'GET',
        path: '/findings/{id}',
        deadlineMs: STORE_MS,
        answer: (request) => ofFinding(request, watch.finding),
        operation: FINDING,
      },
      {
        method: 'POST',
        path: '/findings/{id}/decisions',
        deadlineMs: STORE_MS,
        refusesRepeats: true,
        answer: async (request) => {
          const decision = decisionRequest(request.body);
          const made = await ofFinding(request, (owner, id) => watch.decide(owner, { findingId: id, ...decision }));
          return { ...made, status: 201 };
        },
        operation: DECIDE,
      },
      {
        method: 'GET',
        path: '/findings/{id}/decisions',
        deadlineMs: STORE_MS,
        answer: (request) => ofFinding(request, watch.trail),
        operation: TRAIL,
      },
      {
        method: 'GET',
        path: '/changes',
        deadlineMs: 1000 * MAX_WAIT_SECONDS + STORE_MS,
        answer: async ({ query, owner = EVERYONE, signal }) =>
          ok(await awaitChanges(watch, owner, { ...changesRequest(query), signal })),
        operation: CHANGES,
      },
      {
        method: 'POST',
        path: '/screen',
        deadlineMs: SCREEN_MS,
        answer: async ({ body, signal }) => {
          const { asOf, ...input } = screenRequest(body, now());
          return ok(await orMisconfigured(watch.screen(input, { asOf, signal })));
        },
        operation: SCREEN,
      },
      healthRoute(watch),
      ...(nextDay ? [nextDayRoute(nextDay)] : []),
      evidenceRoute(evidence),
      ...webhookRoutes(webhooks),
      termsRoute('watchTerms', WATCH_TERMS),
    ],
  };
}

const NO_LIST = 'There is no list with this name.';

function ok<Body>(body: Body): JsonAnswer<Body> {
  return { status: 200, body };
}

function found<Body>(body: Body | undefined, message: string): JsonAnswer<Body> {
  if (body === undefined) throw new CodedError('not_found', message);
  return ok(body);
}

async function ofFinding<Body>(
  { params, owner = EVERYONE }: ApiRequest,
  ask: (owner: string, id: string) => Promise<Body | undefined>,
): Promise<JsonAnswer<Body>> {
  const id = findingId(params['id']);
  return found(id === undefined ? undefined : await orMisconfigured(ask(owner, id)), 'No such finding.');
}

const STORE_ERRORS = ['invalid_fields', 'not_found', 'service_misconfigured'] as const;

const PUT: Operation = {
  id: 'putWatchList',
  summary: 'Watch a list of parties',
  description:
    'Creates the list, or replaces its parties with the upload: new and changed parties are screened, and findings on removed parties ' +
    'become gone. Nothing changes until the whole upload has been read and is valid. Screening continues after the answer: see status.',
  pathParameters: LIST_PATH,
  response: { description: 'The updated list.', schema: WATCH_LIST },
  errors: [
    ...(['invalid_fields', 'missing_fields', 'too_many_lists', 'too_many_parties', 'upload_superseded'] as const),
    ...(['not_found', 'service_misconfigured'] as const),
  ],
  examples: [],
};

const LISTS: Operation = {
  id: 'watchLists',
  summary: 'List the watched lists',
  description: "Every list of the key's owner, ordered by name.",
  response: { description: 'The lists.', schema: WATCH_LISTS },
  errors: ['service_misconfigured'],
  examples: [],
};

const LIST: Operation = {
  id: 'watchList',
  summary: 'Get a list and its screening progress',
  description:
    'How many findings it has, and which copy of each source its parties were compared with. While incomplete_coverage is true a party ' +
    'without a finding is not clear, and even otherwise the absence of findings is not a clearance.',
  pathParameters: LIST_PATH,
  response: { description: 'The list.', schema: WATCH_LIST },
  errors: STORE_ERRORS,
  examples: [],
};

const DELETE: Operation = {
  id: 'deleteWatchList',
  summary: 'Delete a list and everything in it',
  description:
    'Its parties, findings, changes and decisions are deleted at once. Only the head of the decision chain is kept.',
  pathParameters: LIST_PATH,
  response: { description: 'What is kept.', schema: DELETED_WATCH_LIST },
  errors: STORE_ERRORS,
  examples: [],
};

const FINDINGS: Operation = {
  id: 'watchFindings',
  summary: 'List the findings of a list',
  description: 'Every pair of a party and a record that match or once did. Each is a lead that a person must verify.',
  parameters: FINDINGS_PARAMETERS,
  response: { description: 'A page of findings, ordered by id.', schema: WATCH_FINDINGS },
  errors: ['missing_fields', ...STORE_ERRORS],
  examples: FINDINGS_EXAMPLES,
};

const FINDING: Operation = {
  id: 'watchFinding',
  summary: 'Get a finding',
  description: 'The party as uploaded, the record as published, and how they match.',
  pathParameters: FINDING_PATH,
  response: { description: 'The finding.', schema: WATCH_FINDING },
  errors: ['not_found', 'service_misconfigured'],
  examples: [],
};

const DECIDE: Operation = {
  id: 'decideWatchFinding',
  summary: 'Decide about a finding',
  description:
    "Adds a decision to the list's chain; decisions are never changed. A finding that is not_a_match stays closed until the names or states that " +
    'were compared change; it then says what changed.',
  pathParameters: FINDING_PATH,
  requestBody: DECISION_REQUEST,
  response: { status: 201, description: 'The decision.', schema: WATCH_DECISION },
  errors: ['missing_fields', ...STORE_ERRORS],
  examples: DECIDE_EXAMPLES,
};

const TRAIL: Operation = {
  id: 'watchDecisions',
  summary: 'List the decisions about a finding',
  description: "Oldest first, and whether the list's decision chain is intact.",
  pathParameters: FINDING_PATH,
  response: { description: 'The decisions.', schema: WATCH_TRAIL },
  errors: ['not_found', 'service_misconfigured'],
  examples: [],
};

const CHANGES: Operation = {
  id: 'watchChanges',
  summary: 'List changes of findings',
  description:
    "Changes in all of the owner's lists after a cursor, in order, each at least once and always with the same id. With wait, the answer " +
    'comes with the first change or when the time is up.',
  parameters: CHANGES_PARAMETERS,
  response: { description: 'The changes.', schema: WATCH_CHANGES },
  errors: ['invalid_fields', 'service_misconfigured'],
  examples: CHANGES_EXAMPLES,
};

const SCREEN: Operation = {
  id: 'screenWatched',
  summary: 'Screen a name as of a day',
  description:
    'Compares one name with the copies of the lists that this installation has kept: the newest, or those of a given day. copies_since says how far ' +
    'back they go; a source without a copy of that day reports an error. The name is not stored.',
  requestBody: SCREEN_REQUEST,
  response: { description: 'The screen.', schema: WATCH_SCREEN },
  errors: ['missing_fields', 'invalid_fields', 'service_misconfigured'],
  examples: SCREEN_EXAMPLES,
};
