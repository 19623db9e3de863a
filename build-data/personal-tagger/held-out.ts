import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import type { Random } from '../classifier/random.ts';
import { filledIn, templatesOf, type TaggedText } from './generate.ts';
import { packageFiles } from './installed-packages.ts';
import { labelledFillings } from './labelled-lists.ts';
import { piecesOf } from './packages.ts';

/** The templates that the tagger is not trained on and evidence is weighed by, with how often each is filled: those of one kind are few. */
const TIMES = { people: 4, business: 16, invoices: 8, 'company-news': 8, logs: 6, code: 3 } as const;

/** Texts that the tagger was not trained on: of other templates with names and addresses of the other half, and pieces of programs. */
export function heldOutTexts(shared: string, lexicon: Lexicon, random: Random): TaggedText[] {
  const fillings = labelledFillings(join(shared, 'names-addresses'), 'unseen');
  const made = Object.entries(TIMES).flatMap(([kind, times]) => {
    const templates = templatesOf(readFileSync(join(import.meta.dirname, 'held-out', `${kind}.txt`), 'utf8'));
    return Array.from({ length: times }, () => templates.map((one) => filledIn(one, fillings, random))).flat();
  });
  const programs = packageFiles('programs', 'seen').flatMap((text) => piecesOf(text, lexicon));
  return [...made, ...programs.map((text) => ({ text, spans: [] }))];
}
