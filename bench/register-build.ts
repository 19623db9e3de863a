import { parse } from 'csv-parse';
import { pipeline } from 'node:stream/promises';
import { encodeRegister } from '../core/screening/lists/register/copy-file.ts';
import { openZip } from '../core/screening/lists/register/refresh/open-zip.ts';
import { readExtract } from '../core/screening/lists/register/refresh/read-extract.ts';
import type { RegisterCopy } from '../core/screening/lists/register/register-copy.ts';
import { exclusionsService } from '../handlers/exclusions/service.ts';
import { zipOf } from '../tests/core/screening/lists/register/refresh/made-zip.ts';
import { CLEAN_CSL } from '../tests/handlers/exclusions/service-under-test.ts';
import { median, quantile } from './quantile.ts';
import { madeExtract } from './register-extract.ts';
import { madeNames, realNames } from './register-names.ts';

/** Rows of the register in 2026. */
const ROWS = 168_000;
const RUNS = 5;
const NAME = 'SAM_Exclusions_Public_Extract_V2_26062';
const TODAY = new Date('2026-03-04T13:00:00Z');

const BATCHES = 40;
const ENTITIES = 25;

/** The yardstick: the same archive opened and its table parsed into rows, without using them. */
async function merelyRead(zip: Uint8Array): Promise<number> {
  const started = performance.now();
  const { content } = await openZip(zip);
  const parser = parse({ bom: true, record_delimiter: ['\r\n', '\n'], skip_empty_lines: true });
  await pipeline(content(), parser, async (rows: AsyncIterable<unknown>) => {
    for await (const row of rows) if (row === undefined) return;
  });
  return performance.now() - started;
}

async function build(zip: Uint8Array): Promise<{ ms: number; copy: RegisterCopy; bytes: number }> {
  const started = performance.now();
  const { copy } = await readExtract({ name: `${NAME}.ZIP`, bytes: zip }, { today: TODAY });
  const { length } = encodeRegister(copy);
  return { ms: performance.now() - started, copy, bytes: length };
}

/** Milliseconds of each batch through the handler, with the screening list answering at once. */
async function batches(copy: RegisterCopy, names: readonly string[]): Promise<number[]> {
  const service = exclusionsService({
    register: () => copy,
    csl: { screen: () => Promise.resolve(CLEAN_CSL), source: () => CLEAN_CSL.source, lists: () => [] },
    refreshRuns: () => Promise.resolve([]),
    now: () => TODAY,
  });
  const answer = service.routes.find(({ path }) => path === '/screen/batch')?.answer;
  if (typeof answer !== 'function') throw new TypeError('There is no batch to measure');
  const { signal } = new AbortController();
  const times: number[] = [];
  for (let at = 0; at < names.length; at += ENTITIES) {
    const entities = names.slice(at, at + ENTITIES).map((entity_name) => ({ entity_name }));
    const started = performance.now();
    await answer({ params: {}, query: new Map(), body: { entities }, signal });
    times.push(performance.now() - started);
  }
  return times;
}

/** Measures building a copy, relative to just reading its extract, and a full batch on it. */
export async function registerBuildBench(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log(
      'The build of the register is not measured: its names take after real ones, which are not in ../shared/data.',
    );
    return;
  }
  const zip = zipOf(`${NAME}.CSV`, madeExtract(real, ROWS));
  const reads: number[] = [];
  const builds: number[] = [];
  let built = await build(zip);
  for (let run = 0; run < RUNS; run++) {
    reads.push(await merelyRead(zip));
    built = await build(zip);
    builds.push(built.ms);
  }
  const [ours, theirs] = [median(builds), median(reads)];
  const { copy, bytes } = built;
  console.log(
    `register build, ${ROWS} rows in a zip of ${(zip.length / 1e6).toFixed(1)} MB, ${copy.rowCount} organisations: ${(ours / 1000).toFixed(2)} s, ` +
      `csv-parse merely reading it ${(theirs / 1000).toFixed(2)} s, ratio ${(ours / theirs).toFixed(2)}; file ${(bytes / 1e6).toFixed(1)} MB`,
  );
  const times = await batches(copy, madeNames(real, { count: BATCHES * ENTITIES, seed: 5 }));
  console.log(
    `exclusions batch of ${ENTITIES}, screening list answering at once: p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
  );
}
