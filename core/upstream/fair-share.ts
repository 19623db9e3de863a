/** What is left of a budget, and who took the rest. */
export interface SharedBudget {
  readonly count: number;
  readonly free: number;
  /** What each caller took of it that has asked lately, the one who asks now among them. */
  readonly used: ReadonlyMap<string, number>;
}

/**
 * Whether a caller may take one call of what is left: always within its equal share, and beyond it what the shares of the
 * others leave over. Who is alone may take everything.
 */
export function mayTake({ count, free, used }: SharedBudget, caller: string): boolean {
  if (free < 1) return false;
  const share = Math.floor(count / Math.max(1, used.size));
  if ((used.get(caller) ?? 0) < share) return true;
  const others = [...used].filter(([one]) => one !== caller);
  const reserved = others.reduce((sum, [, calls]) => sum + Math.max(0, share - calls), 0);
  return free - reserved >= 1;
}
