import type { Place } from './locate.ts';
import { plainSigns } from './plain-signs.ts';

/** In UTF-16 units: the longest address has 254. */
const MAX_LENGTH = 500;

/** One address, parts of it bounded as RFC 5321 bounds them. */
const ADDRESS = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,63}$/u;

/** How much before a place tells whether an address is under way there, in UTF-16 units. */
const AROUND = 48;

/** What an address could go on with to the left, or to the right. */
const GOES_ON_BEFORE =
  /(?:[\p{L}\p{N}_%+~$&#!^-]|[\p{L}\p{N}][.']|(?<!e-?mail|mailto|@[\p{L}\p{N}.-]{1,40})(?<=\p{L}\p{N}{0,9})[=/])$/u;
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}_@-]|\.[\p{L}\p{N}])/u;

/**
 * Whether quoted characters print the address that a value is, in any case: whole, not as a part of a longer one, and as an
 * address. `name [at] host` states none, nor does one that a space or a line break parts.
 */
export function statesEmail(quote: string, value: string): boolean {
  if (quote.length > MAX_LENGTH || value.length > MAX_LENGTH) return false;
  const [printed, address] = [plainSigns(quote).toLowerCase(), plainSigns(value).toLowerCase()];
  if (!ADDRESS.test(address)) return false;
  for (let at = printed.indexOf(address); at !== -1; at = printed.indexOf(address, at + 1)) {
    const [before, behind] = [printed.slice(0, at), printed.slice(at + address.length)];
    if (!GOES_ON_BEFORE.test(before.slice(-AROUND)) && !GOES_ON_BEHIND.test(behind)) return true;
  }
  return false;
}

/** Whether a place of a text does not begin or end within an address of mail: `ann@x.com` is no whole one in `jo.ann@x.com`. */
export function isWholeEmail(text: string, { start, end }: Place): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
  const [first, last] = [text.slice(start, start + 1), text.slice(end - 1, end)];
  const goesOnBefore = /[\p{L}\p{N}_.%+'!#$&~^=/-]/u.test(first) && GOES_ON_BEFORE.test(before);
  return !goesOnBefore && !(/[\p{L}\p{N}.-]/u.test(last) && GOES_ON_BEHIND.test(behind));
}
