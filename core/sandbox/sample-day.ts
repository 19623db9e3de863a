import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** The day of the sample lists: it advances only on request, for all processes of the folder, and is persistent. */
export interface SampleDay {
  /** From 0. */
  readonly today: () => number;
  /** Advances by a day and returns the new one. */
  readonly pass: () => Promise<number>;
}

/** No day number is longer. */
const DAY = /^\d{1,6}$/;

/** Reads the day in a file; without a file, or with any other content, it is the first. */
export function sampleDay(path: string): SampleDay {
  const today = (): number => {
    const text = readIfThere(path);
    return DAY.test(text) ? Number(text) : 0;
  };
  return {
    today,
    async pass() {
      const next = today() + 1;
      await mkdir(dirname(path), { recursive: true });
      await replaceFile(path, String(next));
      return next;
    },
  };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
