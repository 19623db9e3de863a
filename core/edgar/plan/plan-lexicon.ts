/**
 * The roles of words in a footnote about a Rule 10b5-1 plan. Multi-word phrases are joined by `_` into one word before
 * a sentence is parsed; a word may have several roles.
 */
export const LEXICON = {
  /** Leads from a transaction to the plan it was made under. */
  under: `under by_virtue_of by_reason_of because_of due_to resulting_from at_the_direction_of in_line_with
    in_conformity_with on_the_terms_of pursuant_to in_accordance_with according_to in_compliance_with in_reliance_on
    consistent_with in_connection_with part_of by_means_of through via per using within subject_to in_furtherance_of
    in_keeping_with result_from resulted_from result_of stem_from follows completes satisfies fulfills implements by_operation_of`,
  /** Leads from a transaction to a plan it was not made under. */
  outside: `outside other_than otherwise_than rather_than instead_of independently_of independent_of unrelated_to
    separate_from apart_from without excluded_from unlike in_addition_to in_lieu_of beyond except`,
  not: 'not not_one not_yet never no none neither nothing failed disclaims denies',
  /** A past transaction. */
  dealt: `sold transferred purchased bought acquired disposed made effected executed conducted completed placed transacted gifted donated
    carried_out exercised accomplished implemented liquidated took_place`,
  /** Of these, ways to acquire shares. */
  gained: 'purchased bought acquired',
  /** The same verbs for the future or in general. */
  base: 'sell sells selling buys act acts',
  deal: `sale sales purchase purchases acquisition disposition dispositions transaction transactions trade trades
    transfer exercise exercises gift withholding disposal conversion divestiture execution`,
  plan: 'plan plans election program programs arrangement arrangements instruction instructions',
  /** May come between the rule and its plan's noun, or before the rule. */
  describes: `sell_to_cover trading sales sale selling stock automatic purchase repurchase written pre-arranged prearranged pre-established
    pre-existing existing amended modified same foregoing`,
  /** Distinguishes a trading plan from other plans. */
  trade_plan: 'trading sales selling written automatic pre-arranged prearranged pre-established pre-existing',
  /** Refers to a plan named before. */
  points: 'the such such_a this that said these those his her their its',
  pronoun: 'this these it all both',
  counted: 'longer shares portion part_of',
  breaks: ', and that',
  determiner: 'a the',
  be: 'was were is are has have had becomes',
  /** Makes somebody sell: the following infinitive has happened. */
  causes: 'did required instructed directed caused',
  modal: 'subject_to_sale must will would may might could cannot shall can should intends expects plans_to agreed_to',
  hedge:
    'if whether unless possible proposed informed told marked believed until normally generally typically usually often sometimes ordinarily',
  mistaken:
    'wrongly incorrectly erroneously mistakenly remove removes delete deletes deleted retracts withdraws by_mistake in_error incorrect',
  /** A transaction other than the row's own. */
  other: `separate another other former previously previous prior future subsequent subsequently earlier past further
    additional remaining next whose`,
  /** Reported elsewhere. */
  elsewhere: `been_reported reported_separately reported_on_a reported_on_an reported_on_another reported_on_his
    reported_in_another not_included not_reported not_begun
    reported_on_the_form reported_on_the_following_line on_form_4_filed on_forms_4_filed reported_on_the_next_line
    appear_below reported_below`,
  /** Beyond what a plan allowed. */
  excess: 'excess_of exceeds exceeded outside_the_amount above_the_amount',
  /** Has or makes a plan. */
  holds: 'have adopt adopted entered_into',
  /** Only some of what was sold. */
  some: 'only some certain several most half two one not_all fewer',
  /** What the row's shares are called. */
  stock: 'shares shs stock securities adss units',
  /** The insider, and who holds or deals for them. */
  insider: `person insider he she they i we trust spouse wife husband broker administrator fund partnership llc lp family
    entity trustee custodian grat foundation estate filer bank agent dealer broker-dealer child children`,
  title: 'mr ms mrs dr',
  /** Counts what follows it. */
  counts: 'each number aggregate one price first',
  /** Begins what is said about a noun after it. */
  tail: 'of by from on who',
  /** Turns a noun into an aside. */
  aside: 'on from with against',
  /** Deals for itself, not for the insider. */
  stranger: `issuer the_company the_corporation registrant counterparty purchaser buyer seller underwriter lender pledgee
    co-trustee`,
  /** Deals for the insider. */
  agent: 'broker administrator',
  /**
   * A person who may be the insider, if these are the row's own shares; a relation of the insider is another person.
   */
  person: `son daughter mother father brother sister chairman president ceo director directors officer officers
    executives employees founder partner partners colleagues`,
  /** Orders a transaction: the plan is its subject. */
  governs: `governed governs governing covered covers covering cover requiring provided provides called required
    requires directed directs triggered prescribed mandated authorized for apply_to applied_to include
    was_the_basis_of`,
  /** A transaction is only mentioned. */
  about: 'for permits discretion control',
  /** The following is counted in a sum, or compared with the row. */
  tally: 'offsets reduced includes excludes omits corrects matched total balance account holdings',
  ended: 'terminated expired cancelled canceled ended lapsed suspended withdrawn postponed halted',
  /** What sales do in general. */
  runs: 'begin start resume ceased',
  /** What may happen to a plan: a sale upon it was not made under the plan. */
  event: 'termination adoption',
  time: 'ahead_of before after following since upon',
  /** Opens a new clause. */
  opens: 'if whether unless but although though while whereas because yet so once',
} as const satisfies Record<string, string>;

/** The roles of a word. */
export type WordKind = keyof typeof LEXICON;
