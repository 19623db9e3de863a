import { POSSIBLE_SCORE } from '../../names/score.ts';
import type { NamedRecord } from './candidates.ts';
import { mayNameIndividual } from './name-pieces.ts';
import { scorePublished, type ScreenedName } from './published-score.ts';

/** The names of a record that has two of them. */
export interface PartyNames {
  /** Of whom the record is: the employer, the violator. Null where it names nobody. */
  readonly party: string | null;
  /** What else it is found by: the name that is traded under, the controlling company. */
  readonly other: string | null;
}

/** The names that a record may be returned under. */
type ReturnedNames = Pick<NamedRecord<unknown>, 'names' | 'mayIdentifyIndividual'>;

/**
 * How records are named that have two names: by those that show an organisation. A record is withheld where its party may be
 * an individual, whatever the other name shows, and where only a name that may be an individual's resembles the name screened.
 */
export function namingByParty(screened: ScreenedName): (names: PartyNames) => ReturnedNames {
  // Hundreds of citations of one operator have the same two names.
  const known = new Map<string, ReturnedNames>();
  return ({ party, other }) => {
    const key = JSON.stringify([party, other]);
    const returned = known.get(key) ?? returnedNames(screened, { party, other });
    known.set(key, returned);
    return returned;
  };
}

function returnedNames(screened: ScreenedName, { party, other }: PartyNames): ReturnedNames {
  const names = [party ?? other, other].filter((name) => name !== null);
  const [first] = names;
  const ofOrganization = names.filter((name) => !mayNameIndividual(name));
  if (first === undefined || first !== ofOrganization[0]) return { names, mayIdentifyIndividual: true };
  const isClose = (name: string): boolean => scorePublished(screened, name) >= POSSIBLE_SCORE;
  const isHidden = !ofOrganization.some(isClose) && names.some(isClose);
  return { names: isHidden ? names : ofOrganization, mayIdentifyIndividual: isHidden };
}
