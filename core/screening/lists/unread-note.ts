import { hasForeignLetters, isComparable } from '../../names/fold.ts';
import type { UpstreamFailure } from '../../upstream/failure.ts';

/** Explains, for a section's note, why a list could not be read, without repeating anything asked or answered. */
export function unreadNote(failure: UpstreamFailure): string {
  return `${failure.message}${refusal(failure)} The name was not checked against this list: what it holds is unknown.`;
}

function refusal({ kind, status }: UpstreamFailure): string {
  if (status === 401 || status === 403) return ' It rejects requests from this server.';
  return kind === 'rate_limited' ? ' Try again later.' : '';
}

/** Note for a name that has nothing to compare. */
export const NOTHING_TO_COMPARE =
  'The name has no Latin letter or digit to compare, so it was not checked against this list.';

/** Says that a name was compared only in part, because it has letters of another script; empty for any other name. */
export function partlyReadReasons(name: string): readonly string[] {
  return hasForeignLetters(name) && isComparable(name) ? [PARTLY_READ] : [];
}

const PARTLY_READ =
  'The name has letters of another script: those that look like Latin letters in a Latin word were read as such, and the others were not compared.';
