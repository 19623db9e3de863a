import { commaParts, LABELLED, type NamingCandidate } from './candidates.ts';
import { SURE, withPlace, type Scores } from './row-features.ts';

/** What an entry's title and employer are, as far as it is sure. */
export interface NamedRole {
  readonly title: NamingCandidate | undefined;
  readonly company: NamingCandidate | undefined;
  /** Whether both are left open because the words may be parted in two ways. */
  readonly isDisputed?: boolean;
}

/**
 * The titles and employers of the entries of a section: what their words say, and where the other entries have theirs.
 */
export function namedIn(entries: readonly (readonly NamingCandidate[])[]): NamedRole[] {
  const alone = entries.map((own) => byWords(own));
  const titles = shares(alone.map(({ title }) => (title && title.title >= SURE ? title.place : undefined)));
  const companies = shares(alone.map(({ title, company }) => (title ? company?.place : undefined)));
  return entries.map((own, i) => {
    const placed = (one: NamingCandidate): Scores =>
      withPlace(one, { titles: titles(one.place, i), companies: companies(one.place, i) });
    const whole = byWords(own, placed);
    if (whole.title && placed(whole.title).title >= SURE) return whole;
    const parts = own.flatMap(commaParts).filter(({ place }) => titles(place, i) + companies(place, i) > 0);
    return parts.length === 0 ? whole : byWords([...own, ...parts], placed);
  });
}

/** Of the places that entries have something at, the share that is one place, an entry of its own left out. */
function shares(places: readonly (string | undefined)[]): (place: string, but: number) => number {
  const all = places.filter((one) => one !== undefined);
  const counts = Map.groupBy(all, (one) => one);
  return (place, but) => {
    const own = places[but];
    const others = all.length - (own === undefined ? 0 : 1);
    return others === 0 ? 0 : ((counts.get(place)?.length ?? 0) - (own === place ? 1 : 0)) / others;
  };
}

/** The text that most reads like a title, and the first other one. */
function byWords(
  candidates: readonly NamingCandidate[],
  scoresOf: (one: NamingCandidate) => Scores = (one) => one,
): NamedRole {
  const lead = (one: NamingCandidate): number => scoresOf(one).title - Math.max(0, scoresOf(one).organisation);
  const organisation = (one: NamingCandidate): number => scoresOf(one).organisation;
  const best = Math.max(0, ...candidates.map(lead));
  const title = best > 0 ? candidates.find((one) => lead(one) === best) : undefined;
  const others = candidates.filter((one) => !title || one.end <= title.start || one.start >= title.end);
  const labelled = others.find((one) => organisation(one) >= LABELLED);
  const likely = others.filter((one) => organisation(one) >= 0);
  const most = Math.max(0, ...likely.map(organisation));
  const company = labelled ?? likely.find((one) => organisation(one) >= (title ? most : SURE));
  if (title || !company || likely.length !== 2) return { title, company };
  return { title: likely.find((one) => one !== company && one.title >= 0), company };
}
