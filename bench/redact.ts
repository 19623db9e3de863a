import { readBundled } from '../core/bundled-data.ts';
import { redact } from '../core/documents/pii/redaction/redact.ts';
import type { ReportedValue } from '../core/documents/pii/redaction/reported-values.ts';
import { decodeLexicon } from '../core/documents/pii/lexicon.ts';
import { decodeEvidence } from '../core/documents/pii/tagger/evidence-trees.ts';
import { decodeTagger } from '../core/documents/pii/tagger/tagger.ts';
import { personalData } from '../core/documents/pii/personal-data.ts';
import { median } from './quantile.ts';

const UNITS = 50_000;
const VALUES = 200;
const FACTOR = 8;

/** The tagger gets faster for so many texts of this length, as V8 compiles it. */
const UNTIL_COMPILED = 30;

const PROSE =
  'Mara Ellingsen of 12 Gull Street met the harbor master on Tuesday; call (207) 555-0142 or write to mara@example.com. ';

/** Texts and values that are expensive to search. */
const WORST: Readonly<Record<string, readonly [text: string, values: readonly string[]]>> = {
  'thousands of values': [
    fill(PROSE, UNITS),
    Array.from({ length: 5_000 }, (_, i) => fill(PROSE, UNITS).slice(i * 9, i * 9 + 25)),
  ],
  'values that begin alike': [fill('a ', UNITS), Array.from({ length: 360 }, (_, i) => 'a '.repeat(i + 1))],
  'values as long as the text': [fill(PROSE, UNITS), Array.from({ length: 4 }, (_, i) => fill(PROSE, UNITS).slice(i))],
  'digits and nothing else': [fill('1 ', UNITS), Array.from({ length: 360 }, (_, i) => '1 '.repeat(i + 9))],
  'groups of cards': [fill('4111 1111 1111 1112 ', UNITS), []],
  'halves of addresses': [fill('a@a.a', UNITS), []],
};

/** Measures redaction, relative to one pass of indexOf per value, and how it grows with the text. */
export function redactBench(): Promise<void> {
  const text = fill(PROSE, UNITS);
  const values = Array.from({ length: VALUES }, (_, i) => `${text.slice(i * 31, i * 31 + 18).trim()} ${i}`);
  const reported = persons(values);
  const ours = milliseconds(() => redact(text, reported));
  const passes = milliseconds(() => {
    for (const value of values) for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1));
  });
  console.log(
    `redact, ${UNITS} units and ${VALUES} values: ${ours.toFixed(1)} ms, ${(ours / passes).toFixed(1)} times one indexOf pass a value (${passes.toFixed(1)} ms)`,
  );
  const long = fill(PROSE, UNITS * FACTOR);
  const exponent = Math.log(milliseconds(() => redact(long, reported)) / ours) / Math.log(FACTOR);
  console.log(`redact, ${FACTOR} times the text: grows with the power ${exponent.toFixed(2)}`);
  for (const [name, [worst, some]] of Object.entries(WORST)) {
    const list = persons(some);
    console.log(`redact, ${UNITS} units, ${name}: ${milliseconds(() => redact(worst, list)).toFixed(1)} ms`);
  }
  const lexicon = readBundled('personal-words.json', decodeLexicon);
  const model = {
    lexicon,
    weights: readBundled('personal-tagger.bin', decodeTagger),
    evidence: readBundled('personal-evidence.json', decodeEvidence),
  };
  const read = (): unknown => personalData(text, model);
  const started = performance.now();
  read();
  const first = performance.now() - started;
  for (let i = 0; i < UNTIL_COMPILED; i++) read();
  console.log(
    `redact, ${UNITS} units read without a model: ${milliseconds(read).toFixed(1)} ms, the first text of a process ${first.toFixed(0)} ms`,
  );
  return Promise.resolve();
}

function persons(values: readonly string[]): ReportedValue[] {
  return values.map((value) => ({ type: 'PERSON', value }));
}

function fill(part: string, units: number): string {
  return part.repeat(Math.ceil(units / part.length)).slice(0, units);
}

/** The median of several runs. */
function milliseconds(run: () => unknown): number {
  run();
  return median(
    Array.from({ length: 9 }, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    }),
  );
}
