import { set } from './coverage-words.ts';

/** Says that a coverage has ended or never existed. */
export const ENDED = set(
  'cancelled canceled withdrew void voided excluded excl terminated rescinded revoked withdrawn lapsed suspended nonrenewed expired exhausted ended ceased stopped deleted removed dropped discontinued declined refused surrendered replaced superseded selfinsured insolvent null inactive otherinsurer eroded depleted paused denied denies disregard disregarded incorrect inaccurate erroneous',
);

/** Says, after a "not", that a coverage does not exist. */
export const HELD = set(
  'force effect active valid current covered included provided carried afforded renewed bound placed maintained apply applies include cover provide carry carries insure insured write have has maintain maintains renew place evidence issued confirmed received respond responds honor honored rely',
);

/** Says, before "to" and an amount, that a limit is not the one in its box. */
export const LESSENED = set('reduced lowered decreased limited capped sublimited amended changed');

/** May follow a word of ENDED that starts a sentence about coverage ("Cancelled effective May 1"; but "Cancelled flights"). */
export const OF_END = set('effective as on by due for from at per since and in with ab flat');

/** Verbs of a policy or certificate that replaces the one named after them. */
export const REPLACES = set('replaces supersedes');

/** Events that start or end a coverage, and words that say such an event happened or is about to. */
export const BEGINNING = set('renewal reinstatement binding issuance approval underwriting');
export const ENDING = set('cancellation termination nonrenewal cancel terminate nonrenew drop discontinue');
export const DONE = set(
  'issued sent mailed received served processed effective intends elected decided chose chosen opted going',
);
export const AWAITED = set('pending requested submitted');
export const OF_RENEWALS = set('confirmed received');

/** Says that one policy replaced another, or that it was reinstated, unless a word of NOT_YET comes between. */
export const REPLACED = set('replaced superseded');
export const RESTORED = set('reinstated renewed');
export const NOT_YET = set('not never will to until unless if');

/** Says that a coverage exists, and introduces exceptions. */
export const IN_FORCE = set('force effect active valid current bound');
export const EXCEPT = set('except exception');
export const JOINS = set('and for the');

/** Starts another clause. */
export const CLAUSES = set('and but while');

/** Says, after a "not", that an endorsement does not exist. */
export const GIVEN = set('waived named listed added granted extended attached');

/** May come between "not" and such a word. */
export const BETWEEN = set('a an to in be been being currently now yet any got');

/** Before a coverage, these say that there is none; the others may come between. */
export const NONE_OF = set('no none neither without excludes excluding');
export const OF_NAMES = set("of the insured's nor above listed active current valid");

/** Marks an earlier policy. */
export const FORMER = set("previous previously prior former old earlier year's");

/** Parts of a coverage, which a policy may well be without. */
export const PART_OF = set(
  'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
);

/** Words that lead up to the predicate, and the endings of others that do. */
export const LEADING = set(
  'be been being is are was were has have had do does did will shall to not never or nor and null written',
);
export const LEADS = /^[^_]+(?:ed|ly)$/;

/** Verbs that end the reach of a condition before them. */
export const FINITE = set(
  'is are was were has have had will shall does do did but however replaces supersedes follows',
);

export const PAST = set('was were had');
export const FUTURE = set('will shall to');
export const OF_NOTICE = set('notice only');
export const PASSIVE = set('is are was were be been');

/** Makes everything after it conditional; TIMES does so for events that have not happened. */
export const CONDITIONS = set('if unless whether event case');
export const TIMES = set('when whenever until before prior upon once');

/** Limits, which sentences name without their coverage. */
export const LIMITS = set('limits occurrence aggregate');

/** What is said of these rights and parts is not said of the coverage, nor that a person is excluded or not covered. */
export const PARTS = set('waiver deductible retention exclusion endorsement');
export const PARTS_AND_CLAIMS = new Set([...PARTS, 'claim', 'claims']);
export const PERSONS = set(
  'owner owners proprietor proprietors partner partners officer officers member members executive executives',
);
export const OF_PERSONS = /^(?:excl|cover|includ)/;

/** Introduces what takes a coverage away. */
export const BY = set('per by under see via pursuant though');
