import { commaParts, LABELLED, type NamingCandidate } from './candidates.ts';
import { SURE } from './row-features.ts';

/** What an entry's title and employer are, as far as it is sure. */
export interface NamedRole {
  readonly title: NamingCandidate | undefined;
  readonly company: NamingCandidate | undefined;
}

/** What words alone tell: the text that most reads like a title, and the first other one. */
export function byWords(candidates: readonly NamingCandidate[]): NamedRole {
  const lead = (one: NamingCandidate): number => one.title - Math.max(0, one.organisation);
  const best = Math.max(0, ...candidates.map(lead));
  const title = best > 0 ? candidates.find((one) => lead(one) === best) : undefined;
  const others = candidates.filter((one) => one !== title);
  const labelled = others.find(({ organisation }) => organisation >= LABELLED);
  const likely = others.filter((one) => one.organisation >= 0);
  const most = Math.max(0, ...likely.map(({ organisation }) => organisation));
  const company = labelled ?? likely.find(({ organisation }) => organisation >= (title ? most : SURE));
  if (!title && company && likely.length === 2) return { title: likely.find((one) => one !== company), company };
  return { title, company };
}

/** Where entries have their titles and employers. */
export interface Places {
  readonly titles: ReadonlySet<string>;
  readonly companies: ReadonlySet<string>;
}

/** Where titles stand in this resume, and where employers do, as far as no entry says otherwise. */
export function placesOf(sure: readonly NamedRole[]): Places {
  const titles = new Set(sure.flatMap(({ title }) => (title && title.title >= SURE ? [title.place] : [])));
  const companies = new Set(sure.flatMap(({ title, company }) => (title && company ? [company.place] : [])));
  return {
    titles: new Set([...titles].filter((place) => !companies.has(place))),
    companies: new Set([...companies].filter((place) => !titles.has(place))),
  };
}

/** What words leave open, told by where other entries have it. */
export function byPlace(
  candidates: readonly NamingCandidate[],
  { known, places }: { known: NamedRole; places: Places },
): NamedRole {
  if (known.title && known.title.title >= SURE) return known;
  const parts = [...candidates, ...candidates.flatMap(commaParts)];
  const title = parts.find(({ place }) => places.titles.has(place));
  if (!title) return known;
  const apart = parts.filter((one) => one.organisation >= 0 && (one.start >= title.end || one.end <= title.start));
  const company = apart.find(({ place }) => places.companies.has(place));
  return { title, company: company ?? apart.find((one) => candidates.includes(one) || one.organisation >= SURE) };
}
