import type { Placement } from './plan-clause.ts';

/**
 * What a whole sentence settles before its clauses are weighed: a table of forms, looked through from the top. They are
 * matched on the sentence's words with one space between them, phrases joined by `_` and the rule as a mark.
 */
interface Form {
  readonly form: RegExp;
  /** Where this stands as well, the form does not count. */
  readonly unless?: RegExp;
  readonly says: Placement;
}

const MARK = '§(?:rule|plan)';
const DEAL =
  '(?:(?:open-market |open market |reported )?(?:sale|transaction|purchase|trade|disposition|acquisition|exercise|transfer|gift)s?)';
const HERE = `(?:this|these) (?:one|ones|line|row|${DEAL})|(?:this|these)(?= ,|$)|the (?:present|current|reported|instant|above) ${DEAL}`;
const LISTED = `(?:the ones?|that|those|the ${DEAL}) (?:reported|shown|described|disclosed|listed|on|in|above|here|herein)\\b(?! (?:in |by |on )?(?:foot)?note)`;
const MISTAKEN = '(?:incorrectly|erroneously|mistakenly|wrongly|inadvertently|inaccurately|improperly|falsely)';
const STATED =
  '(?:indicat|stat|report|check|mark|disclos|identif|describ|character|attribut|not|reflect|suggest|refer)[a-z]{0,8}';
const PLAN_WORDS = '(?: (?:[a-z-]{1,20} )?(?:plans?|programs?|arrangements?|instructions?))?';
const ISSUER = '(?:issuer|company|corporation|registrant)';
const KIN = '(?:spouse|wife|husband|partner|employer|officer|director|owner|holder)';

