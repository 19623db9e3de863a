import { isLetter } from '../../names/fold.ts';
import type { Breathe } from '../breath.ts';
import { maxDifferent, type AskedOutline, type Outline } from './outline.ts';

/**
 * Finds names that may share enough words with another one, or be contained in it. Both require all but a few of a
 * name's words, so it is enough to look for one more than may be missing: the rarest ones.
 */
export interface SharedWords {
  /**
   * Calls back with the number of each name that may have one of its rarest words among the given ones; some more than
   * once.
   */
  readonly visit: (asked: Pick<AskedOutline, 'words'>, found: (name: number) => void) => void;
}

/** Collects outlines one by one; each is a name numbered from 0. */
export function sharedWordsBuilder(): {
  readonly add: (outline: Outline) => void;
  readonly finish: (breathe: Breathe) => Promise<SharedWords>;
} {
  const hashes: number[] = [];
  const starts: number[] = [0];
  const enough: number[] = [];
  return {
    add({ words }) {
      const lacking = maxDifferent(words.length);
      const long = words.filter((word) => !isLetter(word));
      // If everything but single letters may be missing, one of these is shared.
      const looked = long.length > lacking ? long : words;
      for (const word of looked) hashes.push(hashOf(word));
      starts.push(hashes.length);
      enough.push(looked === words ? words.length : lacking + 1);
    },
    async finish(breathe) {
      const mask = 2 ** Math.ceil(Math.log2(2 * hashes.length + MIN_SLOTS)) - 1;
      const having = new Uint32Array(mask + 1);
      for (const hash of hashes) having[hash & mask] = (having[hash & mask] ?? 0) + 1;
      const slots: number[] = [];
      const names: number[] = [];
      for (let name = 0; name < enough.length; name += 1) {
        if (name % AT_A_BREATH === 0) await breathe();
        const of = hashes.slice(starts[name], starts[name + 1]).map((hash) => hash & mask);
        of.sort((a, b) => (having[a] ?? 0) - (having[b] ?? 0));
        for (const slot of of.slice(0, enough[name])) {
          slots.push(slot);
          names.push(name);
        }
      }
      const postings = await postingsOf({ slots, names, size: mask + 1 }, breathe);
      return {
        visit({ words }, found) {
          for (const word of words) {
            const slot = hashOf(word) & mask;
            const end = postings.starts[slot + 1] ?? 0;
            for (let at = postings.starts[slot] ?? 0; at < end; at += 1) found(postings.names[at] ?? 0);
          }
        },
      };
    },
  };
}

const MIN_SLOTS = 16;

/** Names between two yields. */
const AT_A_BREATH = 256;

interface Postings {
  /** Start of each slot's names, and the end of the last ones. */
  readonly starts: Uint32Array;
  readonly names: Uint32Array;
}

async function postingsOf(
  { slots, names, size }: { slots: readonly number[]; names: readonly number[]; size: number },
  breathe: Breathe,
): Promise<Postings> {
  const starts = new Uint32Array(size + 1);
  for (const slot of slots) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  for (let slot = 0; slot < size; slot += 1) starts[slot + 1] = (starts[slot + 1] ?? 0) + (starts[slot] ?? 0);
  await breathe();
  const next = starts.slice(0, size);
  const posted = new Uint32Array(names.length);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const at = next[slot] ?? 0;
    posted[at] = names[i] ?? 0;
    next[slot] = at + 1;
  }
  return { starts, names: posted };
}

/** 30 bits of FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/**
 * Whether a name with this text and these single letters may share enough words with the given one, or be contained in
 * it.
 */
export function mayShareWords({ text, letters }: Pick<Outline, 'text' | 'letters'>, asked: AskedOutline): boolean {
  const all = text === '' ? [] : text.split(' ');
  const words = new Set(all);
  let shared = 0;
  for (const word of words) if (asked.wordSet.has(word)) shared += 1;
  if (shared === words.size && all.length + letters >= 2) return true;
  const different = asked.wordSet.size + words.size - 2 * shared;
  return different <= maxDifferent(different + shared + Math.min(letters, asked.letters));
}
