const NO_DATE = 'The list publishes no date of its own.';

/** Note if a key is configured. */
export const SEARCH_NOTE = `Searched with the publisher's own search for this request. ${NO_DATE}`;

/** Note without a key, before the first read. */
export const DOWNLOAD_NOTE =
  "No key for the publisher's search is configured: names are compared with the list's full download, which is read when first " +
  `needed and kept for at most an hour. ${NO_DATE}`;

/**
 * Facts about a copy of the download: when it was read and the current time, in milliseconds since 1970, and the number
 * of unreadable records.
 */
export interface CslCopyFacts {
  readonly readAt: number;
  readonly now: number;
  readonly unread: number;
}

/** Describes how a name was compared without a key. */
export function copyNote({ readAt, now, unread }: CslCopyFacts): string {
  const time = new Date(readAt).toISOString().replace(/:\d{2}\.\d{3}Z$/, 'Z');
  const age = ageInWords(now - readAt);
  return [
    "No key for the publisher's search is configured: the name was compared with the list's full download, " +
      `read at ${time}, ${age} before this answer.`,
    ...(unread > 0 ? [`${unread} of its records could not be read and were not compared.`] : []),
    NO_DATE,
  ].join(' ');
}

function ageInWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