const FORMS: readonly Form[] = [
  // All others, but not this one.
  {
    form: new RegExp(
      `\\b(?:other_than|except|except_for|excluding|exclusive_of|aside_from|apart_from|besides|unlike|with the exception of|save for|but for) (?:for )?(?:${HERE}|${LISTED})`,
    ),
    says: 'denied',
  },
  // What was stated by mistake, or is only held to be possible.
  {
    form: new RegExp(`\\b${MISTAKEN} ${STATED} (?:[^ ]{1,30} ){0,8}(?:that|as)\\b.{0,200}${MARK}`),
    unless: /\b(?:not|no|omitted|failed)\b/,
    says: 'denied',
  },
  { form: new RegExp(`\\b${MISTAKEN} ${STATED} (?:[^ ]{1,30} ){0,8}(?:that|as)\\b.{0,200}${MARK}`), says: 'silent' },
  {
    form: new RegExp(
      `\\b(?:box|checkbox|indication|indicator|statement|reference|disclosure)\\b.{0,200}${MARK}.{0,80}\\b(?:in error|by mistake|${MISTAKEN}|not correct|not accurate|withdrawn|removed|deleted|(?:is|was) incorrect)\\b`,
    ),
    unless: /\b(?:not (?:check|mark|includ|select)|omitted|unchecked|left)/,
    says: 'denied',
  },
  { form: new RegExp(`\\b(?:box|checkbox)\\b.{0,200}${MARK}.{0,80}\\bnot (?:check|mark|select)ed\\b`), says: 'silent' },
  {
    form: new RegExp(
      `\\b(?:it (?:is|was|remains|appears) (?:possible|likely|unclear|uncertain|believed|alleged|not (?:known|clear|certain))|possibly|probably|perhaps|allegedly|purportedly|presumably|believes|believed|unclear|unable to (?:confirm|determine))\\b.{0,200}${MARK}`,
    ),
    says: 'silent',
  },
  {
    form: new RegExp(
      `\\b(?:remov|delet|withdraw|retract|strik|correct)[a-z]{0,4} (?:the|a|any|its|that) (?:[a-z]{1,20} ){0,3}(?:statement|reference|indication|footnote|disclosure|checkbox|box)s?\\b.{0,80}${MARK}`,
    ),
    unless: /\bnot\b/,
    says: 'denied',
  },
  {
    form: new RegExp(`\\b(?:${HERE}) (?:was|is|were|are) (?:made )?(?:fully |entirely )?discretionary\\b`),
    says: 'denied',
  },
  {
    form: new RegExp(
      `${MARK}.{0,120}\\b(?:do|does|did) not (?:cover|include|apply to|govern|authorize|extend to|provide for) (?:${HERE})`,
    ),
    says: 'denied',
  },
  { form: new RegExp(`\\b(?:previously|originally|initially) ${STATED} as\\b.{0,120}${MARK}`), says: 'silent' },
  // A label that is filled in with no.
  { form: new RegExp(`${MARK}${PLAN_WORDS}(?: [()]| y/n)* : (?:no|none|n|n/a|nil|not|false)(?= |$)`), says: 'denied' },
  { form: new RegExp(`${MARK}${PLAN_WORDS}(?: [:,])? (?:no|none|n/a|nil|not applicable)$`), says: 'denied' },
  // No plan at all.
  {
    form: new RegExp(
      `\\b(?:(?:do|does|did) not (?:currently )?(?:have|maintain)|ha(?:s|ve|d) no|(?:has|have|had) (?:not|never) (?:adopted|entered into|established|had)|not (?:a )?party to) (?:(?:a|an|any|written|current|active|effective) ){0,3}${MARK}(?!.{0,40} (?:other_than|in_addition_to|besides))`,
    ),
    says: 'denied',
  },
  // More than the plan provides for.
  {
    form: new RegExp(
      `(?<!not )\\b(?:in excess of|exceed(?:ed|s|ing)?|over and above|more than) (?:(?:the|what|maximum|total|aggregate|permitted) ){0,3}(?:number|amount|limits?(?! price)|quantity|volume|maximum|shares|was|is)\\b.{0,80}${MARK}`,
    ),
    says: 'denied',
  },
  // Sums that include earlier sales, sales that another line or report holds, and sales that this one is set against.
  {
    form: new RegExp(
      `\\b(?:total|balance|holdings?|owned|ownership)\\b.{0,60}\\b(?:reflect|include|exclude|correct|adjust|reduce|account)[a-z]{0,3}\\b.{0,120}${MARK}`,
    ),
    says: 'silent',
  },
  {
    form: new RegExp(
      `\\b(?:correct|adjust|update)(?:s|ed|ing)? .{0,40}\\b(?:total|balance|holdings?|ownership|owned)\\b.{0,120}${MARK}`,
    ),
    says: 'silent',
  },
  {
    form: new RegExp(
      `${MARK}.{0,120}\\b(?:(?:were|have been) (?:previously|already|separately) (?:reported|disclosed)|and (?:previously )?reported (?:on|in) (?:a|an|the|his|her|its) (?:prior|previous|earlier|separate|different))\\b`,
    ),
    says: 'silent',
  },
  {
    form: new RegExp(`\\b(?:match(?:ed|es|able|ing)|offset|paired) (?:with|against|to|by) .{0,120}${MARK}`),
    says: 'silent',
  },
  {
    form: new RegExp(`^(?:also )?includes? (?:[\\d,]{1,15} )?(?:shares|securities|units)\\b.{0,200}${MARK}`),
    says: 'silent',
  },
  // Others who deal.
  { form: new RegExp(`\\bby[ _](?:a|an|the|his|her) co-[a-z]{1,20}\\b.{0,120}${MARK}`), says: 'silent' },
  { form: new RegExp(`\\b(?:former|ex-?) ?${KIN}(?:'s)?\\b.{0,120}${MARK}`), says: 'silent' },
  { form: new RegExp(`\\bcounterpart(?:y's|ies'?)(?= ).{0,120}${MARK}`), says: 'silent' },
  {
    form: new RegExp(
      `\\bby (?:the |an )?${ISSUER}'s (?:[a-z-]{1,20} ){0,4}(?:trust|plan|fund|subsidiary|affiliate|esop)\\b.{0,80}${MARK}`,
    ),
    says: 'silent',
  },
  { form: new RegExp(`${MARK}${PLAN_WORDS} ${DEAL} (?:made )?by (?:the )?${ISSUER}(?!')\\b`), says: 'silent' },
  // Shares that were put where a plan may reach them.
  {
    form: new RegExp(
      `\\b(?:transfer|deposit|deliver|move)[a-z]{0,5} (?:(?!sold|sale)[^ ]{1,30} ){0,12}accounts?\\b(?: (?!sold|sale|disposed)[^ ]{1,30}){0,12} ${MARK}`,
    ),
    says: 'silent',
  },
  {
    form: new RegExp(
      `\\b(?:shares|securities|options|units|stock)(?: (?:acquired|held|received|owned|purchased|reported|retained))?(?: (?:herein|here|hereby))? (?:is|are|was|were|remain) (?:also |currently |now )?subject_to (?:(?:a|an|the|his|her) )?${MARK}`,
    ),
    says: 'silent',
  },
  // The plan that is said to have this transaction done.
  {
    form: new RegExp(
      `^(?:(?:a|an|the|his|her|its|such|reporting|person's|insider's) ){0,4}${MARK}${PLAN_WORDS} (?:(?:that|which) )?(?:governing|governs|governed|covering|covers|covered|for|authorizing|authorized|directing|directed|requiring|required|provided for|called for|triggered) (?:this|these|the reported) ${DEAL}`,
    ),
    unless: /\b(?:terminated|expired|cancell?ed|ended|lapsed|not|after|following|subsequent_to|if|whether|will|may)\b/,
    says: 'placed',
  },
];

/** What one of the forms settles for the whole sentence; undefined where its clauses decide. */
export function sentencePlacement(words: readonly string[]): Placement | undefined {
  const said = words.join(' ');
  return FORMS.find(({ form, unless }) => form.test(said) && unless?.test(said) !== true)?.says;
}
