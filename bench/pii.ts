import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFiles } from '../build-data/personal-tagger/installed-packages.ts';
import { markedTexts } from '../build-data/personal-tagger/marked-texts/marked-texts.ts';
import { readBundled } from '../core/bundled-data.ts';
import { decodeLexicon } from '../core/documents/pii/lexicon.ts';
import { personalData } from '../core/documents/pii/personal-data.ts';
import { redactReading } from '../core/documents/pii/redaction/redact-reading.ts';
import { isOrdinary } from '../core/documents/pii/tagger/ordinary-words.ts';
import { decodeEvidence } from '../core/documents/pii/tagger/evidence-trees.ts';
import { decodeTagger } from '../core/documents/pii/tagger/tagger.ts';
import type { EntityType } from '../core/documents/pii/redaction/entity-type.ts';
import { falseAlarms, redactionQuality, type AlarmCount, type AnnotatedText, type Redacted } from './pii-quality.ts';
import { receipts, writersOfPackages } from './pii-real-texts.ts';
import {
  IMPERSONAL_KINDS,
  madeRecords,
  ownPrograms,
  PERSONAL_KINDS,
  publicTexts,
  trainedTexts,
  unseenTexts,
  unseenTextsAmongOthers,
} from './pii-texts.ts';
import { startProcess } from './server-process.ts';

const SHARED = join(import.meta.dirname, '../../shared/data/documents/pii-synthetic.jsonl');
const SERVER = join(import.meta.dirname, '../server.ts');
const MADE_TEXTS = 700;
const IMPERSONAL_TEXTS = 180;
const LONG_TEXTS = 150;
const MADE_RECORDS = 250;
const MADE_TYPES: readonly EntityType[] = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH'];
const UNITS = 50_000;

/** Measures over HTTP how well personal data is found without a language model, on seen and unseen texts. */
export async function piiBench(): Promise<void> {
  if (!existsSync(SHARED)) {
    console.log('pii: needs ../shared/data/documents/pii-synthetic.jsonl');
    return;
  }
  const server = await startProcess([process.execPath, SERVER], { READER: 'embedded' });
  const url = `http://127.0.0.1:${server.port}/pii/redact`;
  for (const half of ['unseen', 'seen'] as const) {
    await measure(url, `pii, public texts, ${half}`, publicTexts(half));
    await measure(url, `pii, made records, labels ${half}`, madeRecords(half, MADE_RECORDS), MADE_TYPES);
  }
  await measure(url, 'pii, made texts, templates seen', await trainedTexts(MADE_TEXTS), MADE_TYPES);
  for (const from of ['fresh', 'looked at', 'unseen', 'held out'] as const) {
    for (const kind of PERSONAL_KINDS) {
      await measure(url, `pii, ${kind}, ${from}`, unseenTexts(kind, MADE_TEXTS, from), MADE_TYPES);
      const among = unseenTextsAmongOthers(kind, LONG_TEXTS, from);
      await measure(url, `pii, ${kind} among other texts, ${from}`, among, MADE_TYPES);
    }
    for (const kind of IMPERSONAL_KINDS) {
      await measureAlarms(url, `pii, ${kind}, ${from}`, unseenTexts(kind, IMPERSONAL_TEXTS, from));
    }
  }
  await measureAlarms(url, 'pii, programs of this repository', ownPrograms());
  const rightNames = writersOfPackages();
  for (const half of ['unseen', 'seen'] as const) {
    for (const kind of ['pages', 'programs'] as const) {
      await measureAlarms(
        url,
        `pii, ${kind} of packages, ${half}`,
        packageFiles(kind, half).map((text) => ({ text, spans: [] })),
        { rightNames },
      );
    }
    // The addresses of the shops are right.
    await measureAlarms(url, `pii, names in receipts, ${half}`, receipts(half), { types: new Set(['PERSON']) });
  }
  await measureMarked(url);
  await server.stop();
  processorTime();
}

