/** What waits for a turn, by whoever asked for it. */
export interface FairQueue<Item> {
  readonly size: number;
  /** Whether there was room; a caller may take at most half of the places, and always four of them. */
  readonly add: (caller: string, item: Item) => boolean;
  /** The next one, of the caller whose turn it is; undefined where nothing waits. */
  readonly next: () => Item | undefined;
  /** Takes back what waits no longer. */
  readonly remove: (caller: string, item: Item) => void;
}

/** Places that a caller may always fill while the queue has any. */
const MIN_SHARE = 4;

/** A bounded queue in which callers take turns: one who asks for much waits for the most part behind itself. */
export function createFairQueue<Item>(maxWaiting: number): FairQueue<Item> {
  // A map keeps the order in which its keys were set, so that the first caller is the one who waited longest for a turn.
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
