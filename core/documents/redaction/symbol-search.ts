/** Where texts end in a longer one, found for all of them in one pass. */
export interface SymbolSearch {
  /** Calls back for each place where a text ends, the longest of one place first; what it answers says whether to go on with shorter ones. */
  readonly each: (symbols: string, found: (wanted: string, end: number) => boolean) => void;
}

/** How many values a UTF-16 unit has. */
const UNITS = 0x1_0000;

/**
 * A search for any number of texts at once, unit by unit (A. V. Aho and M. J. Corasick, "Efficient string matching", 1975):
 * time proportional to the lengths of the texts and of what is searched, and to what is found.
 */
export function symbolSearch(wanted: Iterable<string>): SymbolSearch {
  const next = new Map<number, number>();
  /** Per state: the text that ends there, if one does; the state of its longest proper ending that a text begins with. */
  const ending: (string | undefined)[] = [undefined];
  const fallback: number[] = [0];
  const levels: [state: number, parent: number, symbol: number][][] = [];

  for (const text of wanted) {
    let state = 0;
    for (let depth = 0; depth < text.length; depth++) {
      const symbol = text.charCodeAt(depth);
      const key = state * UNITS + symbol;
      let child = next.get(key);
      if (child === undefined) {
        child = ending.push(undefined) - 1;
        next.set(key, child);
        (levels[depth] ??= []).push([child, state, symbol]);
      }
      state = child;
    }
    if (state !== 0) ending[state] = text;
  }

  const step = (from: number, symbol: number): number => {
    for (let state = from; ; state = fallback[state] ?? 0) {
      const child = next.get(state * UNITS + symbol);
      if (child !== undefined) return child;
      if (state === 0) return 0;
    }
  };
  /** Per state: the nearest state on the way of fallbacks at which a text ends, itself left out; 0 where there is none. */
  const shorter: number[] = [0];
  for (const [state, parent, symbol] of levels.flat()) {
    const fall = parent === 0 ? 0 : step(fallback[parent] ?? 0, symbol);
    fallback[state] = fall;
    shorter[state] = ending[fall] === undefined ? (shorter[fall] ?? 0) : fall;
  }

  return {
    each(symbols, found) {
      let state = 0;
      for (let i = 0; i < symbols.length; i++) {
        state = step(state, symbols.charCodeAt(i));
        for (let at = state; at !== 0; at = shorter[at] ?? 0) {
          const text = ending[at];
          if (text !== undefined && !found(text, i + 1)) break;
        }
      }
    },
  };
}
