import { candidateTerms, MAX_CANDIDATES } from '../core/screening/lists/register/register-candidates.ts';
import { decodeRegister, encodeRegister } from '../core/screening/lists/register/copy-file.ts';
import { registerBuilder, squeezed, type RegisterCopy } from '../core/screening/lists/register/register-copy.ts';
import { screenRegister, type RegisterScreen } from '../core/screening/lists/register/screen-register.ts';
import { prepareQuery, type PreparedName } from '../core/names/prepared-name.ts';
import { preparedReadings } from '../core/names/readings.ts';
import { compareOnRegister, MATCH_SCORE, POSSIBLE_SCORE } from '../core/names/score.ts';
import { pickName } from '../core/screening/matching.ts';
import { median, quantile } from './quantile.ts';
import { madeNames, randomOf, realNames } from './register-names.ts';

/** Rows of all kinds in the register in 2026; about a fifth are organizations'. */
const ROWS = 168_000;
const QUERIES = 300;
const RUNS = 5;

/** A name in the simple scan. */
interface ScannedName {
  readonly squeezed: string;
  readonly readings: readonly PreparedName[];
}

/**
 * The yardstick: every name searched for each term, then the same scorer. Returns the scores at or above the floor,
 * best first.
 */
function obviousScan(names: readonly ScannedName[], name: string): { scores: number[]; candidates: number } {
  const query = prepareQuery(name);
  const terms = candidateTerms(name, query.words);
  const candidates = names.filter((one) => terms.some((term) => one.squeezed.includes(term)));
  const scores = candidates.map(({ readings }) => pickName(query, [readings], compareOnRegister).comparison.score);
  return {
    scores: scores.filter((score) => score >= POSSIBLE_SCORE).sort((a, b) => b - a),
    candidates: candidates.length,
  };
}

/**
 * A third of the queries are names on the register, a third such names with one letter changed, a third names that are
 * not on it.
 */
function queriesFor(names: readonly string[], others: readonly string[]): string[] {
  const random = randomOf(7);
  return others.map((other, at) => {
    const name = names[Math.floor(random() * names.length)] ?? '';
    const place = Math.floor(random() * name.length);
    if (at % 3 === 0) return name;
    return at % 3 === 1 ? `${name.slice(0, place)}Q${name.slice(place + 1)}` : other;
  });
}

function copyOf(names: readonly string[]): RegisterCopy {
  const builder = registerBuilder();
  for (const [at, name] of names.entries()) {
    builder.add({
      name,
      subjectType: 'Special Entity Designation',
      exclusionType: 'Ineligible (Proceedings Completed)',
      address: `${at} INDUSTRIAL PARK ROAD, SUITE ${at % 100}, SPRINGFIELD, ${10_000 + (at % 89_999)}, USA`,
      state: 'VA',
      openDataFlag: 'N',
      activeDate: '2023-11-21',
      terminationDate: '2026-11-20',
      createdDate: '2023-11-21',
    });
  }
  return builder.finish('2026-03-03');
}

/** Total bytes of every array in a value, which is the size of a copy. */
function heldBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((total: number, member) => total + heldBytes(member), 0);
}

interface Timed<Answer> {
  readonly ms: number;
  readonly answer: Answer;
}

/** An answer and the median time for it: otherwise p99 would measure other processes on the machine. */
function timed<Answer>(run: () => Answer, times = 1): Timed<Answer> {
  const started = performance.now();
  const answer = run();
  const first = performance.now() - started;
  const further = Array.from({ length: times - 1 }, () => timed(run).ms);
  return { ms: median([first, ...further]), answer };
}

/**
 * Below the limit both must find the same; at the limit, only possible matches may be lost, and matches beyond the
 * limit itself.
 */
function agree(screen: RegisterScreen | undefined, scan: { scores: number[]; candidates: number }): boolean {
  const scores = screen?.matches.map(({ score }) => score) ?? [];
  if (scan.candidates < MAX_CANDIDATES) return scores.join() === scan.scores.join();
  const matches = (all: readonly number[]): string =>
    all
      .filter((score) => score >= MATCH_SCORE)
      .slice(0, MAX_CANDIDATES)
      .join();
  return screen?.candidate_scan_truncated === true && matches(scores) === matches(scan.scores);
}

const SHORT_QUERIES = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');

/** The slowest one-character query, and the scan's time for it. */
function slowestShort(copy: RegisterCopy, scanned: readonly ScannedName[]): { ours: number; theirs: number } {
  const times = SHORT_QUERIES.map((name) => ({ name, ours: timed(() => screenRegister(copy, { name }), RUNS).ms }));
  const slowest = times.reduce((one, other) => (other.ours > one.ours ? other : one));
  return { ours: slowest.ours, theirs: timed(() => obviousScan(scanned, slowest.name), RUNS).ms };
}

/** Measures one name against a register of 168,000 organizations, relative to a simple scan of it. */
export async function registerBench(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log('The register is not measured: its names take after real ones, which are not in ../shared/data.');
    return;
  }
  const names = madeNames(real, { count: ROWS, seed: 1 });
  const queries = queriesFor(names, madeNames(real, { count: QUERIES, seed: 2 }));
  const built = timed(() => copyOf(names));
  const copy = built.answer;
  const file = timed(() => encodeRegister(copy));
  const read = timed(() => decodeRegister(file.answer));
  const scanned = names.map((name) => ({ squeezed: squeezed(name), readings: preparedReadings(name) }));

  for (const query of queries) screenRegister(copy, { name: query });
  const screens = queries.map((name) => timed(() => screenRegister(copy, { name }), RUNS));
  const scans = queries.map((name) => timed(() => obviousScan(scanned, name), RUNS));
  const differing = scans.filter(({ answer }, at) => !agree(screens[at]?.answer, answer)).length;
  const shown = screens.reduce((total, { answer }) => total + (answer?.matches.length ?? 0), 0);
  const all = scans.reduce((total, { answer }) => total + answer.scores.length, 0);
  const limited = scans.filter(({ answer }) => answer.candidates >= MAX_CANDIDATES).length;

  const line = (share: number): string => {
    const ours = quantile(
      screens.map(({ ms }) => ms),
      share,
    );
    const theirs = quantile(
      scans.map(({ ms }) => ms),
      share,
    );
    return `p${share * 100} ${ours.toFixed(2)} ms, obvious scan ${theirs.toFixed(2)} ms, ${(theirs / ours).toFixed(1)} times faster`;
  };
  const short = slowestShort(copy, scanned);
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`register, ${names.length} organisations, ${queries.length} screens: ${line(0.5)}; ${line(0.99)}`);
  console.log(
    `register, limit of ${MAX_CANDIDATES} reached by ${limited} screens, which cuts ${all - shown} of ${all} matches and possible ones; ` +
      `screens that differ from the scan where the limit is not reached, or lost a match to it: ${differing}`,
  );
  console.log(
    `register, a query of one character, the slowest of ${SHORT_QUERIES.length}: ${short.ours.toFixed(2)} ms, obvious scan ${short.theirs.toFixed(2)} ms; ` +
      'it finds most names, so ranking them for the limit is nearly all of it',
  );
  console.log(
    `register, compiled in ${built.ms.toFixed(0)} ms, holds ${mb(heldBytes(copy))}; ` +
      `file ${mb(file.answer.length)}, written in ${file.ms.toFixed(0)} ms and read in ${read.ms.toFixed(0)} ms`,
  );
  return Promise.resolve();
}
