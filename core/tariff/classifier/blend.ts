import { logSoftmax } from './network.ts';

/** The voters, in the order of their weights. */
export const VOTERS = ['words', 'phrases', 'network'] as const;
export type Voter = (typeof VOTERS)[number];

// What one unit of a voter's score is worth: the values at which each voter alone is least surprised by held-out rulings.
const TEMPERATURES: Readonly<Record<Voter, number>> = { words: 4, phrases: 0.08, network: 1 };
// No voter may rule out what another has found: a fiftieth of its vote goes to all subheadings alike.
const SHARED = 0.02;

export type VoterScores = Readonly<Record<Voter, Float64Array>>;

/** Each voter's log-probabilities for the subheadings, in the order of VOTERS. */
export function opinionsOf(scores: VoterScores): Float64Array[] {
  return VOTERS.map((voter) => {
    const logs = scores[voter].map((score) => score / TEMPERATURES[voter]);
    logSoftmax(logs, 0, logs.length);
    return logs.map((log) => Math.log((1 - SHARED) * Math.exp(log) + SHARED / logs.length));
  });
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
