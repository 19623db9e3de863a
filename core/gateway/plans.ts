/** What happens to calls past a plan's number: they are refused, or they go on and are metered as overage. */
export type PastLimit = 'refused' | 'metered';

/** What a key may use of one service: calls in a calendar month, UTC, or what is counted in their place. */
export interface Allowance {
  readonly requests: number;
  readonly pastLimit: PastLimit;
}

/** A plan as it is offered. If no number is published, it is given when a key is subscribed. */
export interface Plan {
  readonly name: PlanName;
  readonly requests: number | undefined;
  readonly pastLimit: PastLimit;
}

export type PlanName = 'free' | 'lowest' | 'second' | 'top';

const free = plan('free', 'refused');
const lowest = plan('lowest', 'refused');
const second = plan('second', 'refused');
const top = plan('top', 'metered');

/**
 * The plans of each service, from the Limits tables of its contract. A plan whose number is not printed there has none here.
 * The top plan of certificates is not said to have a soft limit, so nothing past it is metered: an overage that was never
 * offered is not billed.
 */
export const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  resume: [free(20), lowest(1_000), top(10_000)],
  certificate: [free(50), lowest(150), plan('top', 'refused')(3_000)],
  invoice: [free(20), lowest(500), top(10_000)],
  pii: [free(20), lowest(2_000), top(20_000)],
  'import-risk': [free(30), lowest(undefined), second(undefined), top(10_000)],
  'company-risk': [free(20), lowest(500), top(5_000)],
  // Its prices are not published yet, and with them neither its plans.
  exclusions: [free(undefined), lowest(undefined), top(undefined)],
  'landed-cost': [free(500), lowest(2_000), second(10_000), top(50_000)],
  insider: [free(20), lowest(1_000), top(10_000)],
  watch: [free(undefined), lowest(undefined), second(undefined), plan('top', 'refused')(undefined)],
};

/** Services whose plans count what an owner has stored rather than calls: of `watch` the parties that are watched. */
export const COUNTED_BY_CONTENT: ReadonlySet<string> = new Set(['watch']);

function plan(name: PlanName, pastLimit: PastLimit): (requests: number | undefined) => Plan {
  return (requests) => ({ name, requests, pastLimit });
}

/** More than any plan, and exact in every store. */
const MAX_REQUESTS = 1_000_000_000;

/** Why a subscription cannot be made, in one sentence; or what it allows. */
export type ChosenAllowance = Allowance | { readonly refused: string };

/** What a subscription to a service on one of its plans allows; `requests` where the plan itself has no number. */
export function chosenAllowance(
  service: string,
  { plan: name, requests }: { plan: string; requests: number | undefined },
): ChosenAllowance {
  const plans = Object.hasOwn(PLANS, service) ? PLANS[service] : undefined;
  if (!plans) return { refused: `The services are ${Object.keys(PLANS).join(', ')}.` };
  const chosen = plans.find((one) => one.name === name);
  if (!chosen) return { refused: `The plans of ${service} are ${plans.map((one) => one.name).join(', ')}.` };
  if (chosen.requests !== undefined) {
    if (requests !== undefined && requests !== chosen.requests)
      return { refused: `The plan ${name} of ${service} has ${chosen.requests} requests a month.` };
    return { requests: chosen.requests, pastLimit: chosen.pastLimit };
  }
  if (requests === undefined || !Number.isSafeInteger(requests) || requests < 1 || requests > MAX_REQUESTS)
    return {
      refused: `The plan ${name} of ${service} has no published quota: give --requests, a whole number from 1.`,
    };
  return { requests, pastLimit: chosen.pastLimit };
}
