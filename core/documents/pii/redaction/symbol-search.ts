/** A search for many strings in one pass. */
export interface SymbolSearch {
  /** Calls back at each place where a string ends, longest first. Return false to skip the shorter ones. */
  readonly each: (symbols: string, found: (wanted: string, end: number) => boolean) => void;
}

/**
 * Builds an Aho-Corasick automaton over UTF-16 units (A. V. Aho and M. J. Corasick, "Efficient string matching", 1975). Time is
 * proportional to the total length of the strings, the length of the text, and the number of matches.
 */
export function symbolSearch(wanted: Iterable<string>): SymbolSearch {
  const trie = createTrie();
  /** Per state: the string that ends there. */
  const ending: (string | undefined)[] = [];
  for (const text of wanted) {
    const state = trie.insert(text);
    while (ending.length < trie.size()) ending.push(undefined);
    if (state !== ROOT) ending[state] = text;
  }

  /** Per state: the state of its longest proper suffix that is in the trie. */
  const fallback = new Int32Array(trie.size());
  /** Per state: the next state on its fallback chain where a string ends; the root if there is none. */
  const shorter = new Int32Array(trie.size());
  const step = (from: number, unit: number): number => {
    for (let state = from; ; state = fallback[state] ?? ROOT) {
      const child = trie.child(state, unit);
      if (child !== undefined) return child;
      if (state === ROOT) return ROOT;
    }
  };
  trie.eachBreadthFirst((state, parent, unit) => {
    const fall = parent === ROOT ? ROOT : step(fallback[parent] ?? ROOT, unit);
    fallback[state] = fall;
    shorter[state] = ending[fall] === undefined ? (shorter[fall] ?? ROOT) : fall;
  });

  return {
    each(symbols, found) {
      let state = ROOT;
      for (let i = 0; i < symbols.length; i++) {
        state = step(state, symbols.charCodeAt(i));
        for (let at = state; at !== ROOT; at = shorter[at] ?? ROOT) {
          const text = ending[at];
          if (text !== undefined && !found(text, i + 1)) break;
        }
      }
    },
  };
}

const ROOT = 0;

/** The number of UTF-16 units. */
const UNITS = 0x1_0000;

/** A trie: each state is a prefix of one or more strings. */
interface Trie {
  readonly insert: (text: string) => number;
  readonly child: (state: number, unit: number) => number | undefined;
  readonly size: () => number;
  /** Calls back for every state except the root, shorter prefixes first. */
  readonly eachBreadthFirst: (use: (state: number, parent: number, unit: number) => void) => void;
}

function createTrie(): Trie {
  const parents: number[] = [ROOT];
  const units: number[] = [-1];
  const levels: number[][] = [];
  /** The children of the root, which has the most children and lookups. */
  const beginnings = new Uint32Array(UNITS);
  /** The first child of every other state. Most have only one; further children go into a map, which takes far more memory. */
  const firsts: number[] = [ROOT];
  const others = new Map<number, number>();

  const child = (state: number, unit: number): number | undefined => {
    if (state === ROOT) return beginnings[unit] === ROOT ? undefined : beginnings[unit];
    const first = firsts[state] ?? ROOT;
    return units[first] === unit ? first : others.get(state * UNITS + unit);
  };
  const add = (parent: number, unit: number, depth: number): number => {
    const state = parents.push(parent) - 1;
    units.push(unit);
    firsts.push(ROOT);
    (levels[depth] ??= []).push(state);
    if (parent === ROOT) beginnings[unit] = state;
    else if (firsts[parent] === ROOT) firsts[parent] = state;
    else others.set(parent * UNITS + unit, state);
    return state;
  };
  return {
    insert(text) {
      let state = ROOT;
      for (let depth = 0; depth < text.length; depth++) {
        const unit = text.charCodeAt(depth);
        state = child(state, unit) ?? add(state, unit, depth);
      }
      return state;
    },
    child,
    size: () => parents.length,
    eachBreadthFirst(use) {
      for (const level of levels) for (const state of level) use(state, parents[state] ?? ROOT, units[state] ?? -1);
    },
  };
}
