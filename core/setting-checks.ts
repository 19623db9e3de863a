import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import type { Budget } from './upstream/rate-limiter.ts';

/** An invalid setting. The message is one sentence that names the variable and its rule, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

// Each check returns a setting's value or throws a `ConfigurationError` that names it.

/** Parses a whole number within bounds. */
export function wholeNumber(name: string, text: string, { min = 1, max }: { min?: number; max: number }): number {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text) || Number(text) < min || Number(text) > max)
    throw new ConfigurationError(`${name} must be a whole number from ${min} to ${max}.`);
  return Number(text);
}

const CALLS = /^([1-9]\d{0,5})\/([1-9]\d{0,4})$/;
const MAX_CALLS_SECONDS = 86_400;

/** Parses call budgets, `COUNT/SECONDS`, several separated by commas. */
export function calls(name: string, text: string | undefined): readonly Budget[] | undefined {
  return text?.split(',').map((part) => {
    const [, count, seconds] = CALLS.exec(part.trim()) ?? [];
    if (count === undefined || Number(seconds) > MAX_CALLS_SECONDS) {
      throw new ConfigurationError(`${name} must be COUNT/SECONDS, such as 30/60; separate several with commas.`);
    }
    return { count: Number(count), perMs: 1000 * Number(seconds) };
  });
}

/** Checks a folder path. */
export function folder(name: string, text: string): string {
  if (text.includes('\0')) throw new ConfigurationError(`${name} must be a folder path.`);
  return text;
}

/** Parses a program setting: `auto`, an absolute path, or undefined for `off`. */
export function program(name: string, text: string): string | undefined {
  if (text !== 'off' && text !== 'auto' && (!isAbsolute(text) || text.includes('\0')))
    throw new ConfigurationError(`${name} must be off, auto, or the absolute path of a program.`);
  return text === 'off' ? undefined : text;
}

/** Checks a word from a closed list. */
export function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new ConfigurationError(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

/** Parses a switch: `on` or `1`; `off`, `0` and nothing are off. */
export function isOn(name: string, value: string | undefined): boolean {
  return ['on', '1'].includes(oneOf(name, value ?? 'off', ['off', 'on', '0', '1']));
}

/** Parses a port; 0 is any. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new ConfigurationError('PORT must be a whole number from 0 to 65535.');
  return Number(text);
}

/** Parses an http or https address of only scheme, host and port, as an origin. */
export function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const bare =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === '';
  if (!bare)
    throw new ConfigurationError(`${name} must be an http or https address with only a scheme, host and port.`);
  return url.origin;
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

/** Parses a domain name to lower case. */
export function domain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!DOMAIN.test(text.toLowerCase())) throw new ConfigurationError('SERVICE_DOMAIN must be a domain name.');
  return text.toLowerCase();
}

/** A header cannot contain other characters; one pasted along would make every comparison or call fail. */
export function headerText(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[ -~]+$/.test(text)) {
    throw new ConfigurationError(`${name} must be printable ASCII.`);
  }
  return text;
}

/** Requires an address rather than a name, so that it is known before listening whether it is loopback and exists. */
export function listenAddress(text: string): string {
  if (text !== 'localhost' && isIP(text) === 0) {
    throw new ConfigurationError('HOST must be an IP address or localhost.');
  }
  return text;
}

/** For an address accepted by `listenAddress`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Parses a PostgreSQL address; one without a database would be read as a database on this machine. */
export function storeAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const given = withEncodedPassword(text);
  const url = URL.parse(given);
  const isPostgres = url !== null && /^postgres(?:ql)?:$/.test(url.protocol);
  if (!isPostgres || url.hostname === '' || url.pathname.length < 2 || !isPercentEncoded(url)) {
    throw new ConfigurationError('STORE_URL must be postgres://USER:PASSWORD@HOST:PORT/DATABASE.');
  }
  return given;
}

/**
 * Encodes a password that may be written as it is: the text between the first colon after the user and the last @
 * before the host. Delimiters are encoded; existing percent-encoding stays.
 */
function withEncodedPassword(text: string): string {
  const [, start = '', password, rest = ''] = /^([a-z]+:\/\/[^:@/]*:)(.*)(@[^@]*)$/is.exec(text) ?? [];
  if (password === undefined) return text;
  return start + password.replace(/[@/?#[\]:]/g, encodeURIComponent) + rest;
}

/** Whether the driver can decode the parts of an address; a bare % in a password would make every statement fail. */
function isPercentEncoded({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}
