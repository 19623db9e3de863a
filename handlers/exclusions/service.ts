import type { ApiRequest, JsonAnswer, Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import type {
  ExclusionsBatch,
  ExclusionsScreen,
  ExclusionsSources,
  RegisterHealth,
} from '../../core/screening/exclusions/answer.ts';
import {
  EXCLUSIONS_BATCH,
  EXCLUSIONS_SCREEN,
  EXCLUSIONS_SOURCES,
  HEALTH_RUNS,
  REGISTER_HEALTH,
} from '../../core/screening/exclusions/answer-schema.ts';
import { registerSource } from '../../core/screening/exclusions/register-source.ts';
import type { NewestRuns } from '../../core/screening/lists/register/refresh/refresh-journal.ts';
import { registerLists } from '../../core/screening/lists/register/register-doubt.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import { BATCH_EXAMPLES } from './batch-examples.ts';
import { healthOf } from './health.ts';
import { batchRequest, entityRequest, MAX_ENTITIES } from './request.ts';
import { SCREEN_EXAMPLES } from './screen-examples.ts';
import { BATCH_REQUEST, ENTITY_REQUEST } from './schema.ts';
import { screen, SECTION_MS, type ExclusionsScreenParts } from './screen.ts';
import { EXCLUSIONS_TERMS } from './terms.ts';

/** Dependencies of the service. */
export interface ExclusionsParts extends ExclusionsScreenParts {
  readonly refreshRuns: NewestRuns;
}

const QUICK_MS = 1_000;

/** Time before and after the sections. */
const MARGIN_MS = 5_000;

/** POST /screen, POST /screen/batch, GET /sources, GET /health and GET /terms of exclusions and sanctions screening. */
export function exclusionsService(parts: ExclusionsParts): Service {
  return {
    slug: 'exclusions',
    title: 'Exclusions and sanctions screening',
    description:
      'Compares the name of a company or vendor with the federal exclusions register and the Consolidated Screening List.',
    routes: [
      {
        method: 'POST',
        path: '/screen',
        deadlineMs: SECTION_MS + MARGIN_MS,
        notAnObject: 'invalid_entity',
        answer: async ({ body, signal }) => ok(await screen(parts, entityRequest(body), signal)),
        operation: SCREEN,
      },
      {
        method: 'POST',
        path: '/screen/batch',
        deadlineMs: MAX_ENTITIES * SECTION_MS + MARGIN_MS,
        answer: async (request) => ok(await screenBatch(parts, request)),
        operation: BATCH,
      },
      {
        method: 'GET',
        path: '/sources',
        deadlineMs: QUICK_MS,
        answer: () => ok(sourcesOf(parts)),
        operation: SOURCES,
      },
      {
        method: 'GET',
        path: '/health',
        deadlineMs: QUICK_MS,
        answer: async () => ok(await health(parts)),
        operation: HEALTH,
      },
      termsRoute('exclusionsTerms', EXCLUSIONS_TERMS),
    ],
  };
}

/** One after another, so that a batch takes no more of the search's allowance than one caller. */
async function screenBatch(parts: ExclusionsParts, { body, signal }: ApiRequest): Promise<ExclusionsBatch> {
  const results: ExclusionsScreen[] = [];
  for (const entity of batchRequest(body)) {
    signal.throwIfAborted();
    results.push(await screen(parts, entity, signal));
  }
  return { results };
}

async function health({ register, csl, refreshRuns, now }: ExclusionsParts): Promise<RegisterHealth> {
  const runs = await orMisconfigured(refreshRuns(HEALTH_RUNS));
  return healthOf(register(), { runs, cslLists: csl.lists(), now: now() });
}

function sourcesOf({ register, csl, now }: ExclusionsParts): ExclusionsSources {
  const copy = register();
  return {
    exclusions_register: {
      ...registerSource(copy, now()),
      row_count: copy?.rowCount ?? null,
      lists: registerLists(copy),
    },
    csl: { ...csl.source(), lists: csl.lists() },
  };
}

function ok<Body>(body: Body): JsonAnswer<Body> {
  return { status: 200, body };
}

const ENTITY_ERRORS = ['invalid_entity', 'missing_fields', 'invalid_fields', 'include_individuals_removed'] as const;

const SCREEN: Operation = {
  id: 'screenExclusions',
  summary: 'Screen a company or vendor',
  description:
    'Compares the name with the exclusions register and the Consolidated Screening List in parallel. Every match is a lead to verify, and no ' +
    'answer is a clearance: read overall.incomplete_coverage along with the status. If a section could not be checked, its status is error and the answer is still 200.',
  requestBody: ENTITY_REQUEST,
  response: { description: 'The screen.', schema: EXCLUSIONS_SCREEN },
  errors: ENTITY_ERRORS,
  examples: SCREEN_EXAMPLES,
};

const BATCH: Operation = {
  id: 'screenExclusionsBatch',
  summary: `Screen up to ${MAX_ENTITIES} companies or vendors`,
  description:
    'Screens one entity after another, as POST /screen does. One invalid entity rejects the whole batch before anything is screened. Allow ' +
    `up to ${SECTION_MS / 1000} s per entity in your client timeout.`,
  requestBody: BATCH_REQUEST,
  response: { description: 'The screens, in the order sent.', schema: EXCLUSIONS_BATCH },
  errors: [...ENTITY_ERRORS, 'missing_entities', 'batch_too_large'],
  examples: BATCH_EXAMPLES,
};

const SOURCES: Operation = {
  id: 'exclusionsSources',
  summary: 'Show what each section reads, without screening',
  description:
    'The current source of each section, how many rows the served copy of the register has, and whether each list is whole.',
  response: { description: 'The sources.', schema: EXCLUSIONS_SOURCES },
  errors: [],
  examples: [],
};

const HEALTH: Operation = {
  id: 'exclusionsHealth',
  summary: 'Check how current the copy of the register is',
  description:
    'The date, age and row count of the served copy, whether each list is whole, and how the newest refresh runs ended. It does not judge whether the row count is plausible.',
  response: { description: 'The health of the copy.', schema: REGISTER_HEALTH },
  errors: ['source_unavailable', 'service_misconfigured'],
  examples: [],
};
