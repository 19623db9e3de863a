/** One request's share of the memory for bodies. */
export interface BodyPlace {
  /** Whether a body of this many bytes would fit now. */
  readonly fits: (bytes: number) => boolean;
  /** Reserves what a body of this many bytes needs in total; false, with nothing reserved, if it does not fit. */
  readonly growTo: (bytes: number) => boolean;
  /** Releases the whole reservation. */
  readonly leave: () => void;
}

/** The memory budget shared by the bodies of all requests in flight. */
export interface BodyRoom {
  readonly enter: () => BodyPlace;
  readonly takenBytes: () => number;
}

/** What every request may use outside the budget, so that large bodies never block the many small ones. */
export const FREE_BYTES = 64 * 1024;

/**
 * Creates a budget of this many bytes. Only bytes that have arrived count, not the announced length: a client that
 * announces a lot and sends nothing takes no memory from others. A body that does not fit is refused at once instead of
 * waiting, because half-read bodies hold the memory they would wait for.
 */
export function createBodyRoom(bytes: number): BodyRoom {
  let left = bytes;
  const charged = (size: number): number => Math.max(0, size - FREE_BYTES);
  return {
    takenBytes: () => bytes - left,
    enter() {
      let taken = 0;
      return {
        fits: (size) => charged(size) - taken <= left,
        growTo(size) {
          const more = charged(size) - taken;
          if (more > left) return false;
          left -= Math.max(0, more);
          taken += Math.max(0, more);
          return true;
        },
        leave() {
          left += taken;
          taken = 0;
        },
      };
    },
  };
}
