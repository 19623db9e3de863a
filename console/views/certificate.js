/** @import { CertificateReading, CertificateVerification } from '../../core/documents/certificate/answer.ts' */
/** @import { JsonObject } from '../types.ts' */
import { element } from '../dom/element.js';
import { badge, card, confidence, facts, notice, smallPrint, valueOf } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { inWords, scalarText } from '../dom/words.js';
import { isAbout } from '../outcomes/documents.js';
import { traced } from './traced.js';

/** @param {CertificateVerification} answer */
export function verdictView(answer) {
  return [
    answer.verdict === 'cannot_determine'
      ? element('p', {}, 'A value that a requirement depends on could not be read: ask for a clearer copy.')
      : undefined,
    card('Requirements', checklist(answer)),
    certificateView(answer),
  ];
}

/** The requirements with their results, those that are met last. @param {CertificateVerification} answer */
function checklist({ evaluated, deficiencies }) {
  const wrong = deficiencies.map(({ field, required, actual, status, reason }) =>
    element(
      'li',
      { class: status === 'unreadable' ? 'open' : 'wrong' },
      element('strong', {}, inWords(field)),
      ' ',
      badge(statusWords(status, required), status === 'unreadable' ? 'warn' : 'bad'),
      element('span', { class: 'note' }, `Required: ${required}. Certificate: ${actual}.`),
      element('span', { class: 'note' }, reason),
    ),
  );
  const met = evaluated
    .filter((key) => !deficiencies.some(({ field }) => isAbout(key, field)))
    .map((key) => element('li', { class: 'met' }, inWords(key), ' ', badge('met', 'good')));
  return element('ul', { class: 'checklist' }, wrong, met);
}

/** @param {string} status @param {string} required */
function statusWords(status, required) {
  if (status === 'unreadable') return 'could not be read';
  if (status === 'absent') return 'absent';
  return required.startsWith('at least') ? 'too little' : 'not met';
}

const SECTIONS = /** @type {const} */ (['general_liability', 'auto_liability', 'umbrella_excess', 'workers_comp']);

/** @typedef {'named_insured' | 'producer' | 'certificate_holder' | 'description_of_operations' | 'certificate_date'} HeadBox */

/** @param {CertificateReading | CertificateVerification} answer */
export function certificateView(answer) {
  const { parsed, withheld } = answer;
  const other = parsed.other_coverages;
  const value = (/** @type {HeadBox} */ path) => {
    const isWithheld = withheld.includes(path);
    return parsed[path] === null && !isWithheld
      ? undefined
      : traced(parsed[path], { path, evidence: answer.evidence, isWithheld });
  };
  const missing = SECTIONS.filter((name) => parsed[name] === null && !withheld.includes(name));
  return [
    withheld.length === 0
      ? undefined
      : notice(
          'warn',
          element('strong', {}, 'Could not be established, so withheld: '),
          withheld.map((path) => inWords(path)).join('; '),
        ),
    card(
      'Certificate',
      facts([
        ['Named insured', value('named_insured')],
        ['Producer', value('producer')],
        ['Holder', value('certificate_holder')],
        ['Dated', value('certificate_date') ?? traced(null, { path: 'certificate_date' })],
        ['Operations', value('description_of_operations')],
      ]),
      parsed.insurers.length === 0
        ? undefined
        : table(
            'Insurers',
            ['letter', 'name', 'naic_number'].map((name) => ({
              title: inWords(name),
              cell: (/** @type {JsonObject} */ one) => valueOf(one[name]),
            })),
            parsed.insurers,
          ),
      confidence(parsed.confidence),
    ),
    element(
      'div',
      { class: 'cards' },
      SECTIONS.map((name) => coverageCard(answer, name)),
      other.map((one, i) =>
        card(
          scalarText(one['description']) || 'Other coverage',
          coverageFacts(answer, one, `other_coverages[${String(i)}]`),
        ),
      ),
    ),
    missing.length === 0
      ? undefined
      : element(
          'p',
          { class: 'quiet' },
          `Not on the certificate: ${missing.map((one) => inWords(one).toLowerCase()).join(', ')}.`,
        ),
    smallPrint(
      'Check what is withheld before relying on the confidence. This does not confirm that a policy is valid or in force, or that the document is genuine.',
    ),
  ];
}

/** @param {CertificateReading | CertificateVerification} answer @param {typeof SECTIONS[number]} name */
function coverageCard(answer, name) {
  const section = answer.parsed[name];
  if (section === null)
    return answer.withheld.includes(name)
      ? card(inWords(name), notice('warn', 'On the certificate but could not be read.'))
      : undefined;
  return card(inWords(name), coverageFacts(answer, section, name));
}

/** @param {CertificateReading | CertificateVerification} answer @param {JsonObject} row @param {string} path */
function coverageFacts({ withheld, evidence }, row, path) {
  return facts(
    Object.entries(row).flatMap(([name, value]) => {
      const place = `${path}.${name}`;
      const isWithheld = withheld.includes(place);
      const shown = valueOf(value);
      return shown === undefined && !isWithheld
        ? []
        : [[inWords(name), traced(shown, { path: place, evidence, isWithheld })]];
    }),
  );
}
