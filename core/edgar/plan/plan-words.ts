/**
 * What a word does in a footnote about a Rule 10b5-1 plan. Phrases of several words become one word, joined by `_`, before a
 * sentence is read; a word may do several things.
 */
const LEXICON = {
  /** Leads from a transaction to the plan it was made under. */
  under: `under by_operation_of by_virtue_of by_reason_of because_of due_to resulting_from
    at_the_direction_of in_line_with in_conformity_with on_the_terms_of prescribed_by mandated_by dictated_by
    specified_in scheduled_in pursuant_to in_accordance_with according_to in_compliance_with in_reliance_on
    consistent_with in_connection_with part_of by_means_of through via per using within subject_to covered_by
    required_by directed_by governed_by triggered_by determined_by called_for_by contemplated_by set_in instructed_in provided_in
    prearranged_in in_furtherance_of in_keeping_with resulted_from result_of stem_from follow follows completes
    satisfies fulfills implements`,
  /** Leads from a transaction to a plan it was not made under. */
  outside: `outside other_than otherwise_than rather_than instead_of independently_of independent_of unrelated_to
    separate_from apart_from without excluded_from in_addition_to except`,
  not: 'not never no none neither nothing failed disclaims denies',
  /** A transaction that has happened. */
  dealt: `sold transferred purchased bought acquired disposed made effected executed conducted completed placed transacted gifted
    carried_out exercised accomplished implemented liquidated`,
  /** The same, of what is to come or happens in general. */
  base: 'sell',
  deal: `sale sales purchase purchases acquisition disposition dispositions transaction transactions trade trades
    transfer exercise exercises gift withholding disposal buyback`,
  plan: 'plan plans arrangement instruction',
  /** May come between the rule and its plan's noun, or before the rule. */
  describes: 'trading sales sale selling stock automatic repurchase',
  determiner: 'a the',
  be: 'was were is are has have had becomes',
  modal: 'will would may might could cannot shall can should intends expects plans_to agreed_to',
  hedge: 'if whether unless possible proposed informed told marked until',
  mistaken: 'incorrectly erroneously mistakenly remove removes by_mistake',
  /** Another transaction than the row's own. */
  other: `separate another other previously previous prior future subsequent subsequently earlier past further
    additional remaining next former`,
  /** Only some of what was sold. */
  some: 'some certain several most half two one not_all fewer',
  /** Deals for itself, and not for the insider. */
  stranger: `issuer company corporation registrant counterparty purchaser buyer seller underwriter lender pledgee
    co-trustee`,
  /** A person who may be the insider, if these are the row's own shares. */
  person: `director directors officer officers executives employees founder partners brother employer holders
    shareholders colleagues`,
  /** Has a transaction done: the plan is its subject. */
  governs: `governed governs governing covered covers covering cover requiring provided_for called_for required
    requires directed directs triggered prescribed mandated authorized for apply_to applied_to include
    was_the_basis_of`,
  /** A transaction is only spoken about. */
  about: 'for over regarding concerning fund direct permits permit allows allow discretion control influence',
  /** What follows is counted in a sum, or set against the row. */
  tally: 'include includes excludes omits corrects matched total balance account',
  ended: 'terminated expired cancelled canceled ended lapsed suspended withdrawn postponed',
  /** What may happen to a plan: a sale upon it was not made under the plan. */
  event: 'termination adoption',
  time: 'before after following since upon',
  /** Opens a clause of its own. */
  opens: 'but although though while whereas because yet so once',
} as const satisfies Record<string, string>;

/** What a word may do. */
export type WordKind = keyof typeof LEXICON;

/** The words of each kind. */
export const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(LEXICON).map(([kind, words]) => [kind, new Set(words.split(/\s+/))]),
);

/** Whether a word does this. */
export function is(kind: WordKind, word: string | undefined): boolean {
  return word !== undefined && KINDS.get(kind)?.has(word) === true;
}

/** All phrases, the longest first. */
export const PHRASES: readonly string[] = [...KINDS.values()]
  .flatMap((words) => [...words])
  .filter((word) => word.includes('_'))
  .sort((a, b) => b.length - a.length);
