import { SECTION_NAMES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';

/**
 * The words of a sentence, small: what names a coverage is one word, that of its section, and so are `n't` and `no longer`.
 */
export type Words = readonly string[];

/** What sentences call a coverage. */
const COVERAGES: Readonly<Record<SectionName, RegExp>> = {
  general_liability: /\b(?:c?g\/?l|(?:commercial )?general liab(?:ility)?)\b/gi,
  auto_liability:
    /\b(?:(?:commercial |business |hired (?:and|&) non-? ?owned )?auto(?:mobile)?s?(?: liab(?:ility)?)?|vehicles?(?: liab(?:ility)?)?|bap)\b/gi,
  umbrella_excess: /\b(?:umbrella|excess)\b(?: liab(?:ility)?\b)?/gi,
  workers_comp: /\b(?:work(?:er)?'?s?'? ?comp(?:ensation)?|w\/?c|employer'?s?'? liab(?:ility)?)\b/gi,
};

/** Whether a word is what a coverage is called. */
export function isCoverage(word: string | undefined): word is SectionName {
  return (SECTION_NAMES as readonly (string | undefined)[]).includes(word);
}

/** Turns of speech that are one word, or another one, in the grammar below. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/n't\b|\bno longer\b|\bcannot\b|\b(?:has|have) yet to\b|\bfail(?:s|ed) to\b|\bun(?=bound\b)/g, ' not '],
  [/(?<=\b(?:is|are|was|were|been) )neither\b/g, 'not'],
  [/\bout of (?=force\b)/g, ' not in '],
  [/\bn\/a\b/g, ' none '],
  [/\bnon-? ?renew/g, 'nonrenew'],
  [/\bself-? ?insured retention\b/g, 'retention'],
  [/\bself-? ?insure(?:[ds]|rs?)\b|\buninsured\b/g, 'selfinsured'],
  [/\buntil further notice\b/g, ' '],
  [
    /\bin (?:the )?process\b|\bin progress\b|\bto follow\b|\bto be determined\b|\btbd\b|\bawait(?:s|ing)\b|\bwaiting for\b/g,
    ' pending ',
  ],
  [/\bunder (?:a )?(?:notice of\b|(?=cancellation))/g, ' pending '],
  [/\bin (?=cancellation status)/g, ' pending '],
  [/\btook effect\b/g, 'effective'],
  [/\bwill (?:terminate|lapse|cease|end)\b/g, ' will be terminated '],
];

/** The words of a sentence. */
export function wordsOf(sentence: string): Words {
  let plain = sentence.replace(/[’‘`]/g, "'");
  for (const name of SECTION_NAMES) plain = plain.replace(COVERAGES[name], ` ${name} `);
  plain = plain.toLowerCase();
  for (const [turn, word] of TURNS) plain = plain.replace(turn, word);
  return plain.match(/[\p{L}\p{N}_']{1,64}/gu) ?? [];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What says that a coverage has ended, or never was. */
const ENDED = set(
  'cancelled canceled void voided excluded excl terminated rescinded revoked withdrawn lapsed suspended nonrenewed expired exhausted ended ceased stopped deleted removed dropped discontinued declined refused surrendered replaced superseded selfinsured insolvent null inactive',
);

/** What says with a "not" that a coverage is not there. */
const HELD = set(
  'force effect active valid covered included provided carried afforded renewed bound placed maintained apply applies include cover provide carry carries insure insured write have has maintain maintains renew place evidence issued confirmed received',
);

/** What may begin or end a coverage, and what says that it did, or is about to. */
const BEGINNING = set('renewal reinstatement binding issuance');
const ENDING = set('cancellation termination nonrenewal cancel terminate');
const DONE = set('issued sent mailed received served processed effective intends');
const AWAITED = set('pending requested submitted');
const OF_RENEWALS = set('confirmed received');

/** What says that a policy took another one's place, and that it was taken up again, where nothing between says that it was not, or not yet. */
const REPLACED = set('replaced superseded');
const RESTORED = set('reinstated renewed');
const NOT_YET = set('not never will to until unless if');

/** What may part a "not" from such a word. */
const BETWEEN = set('a in be been being currently now yet any got');

/** Before a coverage these say that there is none of it, with these between. */
const NONE_OF = set('no none neither without excludes excluding');
const OF_NAMES = set("of the insured's nor above listed active current valid");

/** What sentences call any coverage. */
const ANY_COVERAGE = set('policy policies coverage coverages insurance certificate certificates');

/** A policy before this one. */
const FORMER = set("previous previously prior former old earlier year's");

/** After the name of a coverage these are something else of it, which a policy may well be without. */
const PART_OF = set(
  'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
);

/** What leads to the word that tells, with other words of its kind and those that end like them. */
const LEADING = set('be been being is are was were has have had do does did will shall to not never or nor and null');
const LEADS = /(?:ed|ly)$/;

/** Verbs that a condition before them is about, so that it is not about a later one. */
const FINITE = set('is are was were has have had will shall does do did but however replaces supersedes follows');

const PAST = set('was were had');
const FUTURE = set('will shall to');
const OF_NOTICE = set('notice only');
const PASSIVE = set('is are was were be been');

/** What makes a condition of whatever follows, and what does so of something that has not happened. */
const CONDITIONS = set('if unless whether event case');
const TIMES = set('when whenever until before prior upon once');

/** What is said of a right or a part of a policy is not said of the coverage, nor that a person is excluded or not covered. */
const PARTS = set('subrogation waiver deductible retention exclusion endorsement');
const PERSONS = set(
  'owner owners proprietor proprietors partner partners officer officers member members executive executives',
);
const OF_PERSONS = /^(?:excl|cover|includ)/;

/** A predicate of a sentence and what it is said of. */
interface Clause {
  /** From the verb before to the words that lead to the predicate. */
  readonly subject: Words;
  readonly lead: Words;
  readonly tells: string;
  /** A few words behind it, as far as they may be what is taken. */
  readonly object: Words;
  /** All that is behind it. */
  readonly rest: Words;
}

/**
 * Where a sentence says that a coverage is not there, or no longer: the place of the first word that leads to it; undefined where it does not. Conditions,
 * notice clauses and what says the contrary take nothing away.
 */
export function takingAt(words: Words): number | undefined {
  const places = words.flatMap((word, at) => {
    if (ENDED.has(word)) return factAt(words, at, at, isEnded);
    if (DONE.has(word) || AWAITED.has(word)) return factAt(words, at, at, isEventDone);
    if (word === 'not' || word === 'never') return factAt(words, at, heldAfter(words, at), isNotHeld);
    if (NONE_OF.has(word) && isNoneAt(words, at)) return factAt(words, at, at, () => true);
    return word === 'none' && isCoverage(words[lastBefore(words, at, (one) => ANY_COVERAGE.has(one))]) ? [at] : [];
  });
  return places[0];
}

/** The first of the words that lead to a place, where what a later word tells is said there as a fact and takes a coverage away. */
function factAt(words: Words, at: number, telling: number | undefined, takes: (clause: Clause) => boolean): number[] {
  if (telling === undefined) return [];
  const before = lastBefore(words, at, (word) => LEADING.has(word) || LEADS.test(word));
  const rest = words.slice(telling + 1);
  const end = rest.slice(0, MAX_OBJECT).findIndex((word) => BY.has(word));
  const clause: Clause = {
    subject: words.slice(lastBefore(words, before + 1, (word) => !FINITE.has(word)) + 1, before + 1),
    lead: words.slice(before + 1, at),
    tells: words[telling] ?? '',
    object: rest.slice(0, end < 0 ? MAX_OBJECT : end),
    rest,
  };
  return isFact(clause) && !isOfFormer(clause) && !isOfSomethingElse(clause) && takes(clause) ? [before + 1] : [];
}

/** The longest object of a verb that is looked at, in words, and what says by what a coverage is taken away. */
const MAX_OBJECT = 6;
const BY = set('per by under see via pursuant though');

/** Whether it is said to be so: not denied, on no condition, and of something. */
function isFact({ subject, lead, object }: Clause): boolean {
  if (lead.includes('not') || lead.includes('never')) return false;
  const isFuture = lead.some((word) => FUTURE.has(word));
  // "Should a policy be cancelled", "will be cancelled only after 30 days notice"
  if (lead.includes('be') && !isFuture) return false;
  if (isFuture && object.some((word) => OF_NOTICE.has(word))) return false;
  const isPast = lead.some((word) => PAST.has(word));
  const isConditional = subject.some((word) => CONDITIONS.has(word) || (TIMES.has(word) && !isPast));
  const isNobody = subject.some(
    (word, i) => word === 'none' || word === 'neither' || (word === 'no' && isOfPolicy(subject[i + 1])),
  );
  return !isConditional && !isNobody;
}

/** Whether it is said of a policy before this one. */
function isOfFormer({ subject, object }: Clause): boolean {
  const own = subject.some(isOfCoverage) ? subject : object;
  const isRelative = subject.at(-1) === 'which';
  return (
    (isRelative && !own.some(isOfCoverage)) ||
    own.some((word, i) => FORMER.has(word) && own[i + 1] !== 'to' && own.slice(i + 1, i + 3).some(isOfCoverage))
  );
}

/** Only what is excluded, or not there, can be something else than the coverage. */
function isOfSomethingElse({ subject, object, tells }: Clause): boolean {
  if (!HELD.has(tells) && !tells.startsWith('excl')) return false;
  const isOfPerson = [subject.at(-1), object[0]].some((word = '') => PERSONS.has(word));
  return [...subject, ...object].some((word) => PARTS.has(word)) || (isOfPerson && OF_PERSONS.test(tells));
}

/** Whether what has ended is the coverage, and not what would have ended it, and nothing says that it was taken up again. */
function isEnded({ subject, lead, tells, rest }: Clause): boolean {
  if (subject.some((word) => ENDING.has(word))) return false;
  const again = rest.findIndex((word) => RESTORED.has(word));
  const isAgain = again >= 0 && !rest.slice(0, again).some((word) => isCoverage(word) || NOT_YET.has(word));
  if (isAgain) return false;
  const [next, other] = rest;
  const isActive =
    !lead.some((word) => PASSIVE.has(word)) && next !== undefined && !/^(?:by|with|this|\d+)$/.test(next);
  return !REPLACED.has(tells) || !(isActive || other === 'this');
}

/** Whether a renewal is awaited, or an end under way. */
function isEventDone({ subject, lead, object, tells }: Clause): boolean {
  // "Effective today" begins a sentence.
  const near = tells === 'effective' ? subject : [...subject, ...object];
  if (lead.includes('be')) return false;
  if (near.some((word) => ENDING.has(word))) return !near.some((word) => word === 'day' || word === 'days');
  return AWAITED.has(tells) && near.some((word) => BEGINNING.has(word));
}

/** Whether what is not held is the coverage, or its renewal, and not what would end it. */
function isNotHeld({ subject, tells }: Clause): boolean {
  if (subject.some((word) => ENDING.has(word))) return false;
  return !OF_RENEWALS.has(tells) || subject.some((word) => BEGINNING.has(word));
}

/** The last place before another one whose word is none of some kind; -1 where there is none. */
function lastBefore(words: Words, at: number, isPassed: (word: string) => boolean): number {
  let place = at - 1;
  while (place >= 0 && isPassed(words[place] ?? '')) place--;
  return place;
}

/** Where it is told what a "not" says is not so; undefined where it is nothing of a coverage. */
function heldAfter(words: Words, not: number): number | undefined {
  let at = not + 1;
  while (BETWEEN.has(words[at] ?? '') || isCoverage(words[at])) at++;
  return HELD.has(words[at] ?? '') ? at : undefined;
}

function isNoneAt(words: Words, none: number): boolean {
  let at = none + 1;
  while (isOfCoverage(words[at]) || OF_NAMES.has(words[at] ?? '')) at++;
  const isNamed = words.slice(none, at).some(isOfCoverage);
  while (LEADING.has(words[at] ?? '')) at++;
  return isNamed && !PART_OF.has(words[at] ?? '') && !ENDED.has(words[at] ?? '');
}

/** Whether a word is what any coverage is called. */
function isOfCoverage(word: string | undefined): boolean {
  return isCoverage(word) || ANY_COVERAGE.has(word ?? '');
}

/** Whether a word is of a coverage, of its beginning or its end. */
function isOfPolicy(word = ''): boolean {
  return isOfCoverage(word) || ENDING.has(word) || word === 'notice';
}

/** The coverages that words are about: those that they name or, where they speak of coverage without a name, all. */
export function spokenOf(words: Words): readonly SectionName[] {
  const named = SECTION_NAMES.filter((name) => words.includes(name));
  return named.length === 0 && speakOfAny(words) ? SECTION_NAMES : named;
}

/** Whether words speak of coverage without a name, or of its end or renewal, or begin with what can only be said of it. */
function speakOfAny(words: Words): boolean {
  const [first = ''] = words;
  if (ENDED.has(first) && !first.startsWith('excl')) return true;
  return words.some(
    (word, i) => ANY_COVERAGE.has(word) || ((BEGINNING.has(word) || ENDING.has(word)) && words[i + 1] !== 'of'),
  );
}
