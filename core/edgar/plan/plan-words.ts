/**
 * The words by which footnotes on Rule 10b5-1 plans are judged, by what they do in a clause. Phrases of several words are
 * joined by `_` before a text is cut into words.
 */

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/** Stands for the rule in any spelling, for a plan that the footnote has named before, and for a plan outside the rule. */
export const RULE = '§rule';
export const PLAN_AGAIN = '§plan';
export const NON_RULE = '§nonrule';

/** Puts what stands before it under the plan that stands after it. */
export const PLACES = words(`
  pursuant_to under in_accordance_with according_to in_compliance_with in_conformity_with in_conformance_with in_reliance_on
  in_reliance_upon in_connection_with as_part_of part_of by_means_of by_way_of by_virtue_of through via per using utilizing
  implementing subject_to within result_of results_from resulted_from resulting_from due_to because_of based_on
  in_furtherance_of in_fulfillment_of in_satisfaction_of consistent_with complied_with required_by directed_by covered_by
  governed_by prescribed_by contemplated_by mandated_by authorized_by dictated_by triggered_by specified_in specified_by
  set_forth_in set_out_in contained_in established_in provided_for_in provided_for_by provided_by executed_by_a by_a from_a
  in_a thereunder thereto therewith`);

/** Keeps what stands before it out of the plan that stands after it. */
export const EXCLUDES = words(`
  other_than otherwise_than rather_than instead_of as_opposed_to outside_of outside independently_of independent_of
  independently_from independent_from unrelated_to separately_from separate_from separate_and_apart_from apart_from in_lieu_of
  without except except_for excluding excludes exclude excluded exclusive_of aside_from besides in_addition_to unlike beyond absent regardless_of
  irrespective_of does_not_include do_not_include`);

/** Puts what stands before it at another time than what stands after it. */
export const TIMES = words(`
  before after following prior_to subsequent_to until since pending in_advance_of ahead_of in_anticipation_of
  in_contemplation_of in_preparation_for upon`);

export const NEGATIONS = words('not never cannot neither nor none no');

/** After these a negation is a measure or a turn of speech and denies nothing. */
export const AFTER_IDLE_NOT = words('later less more fewer exceed exceeding only because on in at for from to with');

/** A transaction, as a verb that has happened or as a noun. */
export const DEALT = words(`
  sold purchased bought acquired disposed made effected effectuated executed occurred conducted completed consummated
  performed settled initiated undertaken done placed implemented transacted traded transferred exercised withheld delivered
  gifted donated entered_order carried_out took_place taken_place entered_by_broker processed accomplished converted`);
export const DEALINGS = words(`
  sale sales sell selling purchase purchases buy buying acquisition acquisitions disposition dispositions disposal disposals
  transaction transactions trade trades trading transfer transfers exercise exercises conversion conversions gift gifts delivery withholding sell-to-cover`);

/** A plan by its noun. */
export const PLAN_NOUNS = words(`
  plan plans program programs programme arrangement arrangements instruction instructions contract contracts agreement
  agreements strategy letter orders election`);

/** May stand between the rule and its plan's noun: a 10b5-1 stock trading plan. */
export const PLAN_ADJECTIVES = words(`
  trading sales sale selling stock share shares securities equity purchase purchasing written pre-arranged prearranged
  automatic systematic repurchase buyback buy-back disposition diversification liquidation qualified compliant individual non-discretionary
  nondiscretionary planned exercise and option buying sell-to-cover tax broker seller's issuer company type style and/or`);

/** Begins the phrase that names a plan. */
export const DETERMINERS = words('a an the his her its their our my this that such said any another');

/** May describe a plan before its name, besides participles and adverbs. */
export const DESCRIBES = words(
  ', and " ( ) now then valid existing pre-existing binding new current prior same irrevocable',
);

/** Ties a plan's noun to the rule that stands after it: a plan adopted under, intended to satisfy, complying with. */
export const TIES = words(`
  adopted adoption established entered intended intends designed qualified qualifying qualifies qualify complies comply
  complying compliance satisfies satisfy satisfying satisfied meets meet meeting conforms conform conforming requirements
  conditions defense defence provisions meaning dated structured executed created described defined set`);

/** What a plan is or undergoes; none of it places a transaction under the plan. */
export const PLAN_EVENTS = words(`
  adopted adopt adopts adopting adoption entered enter enters entering established establish establishing establishment
  terminated terminate terminates terminating termination expired expire expires expiration cancelled canceled cancel
  cancellation modified modify modification amended amend amendment has have had having is are was were be been will
  maintains maintained suspended suspension suspend ended describes allows provides permits intends commenced implemented
  announced disclosed considering consider policy`);

/** Verbs that carry a clause. */
export const FINITE = words('was were is are has have had does do did');

/** What has not happened, or not yet. */
export const MODALS = words(`
  will would may might could shall should can must intends intend expects expect anticipates anticipate proposes propose
  plans_to potential possible future proposed`);

/** What is only supposed. */
export const SUPPOSES = words('whether if unless');

/** An infinitive after one of these did happen. */
export const CAUSES = words('caused elected required directed obligated instructed used continued');

/** Another transaction than the row's, when one of these stands with its noun. */
export const OTHERS = words(`
  separate another other previously previous prior future subsequent subsequently earlier past historical separately`);

/** A clause ends before these. */
export const BOUNDARIES = words(
  'which who whom whose that but while whereas although though because however where when ; :',
);

/** A clause that is joined by a conjunction has a part of its own after it. */
export const CLAUSE_OPENERS = words(`
  was were is are has have had did does not the this these those such it they he she all each any no none neither nor
  pursuant_to under in_accordance_with`);

/** Whose plan is not the insider's. */
export const ISSUERS = words('issuer issuers company companys corporation corporations registrant registrants');

/** Who stands on the other side of a transaction. */
export const PARTIES = words('counterparty purchaser buyer seller underwriter');

/** With these before it a transaction's noun is spoken about in general: no discretion over sales under the plan. */
export const ABOUT = words(`
  has have had over discretion control influence proceeds right timing provides provide allows allow permits permit regarding
  concerning authority`);

/** A part of the row's shares and not the row. */
export const PARTS = words('remaining remainder balance rest some certain portion half');

/** What an insider may lack over sales without the sales being denied. */
export const CONTROL = words('discretion control influence authority power ability right knowledge over');

/** Persons, one of whom may be another than the insider. */
export const PERSONS = words(`
  person persons officer officers director directors member members owner owners holder holders stockholder stockholders
  shareholder shareholders employee employees investor investors party parties executive executives insider insiders`);

/** A clause that only describes what stands before it begins with one of these and `which`. */
export const RELATIVES = words('of in for over');
