import type { WatchedParty } from './answer.ts';
import { shortDigest, type SourceName } from './copies/listed-record.ts';

/** The screens that a party may be held to. */
export const SCREENS = ['exclusions', 'import-risk'] as const;

export type Screen = WatchedParty['screens'][number];

/** What each screen reads, as the services of these names do. */
const SOURCES_OF: Readonly<Record<Screen, readonly SourceName[]>> = {
  exclusions: ['csl', 'register'],
  'import-risk': ['csl', 'uflpa'],
};

/** Whether a party is compared with a source. */
export function isScreenedBy({ screens }: Pick<WatchedParty, 'screens'>, source: SourceName): boolean {
  return screens.some((screen) => SOURCES_OF[screen].includes(source));
}

/** Differs wherever two states of a party differ. */
export function partyDigest({ name, state, country, screens }: WatchedParty): string {
  return shortDigest(JSON.stringify([name, state, country, screens]));
}
