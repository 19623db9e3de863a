import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import { checkResume } from '../../../../core/documents/resume/resume-answer.ts';
import { sharedFile } from '../../../shared-data.ts';
import { cell, madeContact, madeReading, madeRole } from './made-reading.ts';

interface Resume {
  readonly id: string;
  readonly text: string;
  readonly truth: null | {
    readonly contact?: { readonly email?: string | null; readonly phone?: string | null };
    readonly work_history?:
      readonly { readonly start_date?: string | null; readonly end_date?: string | null }[] | null;
  };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ONE = String.raw`(?:[A-Z][a-z]{2,8}\.?,? )?(?:\d{1,2}[/.])?\d{4}(?:-\d{2}){0,2}`;
const RANGE = new RegExp(
  String.raw`(?<start>${ONE})\s{0,3}(?:-|–|—|to)\s{0,3}(?<end>${ONE}|[Pp]resent|[Cc]urrent|[Nn]ow)`,
  'g',
);

/** Returns the date that a printed end of a range means, for the forms in these resumes. */
function plainDate(printed: string): string {
  if (/^[a-z]+$/i.test(printed)) return 'present';
  const year = /\d{4}/.exec(printed)![0];
  const name = MONTHS.findIndex((month) => printed.toLowerCase().startsWith(month)) + 1;
  const number = /^\d{4}-(\d{2})/.exec(printed)?.[1] ?? /^(\d{1,2})[/.]/.exec(printed)?.[1];
  const month = name > 0 ? name : Number(number ?? 0);
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** Returns the printed ranges of a resume with their meaning. */
function rangesIn(text: string): { quote: string; start: string; end: string }[] {
  return [...text.matchAll(RANGE)].map(({ 0: quote, groups = {} }) => ({
    quote,
    start: plainDate(groups['start'] ?? ''),
    end: plainDate(groups['end'] ?? ''),
  }));
}

test('values that real resumes print are served as printed, and others are not served', (t) => {
  const path = sharedFile(t, 'documents/resumes.jsonl');
  if (path === undefined) return;
  const resumes = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Resume);
  const counts = { ranges: 0, contacts: 0, roles: 0 };
  for (const { id, text, truth } of resumes) {
    const find = quoteFinder({ type: 'text', text }, text);
    for (const { quote, start, end } of rangesIn(text)) {
      counts.ranges++;
      const role = madeRole({ start_date: cell(start, quote), end_date: cell(end, quote) });
      const [served] = checkResume(madeReading({ work_history: [role] }), find).answer.work_history;
      assert.deepEqual([served!.start_date, served!.end_date], [start, end], `${id} ${quote}`);
    }
    const { email, phone } = truth?.contact ?? {};
    for (const [name, value] of Object.entries({ email, phone })) {
      if (!value || !text.includes(value)) continue;
      counts.contacts++;
      const { contact } = checkResume(madeReading({ contact: madeContact({ [name]: cell(value) }) }), find).answer;
      assert.equal(contact[name as 'email' | 'phone'], value, `${id} ${name}`);
    }
    for (const { start_date } of truth?.work_history ?? []) {
      if (!start_date) continue;
      counts.roles++;
      const next = `${Number(start_date.slice(0, 4)) + 50}`;
      const role = madeRole({ start_date: cell(next) });
      const [served] = checkResume(madeReading({ work_history: [role] }), find).answer.work_history;
      assert.equal(served!.start_date, null, `${id} ${next}`);
    }
  }
  assert.deepEqual(counts, { ranges: 185, contacts: 47, roles: 44 });
});
