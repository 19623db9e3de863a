import { bestRows } from './best-rows.ts';
import { CONFLICTS, conflictsOf, isRuledOut, type RowFacts, type StatedFacts } from './facts.ts';
import { logSoftmax } from './network.ts';

/** The voters, in the order of their weights. */
const VOTERS = ['words', 'phrases', 'network'] as const;
export type Voter = (typeof VOTERS)[number];

// Temperature of each voter: the value at which that voter alone has the lowest loss on held-out rulings.
const TEMPERATURES: Readonly<Record<Voter, number>> = { words: 4, phrases: 0.08, network: 1 };
// No voter may rule out what another has found: a fiftieth of its vote is spread over all subheadings.
const SHARED = 0.02;

export type VoterScores = Readonly<Record<Voter, Float64Array>>;

/** Returns each voter's log-probabilities for the subheadings, in the order of VOTERS. */
export function opinionsOf(scores: VoterScores): Float64Array[] {
  return VOTERS.map((voter) => {
    const chances = softmaxOf(scores[voter], TEMPERATURES[voter]);
    const floor = SHARED / chances.length;
    for (let row = 0; row < chances.length; row++) {
      chances[row] = Math.log((1 - SHARED) * (chances[row] ?? 0) + floor);
    }
    return chances;
  });
}

function softmaxOf(scores: Float64Array, temperature: number): Float64Array {
  const chances = new Float64Array(scores.length);
  let top = -Infinity;
  for (let row = 0; row < scores.length; row++) top = Math.max(top, scores[row] ?? 0);
  let sum = 0;
  for (let row = 0; row < scores.length; row++) {
    const power = Math.exp(((scores[row] ?? 0) - top) / temperature);
    chances[row] = power;
    sum += power;
  }
  for (let row = 0; row < scores.length; row++) chances[row] = (chances[row] ?? 0) / sum;
  return chances;
}

/**
 * All weighted opinions: the voters, contradictions by the schedule's words, and the number of "Other" levels in a
 * path.
 */
export const OPINIONS = [...VOTERS, ...CONFLICTS, 'others'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** How many subheadings are compared with the text's facts: those that could still win. */
const COMPARED = 60;

/** Opinions derived from the schedule's words about the most likely subheadings. */
export interface ScheduleOpinions {
  /**
   * Minus the number of contradictions of each kind, in the order of CONFLICTS, then the number of "Other" levels,
   * which hold more goods than our words can name; zero for subheadings that were not compared.
   */
  readonly opinions: readonly Float64Array[];
  /** The compared subheadings, each with whether a stated fact rules it out. */
  readonly contradicted: ReadonlyMap<number, boolean>;
}

/** Compares the most likely subheadings with what the text states. */
export function scheduleOpinions(
  opinions: readonly Float64Array[],
  factsOf: (row: number) => RowFacts,
  stated: StatedFacts,
): ScheduleOpinions {
  const even = new Float64Array(opinions[0]?.length ?? 0);
  for (const opinion of opinions)
    for (let row = 0; row < even.length; row++) even[row] = (even[row] ?? 0) + (opinion[row] ?? 0);
  const objections = CONFLICTS.map(() => new Float64Array(even.length));
  const others = new Float64Array(even.length);
  const contradicted = new Map<number, boolean>();
  for (const row of bestRows(even, COMPARED)) {
    const facts = factsOf(row);
    const conflicts = conflictsOf(facts, stated);
    others[row] = facts.others;
    contradicted.set(row, isRuledOut(facts, stated));
    for (const [i, kind] of CONFLICTS.entries()) {
      const objection = objections[i];
      if (objection !== undefined) objection[row] = -conflicts[kind];
    }
  }
  return { opinions: [...objections, others], contradicted };
}

/** Log-odds by which a ruled-out line is placed behind the best one of its heading: a third as likely. */
const BEHIND = 1;

/**
 * Applies what the text states, in place: a line that it rules out is placed behind the best compared line of its
 * heading that it does not. The heading's other lines gain what it loses, so headings keep their relative
 * probabilities.
 */
export function bindStated(
  logs: Float64Array,
  contradicted: ScheduleOpinions['contradicted'],
  headingOf: Uint16Array,
): Float64Array {
  for (const rows of Map.groupBy(contradicted.keys(), (row) => headingOf[row] ?? -row).values()) {
    const kept = rows.filter((row) => contradicted.get(row) === false);
    if (kept.length === 0 || kept.length === rows.length) continue;
    const limit = Math.max(...kept.map((row) => logs[row] ?? 0)) - BEHIND;
    const before = logSum(logs, rows);
    for (const row of rows) if (contradicted.get(row) === true) logs[row] = Math.min(logs[row] ?? 0, limit);
    const gain = before - logSum(logs, rows);
    for (const row of rows) logs[row] = (logs[row] ?? 0) + gain;
  }
  return logs;
}

/** Returns the logarithm of the sum of some rows' probabilities. */
function logSum(logs: Float64Array, rows: readonly number[]): number {
  const top = Math.max(...rows.map((row) => logs[row] ?? 0));
  return top + Math.log(rows.reduce((sum, row) => sum + Math.exp((logs[row] ?? 0) - top), 0));
}

/** Returns each subheading's log-probability from the sum of weighted opinions. */
export function blendOpinions(opinions: readonly Float64Array[], weights: Float64Array): Float64Array {
  const logs = new Float64Array(opinions[0]?.length ?? 0);
  for (const [voter, opinion] of opinions.entries()) {
    const weight = weights[voter] ?? 0;
    for (let code = 0; code < logs.length; code++) logs[code] = (logs[code] ?? 0) + weight * (opinion[code] ?? 0);
  }
  logSoftmax(logs, 0, logs.length);
  return logs;
}
