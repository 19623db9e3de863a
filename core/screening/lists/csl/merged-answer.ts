import type { FoundRecord, SearchAnswer } from './search-answer.ts';

/**
 * The answers of several searches for one name as one: each record once; one alone stays as it is. The total is the highest of what the source counted
 * and of the different records that it returned, so that nothing which two searches found is counted twice.
 */
export function mergedAnswer(answers: readonly SearchAnswer[]): SearchAnswer {
  const [first, ...further] = answers;
  if (first && further.length === 0) return first;
  const found: FoundRecord[] = [];
  const known = new Set<string>();
  for (const answer of answers) {
    // Within one answer the source's own count stands, whatever it repeats.
    found.push(...answer.found.filter(({ key }) => !known.has(key)));
    for (const { key } of answer.found) known.add(key);
  }
  return {
    found,
    truncated: answers.some(({ truncated }) => truncated),
    total: Math.max(found.length, ...answers.map(({ total }) => total)),
  };
}
