/** Levels of skill, which are not skills. */
const LEVELS =
  'master|advanced|intermediate|beginner|expert|proficient|fluent|basic|familiar|novice|native(?: speaker)?|mother tongue|conversational|bilingual|professional|competent|elementary|excellent|(?:very )?good|strong|fair|basics|skilled|experienced|skillful|working knowledge|daily|often|sometimes|at times|occasionally|regularly|learning|on site';
const LEVEL = new RegExp(`^(?:${LEVELS})$`, 'i');

/** A level behind a skill: "Excel (advanced)", "Excel – Expert", "Excel 80%". */
const AT_LEVEL = new RegExp(`(?: \\((?:${LEVELS})(?: level)?\\)| [\u2013\u2014-] (?:${LEVELS})| \\d{1,3} ?%)$`, 'i');

/** Returns a skill without its level, but for a language, which is not one of these skills. */
export function withoutLevel(text: string): string {
  return SPOKEN.test(text) ? text : text.replace(AT_LEVEL, '');
}

/** Whether a text is a level of skill. */
export function isLevel(text: string): boolean {
  return LEVEL.test(text);
}

/** How well a language is spoken: "Spanish (conversational)", "German – B2". */
const SPOKEN =
  /(?:\(|\s[\u2013\u2014-]\s)(?:native|mother tongue|fluent|bilingual|conversational|[ABC][12]|(?:full |limited )?professional|limited working)\b[^()]*\)?$/i;

/** What is counted is no skill: "14 endorsements", "5+ years". */
const COUNTED = /^\d+\+? \p{Ll}/u;

/** A rating in signs or in the letters of a symbol font: five dots, three of them full. */
const RATED = /^(\S)(?: ?\1){1,9}$|^(?=\S{4,10}$)(?=.*[^\0-\x7f])(\S)\2+(\S)\3*$/u;

/** A heading that goes on below or beside: "Comfortable with", "Also". */
const UNFINISHED = / (?:with|in|of|and|for|to|on|at)$|^(?:also|others?)$/i;

/** Whether a text among skills says how well or how long something is known, or only leads up to a list. */
export function isNoSkill(text: string): boolean {
  return isLevel(text) || [SPOKEN, COUNTED, RATED, UNFINISHED].some((one) => one.test(text));
}
