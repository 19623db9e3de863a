import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { redactionQuality } from '../../../../bench/pii-quality.ts';
import { publicTexts } from '../../../../bench/pii-texts.ts';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { personalData } from '../../../../core/documents/pii/personal-data.ts';
import { redactReading } from '../../../../core/documents/pii/redaction/redact-reading.ts';
import { isOrdinary } from '../../../../core/documents/pii/tagger/ordinary-words.ts';
import { decodeEvidence } from '../../../../core/documents/pii/tagger/evidence-trees.ts';
import { decodeTagger } from '../../../../core/documents/pii/tagger/tagger.ts';
import { sharedFile } from '../../../shared-data.ts';

const DOCS = readFileSync(new URL('../../../../docs/pii.md', import.meta.url), 'utf8');
const DATA = new URL('../../../../data/', import.meta.url);

test('the documented quality without a language model matches the measured one', (t) => {
  if (sharedFile(t, 'documents/pii-synthetic.jsonl') === undefined) return;
  const lexicon = decodeLexicon(readFileSync(new URL('personal-words.json', DATA)));
  const model = {
    lexicon,
    weights: decodeTagger(readFileSync(new URL('personal-tagger.bin', DATA))),
    evidence: decodeEvidence(readFileSync(new URL('personal-evidence.json', DATA))),
  };
  const texts = publicTexts('unseen');
  const redacted = texts.map(({ text }) => {
    const entities = personalData(text, model).map((one) => ({ ...one }));
    const read = redactReading(text, { entities }, (word) => isOrdinary(word, lexicon.ordinaryWords));
    return read.kind === 'redaction' ? read.redaction.entities : [];
  });
  const figure = (value: number): string => value.toFixed(2);
  for (const { type, annotated, precision, recall, f1 } of redactionQuality(texts, redacted)) {
    if (annotated === 0 || precision === null || recall === null || f1 === null) continue;
    const row = [`\`${type}\``, annotated, figure(precision), figure(recall), figure(f1)].map(String);
    assert.match(DOCS, new RegExp(String.raw`\| +${row.join(String.raw` +\| +`)} +\|`), row.join(' | '));
  }
});
