/** What a risk score of 0 to 100 amounts to. */
export type RiskTier = 'low' | 'medium' | 'high' | 'critical';

/** The lowest score of each tier above low. */
const TIERS = [
  ['critical', 70],
  ['high', 45],
  ['medium', 20],
] as const;

/** The tier of a score; the EPA score and the cross-agency score share the cut-offs. */
export function riskTier(score: number): RiskTier {
  return TIERS.find(([, from]) => score >= from)?.[0] ?? 'low';
}
