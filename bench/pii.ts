import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityType } from '../core/documents/pii/redaction/entity-type.ts';
import { falseAlarms, redactionQuality, type AnnotatedText, type Redacted } from './pii-quality.ts';
import { madeRecords, madeTexts, publicTexts } from './pii-texts.ts';
import { median } from './quantile.ts';
import { startProcess } from './server-process.ts';

const SHARED = join(import.meta.dirname, '../../shared/data/documents/pii-synthetic.jsonl');
const SERVER = join(import.meta.dirname, '../server.ts');
const MADE_TEXTS = 700;
const MADE_RECORDS = 250;
const MADE_TYPES: readonly EntityType[] = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH'];
const UNITS = 50_000;

/** How well personal data is found without a language model, by type, over HTTP: what training saw, and what it did not. */
export async function piiBench(): Promise<void> {
  if (!existsSync(SHARED)) {
    console.log('pii: needs ../shared/data/documents/pii-synthetic.jsonl');
    return;
  }
  const server = await startProcess([process.execPath, SERVER], { READER: 'embedded' });
  const url = `http://127.0.0.1:${server.port}/pii/redact`;
  for (const half of ['unseen', 'seen'] as const) {
    await measure(url, `pii, public texts, ${half}`, publicTexts(half));
    await measure(url, `pii, made texts, ${half}`, madeTexts(half, MADE_TEXTS), MADE_TYPES);
    await measure(url, `pii, made records, ${half}`, madeRecords(half, MADE_RECORDS), MADE_TYPES);
  }
  const long = madeTexts('unseen', MADE_TEXTS)
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, UNITS);
  const times = [];
  for (let i = 0; i < 9; i++) {
    const started = performance.now();
    await redacted(url, long);
    times.push(performance.now() - started);
  }
  console.log(`pii, ${UNITS} units over HTTP: ${median(times).toFixed(0)} ms, the median`);
  await server.stop();
}

async function redacted(url: string, text: string): Promise<Redacted[]> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ text }) });
  return ((await answer.json()) as { entities: Redacted[] }).entities;
}

async function measure(
  url: string,
  title: string,
  texts: readonly AnnotatedText[],
  types?: readonly EntityType[],
): Promise<void> {
  const found: Redacted[][] = [];
  for (const { text } of texts) found.push(await redacted(url, text));
  console.log(`${title} (${texts.length})`);
  for (const { type, annotated, precision, recall, f1 } of redactionQuality(texts, found, types)) {
    const figures = [precision, recall, f1].map((figure) => (figure === null ? '    –' : figure.toFixed(3)));
    console.log(
      `  ${type.padEnd(14)} ${String(annotated).padStart(4)}  precision ${figures[0]}  recall ${figures[1]}  F1 ${figures[2]}`,
    );
  }
  const { words, alarms } = falseAlarms(texts, found);
  console.log(`  without personal data: ${alarms} false alarms in ${words} words`);
}
