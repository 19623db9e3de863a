/** @import { CertificateReading, CertificateVerification, RequirementProfile } from '../../core/documents/certificate/answer.ts' */
/** @import { Invoice } from '../../core/documents/invoice/answer.ts' */
/** @import { Redaction } from '../../core/documents/pii/answer.ts' */
/** @import { Resume } from '../../core/documents/resume/answer.ts' */
/** @import { Outcome } from './outcome-of.js' */
import { amountText, counted, listText, numberText } from '../dom/words.js';

/** @param {CertificateVerification} answer @returns {Outcome} */
export function verdictOutcome({ verdict, evaluated, deficiencies }) {
  const all = counted(evaluated.length, 'requirement');
  const about = (/** @type {(status: string) => boolean} */ is) =>
    evaluated.filter((key) => deficiencies.some((one) => isAbout(key, one.field) && is(one.status))).length;
  const unread = about((status) => status === 'unreadable');
  const unmet = about((status) => status !== 'unreadable');
  if (verdict === 'compliant')
    return { tone: 'good', text: `Compliant: ${evaluated.length === 1 ? '' : 'all '}${all} met` };
  // A policy that has not begun is not the field of any requirement.
  const others = deficiencies.filter(({ field }) => !evaluated.some((key) => isAbout(key, field))).length;
  const more = others > 0 ? `; ${counted(others, 'other deficiency', 'other deficiencies')}` : '';
  if (verdict === 'deficient') return { tone: 'bad', text: `Deficient: ${numberText(unmet)} of ${all} not met${more}` };
  const rest = unmet > 0 ? `; ${numberText(unmet)} not met` : '';
  return {
    tone: 'warn',
    text: `Cannot be determined: ${numberText(unread)} of ${all} could not be read${rest}${more}`,
  };
}

/** Whether a deficiency's field is the one of a requirement. @param {string} key @param {string} field */
export function isAbout(key, field) {
  if (key === 'min_days_until_expiration') return field.endsWith('policy_expiration_date');
  return key.replace(/_(?:min|required)$/, '').replace('occurrence_form', 'claims_made') === field;
}

const COVERAGES = /** @type {const} */ (['general_liability', 'auto_liability', 'umbrella_excess', 'workers_comp']);

/** @param {CertificateReading} answer @returns {Outcome} */
export function certificateOutcome({ parsed, withheld }) {
  const count = COVERAGES.filter((name) => parsed[name] !== null).length + parsed.other_coverages.length;
  return withRest(`${counted(count, 'coverage')} read`, withheld.length);
}

/** @param {RequirementProfile} answer @returns {Outcome} */
export function profileOutcome({ id }) {
  return { tone: 'plain', text: `Requirements ${id}` };
}

/** @param {Invoice} answer @returns {Outcome} */
export function invoiceOutcome({ total, currency, line_items: items, warnings = [] }) {
  const amount = total === null ? 'Total not read' : `Total ${amountText(total, currency)}`;
  const unread = warnings.filter(({ code }) => code === 'unreadable_number').length;
  const isOff = warnings.some(({ code }) => code === 'totals_mismatch');
  const text = [
    `${amount}, ${counted(items.length, 'line')}`,
    ...(isOff ? ['the amounts do not add up'] : []),
    ...(unread > 0 ? [`${counted(unread, 'value')} not served`] : []),
  ].join('; ');
  return { tone: isOff || unread > 0 || total === null || warnings.length > 0 ? 'warn' : 'plain', text };
}

/** @param {Resume} answer @returns {Outcome} */
export function resumeOutcome({ work_history: roles, education, skills, withheld }) {
  const parts = [
    counted(roles.length, 'job'),
    counted(education.length, 'entry', 'entries') + ' of education',
    counted(skills.length, 'skill'),
  ];
  return withRest(`${listText(parts)} read`, withheld.length);
}

/** @param {string} text @param {number} withheld @returns {Outcome} */
function withRest(text, withheld) {
  if (withheld === 0) return { tone: 'plain', text };
  return { tone: 'warn', text: `${text}; ${counted(withheld, 'value')} withheld` };
}

/** @param {Redaction} answer @returns {Outcome} */
export function redactionOutcome({ entities, unlocated_count: unlocated = 0 }) {
  if (unlocated > 0) return { tone: 'bad', text: `${counted(unlocated, 'value')} found and NOT redacted` };
  if (entities.length === 0)
    return { tone: 'warn', text: 'Nothing was found, which does not prove that the text is clean' };
  const counts = Map.groupBy(entities, ({ type }) => type);
  const kinds = [...counts].map(([type, ones]) => counted(ones.length, ...KINDS[type]));
  return { tone: 'plain', text: `${counted(entities.length, 'value')} redacted: ${listText(kinds)}` };
}

/** Names of the kinds of personal data, singular and plural. @type {Readonly<Record<Redaction['entities'][number]['type'], readonly [string, string]>>} */
const KINDS = {
  PERSON: ['name', 'names'],
  EMAIL: ['email address', 'email addresses'],
  PHONE: ['phone number', 'phone numbers'],
  ADDRESS: ['address', 'addresses'],
  SSN: ['Social Security number', 'Social Security numbers'],
  CREDIT_CARD: ['card number', 'card numbers'],
  DATE_OF_BIRTH: ['date of birth', 'dates of birth'],
};
