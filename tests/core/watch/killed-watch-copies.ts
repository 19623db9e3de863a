import type { WatchedParty } from '../../../core/watch/answer.ts';
import { onCsl, onRegister } from './made-records.ts';
import type { MadeCopy } from './watch-under-test.ts';

const FIRST = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Iroko', 'Juniper'];
const SECOND = ['Harvest', 'Nautical', 'Kinematics', 'Optics', 'Railworks', 'Ceramics', 'Textiles', 'Foundry'];
const NAMES = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));

/** Whether an item is present in a round: most are, and a different selection every round. */
function isIn(at: number, round: number): boolean {
  return (at * 7 + round * 5) % 3 !== 0;
}

/** What the sources publish in a round. */
export function copiesOf(round: number): Readonly<Record<'csl' | 'register', MadeCopy>> {
  const names = NAMES.filter((_, at) => isIn(at, round));
  return {
    csl: { records: names.map((name) => onCsl(name, { type: isIn(name.length, round) ? 'Entity' : 'Vessel' })) },
    register: { records: names.slice(0, 20).map((name) => onRegister(name)) },
  };
}

/** The parties uploaded in a round. */
export function partiesOf(round: number): Partial<WatchedParty>[] {
  return NAMES.flatMap((name, at) => (isIn(at + 1, round) ? [{ reference: `V${at}`, name: `${name} LLC` }] : []));
}
