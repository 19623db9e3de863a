import type { Evidence, Quotation } from '../reading/answer.ts';
import type { EducationRecord, Resume, Role } from './answer.ts';
import type { JsonObject } from '../../json.ts';
import { statesEmail } from '../../quotes/email.ts';
import { statesPhone } from '../../quotes/phone.ts';
import { isLater, statedEnd, statedLast, statedStart } from '../../quotes/stated-date.ts';
import { readConfidence } from '../reading/confidence.ts';
import type { FindQuote, TokenKind } from '../reading/find-quote.ts';
import type { Cell } from '../reading/reading-shape.ts';
import { readResume, type ReadEducation, type ReadRole, type ReadSection } from './resume-reading.ts';
import { resumeWarnings } from './resume-warning.ts';

/** An answer, with the quotations that support its checked values. */
export interface CheckedResume {
  readonly answer: Resume;
  readonly evidence: Evidence;
  /** The quotations of withheld values, as far as the document contains them. */
  readonly sought: Evidence;
}

/**
 * Checks a reader's JSON. Each email address, phone number and date is served only if its quote states it; otherwise it is
 * null and its path is in `withheld`. Throws `ReadingShapeError` if the JSON does not have the shape that was asked for.
 */
export function checkResume(value: JsonObject, find: FindQuote): CheckedResume {
  const { contact, workHistory, education, skills, confidence } = readResume(value);
  const checks = startChecks(find);
  const rating = readConfidence(confidence);
  const email = checks.serve('contact.email', contact.email, { statement: exactly(statesEmail), of: 'email' });
  const phone = checks.serve('contact.phone', contact.phone, { statement: exactly(statesPhone), of: 'phone' });
  const roles = entriesOf(workHistory).map((one, i) => roleOf(one, { at: `work_history[${i}]`, checks }));
  const records = entriesOf(education).map((one, i) => recordOf(one, { at: `education[${i}]`, checks }));
  const warnings = resumeWarnings({
    work_history_not_a_list: workHistory === 'not_a_list',
    education_not_a_list: education === 'not_a_list',
    skills_not_a_list: skills === 'not_a_list',
    unreadable_confidence: rating.isUnreadable,
  });
  const answer: Resume = {
    contact: { name: contact.name, email, phone, location: contact.location },
    work_history: roles,
    education: records,
    skills: entriesOf(skills),
    confidence: rating.confidence,
    ...(warnings.length > 0 && { warnings }),
    withheld: checks.withheld(),
  };
  return { answer, evidence: checks.evidence(), sought: checks.sought() };
}

/** Returns as much of a value as its quote states, or null. */
type StatedBy = (quote: string, value: string) => string | null;

function exactly(states: (quote: string, value: string) => boolean): StatedBy {
  return (quote, value) => (states(quote, value) ? value : null);
}

/** How to check a value, and what kind of token its quote must not be a piece of. */
interface Check {
  readonly statement: StatedBy;
  readonly of?: TokenKind;
}

/** The checks of one answer and their outcomes so far. */
interface Checks {
  /** Returns as much of a value as its quote states. Returns null otherwise, and withholds a value that was reported. */
  readonly serve: (path: string, cell: Cell<string>, check: Check) => string | null;
  /** Takes back the value served at a path. */
  readonly withhold: (path: string) => void;
  readonly withheld: () => string[];
  readonly evidence: () => Evidence;
  readonly sought: () => Evidence;
}

function startChecks(find: FindQuote): Checks {
  /** By path, in the order of the answer. */
  const outcomes = new Map<string, { readonly isServed: boolean; readonly found: Quotation | undefined }>();
  const quoted = (wanted: boolean): Evidence =>
    Object.fromEntries(
      [...outcomes].flatMap(([path, { isServed, found }]) => (isServed === wanted && found ? [[path, found]] : [])),
    );
  return {
    serve(path, { value, quote, at }, { statement, of }) {
      const reported = value?.trim() ?? '';
      if (reported === '') return null;
      const found = quote === null ? undefined : find(quote, { of, at });
      const served = found ? statement(found.quote, reported) : null;
      outcomes.set(path, { isServed: served !== null, found });
      return served;
    },
    withhold(path) {
      outcomes.set(path, { isServed: false, found: outcomes.get(path)?.found });
    },
    withheld: () => [...outcomes].flatMap(([path, { isServed }]) => (isServed ? [] : [path])),
    evidence: () => quoted(true),
    sought: () => quoted(false),
  };
}

interface EntryPlace {
  /** The path of the entry. */
  readonly at: string;
  readonly checks: Checks;
}

function roleOf(role: ReadRole, { at, checks }: EntryPlace): Role {
  const { company, title, description } = role;
  const start = checks.serve(`${at}.start_date`, role.start_date, { statement: statedStart });
  const end = checks.serve(`${at}.end_date`, role.end_date, { statement: statedEnd });
  if (start === null || end === null || !isLater(start, end)) {
    return { company, title, start_date: start, end_date: end, description };
  }
  // One of them is wrong, and nothing says which.
  checks.withhold(`${at}.start_date`);
  checks.withhold(`${at}.end_date`);
  return { company, title, start_date: null, end_date: null, description };
}

function recordOf(record: ReadEducation, { at, checks }: EntryPlace): EducationRecord {
  const { institution, degree, field } = record;
  const graduation = checks.serve(`${at}.graduation_date`, record.graduation_date, { statement: statedLast });
  return { institution, degree, field, graduation_date: graduation };
}

function entriesOf<Entry>(section: ReadSection<Entry>): readonly Entry[] {
  return section === 'not_a_list' ? [] : section;
}
