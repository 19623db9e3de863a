import type { ResumeWarning } from './answer.ts';
const notAList = (section: string): string =>
  `The reader did not give ${section} as a list, so it is served empty; the resume may have some all the same.`;

const MESSAGES: Readonly<Record<ResumeWarning['code'], string>> = {
  work_history_not_a_list: notAList('work_history'),
  education_not_a_list: notAList('education'),
  skills_not_a_list: notAList('skills'),
  unreadable_confidence: 'The reader gave a confidence that is no number from 0 to 1, so it is served as 0.',
};

/** The warnings of those checks that found something, in the order of the answer's members. */
export function resumeWarnings(found: Readonly<Record<ResumeWarning['code'], boolean>>): ResumeWarning[] {
  const codes = Object.keys(MESSAGES) as ResumeWarning['code'][];
  return codes.filter((code) => found[code]).map((code) => ({ code, message: MESSAGES[code] }));
}
