/** Where texts end in a longer one, found for all of them in one pass. */
export interface SymbolSearch {
  /** Calls back for each place where a text ends, the longest of one place first; what it answers says whether to go on with shorter ones. */
  readonly each: (symbols: string, found: (wanted: string, end: number) => boolean) => void;
}

/**
 * A search for any number of texts at once, unit by unit (A. V. Aho and M. J. Corasick, "Efficient string matching", 1975):
 * time proportional to the lengths of the texts and of what is searched, and to what is found.
 */
export function symbolSearch(wanted: Iterable<string>): SymbolSearch {
  const trie = createTrie();
  /** Per state, the text that ends there. */
  const ending: (string | undefined)[] = [];
  for (const text of wanted) {
    const state = trie.insert(text);
    while (ending.length < trie.size()) ending.push(undefined);
    if (state !== ROOT) ending[state] = text;
  }

  /** Per state: that of its longest proper ending that a text begins with. */
  const fallback = new Int32Array(trie.size());
  /** Per state: the nearest one on the way of fallbacks at which a text ends, itself left out; the root where there is none. */
  const shorter = new Int32Array(trie.size());
  const step = (from: number, unit: number): number => {
    for (let state = from; ; state = fallback[state] ?? ROOT) {
      const child = trie.child(state, unit);
      if (child !== undefined) return child;
      if (state === ROOT) return ROOT;
    }
  };
  trie.eachFromTheTop((state, parent, unit) => {
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

/** How many values a UTF-16 unit has. */
const UNITS = 0x1_0000;

/** Texts as paths of states, each state a beginning of one or more of them. */
interface Trie {
  readonly insert: (text: string) => number;
  readonly child: (state: number, unit: number) => number | undefined;
  readonly size: () => number;
  /** Calls back for every state but the root, the shorter beginnings first. */
  readonly eachFromTheTop: (use: (state: number, parent: number, unit: number) => void) => void;
}

function createTrie(): Trie {
  const parents: number[] = [ROOT];
  const units: number[] = [-1];
  const levels: number[][] = [];
  /** The children of the root, which has most and is asked most. */
  const beginnings = new Uint32Array(UNITS);
  /** The first child of each other state. Most have one: the others are in a map, which is many times larger. */
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
    eachFromTheTop(use) {
      for (const level of levels) for (const state of level) use(state, parents[state] ?? ROOT, units[state] ?? -1);
    },
  };
}
