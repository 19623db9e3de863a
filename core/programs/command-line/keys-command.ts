import type { AccountsTable, ListedSubscription } from '../../gateway/accounts-table.ts';
import { KEY_BYTES, keyText, readKey } from '../../gateway/api-key.ts';
import { billingMonth } from '../../gateway/billing-month.ts';
import { chosenAllowance, PLANS } from '../../gateway/plans.ts';
import { readArguments } from './arguments.ts';
import { EXIT, UsageError } from './command.ts';

/** Dependencies of the command. */
export interface KeysCommandOptions {
  readonly accounts: AccountsTable;
  readonly now: () => Date;
  /** Returns that many cryptographically random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
}

/** What to print and the exit code. */
export interface KeysOutcome {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

export const KEYS_USAGE = `tracewell keys create NAME [--owner OWNER]       creates a key and shows it once; OWNER defaults to NAME
tracewell keys list [--month YYYY-MM]            lists keys, subscriptions and usage of a month (default: this one)
tracewell keys subscribe KEY_ID SERVICE PLAN [--requests N]
tracewell keys unsubscribe KEY_ID SERVICE
tracewell keys revoke KEY_ID                     revokes a key permanently
tracewell keys plans                             lists the plans`;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const MAX_NAME = 100;

/** Runs the command given by the arguments after `keys`. Rejects with `StoreFailure` if the store is unavailable. */
export async function runKeysCommand(args: readonly string[], options: KeysCommandOptions): Promise<KeysOutcome> {
  try {
    return await runNamed(keysArguments(args), options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { text: `${error.message}\n\n${KEYS_USAGE}`, exitCode: EXIT.usage };
  }
}

async function runNamed(asked: KeysArguments, options: KeysCommandOptions): Promise<KeysOutcome> {
  const { words, month, requests, owner } = asked;
  const [command, first = '', service = '', plan = ''] = words;
  const { accounts, now } = options;
  switch (`${command ?? ''} ${words.length - 1}`) {
    case 'create 1':
      return create(first, owner ?? first, options);
    case 'list 0':
      return list(accounts, month ?? billingMonth(now()));
    case 'plans 0':
      return done(planLines().join('\n'));
    case 'subscribe 3':
      return subscribe(first, { service, plan, requests, accounts, at: now() });
    case 'unsubscribe 2':
      return outcomeOf(await accounts.unsubscribe(first, service), 'Unsubscribed.', 'No such subscription.');
    case 'revoke 1':
      return outcomeOf(await accounts.revoke(first, now()), 'Revoked.', NO_KEY);
    default:
      throw new UsageError('This is not a command of keys, or it has too few or too many arguments.');
  }
}

const NO_KEY = 'No active key has this id.';

interface KeysArguments {
  readonly words: readonly string[];
  readonly month: string | undefined;
  readonly requests: number | undefined;
  readonly owner: string | undefined;
}

function keysArguments(args: readonly string[]): KeysArguments {
  const { values, positionals } = readArguments(args, {
    month: { type: 'string' },
    requests: { type: 'string' },
    owner: { type: 'string' },
  });
  const { month, requests, owner } = values;
  if (owner !== undefined && positionals[0] !== 'create') throw new UsageError('--owner is an option of create.');
  if (month !== undefined && !MONTH.test(month)) throw new UsageError('--month must be a month such as 2026-11.');
  if (requests !== undefined && !/^\d{1,10}$/.test(requests))
    throw new UsageError('--requests must be a whole number.');
  return { words: positionals, month, requests: requests === undefined ? undefined : Number(requests), owner };
}

async function create(
  name: string,
  owner: string,
  { accounts, now, randomBytes }: KeysCommandOptions,
): Promise<KeysOutcome> {
  if (![name, owner].every(isName)) return refused(`A name must have 1 to ${MAX_NAME} characters.`);
  const text = keyText(randomBytes(KEY_BYTES));
  const key = readKey(text);
  if (!key) throw new Error('A key that was made cannot be read');
  await accounts.add(key, { name, owner, at: now() });
  return done(`id   ${key.id}\nkey  ${text}\nOnly a digest of the key is kept: it cannot be shown again.`);
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_NAME;
}

async function subscribe(
  keyId: string,
  asked: { service: string; plan: string; requests: number | undefined; accounts: AccountsTable; at: Date },
): Promise<KeysOutcome> {
  const { service, plan, accounts, at } = asked;
  const allowance = chosenAllowance(service, asked);
  if ('refused' in allowance) return refused(allowance.refused);
  const isDone = await accounts.subscribe(keyId, { service, plan, allowance, at });
  const past = allowance.pastLimit === 'refused' ? 'refused' : 'metered as overage';
  return outcomeOf(
    isDone,
    `Subscribed: ${allowance.requests} requests a month; calls over the limit are ${past}.`,
    NO_KEY,
  );
}

async function list(accounts: AccountsTable, month: string): Promise<KeysOutcome> {
  const byKey = Map.groupBy(await accounts.subscriptions(month), (one) => one.keyId);
  const lines = (await accounts.keys()).flatMap(({ keyId, name, owner, createdAt, revokedAt }) => [
    `${keyId}  ${revokedAt === null ? `active since ${createdAt}` : `revoked ${revokedAt}`}  ${name}${owner === name ? '' : `  of ${owner}`}`,
    ...(byKey.get(keyId) ?? []).map((one) => `  ${usageLine(one, month)}`),
  ]);
  return done(lines.length === 0 ? 'No keys.' : lines.join('\n'));
}

function usageLine({ service, agreed, used }: ListedSubscription, month: string): string {
  if (!agreed) return `${service}  no longer subscribed  ${month}: ${used}`;
  const { requests } = agreed.allowance;
  return `${service}  ${agreed.plan}  ${month}: ${used} of ${requests}, overage ${Math.max(0, used - requests)}`;
}

function planLines(): string[] {
  return Object.entries(PLANS).flatMap(([service, plans]) =>
    plans.map(
      ({ name, requests, pastLimit }) =>
        `${service}  ${name}  ${requests ?? 'no published quota'}  calls over it are ${pastLimit}`,
    ),
  );
}

function outcomeOf(isDone: boolean, text: string, otherwise: string): KeysOutcome {
  return isDone ? done(text) : refused(otherwise);
}

function done(text: string): KeysOutcome {
  return { text, exitCode: EXIT.complete };
}

function refused(text: string): KeysOutcome {
  return { text, exitCode: EXIT.failed };
}
