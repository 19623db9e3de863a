import { PARTIES_SCREEN, SHIPMENT_SCREEN, UFLPA_SEARCH } from '../../core/screening/import-risk/answer-schema.ts';
import type { JsonAnswer, Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import { ENTITY_EXAMPLES, PARTIES_EXAMPLES, SHIPMENT_EXAMPLES } from './examples.ts';
import { entityQuery, partiesRequest, shipmentRequest } from './request.ts';
import { ENTITY_PARAMETERS, PARTIES_REQUEST, SHIPMENT_REQUEST } from './schema.ts';
import { screenParties, screenShipment, searchEntities, type ImportRiskScreenParts } from './screen.ts';
import { IMPORT_RISK_TERMS } from './terms.ts';

/** Queueing for the rate limit, the search of 20 s, and a model's narrative. */
const SHIPMENT_MS = 60_000;

/** Fifty parties take about 33 s without other callers; the searches end after 55 s. */
const PARTIES_MS = 75_000;

const ENTITIES_MS = 25_000;
/** The routes of import-risk screening. */
export function importRiskService(parts: ImportRiskScreenParts): Service {
  return {
    slug: 'import-risk',
    title: 'Import-risk screening',
    description:
      'Screens suppliers and parties against the forced-labor entity list and the Consolidated Screening List, with the coverage of each screen stated.',
    routes: [
      {
        method: 'POST',
        path: '/screen/shipment',
        deadlineMs: SHIPMENT_MS,
        answer: async ({ body, signal }) => ok(await screenShipment(parts, shipmentRequest(body), signal)),
        operation: SHIPMENT,
      },
      {
        method: 'POST',
        path: '/screen/parties',
        deadlineMs: PARTIES_MS,
        answer: async ({ body, signal }) => ok(await screenParties(parts, partiesRequest(body), signal)),
        operation: PARTIES,
      },
      {
        method: 'GET',
        path: '/uflpa/entities',
        deadlineMs: ENTITIES_MS,
        answer: async ({ query, signal }) => ok(await searchEntities(parts, entityQuery(query), signal)),
        operation: ENTITIES,
      },
      termsRoute('importRiskTerms', IMPORT_RISK_TERMS),
    ],
  };
}

function ok<Body>(body: Body): JsonAnswer<Body> {
  return { status: 200, body };
}

const SHIPMENT: Operation = {
  id: 'screenShipment',
  summary: "Screen a shipment's supplier",
  description:
    'Compares the supplier with both lists and rates the exposure only by the two statuses. Matches are potential matches to verify, never a ' +
    'determination; a no_match is never a clearance.',
  requestBody: SHIPMENT_REQUEST,
  response: { description: 'The screen.', schema: SHIPMENT_SCREEN },
  errors: ['missing_fields', 'invalid_fields'],
  examples: SHIPMENT_EXAMPLES,
};

const PARTIES: Operation = {
  id: 'screenParties',
  summary: 'Screen up to 50 parties',
  description:
    'Compares each party with both lists, without a rating. Searches share a rate limit and are queued, so allow 60 s or more for a full ' +
    'call. One invalid party rejects the whole call before anything is screened.',
  requestBody: PARTIES_REQUEST,
  response: { description: 'The screens, in the order sent.', schema: PARTIES_SCREEN },
  errors: ['missing_fields', 'invalid_fields', 'batch_too_large'],
  examples: PARTIES_EXAMPLES,
};

const ENTITIES: Operation = {
  id: 'searchUflpaEntities',
  summary: 'Search the forced-labor entity list',
  description: 'Compares a name with every name and alias of the forced-labor entity list.',
  parameters: ENTITY_PARAMETERS,
  response: { description: 'Listings similar to the name.', schema: UFLPA_SEARCH },
  errors: ['missing_fields', 'invalid_fields'],
  examples: ENTITY_EXAMPLES,
};
