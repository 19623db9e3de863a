import type { Place } from '../../../quotes/locate.ts';

const LOCAL = String.raw`[A-Za-z0-9][A-Za-z0-9_+-]{0,40}(?:(?:\.| dot )[A-Za-z0-9][A-Za-z0-9_+-]{0,40}){0,3}`;
const LABEL = '[A-Za-z0-9][A-Za-z0-9-]{0,40}';
const LAST = '(?:com|org|net|edu|gov|io|co|info|biz|dev|app|uk|us|ca|au|nz|ie|de|fr|es|it|nl|ch|eu)';

/** `bo.xu at example dot com` and `bo.xu @ example.com`. */
const WORDS = new RegExp(
  String.raw`(?<![A-Za-z0-9._+-])(${LOCAL})(?: at ${LABEL}(?: dot ${LABEL}){0,3} dot | @ ${LABEL}(?:\.${LABEL}){0,3}\.)${LAST}(?![A-Za-z0-9-])`,
  'gi',
);

/** A local part that is no word of a sentence: `look at example dot com` is no address. */
const IS_NO_WORD = /[._+\d-]| dot /i;
const ANNOUNCED = /(?:mail|address)(?: is| me| us| at| to)?[ :=]{1,3}$/i;
const MAX_BEFORE = 30;

/** Finds e-mail addresses whose signs are words or apart. The local part has a dot, digit or the like, or the word mail stands before it. */
export function spokenAddresses(text: string): Place[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: all, 1: local = '', index }) => {
    const isOne = IS_NO_WORD.test(local) || ANNOUNCED.test(text.slice(Math.max(0, index - MAX_BEFORE), index));
    return isOne ? [{ start: index, end: index + all.length }] : [];
  });
}
