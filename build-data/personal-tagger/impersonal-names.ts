import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['tech', 'brand', 'made', 'term', 'heading'] as const;

/** Names of things, many of them like names of persons, by template slot; one per line of a file. */
export const IMPERSONAL_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    readFileSync(join(import.meta.dirname, 'impersonal-names', `${kind}.txt`), 'utf8')
      .trim()
      .split('\n'),
  ]),
);
