import type { UpstreamFailure } from '../../upstream/failure.ts';

/** Why a list could not be read, as the note of its section says it: nothing of what was asked or answered is in it. */
export function unreadNote(failure: UpstreamFailure): string {
  return `${failure.message}${refusal(failure)} The name was not checked against this list: what it holds is unknown.`;
}

function refusal({ kind, status }: UpstreamFailure): string {
  if (status === 401 || status === 403) return ' It rejects requests from this server.';
  return kind === 'rate_limited' ? ' Try again later.' : '';
}

/** The note of a name that has nothing to compare. */
export const NOTHING_TO_COMPARE =
  'The name has no Latin letter or digit to compare, so it was not checked against this list.';
