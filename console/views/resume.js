/** @import { Resume } from '../../core/documents/resume/answer.ts' */
/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';
import { confidence, facts, notice, smallPrint } from '../dom/parts.js';
import { counted, inWords } from '../dom/words.js';
import { traced } from './traced.js';

/** @param {Resume} answer */
export function resumeView(answer) {
  const { contact, work_history: roles, education, skills, withheld, warnings = [], evidence } = answer;
  const value = (/** @type {string} */ path, /** @type {string | null} */ text) =>
    traced(text, { path, evidence, isWithheld: withheld.includes(path) });
  return [
    withheld.length === 0
      ? undefined
      : notice(
          'warn',
          element('strong', {}, `${counted(withheld.length, 'value')} withheld: `),
          'not established by the resume. Marked in place.',
        ),
    warnings.map((one) => notice('warn', element('strong', {}, one.code), ` ${one.message}`)),
    element(
      'article',
      { class: 'sheet' },
      element('h2', {}, contact.name === null ? 'Name not read' : value('contact.name', contact.name)),
      facts([
        ['Email', value('contact.email', contact.email)],
        ['Phone', value('contact.phone', contact.phone)],
        ['Location', contact.location === null ? null : value('contact.location', contact.location)],
      ]),
      part(
        'Work',
        roles.map((one, i) =>
          entry(
            [
              [one.title, `work_history[${String(i)}].title`],
              [one.company, `work_history[${String(i)}].company`],
            ],
            [
              value(`work_history[${String(i)}].start_date`, one.start_date),
              ' – ',
              value(`work_history[${String(i)}].end_date`, one.end_date),
            ],
            one.description,
          ),
        ),
      ),
      part(
        'Education',
        education.map((one, i) =>
          entry(
            [
              [[one.degree, one.field].filter(Boolean).join(', ') || null, `education[${String(i)}].degree`],
              [one.institution, `education[${String(i)}].institution`],
            ],
            value(`education[${String(i)}].graduation_date`, one.graduation_date),
            null,
          ),
        ),
      ),
      part(
        'Skills',
        skills.length === 0
          ? []
          : [
              element(
                'ul',
                { class: 'tags' },
                skills.map((one, i) => element('li', {}, value(`skills[${String(i)}]`, one))),
              ),
            ],
      ),
    ),
    confidence(answer.confidence),
    smallPrint(
      'Email, phone and dates are checked against the printed characters. Names, titles, companies and skills are shown as read.',
    ),
  ];
}

/** @param {string} title @param {readonly Child[]} entries */
function part(title, entries) {
  return [
    element('h3', {}, title),
    entries.length === 0 ? element('p', { class: 'quiet' }, `${inWords(title)}: none reported.`) : entries,
  ];
}

/** @param {readonly (readonly [text: string | null, path: string])[]} heads @param {Child} dates @param {string | null} text */
function entry(heads, dates, text) {
  const shown = heads.flatMap(([one, path]) => (one === null ? [] : [element('span', { 'data-path': path }, one)]));
  const [first, second] = shown;
  return element(
    'div',
    { class: 'entry' },
    element('p', {}, element('strong', {}, first ?? 'Not read'), second === undefined ? undefined : [', ', second]),
    element('p', { class: 'dates' }, dates),
    text === null ? undefined : element('p', { class: 'described' }, text),
  );
}
