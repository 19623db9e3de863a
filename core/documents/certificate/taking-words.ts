import { SECTION_NAMES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';

/**
 * The words of a sentence, small: what names a coverage is one word, that of its section; `n't`, `no longer` and `non-` are words of their own; commas, colons, dashes and
 * brackets are words.
 */
export type Words = readonly string[];

/** What sentences call a coverage. */
const COVERAGES: Readonly<Record<SectionName, RegExp>> = {
  general_liability: /\b(?:c?gl|(?:commercial )?general liab(?:ility)?)\b/gi,
  auto_liability:
    /\b(?:(?:commercial |business |hired (?:and|&) non-? ?owned )?auto(?:mobile)?s?(?: liab(?:ility)?)?|vehicles?(?: liab(?:ility)?)?|bap)\b/gi,
  umbrella_excess: /\b(?:umbrella|excess)\b(?: liab(?:ility)?\b)?/gi,
  workers_comp: /\b(?:work(?:er)?'?s?'? ?comp(?:ensation)?|wc|employer'?s?'? liab(?:ility)?)\b/gi,
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
      .replace(/\bout of (?=force\b|effect\b)/g, ' not in ')
      .replace(/\bn\/a\b/g, ' none ')
      .replace(/\bnon-? ?renewed\b/g, 'nonrenewed')
      .replace(/\buntil further notice\b/g, ' ')
      .match(/[\p{L}\p{N}_']{1,64}|[,:()-]/gu) ?? []
  );
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What says that a coverage has ended, or never was. */
const ENDED = set(
  'cancelled canceled void voided excluded excl terminated rescinded revoked withdrawn lapsed suspended nonrenewed expired exhausted ended ceased deleted removed dropped discontinued null inactive',
);

/** What says with a "not" that a coverage is not there. */
const HELD = set(
  'force effect active valid covered included provided carried afforded renewed bound maintained apply applies include cover provide carry insure have place evidence',
);

/** What may part a "not" from such a word. */
const BETWEEN = set('in be been being currently now yet a any');

/** Before a coverage these say that there is none of it. */
const NONE_OF = set('no without excludes excluding');

/** What sentences call any coverage. */
const ANY_COVERAGE = set('policy policies coverage coverages insurance certificate certificates');

/** After the name of a coverage these are something else of it, which a policy may well be without. */
const PART_OF = set(
  'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
);

/** What leads to the word that tells, with other words of its kind and those that end like them. */
const LEADING = set('be been being is are was were has have had does do did now also not never or nor and , void null');
const LEADS = /(?:ed|ly)$/;

/** Verbs that a condition before them is about, so that it is not about a later one. */
const FINITE = set('is are was were has have had will shall does do did but however');

const PAST = set('was were had');
const MODALS = set('should would may might could can must');

/** What makes a condition of whatever follows, and what does so of something that has not happened. */
const CONDITIONS = set('if unless whether event case');
const TIMES = set('when whenever until before prior upon once');

/** What is said of a right or a part of a policy is not said of the coverage, nor what workers compensation says of a person. */
const PARTS = set('subrogation waiver deductible retention exclusion endorsement');
const PERSONS = set('proprietor proprietors partner partners officer officers member members executive executives');

/**
 * Where a sentence says that a coverage is not there, or no longer: the place of the first word that leads to it; undefined where it does not. Conditions,
 * notice clauses and what says the contrary take nothing away.
 */
export function takingAt(words: Words): number | undefined {
  const places = words.flatMap((word, at) => {
    if (ENDED.has(word)) return [factAt(words, at, word.startsWith('excl'))];
    if (word === 'not' || word === 'never') return isHeldAfter(words, at) ? [factAt(words, at, true)] : [];
    if (NONE_OF.has(word)) return isNoneAt(words, at) ? [factAt(words, at, false)] : [];
    return word === 'none' && isCoverage(words[lastBefore(words, at, isOfName)]) ? [at] : [];
  });
  return places.find((place) => place !== undefined);
}

/** The first word of those that lead to a word that takes a coverage away, where it is said as a fact. */
function factAt(words: Words, at: number, canBeOfElse: boolean): number | undefined {
  const before = lastBefore(words, at, (word) => LEADING.has(word) || LEADS.test(word));
  const lead = words.slice(before + 1, at);
  if (lead.includes('not') || lead.includes('never') || lead.includes('nor')) return undefined;
  const verb = words[before] ?? '';
  if (MODALS.has(verb)) return undefined;
  const isFinite = lead.some((word) => FINITE.has(word));
  // "Should a policy be cancelled"
  if (lead.includes('be') && !isFinite && !['will', 'shall', 'to'].includes(verb)) return undefined;
  const subject = words.slice(lastBefore(words, before + 1, (word) => !FINITE.has(word)) + 1, before + 1);
  const isPast = lead.some((word) => PAST.has(word));
  const isConditional = subject.some((word) => CONDITIONS.has(word) || (TIMES.has(word) && !isPast));
  const isOfElse = canBeOfElse && isOfSomethingElse(words, [...subject, ...objectAfter(words, at)]);
  const isNobody = subject.some((word) => word === 'no' || word === 'none');
  return isConditional || isOfElse || (isNobody && ENDED.has(words[at] ?? '')) ? undefined : before + 1;
}

/** What says by what a coverage is taken away. */
const BY = set('per by under see via pursuant');

/** The words behind one that takes away, as far as they may be what is taken. */
function objectAfter(words: Words, at: number): Words {
  const near = words.slice(at + 1, at + 5);
  const end = near.findIndex((word) => BY.has(word));
  return end < 0 ? near : near.slice(0, end);
}

function isOfSomethingElse(words: Words, near: Words): boolean {
  const sections = words.filter(isCoverage);
  const isOfPersons = sections.length > 0 && sections.every((name) => name === 'workers_comp');
  return near.some((word) => PARTS.has(word) || (isOfPersons && PERSONS.has(word)));
}

/** The last place before another one whose word is none of some kind; -1 where there is none. */
function lastBefore(words: Words, at: number, isPassed: (word: string) => boolean): number {
  let place = at - 1;
  while (place >= 0 && isPassed(words[place] ?? '')) place--;
  return place;
}

function isHeldAfter(words: Words, not: number): boolean {
  let at = not + 1;
  while (BETWEEN.has(words[at] ?? '') || isCoverage(words[at])) at++;
  return HELD.has(words[at] ?? '');
}

function isNoneAt(words: Words, none: number): boolean {
  let at = none + 1;
  while (isCoverage(words[at]) || ANY_COVERAGE.has(words[at] ?? '')) at++;
  const isNamed = at > none + 1;
  while (words[at] !== undefined && LEADING.has(words[at] ?? '')) at++;
  return isNamed && !PART_OF.has(words[at] ?? '') && !ENDED.has(words[at] ?? '');
}

/** What may be between the name of a coverage and a "none" in its place. */
function isOfName(word: string): boolean {
  return ANY_COVERAGE.has(word) || word === ':' || word === '-';
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
