/** Memory reserved for some lanes and lent to another for one more process while they have none. */
export interface SpareMemory {
  /** A process that the memory is reserved for starts; the borrowing process is ended at once. */
  readonly claim: () => void;
  /** Such a process has ended. */
  readonly release: () => void;
  /** Whether it was free. If so, it is lent until it is returned or `end` is called. */
  readonly borrow: (end: () => void) => boolean;
  readonly giveBack: () => void;
}

/** Creates memory that nobody uses yet. */
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
