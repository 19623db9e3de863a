import type { Estimate } from '../../core/tariff/answer.ts';
import { ESTIMATE } from '../../core/tariff/answer-schema.ts';
import { optionalCountry, requiredText } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, JsonAnswer, Service } from '../../core/http/route.ts';
import { termsOf, termsRoute } from '../../core/http/terms-route.ts';
import { chooseSubheading } from '../../core/tariff/choose-subheading.ts';
import type { Model } from '../../core/model/model.ts';
import { classificationOf, type Classification } from '../../core/tariff/classification.ts';
import { estimate, subheadingCode } from '../../core/tariff/estimate.ts';
import type { ServedTariff } from '../../core/tariff/served-tariff.ts';
import type { Subheading } from '../../core/tariff/subheading.ts';
import { ESTIMATE_EXAMPLES } from './examples.ts';
import { ESTIMATE_REQUEST } from './schema.ts';
import { landedCostTerms, MAX_DESCRIPTION } from './terms.ts';

/** Dependencies of the estimator. */
export interface LandedCostParts {
  /** The edition in use and its classifier; taken once per answer. */
  readonly tariff: () => ServedTariff;
  /** Chooses among the embedded classifier's candidates, if configured. */
  readonly model: Model | undefined;
  readonly now: () => Date;
}

const ESTIMATE_MS = 20_000;
/** How long to wait for a model before serving the embedded answer. */
const MODEL_MS = 12_000;

/** Number of candidates from the embedded classifier: enough to include the right one for most descriptions. */
const CANDIDATES = 20;

/** POST /estimate and GET /terms of the landed-cost estimator. */
export function landedCostService(parts: LandedCostParts): Service {
  return {
    slug: 'landed-cost',
    title: 'Landed cost',
    description:
      'Estimates the six-digit subheading, duty range and China list exposure of a product from its description.',
    routes: [
      {
        method: 'POST',
        path: '/estimate',
        deadlineMs: ESTIMATE_MS,
        answer: (request) => answerEstimate(parts, request),
        operation: {
          id: 'estimateLandedCost',
          summary: 'Estimate the subheading and duty range of a product',
          description:
            'Classifies a description to a six-digit subheading and summarizes the General (Column 1) rates published under it. ' +
            'An estimate for budgeting, not a customs classification; every answer lists what it does not assess.',
          requestBody: ESTIMATE_REQUEST,
          response: { description: 'The estimate.', schema: ESTIMATE },
          errors: [
            'missing_fields',
            'invalid_fields',
            'input_too_large',
            'classification_failed',
            'service_misconfigured',
          ],
          examples: ESTIMATE_EXAMPLES,
        },
      },
      termsRoute(
        'landedCostTerms',
        termsOf(() => parts.tariff().schedule.schedule, landedCostTerms),
      ),
    ],
  };
}

async function answerEstimate(parts: LandedCostParts, request: ApiRequest): Promise<JsonAnswer<Estimate>> {
  const description = requiredText(request.body, 'description', { max: MAX_DESCRIPTION });
  const origin = optionalCountry(request.body, 'country_of_origin');
  const tariff = parts.tariff();
  const ranking = embeddedRanking(tariff, description);
  const asked = { description, ranking, signal: request.signal };
  const classification = await classify(tariff.classifier.version, parts.model, asked);
  if (!classification) {
    throw new CodedError(
      'classification_failed',
      'The description names no goods that can be classified; it must be in English.',
    );
  }
  const listsSeveral = ranking.some(({ goods }) => goods > 1);
  return {
    status: 200,
    body: estimate(tariff.schedule, { description, classification, listsSeveral, origin, today: parts.now() }),
  };
}

async function classify(
  version: string,
  model: Model | undefined,
  {
    description,
    ranking,
    signal,
  }: { readonly description: string; readonly ranking: readonly RankedSubheading[]; readonly signal: AbortSignal },
): Promise<Classification | undefined> {
  if (ranking.length > 0 && model) {
    const offered = ranking.map(({ subheading }) => subheading);
    const chosen = await chooseSubheading(model, { description, offered }, { signal, deadlineMs: MODEL_MS });
    if (chosen.length > 0) return classificationOf(chosen, model.id);
  }
  const proposals = ranking.map(({ subheading, confidence }) => ({ code: subheading.code, confidence }));
  return classificationOf(proposals, version);
}

interface RankedSubheading {
  readonly subheading: Subheading;
  readonly confidence: number;
  /** Of how many goods the description is. */
  readonly goods: number;
}

/**
 * Returns the embedded classifier's candidates in the served schedule. Throws `service_misconfigured` if the schedule
 * lacks the best one, because the next one is not the answer.
 */
function embeddedRanking({ schedule, classifier }: ServedTariff, description: string): RankedSubheading[] {
  return classifier.classify(description, CANDIDATES).flatMap(({ hs6, probability, goods }, rank) => {
    const subheading = schedule.byCode.get(subheadingCode(hs6));
    if (subheading) return [{ subheading, confidence: probability, goods }];
    if (rank > 0) return [];
    throw new CodedError('service_misconfigured', 'The chosen subheading is not in the current tariff schedule.');
  });
}
