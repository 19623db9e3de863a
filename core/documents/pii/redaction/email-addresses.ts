import type { Place } from '../../../quotes/locate.ts';

/** RFC 5322, section 3.2.3, but for the signs that mark up or quote, and `?`, after which a query begins. */
const LOCAL_CHARACTER = /[A-Za-z0-9._%+'!#$&/=~^-]/;

/** RFC 5321, section 4.5.3.1.1. */
const MAX_LOCAL = 64;

/** Labels of letters, digits and inner hyphens, the last one of letters alone, or encoded. */
const DOMAIN =
  /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,10}(?:[Xx][Nn]--[A-Za-z0-9-]{1,58}[A-Za-z0-9]|[A-Za-z]{2,24})/y;

/**
 * Where ASCII e-mail addresses stand. From each `@` outwards, so that the time is that of the text's length whatever stands
 * in it: the characters of a local part before it, 64 at most, from the first letter, digit or underscore on; a domain after it.
 */
export function emailAddresses(text: string): Place[] {
  const found: Place[] = [];
  let free = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const start = localStart(text, at, free);
    if (start === at) continue;
    DOMAIN.lastIndex = at + 1;
    if (!DOMAIN.test(text)) continue;
    free = DOMAIN.lastIndex;
    found.push({ start, end: free });
  }
  return found;
}

/** Where the local part before an `@` begins; the place of the `@` where there is none. */
function localStart(text: string, at: number, free: number): number {
  let first = at;
  while (first > free && at - first < MAX_LOCAL && LOCAL_CHARACTER.test(text.charAt(first - 1))) first--;
  const isInPath = text.charAt(first) === '/';
  while (first < at && !/[A-Za-z0-9_]/.test(text.charAt(first))) first++;
  const local = text.slice(first, at);
  const [label = ''] = LABEL.exec(local) ?? [];
  if (label.length < local.length) first += label.length;
  return isInPath ? Math.max(first, text.lastIndexOf('/', at - 1) + 1) : first;
}

/** What a form, a query or a program puts before an address: `email=`, `a=1&to=`. */
const LABEL = /^(?:.{0,60}&)?[A-Za-z_-]{0,20}(?:mail|user|login|name|to|from|cc|contact|address|id|value|account)=/i;
