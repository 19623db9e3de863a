interface Labels {
  readonly own: RegExp;
  /** Of the boxes beside it. */
  readonly others: RegExp;
}

/** What is printed beside the boxes that are ticked, and beside those that they may be taken for. */
const LABELS: Readonly<Record<string, Labels>> = {
  any_auto: { own: /\bany\b/i, others: /\b(?:owned|scheduled|hired|non-owned)\b/i },
  additional_insured: {
    own: /\badd(?:'?l|tl|itional)\b|\binsd\b/i,
    others: /\bsubr(?:ogation)?\b|\bwvd\b|\bwaive[dr]\b/i,
  },
  subrogation_waived: {
    own: /\bsubr(?:ogation)?\b|\bwvd\b|\bwaive[dr]\b/i,
    others: /\badd(?:'?l|tl|itional)\b|\binsd\b/i,
  },
  is_umbrella: { own: /\bumbrella\b/i, others: /\bexcess\b/i },
  is_excess: { own: /\bexcess\b/i, others: /\bumbrella\b/i },
  statutory_limits: { own: /\bstatut/i, others: /\both-?er\b/i },
};

/** Whether a quote has the label of another box, and not that of the box by this name. */
export function isOfAnotherBox(quote: string, name: string): boolean {
  const labels = LABELS[name];
  return labels !== undefined && labels.others.test(quote) && !labels.own.test(quote);
}
