/** Pseudorandom numbers from 0 to below 1, fixed by a seed (xorshift32), so that a rebuild gives the same bytes. */
export interface Random {
  next(): number;
  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
}

/** Returns the numbers from 0 to `length` - 1 in a seeded order. */
export function shuffledOrder(length: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}
