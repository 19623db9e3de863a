import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { readForm4 } from '../core/edgar/form4/form4.ts';
import { XML_OPTIONS } from '../core/xml/read-xml.ts';

const FOLDER = new URL('../../shared/data/edgar/form4/', import.meta.url);
const ROUNDS = 15;
const TARGET = 0.5;

/**
 * Prints how fast real Form 4 filings become rows, relative to fast-xml-parser parsing the same files with the same
 * options: the ratio of the medians over alternating rounds. 0.5 means that checking, reading, judging footnotes and
 * computing values together cost as much as the parsing itself.
 */
export async function form4Bench(): Promise<void> {
  if (!existsSync(FOLDER)) {
    console.log('form4: skipped, the real filings are not beside this checkout');
    return;
  }
  const files = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER)));
  const bytes = files.reduce((total, file) => total + file.length, 0);
  const parser = new XMLParser(XML_OPTIONS);
  const times: { alone: number; whole: number }[] = [];
  // Rounds alternate, so that another process on the machine slows both equally; the first two warm up the compiler.
  for (let round = -2; round < ROUNDS; round++) {
    const alone = timed(() => {
      for (const file of files) parser.parse(file.toString());
    });
    const whole = timed(() => {
      for (const file of files) readForm4(file);
    });
    if (round >= 0) times.push({ alone, whole });
    await new Promise(setImmediate);
  }
  const alone = median(times.map((one) => one.alone));
  const whole = median(times.map((one) => one.whole));
  const ratio = median(times.map((one) => one.alone / one.whole));
  console.log(
    `form4: ${files.length} filings, ${(bytes / 1000).toFixed(0)} kB; fast-xml-parser alone ${alone.toFixed(1)} ms, ` +
      `rows ${whole.toFixed(1)} ms (${(bytes / 1000 / whole).toFixed(1)} MB/s), ratio ${ratio.toFixed(2)} (target ${TARGET})`,
  );
}

function timed(work: () => void): number {
  const start = performance.now();
  for (let i = 0; i < 3; i++) work();
  return (performance.now() - start) / 3;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
