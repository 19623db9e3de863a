import type { Admission, Admit, AskedOf } from '../http/admission.ts';
import { orMisconfigured } from '../store/or-misconfigured.ts';
import { allowanceHeaders } from './allowance-headers.ts';
import { provesKey, readKey, type ApiKey } from './api-key.ts';
import { billingMonth, minuteOf, secondsToNextMinute, secondsToNextMonth } from './billing-month.ts';
import { calledService, type ServiceNames } from './called-service.ts';
import { COUNTED_BY_CONTENT, type Allowance } from './plans.ts';
import { monthSpent, noKey, notSubscribed, otherHost, tooFast } from './refusals.ts';
import type { UsageCounter } from './usage-counter.ts';

/** An active key and what it may do with one service. */
export interface Account {
  /** SHA-256 of the key. */
  readonly digest: Uint8Array;
  /** The key's owner: fair shares are per owner, and what is saved belongs to the owner. */
  readonly owner: string;
  /** Undefined if the key is not subscribed to the service. */
  readonly allowance: Allowance | undefined;
}

/**
 * Finds the account of a key id for a service, or for any (`ALL_SERVICES`); undefined if the id is unknown or revoked.
 */
export type FindAccount = (keyId: string, service: string) => Promise<Account | undefined>;

/** Dependencies of the gateway. */
export interface GatewayParts {
  readonly names: ServiceNames;
  readonly findAccount: FindAccount;
  readonly usage: UsageCounter;
  /** Calls that a key may make per calendar minute, over all services; undefined for no limit. */
  readonly callsPerMinute: number | undefined;
  readonly now: () => Date;
}

/** Stands for any service: calls per minute are one count over all services, and any subscription will do. */
const ALL_SERVICES = '*';

/** How long finished minutes are kept: another machine whose clock is slightly behind may still count in one. */
const KEPT_MS = 10 * 60_000;

/**
 * Creates the server's own gateway: each call is admitted by its key's subscription and counted before it is answered.
 * Every call that reaches an endpoint counts as one, whatever the answer; an unknown path or method is answered but not
 * counted, and neither are the gateway's own refusals. Descriptions of services are open to everyone. Without its store
 * it admits nothing: `service_misconfigured` (503).
 */
export function createGateway(parts: GatewayParts): Admit {
  const { names, findAccount, usage, callsPerMinute, now } = parts;
  let tidiedIn = '';

  async function isTooFast(keyId: string, at: Date): Promise<boolean> {
    if (callsPerMinute === undefined) return false;
    const period = minuteOf(at);
    if (period !== tidiedIn) {
      tidiedIn = period;
      await usage.forget({ service: ALL_SERVICES, before: minuteOf(new Date(at.getTime() - KEPT_MS)) });
    }
    return !(await usage.count({ keyId, service: ALL_SERVICES, period, cap: callsPerMinute })).isGranted;
  }

  /**
   * For a server route that calls services: any key with a subscription is admitted, and each call it makes is counted
   * for its service.
   */
  async function admitAny(key: ApiKey): Promise<Admission> {
    const account = await findAccount(key.id, ALL_SERVICES);
    if (!account || !provesKey(key, account.digest)) return refused(noKey());
    return account.allowance ? { kind: 'admitted', headers: {}, owner: account.owner } : refused(notSubscribed());
  }

  async function admit(asked: AskedOf): Promise<Admission> {
    if (asked.route?.isDescription) return { kind: 'admitted', headers: {} };
    const key = readKey(headerOf(asked, 'x-gateway-key'));
    if (!key) return refused(noKey());
    if (asked.route?.isGuarded) return admitAny(key);
    const service = calledService({ host: headerOf(asked, 'x-gateway-host'), path: asked.path }, names);
    if (service === undefined || service !== asked.service) return refused(otherHost());
    const account = await findAccount(key.id, service);
    if (!account || !provesKey(key, account.digest)) return refused(noKey());
    const { allowance } = account;
    if (!allowance) return refused(notSubscribed());
    const at = now();
    const period = billingMonth(at);
    const secondsToReset = secondsToNextMonth(at);
    const headers = (used: number): Readonly<Record<string, string>> =>
      COUNTED_BY_CONTENT.has(service) ? {} : allowanceHeaders({ allowance, used, secondsToReset });
    if (!asked.route)
      return { kind: 'admitted', headers: headers(await usage.used({ keyId: key.id, service, period })) };
    if (await isTooFast(key.id, at)) return refused(tooFast(secondsToNextMinute(at)));
    if (COUNTED_BY_CONTENT.has(service)) {
      await usage.count({ keyId: key.id, service, period, cap: undefined });
      return { kind: 'admitted', headers: {}, owner: account.owner, quota: allowance.requests };
    }
    const cap = allowance.pastLimit === 'refused' ? allowance.requests : undefined;
    const { isGranted, used } = await usage.count({ keyId: key.id, service, period, cap });
    return isGranted
      ? { kind: 'admitted', headers: headers(used), owner: account.owner }
      : refused(monthSpent(secondsToReset, headers(used)));
  }

  return (asked) => orMisconfigured(admit(asked));
}

function refused(answer: Extract<Admission, { kind: 'refused' }>['answer']): Admission {
  return { kind: 'refused', answer };
}

/** Returns a header that was sent once; a repeated header becomes a value that passes no check. */
function headerOf({ headers }: AskedOf, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
