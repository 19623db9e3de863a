import type { Random } from '../classifier/random.ts';

/** Choices by chance. */
export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly is: (share: number) => boolean;
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(choices: ArrayLike<T>) => T;
}

export function chanceOf(random: Random): Chance {
  const next = (): number => random.next();
  return {
    next,
    is: (share) => next() < share,
    between: (least, most) => least + (most - least) * next(),
    pick: <T>(choices: ArrayLike<T>): T => choices[random.below(choices.length)] as T,
  };
}
