/** The tier of a risk score of 0 to 100. */
export type RiskTier = 'low' | 'medium' | 'high' | 'critical';

/** The lowest score of each tier above low. */
const TIERS = [
  ['critical', 70],
  ['high', 45],
  ['medium', 20],
] as const;

/** Returns the tier of a score; the EPA and cross-agency scores share the cut-offs. */
export function riskTier(score: number): RiskTier {
  return TIERS.find(([, from]) => score >= from)?.[0] ?? 'low';
}
