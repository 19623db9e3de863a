import type { Place } from './locate.ts';
import { plainSigns } from './plain-signs.ts';

/** In UTF-16 units: the longest address has 254. */
const MAX_LENGTH = 500;

/** One address, with parts bounded as in RFC 5321. */
const ADDRESS = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,63}$/u;

/** How much text before a position shows whether it is inside an address, in UTF-16 units. */
const AROUND = 48;

/** Characters with which an address could continue to the left or right. */
const GOES_ON_BEFORE =
  /(?:[\p{L}\p{N}_%+~$&#!^-]|[\p{L}\p{N}][.']|(?<!e-?mail|mailto|@[\p{L}\p{N}.-]{1,40})(?<=\p{L}\p{N}{0,9})[=/])$/u;
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}_@-]|\.[\p{L}\p{N}])/u;

/**
 * Whether quoted characters print the address of a value, in any case: as an address, and whole, not as part of a
 * longer one. `name [at] host` does not count, nor does an address broken by a space or a line end.
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

/**
 * Whether a place in a text does not begin or end inside an email address: `ann@x.com` is not whole in `jo.ann@x.com`.
 */
export function isWholeEmail(text: string, { start, end }: Place): boolean {
  const [before, behind] = [text.slice(Math.max(0, start - AROUND), start), text.slice(end, end + AROUND)];
  const [first, last] = [text.slice(start, start + 1), text.slice(end - 1, end)];
  const goesOnBefore = /[\p{L}\p{N}_.%+'!#$&~^=/-]/u.test(first) && GOES_ON_BEFORE.test(before);
  return !goesOnBefore && !(/[\p{L}\p{N}.-]/u.test(last) && GOES_ON_BEHIND.test(behind));
}
