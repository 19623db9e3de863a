/** The rest of a budget and who has used how much. */
export interface SharedBudget {
  readonly count: number;
  readonly free: number;
  /** Usage per recent caller, including the one asking now. */
  readonly used: ReadonlyMap<string, number>;
}

/**
 * Whether a caller may take one more call: always within its equal share, and beyond it whatever the others' shares
 * leave over. A lone caller may take everything.
 */
export function mayTake({ count, free, used }: SharedBudget, caller: string): boolean {
  if (free < 1) return false;
  const share = Math.floor(count / Math.max(1, used.size));
  if ((used.get(caller) ?? 0) < share) return true;
  const others = [...used].filter(([one]) => one !== caller);
  const reserved = others.reduce((sum, [, calls]) => sum + Math.max(0, share - calls), 0);
  return free - reserved >= 1;
}
