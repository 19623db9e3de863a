/** Work in flight that a shutdown must wait for. */
export interface UnderWay {
  /** Counts one more; false once the end was requested. */
  readonly enter: () => boolean;
  readonly leave: () => void;
  /** Admits nothing more and resolves when the last has left. */
  readonly end: () => Promise<void>;
}

/** Creates a counter with nothing in flight. */
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
