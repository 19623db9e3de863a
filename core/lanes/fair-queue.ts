/** A queue that is fair between callers. */
export interface FairQueue<Item> {
  readonly size: number;
  /** Whether there was room; a caller may take at most half of the places, but always four. */
  readonly add: (caller: string, item: Item) => boolean;
  /** Returns the next item of the caller whose turn it is; undefined if the queue is empty. */
  readonly next: () => Item | undefined;
  /** Removes an item that no longer waits. */
  readonly remove: (caller: string, item: Item) => void;
}

/** Places that a caller may always fill if the queue has any. */
const MIN_SHARE = 4;

/** Creates a bounded queue in which callers take turns, so that a caller with many items mostly waits behind itself. */
export function createFairQueue<Item>(maxWaiting: number): FairQueue<Item> {
  // A map keeps insertion order, so the first caller has waited longest for a turn.
  const waiting = new Map<string, Item[]>();
  let size = 0;

  return {
    get size() {
      return size;
    },
    add(caller, item) {
      const own = waiting.get(caller) ?? [];
      const share = Math.max(MIN_SHARE, Math.floor(maxWaiting / 2));
      if (size >= maxWaiting || own.length >= share) return false;
      waiting.set(caller, own);
      own.push(item);
      size += 1;
      return true;
    },
    next() {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const [caller, items] = first;
      const item = items.shift();
      size -= 1;
      waiting.delete(caller);
      if (items.length > 0) waiting.set(caller, items);
      return item;
    },
    remove(caller, item) {
      const own = waiting.get(caller) ?? [];
      const place = own.indexOf(item);
      if (place === -1) return;
      own.splice(place, 1);
      size -= 1;
      if (own.length === 0) waiting.delete(caller);
    },
  };
}
