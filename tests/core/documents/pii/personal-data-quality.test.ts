import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { halvesOf, redactionQuality, type AnnotatedText } from '../../../../bench/pii-quality.ts';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { sharedFile } from '../../../shared-data.ts';

const DOCS = readFileSync(new URL('../../../../docs/pii.md', import.meta.url), 'utf8');

test('the documented table of what is found without a model is what is measured', (t) => {
  const path = sharedFile(t, 'documents/pii-synthetic.jsonl');
  if (path === undefined) return;
  const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));
  const texts = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnnotatedText);
  const figure = (value: number): string => value.toFixed(2);
  for (const { type, annotated, precision, recall, f2 } of redactionQuality(halvesOf(texts).unseen, lexicon)) {
    if (annotated === 0 || precision === null || recall === null || f2 === null) continue;
    const row = [`\`${type}\``, annotated, figure(precision), figure(recall), figure(f2)].map(String);
    assert.match(DOCS, new RegExp(String.raw`\| +${row.join(String.raw` +\| +`)} +\|`), row.join(' | '));
  }
});
