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

/** The words of a sentence. */
export function wordsOf(sentence: string): Words {
  let plain = sentence.replace(/[’‘`]/g, "'");
  for (const name of SECTION_NAMES) plain = plain.replace(COVERAGES[name], ` ${name} `);
  return (
    plain
      .toLowerCase()
      .replace(/n't\b|\bno longer\b|\bcannot\b/g, ' not ')
      .replace(/\bout of (?=force\b)/g, ' not in ')
      .replace(/\bn\/a\b/g, ' none ')
      .replace(/\bnon-? ?renewed\b/g, 'nonrenewed')
      .replace(/\buntil further notice\b/g, ' ')
      .match(/[\p{L}\p{N}_']{1,64}/gu) ?? []
  );
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What says that a coverage has ended, or never was. */
const ENDED = set(
  'cancelled canceled void voided excluded excl terminated rescinded revoked withdrawn lapsed suspended nonrenewed expired exhausted ended ceased stopped deleted removed dropped discontinued declined insolvent null inactive',
);

/** What says with a "not" that a coverage is not there. */
const HELD = set(
  'force effect active valid covered included provided carried afforded renewed bound maintained apply applies include cover provide carry insure have has maintain renew place evidence issued',
);

/** What may part a "not" from such a word. */
const BETWEEN = set('a in be been being currently now yet any');

/** Before a coverage these say that there is none of it, with these between. */
const NONE_OF = set('no none neither without excludes excluding');
const OF_NAMES = set('of the nor listed active current valid');

/** What sentences call any coverage. */
const ANY_COVERAGE = set('policy policies coverage coverages insurance certificate certificates');

/** After the name of a coverage these are something else of it, which a policy may well be without. */
const PART_OF = set(
  'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
);

/** What leads to the word that tells, with other words of its kind and those that end like them. */
const LEADING = set('be been being is are was were has have had will shall to not never or nor and null');
const LEADS = /(?:ed|ly)$/;

/** Verbs that a condition before them is about, so that it is not about a later one. */
const FINITE = set('is are was were has have had will shall does do did but however');

const PAST = set('was were had');

/** What makes a condition of whatever follows, and what does so of something that has not happened. */
const CONDITIONS = set('if unless whether event case');
const TIMES = set('when whenever until before prior upon once');

/** What is said of a right or a part of a policy is not said of the coverage, nor that a person is excluded or not covered. */
const PARTS = set('subrogation waiver deductible retention exclusion endorsement');
const PERSONS = set('proprietor proprietors partner partners officer officers member members executive executives');
const OF_PERSONS = /^(?:excl|cover|includ)/;

/**
 * Where a sentence says that a coverage is not there, or no longer: the place of the first word that leads to it; undefined where it does not. Conditions,
 * notice clauses and what says the contrary take nothing away.
 */
export function takingAt(words: Words): number | undefined {
  const places = words.flatMap((word, at) => {
    if (ENDED.has(word)) return [factAt(words, at, word)];
    if (word === 'not' || word === 'never') return [factAt(words, at, heldAfter(words, at))];
    if (NONE_OF.has(word) && isNoneAt(words, at)) return [factAt(words, at, word)];
    return word === 'none' && isCoverage(words[lastBefore(words, at, (one) => ANY_COVERAGE.has(one))]) ? [at] : [];
  });
  return places.find((place) => place !== undefined);
}

/** The first word of those that lead to a place, where what tells that a coverage is taken away is said there as a fact. */
function factAt(words: Words, at: number, tells: string | undefined): number | undefined {
  if (tells === undefined) return undefined;
  const before = lastBefore(words, at, (word) => LEADING.has(word) || LEADS.test(word));
  const lead = words.slice(before + 1, at);
  if (lead.includes('not') || lead.includes('never')) return undefined;
  // "Should a policy be cancelled"
  if (lead.includes('be') && !['will', 'shall', 'to'].some((word) => lead.includes(word))) return undefined;
  const subject = words.slice(lastBefore(words, before + 1, (word) => !FINITE.has(word)) + 1, before + 1);
  const isPast = lead.some((word) => PAST.has(word));
  const isConditional = subject.some((word) => CONDITIONS.has(word) || (TIMES.has(word) && !isPast));
  const isNobody = subject.some(
    (word, i) => word === 'none' || word === 'neither' || (word === 'no' && isOfCoverage(subject[i + 1])),
  );
  const near = [...subject, ...objectAfter(words, at)];
  return isConditional || isNobody || isOfSomethingElse(near, tells) ? undefined : before + 1;
}

/** What says by what a coverage is taken away. */
const BY = set('per by under see via pursuant');

/** The words behind one that takes away, as far as they may be what is taken. */
function objectAfter(words: Words, at: number): Words {
  const near = words.slice(at + 1, at + 5);
  const end = near.findIndex((word) => BY.has(word));
  return end < 0 ? near : near.slice(0, end);
}

/** Only what is excluded, or not there, can be something else than the coverage. */
function isOfSomethingElse(near: Words, tells: string): boolean {
  const isOfAny = HELD.has(tells) || tells.startsWith('excl');
  return isOfAny && near.some((word) => PARTS.has(word) || (OF_PERSONS.test(tells) && PERSONS.has(word)));
}

/** The last place before another one whose word is none of some kind; -1 where there is none. */
function lastBefore(words: Words, at: number, isPassed: (word: string) => boolean): number {
  let place = at - 1;
  while (place >= 0 && isPassed(words[place] ?? '')) place--;
  return place;
}

/** What a "not" says that is not so; undefined where it is nothing of a coverage. */
function heldAfter(words: Words, not: number): string | undefined {
  let at = not + 1;
  while (BETWEEN.has(words[at] ?? '') || isCoverage(words[at])) at++;
  return HELD.has(words[at] ?? '') ? words[at] : undefined;
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

/** The coverages that words are about: those that they name or, where they speak of coverage without a name, all. */
export function spokenOf(words: Words): readonly SectionName[] {
  const named = SECTION_NAMES.filter((name) => words.includes(name));
  return named.length === 0 && speakOfAny(words) ? SECTION_NAMES : named;
}

/** Whether words speak of coverage without a name, or begin with what can only be said of it. A certificate before this one is no coverage of it. */
function speakOfAny(words: Words): boolean {
  const [first = ''] = words;
  if (ENDED.has(first) && !first.startsWith('excl')) return true;
  const named = words.filter((word) => ANY_COVERAGE.has(word));
  const isOfPrior = words.some((word) => ['prior', 'previous', 'previously', 'earlier'].includes(word));
  return named.some((word) => !(isOfPrior && word.startsWith('certificate')));
}
