import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['tech', 'brand', 'made', 'term', 'heading'] as const;

/** Names that are no person's although many are written like one, by the slot of a template that they fill: one a line of a file. */
export const IMPERSONAL_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    readFileSync(join(import.meta.dirname, 'impersonal-names', `${kind}.txt`), 'utf8')
      .trim()
      .split('\n'),
  ]),
);
