import type { Place } from '../../../quotes/locate.ts';

const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'?]{1,300}|(?<![\p{L}\p{N}@.-])(?:[a-z\d-]{1,40}\.){1,4}(?:com|org|net|io|gov|edu|info|biz|dev|app|co\.uk|de|fr|eu)(?![\p{L}\p{N}])(?:\/[^\s<>"'?]{1,200})?/giu;

/** Finds URLs up to a question mark; single words inside them are not names. In text order, not overlapping. */
export function webAddresses(text: string): Place[] {
  return [...text.matchAll(WEB_ADDRESS)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
