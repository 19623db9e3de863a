/** What remembered functions have answered, and whether a resume is being read. */
const memories: Map<string, unknown>[] = [];
let isReading = false;

/**
 * Makes a pure function of a text remember its answers while a resume is read: the rules ask the same of a row up to twenty times.
 * Answers must not be changed.
 */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  memories.push(known);
  return (text) => (isReading ? known.getOrInsertComputed(text, answer) : answer(text));
}

/** Reads a resume with what remembered functions answer meanwhile, and forgets it: nothing that was submitted is kept. */
export function whileReading<T>(read: () => T): T {
  isReading = true;
  try {
    return read();
  } finally {
    isReading = false;
    for (const known of memories) known.clear();
  }
}
