import { bestRows } from './best-rows.ts';
import { CONFLICTS, conflictsOf, isRuledOut, type RowFacts, type StatedFacts } from './facts.ts';
import { logSoftmax } from './network.ts';

/** The voters, in the order of their weights. */
const VOTERS = ['words', 'phrases', 'network'] as const;
export type Voter = (typeof VOTERS)[number];

// What one unit of a voter's score is worth: the values at which each voter alone is least surprised by held-out rulings.
const TEMPERATURES: Readonly<Record<Voter, number>> = { words: 4, phrases: 0.08, network: 1 };
// No voter may rule out what another has found: a fiftieth of its vote goes to all subheadings alike.
const SHARED = 0.02;

export type VoterScores = Readonly<Record<Voter, Float64Array>>;

/** Each voter's log-probabilities for the subheadings, in the order of VOTERS. */
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

/** All that is weighed: the voters, what the schedule's words have against a subheading, and how many levels of its path are "Other". */
export const OPINIONS = [...VOTERS, ...CONFLICTS, 'others'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** How many subheadings are compared with the text's facts: those that could still win. */
const COMPARED = 60;

/** What the schedule's own words say of the likeliest subheadings. */
export interface ScheduleOpinions {
  /**
   * Minus the number of contradictions of each kind, in the order of CONFLICTS, then the number of levels "Other", under which more
   * goods fall than any words of ours name; zero for the subheadings that were not compared.
   */
  readonly opinions: readonly Float64Array[];
  /** The subheadings that were compared, each with whether a fact that the text states rules it out. */
  readonly contradicted: ReadonlyMap<number, boolean>;
}

/** Holds the likeliest subheadings against what the text states. */
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

/** How far a line that the text rules out stands behind the best one of its heading, in log-odds: a third as likely. */
const BEHIND = 1;

/**
 * Binds what the text states, in place: a line that it rules out stands behind the best compared line of its heading that it does not.
 * What the one loses the others of the heading gain, so that headings stand to one another as before.
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

/** The logarithm of the sum of some rows' chances. */
function logSum(logs: Float64Array, rows: readonly number[]): number {
  const top = Math.max(...rows.map((row) => logs[row] ?? 0));
  return top + Math.log(rows.reduce((sum, row) => sum + Math.exp((logs[row] ?? 0) - top), 0));
}

/** The log-probability of each subheading when the weighted opinions are summed. */
export function blendOpinions(opinions: readonly Float64Array[], weights: Float64Array): Float64Array {
  const logs = new Float64Array(opinions[0]?.length ?? 0);
  for (const [voter, opinion] of opinions.entries()) {
    const weight = weights[voter] ?? 0;
    for (let code = 0; code < logs.length; code++) logs[code] = (logs[code] ?? 0) + weight * (opinion[code] ?? 0);
  }
  logSoftmax(logs, 0, logs.length);
  return logs;
}
