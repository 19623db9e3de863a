import { set } from './coverage-words.ts';

/** What says that a coverage has ended, or never was. */
export const ENDED = set(
  'cancelled canceled void voided excluded excl terminated rescinded revoked withdrawn lapsed suspended nonrenewed expired exhausted ended ceased stopped deleted removed dropped discontinued declined refused surrendered replaced superseded selfinsured insolvent null inactive otherinsurer eroded depleted',
);

/** What says with a "not" that a coverage is not there. */
export const HELD = set(
  'force effect active valid current covered included provided carried afforded renewed bound placed maintained apply applies include cover provide carry carries insure insured write have has maintain maintains renew place evidence issued confirmed received',
);

/** What follows a word of ENDED that begins a sentence about coverage ("Cancelled effective May 1"), unlike "Cancelled flights". */
export const OF_END = set('effective as on by due for from at per since and in with ab flat');

/** Verbs of a policy or certificate that takes the place of the one named behind them. */
export const REPLACES = set('replaces supersedes');

/** What may begin or end a coverage, and what says that it did, or is about to. */
export const BEGINNING = set('renewal reinstatement binding issuance');
export const ENDING = set('cancellation termination nonrenewal cancel terminate nonrenew drop discontinue');
export const DONE = set(
  'issued sent mailed received served processed effective intends elected decided chose chosen opted going',
);
export const AWAITED = set('pending requested submitted');
export const OF_RENEWALS = set('confirmed received');

/** What says that a policy took another one's place, and that it was taken up again, where nothing between says that it was not, or not yet. */
export const REPLACED = set('replaced superseded');
export const RESTORED = set('reinstated renewed');
export const NOT_YET = set('not never will to until unless if');

/** What says that a coverage is there, and what names those of which that is not said. */
export const IN_FORCE = set('force effect active valid current bound');
export const EXCEPT = set('except exception');
export const JOINS = set('and for the');

/** What begins another clause. */
export const CLAUSES = set('and but while');

/** What says with a "not" that there is no endorsement. */
export const GIVEN = set('waived named listed added granted extended attached');

/** What may part a "not" from such a word. */
export const BETWEEN = set('a an to in be been being currently now yet any got');

/** Before a coverage these say that there is none of it, with these between. */
export const NONE_OF = set('no none neither without excludes excluding');
export const OF_NAMES = set("of the insured's nor above listed active current valid");

/** A policy before this one. */
export const FORMER = set("previous previously prior former old earlier year's");

/** After the name of a coverage these are something else of it, which a policy may well be without. */
export const PART_OF = set(
  'deductible deductibles retention sir claims losses exclusion exclusions limitation limitations restriction restrictions endorsement endorsements changes',
);

/** What leads to the word that tells, with other words of its kind and those that end like them. */
export const LEADING = set(
  'be been being is are was were has have had do does did will shall to not never or nor and null written',
);
export const LEADS = /^[^_]+(?:ed|ly)$/;

/** Verbs that a condition before them is about, so that it is not about a later one. */
export const FINITE = set(
  'is are was were has have had will shall does do did but however replaces supersedes follows',
);

export const PAST = set('was were had');
export const FUTURE = set('will shall to');
export const OF_NOTICE = set('notice only');
export const PASSIVE = set('is are was were be been');

/** What makes a condition of whatever follows, and what does so of something that has not happened. */
export const CONDITIONS = set('if unless whether event case');
export const TIMES = set('when whenever until before prior upon once');

/** What is said of a right or a part of a policy is not said of the coverage, nor that a person is excluded or not covered. */
export const PARTS = set('waiver deductible retention exclusion endorsement');
export const PERSONS = set(
  'owner owners proprietor proprietors partner partners officer officers member members executive executives',
);
export const OF_PERSONS = /^(?:excl|cover|includ)/;

/** What says by what a coverage is taken away. */
export const BY = set('per by under see via pursuant though');
