import { readFileSync } from 'node:fs';

export const HEAD_HALVES = ['looked at', 'unseen'] as const;

/**
 * A resume whose head says where somebody lives, or something that looks like it. The 723 of them were written without sight of the reader, for some forty
 * countries; nobody looks at the unseen half.
 */
interface WrittenHead {
  readonly half: (typeof HEAD_HALVES)[number];
  readonly text: string;
  /** The forms of the place that are right; empty if the text does not say where somebody lives. */
  readonly homes: readonly string[];
}

const HEADS = readFileSync(new URL('./heads.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as WrittenHead);

/** Texts by how their place is answered; `kept` are those without one that are answered as such. */
export interface HomeCounts {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly kept: number;
  readonly misled: number;
}

/** Counts the answers to one half, however places are spaced and punctuated. */
export async function measureHeads(
  half: WrittenHead['half'],
  home: (text: string) => Promise<string | null>,
): Promise<HomeCounts> {
  const counts = { right: 0, wrong: 0, missing: 0, kept: 0, misled: 0 };
  for (const { text, homes } of HEADS.filter((one) => one.half === half)) {
    const place = await home(text);
    if (homes.length === 0) counts[place === null ? 'kept' : 'misled'] += 1;
    else if (place === null) counts.missing += 1;
    else counts[homes.some((home) => plain(home) === plain(place)) ? 'right' : 'wrong'] += 1;
  }
  return counts;
}

function plain(place: string): string {
  return place
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
