/** What a check found in a reading. */
export type ResumeWarningCode =
  'work_history_not_a_list' | 'education_not_a_list' | 'skills_not_a_list' | 'unreadable_confidence';

/** A warning as it is served; its message never repeats what stands in the resume. */
export interface ResumeWarning {
  readonly code: ResumeWarningCode;
  readonly message: string;
}

const notAList = (section: string): string =>
  `The reader did not give ${section} as a list, so it is served empty; the resume may have some all the same.`;

const MESSAGES: Readonly<Record<ResumeWarningCode, string>> = {
  work_history_not_a_list: notAList('work_history'),
  education_not_a_list: notAList('education'),
  skills_not_a_list: notAList('skills'),
  unreadable_confidence: 'The reader gave a confidence that is no number from 0 to 1, so it is served as 0.',
};

/** The warnings of those checks that found something, in the order of the answer's members. */
export function resumeWarnings(found: Readonly<Record<ResumeWarningCode, boolean>>): ResumeWarning[] {
  const codes = Object.keys(MESSAGES) as ResumeWarningCode[];
  return codes.filter((code) => found[code]).map((code) => ({ code, message: MESSAGES[code] }));
}
