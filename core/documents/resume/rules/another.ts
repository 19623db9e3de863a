import { namesIn } from './words/lists.ts';
import { emailsIn } from './contact/contact.ts';
import { foldHeading, type SectionKind } from './headings.ts';
import type { TextRow } from './resume-rows.ts';
import { headingKind } from './resume-sections.ts';

/** Headings of job adverts, folded. */
const OF_ADVERTS = new Set(
  namesIn(`how to apply,to apply,apply now,requirements,job requirements,minimum qualifications,required qualifications,
  preferred qualifications,basic qualifications,nice to have,job description,job summary,position summary,about us,
  about the company,about the role,about the job,about the position,who we are,the role,your role,your tasks,your profile,
  who you are,what you bring,what you will do,what you ll do,you have,you will,what we offer,we offer,benefits,perks,
  perks and benefits,compensation,salary,salary range,equal opportunity employer,application deadline,essential functions`),
);

/** No resume has this many of them. */
const MIN_OF_ADVERTS = 2;

/** Whether the rows are not one person's resume: a job advert, or two resumes. */
export function isOfAnother(rows: readonly TextRow[]): boolean {
  const adverts = new Set(
    rows.map(({ text }) => foldHeading(text.slice(0, 60))).filter((text) => OF_ADVERTS.has(text)),
  );
  return adverts.size >= MIN_OF_ADVERTS || isOfTwo(rows);
}

/** Whether a second email address is between two runs of work and education headings. */
function isOfTwo(rows: readonly TextRow[]): boolean {
  const headings = rows.map(headingKind);
  const [first, ...more] = rows.flatMap((row, i) => emailsIn(row).map(({ text }) => ({ text: text.toLowerCase(), i })));
  const hasBoth = (kinds: readonly (SectionKind | undefined)[]): boolean =>
    kinds.includes('experience') && kinds.includes('education');
  return more.some(({ text, i }) => {
    return text !== first?.text && hasBoth(headings.slice(0, i)) && hasBoth(headings.slice(i));
  });
}
