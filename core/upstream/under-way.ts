/** What is under way, so that an end can wait for it. */
export interface UnderWay {
  /** Counts one more; false once the end was asked for. */
  readonly enter: () => boolean;
  readonly leave: () => void;
  /** Lets nothing more enter, and resolves when the last has left. */
  readonly end: () => Promise<void>;
}

/** Nothing under way yet. */
export function createUnderWay(): UnderWay {
  const { promise: allLeft, resolve } = Promise.withResolvers<undefined>();
  let inside = 0;
  let ending = false;

  function settle(): void {
    if (ending && inside === 0) resolve(undefined);
  }

  return {
    enter() {
      if (!ending) inside++;
      return !ending;
    },
    leave() {
      inside--;
      settle();
    },
    async end() {
      ending = true;
      settle();
      await allLeft;
    },
  };
}
