/** The place of one request in the room that all bodies share. */
export interface BodyPlace {
  /** Whether a body of so many bytes would fit now. */
  readonly fits: (bytes: number) => boolean;
  /** Takes what a body of so many bytes needs, with what it has taken already; false, and nothing taken, where it does not fit. */
  readonly growTo: (bytes: number) => boolean;
  /** Gives back all that was taken. */
  readonly leave: () => void;
}

/** The memory that the bodies of all requests in flight share. */
export interface BodyRoom {
  readonly enter: () => BodyPlace;
  readonly takenBytes: () => number;
}

/** What every request may use outside the room, so that large bodies never block the many small ones. */
export const FREE_BYTES = 64 * 1024;

/**
 * A room of so many bytes. What counts is what has arrived, never what was announced: a client that announces much and sends
 * nothing keeps no room from others. A body that does not fit is refused at once rather than made to wait, because bodies
 * that wait half read hold the room that they wait for.
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
