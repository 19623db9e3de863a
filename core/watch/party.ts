import type { WatchedParty } from './answer.ts';
import { shortDigest, type SourceName } from './copies/listed-record.ts';

/** The screens available for a party. */
export const SCREENS = ['exclusions', 'import-risk'] as const;

export type Screen = WatchedParty['screens'][number];

/** The sources of each screen, as in the services of these names. */
const SOURCES_OF: Readonly<Record<Screen, readonly SourceName[]>> = {
  exclusions: ['csl', 'register'],
  'import-risk': ['csl', 'uflpa'],
};

/** Whether a party is compared with a source. */
export function isScreenedBy({ screens }: Pick<WatchedParty, 'screens'>, source: SourceName): boolean {
  return screens.some((screen) => SOURCES_OF[screen].includes(source));
}

/** Returns a digest that differs between any two states of a party. */
export function partyDigest({ name, state, country, screens }: WatchedParty): string {
  return shortDigest(JSON.stringify([name, state, country, screens]));
}
