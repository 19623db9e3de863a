import type { ResumeWarning } from './answer.ts';

const notAList = (section: string): string =>
  `${section} could not be read as a list, so it is served empty. The resume may still contain some.`;

const MESSAGES: Readonly<Record<ResumeWarning['code'], string>> = {
  work_history_not_a_list: notAList('work_history'),
  education_not_a_list: notAList('education'),
  skills_not_a_list: notAList('skills'),
  unreadable_confidence: 'The reader returned a confidence that is not a number from 0 to 1, so it is served as 0.',
};

/** Returns a warning for each check that found something, in the order of the answer's fields. */
export function resumeWarnings(found: Readonly<Record<ResumeWarning['code'], boolean>>): ResumeWarning[] {
  const codes = Object.keys(MESSAGES) as ResumeWarning['code'][];
  return codes.filter((code) => found[code]).map((code) => ({ code, message: MESSAGES[code] }));
}