/** The processor time of a long text in this process, beside that of a yardstick: each word of it looked up, ten times over. */
function processorTime(): void {
  const lexicon = readBundled('personal-words.json', decodeLexicon);
  const model = {
    lexicon,
    weights: readBundled('personal-tagger.bin', decodeTagger),
    evidence: readBundled('personal-evidence.json', decodeEvidence),
  };
  const text = unseenTexts('people', MADE_TEXTS)
    .map((one) => one.text)
    .join('\n\n')
    .slice(0, UNITS);
  const isWord = (word: string): boolean => isOrdinary(word, lexicon.ordinaryWords);
  const ours = processorMilliseconds(() => {
    const entities = personalData(text, model).map((one) => ({ ...one }));
    redactReading(text, { entities }, isWord);
  });
  const yardstick = processorMilliseconds(() => {
    for (let i = 0; i < 10; i++) for (const [word] of text.matchAll(/\p{L}+/gu)) isWord(word.toLowerCase());
  });
  console.log(
    `pii, ${UNITS} units full of personal data: ${ours.toFixed(0)} ms of processor, ${(ours / yardstick).toFixed(1)} times the yardstick (${yardstick.toFixed(0)} ms)`,
  );
}

const RUNS = 15;

/** The least of several runs, once warm. */
function processorMilliseconds(run: () => unknown): number {
  let least = Infinity;
  for (let i = 0; i < RUNS; i++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Texts in which other people marked the names, not trained on: `MARKED_TEXTS` is the folder of their corpora. */
async function measureMarked(url: string): Promise<void> {
  const { MARKED_TEXTS } = process.env;
  if (MARKED_TEXTS === undefined) {
    console.log('pii: MARKED_TEXTS names no folder of marked texts');
    return;
  }
  const byCorpus = Map.groupBy(markedTexts(MARKED_TEXTS, 'unseen'), ({ corpus }) => corpus);
  for (const [corpus, all] of byCorpus) {
    const texts = all.map(({ text, spans }) => ({
      text: text.slice(0, UNITS),
      spans: spans.filter(({ end }) => end <= UNITS).map(({ tag, start, end }) => ({ type: tag, start, end })),
    }));
    const found: Redacted[][] = [];
    for (const { text } of texts) found.push(await redacted(url, text));
    const [quality] = redactionQuality(texts, found, ['PERSON']);
    const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    const wrong = found.flat().filter(({ type }) => type === 'PERSON').length * (1 - (quality?.precision ?? 1));
    console.log(
      `pii, marked ${corpus}: ${quality?.annotated} persons, precision ${quality?.precision?.toFixed(3)}  recall ${quality?.recall?.toFixed(3)}  F1 ${quality?.f1?.toFixed(3)}, ${((wrong / words) * PER_WORDS).toFixed(1)} false in ${PER_WORDS} of ${words} words`,
    );
  }
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
  if (texts.length === 0) return;
  const found: Redacted[][] = [];
  for (const { text } of texts) found.push(await redacted(url, text));
  console.log(`${title} (${texts.length})`);
  for (const { type, annotated, ...shares } of redactionQuality(texts, found, types)) {
    const figures = [shares.precision, shares.recall, shares.f1, shares.exact, shares.beyond].map((figure) =>
      figure === null ? '    –' : figure.toFixed(3),
    );
    console.log(
      `  ${type.padEnd(14)} ${String(annotated).padStart(4)}  precision ${figures[0]}  recall ${figures[1]}  F1 ${figures[2]}  exact ${figures[3]}  beyond ${figures[4]}`,
    );
  }
  printAlarms('  without personal data', falseAlarms(texts, found));
}

async function measureAlarms(
  url: string,
  title: string,
  texts: readonly AnnotatedText[],
  count?: AlarmCount,
): Promise<void> {
  const found = [];
  for (const { text } of texts) found.push(await redacted(url, text));
  printAlarms(title, falseAlarms(texts, found, count));
}

function printAlarms(title: string, { words, alarms }: ReturnType<typeof falseAlarms>): void {
  if (words > 0) {
    console.log(
      `${title}: ${alarms} false alarms in ${words} words, ${((alarms / words) * PER_WORDS).toFixed(1)} in ${PER_WORDS}`,
    );
  }
}

const PER_WORDS = 2_000;
