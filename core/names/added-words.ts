import { DEPENDENCE_WORDS } from './closing-clauses.ts';
import { editDistance } from './edit-distance.ts';
import type { PreparedName } from './prepared-name.ts';
import { FORM_WORDS } from './strip-legal-forms.ts';

/** From this closeness on, one word is a misspelling of the other. */
const MIN_CLOSENESS = 0.6;

/**
 * Whether a query names what a reading of a listed name adds to each shorter reading of the same name: one of the added
 * words or one spelled similarly; or all of them, if they are only words common to every closing clause.
 *
 * ```ts
 * const readings = preparedReadings('Smartcom (Hong Kong) Co., Limited'); // "smartcom hong kong", "smartcom"
 * namesWhatIsAdded(prepareQuery('Smartkom'), readings[0], readings); // false: it is the shorter reading that was meant
 * ```
 */
export function namesWhatIsAdded(
  query: PreparedName,
  reading: PreparedName,
  readings: readonly PreparedName[],
): boolean {
  return readings.every((shorter) => {
    const isLonger = reading.words.length > shorter.words.length && without(shorter, reading).length === 0;
    return !isLonger || namesAny(without(query, shorter), without(reading, shorter));
  });
}

/** Returns the words of a name minus those of another, counting repeats. */
function without({ words }: PreparedName, other: PreparedName): string[] {
  const left = [...other.words];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function namesAny(named: readonly string[], added: readonly string[]): boolean {
  const telling = added.filter((word) => !DEPENDENCE_WORDS.has(word) && !FORM_WORDS.has(word));
  if (telling.length === 0) return added.every((word) => named.includes(word));
  // "Hongkong" is similar to both words of "(Hong Kong)" together.
  return [...telling, telling.join('')].some((text) => [...named, named.join('')].some((one) => areAlike(one, text)));
}

function areAlike(one: string, other: string): boolean {
  return 1 - editDistance(one, other) / Math.max(one.length, other.length) >= MIN_CLOSENESS;
}
