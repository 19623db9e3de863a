/** Memory that is kept for some lanes and lent to another for one more process, while none of them has a process. */
export interface SpareMemory {
  /** A process begins that the memory is kept for: the process that borrowed it is ended at once. */
  readonly claim: () => void;
  /** Such a process has ended. */
  readonly release: () => void;
  /** Whether it was free. From now on it is lent, until it is given back or `end` is called. */
  readonly borrow: (end: () => void) => boolean;
  readonly giveBack: () => void;
}

/** Memory that nobody uses yet. */
export function createSpareMemory(): SpareMemory {
  let claims = 0;
  let endLoan: (() => void) | undefined;
  return {
    claim() {
      claims += 1;
      endLoan?.();
    },
    release() {
      claims -= 1;
    },
    borrow(end) {
      if (claims > 0 || endLoan) return false;
      endLoan = end;
      return true;
    },
    giveBack() {
      endLoan = undefined;
    },
  };
}
