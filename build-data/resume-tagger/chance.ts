import type { Random } from '../classifier/random.ts';

/** Some choices by chance. */
export interface Chance {
  readonly pick: <T>(choices: readonly T[]) => T;
  /** A whole number from the first to the last. */
  readonly whole: (first: number, last: number) => number;
  /** Whether something is so that is so in a share of cases. */
  readonly is: (share: number) => boolean;
  readonly shuffled: <T>(all: readonly T[]) => T[];
}

export function chanceBy(random: Random): Chance {
  const pick = <T>(choices: readonly T[]): T => choices[random.below(choices.length)] as T;
  const whole = (first: number, last: number): number => first + random.below(last - first + 1);
  return {
    pick,
    whole,
    is: (share) => random.next() < share,
    shuffled: (all) => {
      const left = [...all];
      return all.flatMap(() => left.splice(random.below(left.length), 1));
    },
  };
}
