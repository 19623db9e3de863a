import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** The day of the sample lists: it passes only when somebody says so, for all processes of the folder, and outlasts them. */
export interface SampleDay {
  /** From 0. */
  readonly today: () => number;
  /** Lets a day pass, and answers the new one. */
  readonly pass: () => Promise<number>;
}

/** No count of days is longer. */
const DAY = /^\d{1,6}$/;

/** The day that a file holds; without one, or with anything else in it, it is the first. */
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
