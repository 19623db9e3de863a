import type { Place } from '../../../quotes/locate.ts';
import { spokenAddresses } from './spoken-addresses.ts';

/** Letters of scripts with spaces between words (RFC 6531). In other scripts an address can follow a word directly. */
const LETTER = String.raw`\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}`;

/** RFC 5322, section 3.2.3, without characters used for markup or quoting, and without `?`, which starts a query. */
const LOCAL_CHARACTER = new RegExp(String.raw`[${LETTER}\p{M}0-9._%+'!#$&/=~^-]`, 'u');
const FIRST_CHARACTER = new RegExp(String.raw`[${LETTER}0-9_]`, 'u');

/** RFC 5321, section 4.5.3.1.1. */
const MAX_LOCAL = 64;

/** Labels of letters, digits and inner hyphens; the last is letters only, or punycode. */
const LABELS = String.raw`(?:[${LETTER}0-9](?:[${LETTER}\p{M}0-9-]{0,61}[${LETTER}\p{M}0-9])?\.){1,10}(?:[Xx][Nn]--[A-Za-z0-9-]{1,58}[A-Za-z0-9]|[${LETTER}]{2,24})`;
/** Domain endings in other scripts (IANA, root zone). They show where a domain ends that no space separates from the next word. */
const ENDS_ABROAD =
  '中国|中國|公司|香港|台湾|台灣|新加坡|网络|網絡|网址|商城|みんな|コム|한국|닷컴|ไทย|भारत|امارات|السعودية|مصر|ایران';
const LABELS_ABROAD = String.raw`(?:[\p{L}0-9](?:[\p{L}\p{M}0-9-]{0,61}[\p{L}\p{M}0-9])?\.){1,10}(?:${ENDS_ABROAD})`;
/** The address of a computer in brackets (RFC 5321, section 4.1.3). */
const LITERAL = String.raw`\[(?:(?:\d{1,3}\.){3}\d{1,3}|IPv6:[0-9A-Fa-f:.]{2,45})\]`;
const DOMAIN = new RegExp(`${LABELS}|${LABELS_ABROAD}|${LITERAL}`, 'uy');

/** `@`, plain or percent-encoded. */
const AT = /@|%40/g;

/** Addresses obfuscated with `(at)` and `(dot)`. */
const IN_WORDS =
  /[A-Za-z0-9][A-Za-z0-9._+-]{0,63} ?(?:\(at\)|\[at\]|\{at\}) ?(?:[A-Za-z0-9-]{1,63} ?(?:\.|\(dot\)|\[dot\]|\{dot\}) ?){1,5}[A-Za-z]{2,24}(?![A-Za-z])/gi;

/**
 * Finds e-mail addresses. Works outwards from each `@`, so it takes linear time on any text: up to 64 local-part characters before it,
 * starting at a letter, digit or underscore, or a quoted local part; a domain after it.
 */
export function emailAddresses(text: string): Place[] {
  const found: Place[] = [...text.matchAll(IN_WORDS)].map(({ 0: all, index }) => ({
    start: index,
    end: index + all.length,
  }));
  found.push(...spokenAddresses(text));
  let free = 0;
  for (const { 0: sign, index: at } of text.matchAll(AT)) {
    const start = quotedStart(text, at) ?? localStart(text, at, free);
    if (start === at) continue;
    DOMAIN.lastIndex = at + sign.length;
    if (!DOMAIN.test(text)) continue;
    free = DOMAIN.lastIndex;
    if (isAccount(text, { start, at, end: free })) continue;
    found.push({ start, end: free });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The accounts of services for source code, and the path behind the host (git-clone, "scp-like syntax"). */
const SERVICE = /^(?:git|hg|svn)$/i;
const PATH = /^:[\w.~-]{0,40}\//;
/** What comes before the password in a URL with a user (RFC 3986, section 3.2.1). */
const USER = /:\/\/[^\s/@:]{0,64}:[^\s/@]{0,64}$/;
const MAX_USER = 150;

/** Whether it is an account at a host, not an address: `git@host:path` or `scheme://user:password@host`. */
function isAccount(text: string, { start, at, end }: { start: number; at: number; end: number }): boolean {
  if (SERVICE.test(text.slice(start, at)) && PATH.test(text.slice(end, end + 42))) return true;
  return text.charAt(start - 1) === ':' && USER.test(text.slice(Math.max(0, at - MAX_USER), at));
}

/** A quoted local part after a space or punctuation. */
const QUOTED = /(?:^|[\s<(,;:=])("[^"\n]{0,60}[\p{L}\p{N}][^"\n]{0,60}")$/u;
const MAX_QUOTED = MAX_LOCAL + 3;

function quotedStart(text: string, at: number): number | undefined {
  const [, local] = QUOTED.exec(text.slice(Math.max(0, at - MAX_QUOTED), at)) ?? [];
  return local === undefined ? undefined : at - local.length;
}

/** Start of the local part before an `@`; the offset of the `@` itself if there is none. */
function localStart(text: string, at: number, free: number): number {
  let first = at;
  while (first > free && at - first < MAX_LOCAL && LOCAL_CHARACTER.test(text.charAt(first - 1))) first--;
  const isInPath = text.charAt(first) === '/';
  while (first < at && !FIRST_CHARACTER.test(text.charAt(first))) first++;
  const local = text.slice(first, at);
  const [label = ''] = (text.charAt(first - 1) === '?' ? PARAMETERS : LABEL).exec(local) ?? [];
  if (label.length < local.length) first += label.length;
  return isInPath ? Math.max(first, text.lastIndexOf('/', at - 1) + 1) : first;
}

/** Behind a question mark, everything up to the last equals sign is names and other values: `u=`, `a=1&u=`. */
const PARAMETERS = /^.{0,62}=/;

/** A parameter name before an address: `email=`, `a=1&to=`. */
const LABEL = /^(?:.{0,60}&)?[A-Za-z_-]{0,20}(?:mail|user|login|name|to|from|cc|contact|address|id|value|account)=/i;
