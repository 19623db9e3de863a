/** Whether calls past a plan's limit are refused, or continue and are metered as overage. */
export type PastLimit = 'refused' | 'metered';

/** A key's quota for one service: calls per UTC calendar month, or what is counted instead. */
export interface Allowance {
  readonly requests: number;
  readonly pastLimit: PastLimit;
}

/** An offered plan. If no quota is published, it is set when a key is subscribed. */
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
 * The plans of each service, from the Limits tables of its contract. A plan without a printed quota has none here. The
 * top certificate plan is not said to have a soft limit, so nothing past it is metered: an overage that was never
 * offered is not billed.
 */
export const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  resume: [free(20), lowest(1_000), top(10_000)],
  certificate: [free(50), lowest(150), plan('top', 'refused')(3_000)],
  invoice: [free(20), lowest(500), top(10_000)],
  pii: [free(20), lowest(2_000), top(20_000)],
  'import-risk': [free(30), lowest(undefined), second(undefined), top(10_000)],
  'company-risk': [free(20), lowest(500), top(5_000)],
  // Neither its prices nor its plans are published yet.
  exclusions: [free(undefined), lowest(undefined), top(undefined)],
  'landed-cost': [free(500), lowest(2_000), second(10_000), top(50_000)],
  insider: [free(20), lowest(1_000), top(10_000)],
  watch: [free(undefined), lowest(undefined), second(undefined), plan('top', 'refused')(undefined)],
};

/** Services whose plans count stored items instead of calls: `watch` counts watched parties. */
export const COUNTED_BY_CONTENT: ReadonlySet<string> = new Set(['watch']);

function plan(name: PlanName, pastLimit: PastLimit): (requests: number | undefined) => Plan {
  return (requests) => ({ name, requests, pastLimit });
}

/** More than any plan, and exact in every store. */
const MAX_REQUESTS = 1_000_000_000;

/** A quota, or one sentence on why the subscription cannot be made. */
export type ChosenAllowance = Allowance | { readonly refused: string };

/** Returns the quota of a subscription to a plan; `requests` applies if the plan itself has none. */
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
