function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Small words inside a name, whatever their letter case. */
export const NAME_PARTICLES = words(
  'de da do dos das del della di du la le van von der den ter ten af av bin ibn bint al el abu ben y zu zur',
);

/** A name with one of these is an organisation's, a place's or a product's. */
export const ORGANISATION_WORDS = words(`
  inc incorporated llc llp ltd limited corp corporation co company companies plc gmbh ag sa spa nv bv kg ab oy as aps srl pty
  agency agencies airline airlines airport alliance army association associates assembly avenue award awards bank bar bay beach
  board bridge brothers bureau cafe camp capital castle cathedral center centre chamber channel chapel charity church city clinic
  club college commission committee conference congress consulting corps council county court creek cup department depot desert
  design dining district drive east estate express falls federal festival force forest foundation fund gallery garden gardens
  global group hall harbor harbour high highway hill hills hospital hotel house inn institute insurance international island
  islands journal justice kingdom lab laboratories labs lake lakes lane law league library lodge magazine mall management market
  markets media medical ministry mount mountain museum national navy network networks news north office orchestra park parish
  partners party pharmacy plaza point police port press products province publishing railway ratings records republic research
  resort restaurant river road sales school schools security senate services shop society software solutions sons south square
  st state states station stores street studio studios summit supply system systems team technologies technology telecom temple
  theater theatre times tower town township trading trust union united university valley village west works world
`);

/** Words that a name follows. */
export const NAME_CUES = words(`
  dear hi hello hey attn attention cc bcc name named called contact from by sincerely regards cheers thanks signed sender
  recipient patient client employee applicant customer tenant guardian spouse wife husband brother sister mother father son
  daughter uncle aunt cousin nephew niece friend colleague boss partner nurse attorney witness defendant plaintiff
  beneficiary cardholder owner holder author singer songwriter actor actress director player
`);

/** What persons do in the sentence right after or before their name. */
export const SPEECH_WORDS = words(`
  said says asked asks told tells replied replies shouted wrote writes thinks thought knows knew wants wanted called calls lives
  lived works worked met loves loved married died moved went came visited emailed texted joined left
`);

/** Words before places, and not before persons without more. */
export const PLACE_PREPOSITIONS = words('in at from near around via on to into toward towards through');

/** Words that an address goes on with, and no name. */
export const UNIT_WORDS = words('apt apartment suite ste unit flat floor box address phone email mobile fax tel');

/** Words that begin a sentence before a name, with a capital that says nothing. */
export const SENTENCE_OPENERS = words(`
  a an the and but or so if as at in on by for from to of with when while where who what why how since because after before until
  although though unlike like both did does do is was are were has had have can could will would should may might must
  maybe perhaps also then there here once yes no not only even i my your his her our their this that these those
`);

export const ARTICLES = words('a an the this that');

/** What goes on after a name at the start of a sentence. */
export const AFTER_A_NAME = words(`
  is was has had will would can could did does and or s says said began started went came got took made gave lives lived works
  worked spent wrote told asked called wants needs likes loves
`);
