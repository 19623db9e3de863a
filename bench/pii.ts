import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBundled } from '../core/bundled-data.ts';
import { decodeLexicon } from '../core/documents/pii/lexicon.ts';
import { halvesOf, redactionQuality, type AnnotatedText, type Quality } from './pii-quality.ts';

const TEXTS = join(import.meta.dirname, '../../shared/data/documents/pii-synthetic.jsonl');

/** How well personal data is found without a model, by type, on annotated texts. */
export function piiBench(): Promise<void> {
  if (!existsSync(TEXTS)) {
    console.log('pii: needs ../shared/data/documents/pii-synthetic.jsonl');
    return Promise.resolve();
  }
  const lexicon = readBundled('personal-words.json', decodeLexicon);
  const texts = readFileSync(TEXTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnnotatedText);
  const { seen, unseen } = halvesOf(texts);
  print(
    `pii, the ${unseen.length} texts that the rules were not written with in view`,
    redactionQuality(unseen, lexicon),
  );
  print(`pii, the other ${seen.length}`, redactionQuality(seen, lexicon));
  return Promise.resolve();
}

function print(title: string, qualities: readonly Quality[]): void {
  console.log(title);
  for (const { type, annotated, precision, recall, f2 } of qualities) {
    const figures = [precision, recall, f2].map((figure) => (figure === null ? '    –' : figure.toFixed(3)));
    console.log(
      `  ${type.padEnd(14)} ${String(annotated).padStart(4)}  precision ${figures[0]}  recall ${figures[1]}  F2 ${figures[2]}`,
    );
  }
}
