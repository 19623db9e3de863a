import type { Random } from './classifier/random.ts';

/** Random choices, all drawn from one seeded generator. */
export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** True in the given share of cases. */
  readonly is: (share: number) => boolean;
  readonly between: (least: number, most: number) => number;
  /** A whole number from the first to the last. */
  readonly whole: (first: number, last: number) => number;
  readonly pick: <T>(choices: ArrayLike<T>) => T;
  readonly shuffled: <T>(all: readonly T[]) => T[];
}

export function chanceBy(random: Random): Chance {
  const next = (): number => random.next();
  return {
    next,
    is: (share) => next() < share,
    between: (least, most) => least + (most - least) * next(),
    whole: (first, last) => first + random.below(last - first + 1),
    pick: <T>(choices: ArrayLike<T>): T => choices[random.below(choices.length)] as T,
    shuffled: (all) => {
      const left = [...all];
      return all.flatMap(() => left.splice(random.below(left.length), 1));
    },
  };
}
