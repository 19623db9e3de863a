/** @import { KindId } from './stack-kinds.js' */
import { element } from '../dom/element.js';
import { counted, numberText } from '../dom/words.js';
import { REQUIREMENT_SETS } from '../forms/requirement-sets.js';
import { MAX_DOCUMENTS } from './stack-item.js';
import { KINDS } from './stack-kinds.js';

/**
 * The form for dropping or choosing documents and stating their type.
 *
 * @param {(files: readonly File[], kind: KindId, check: string) => number} onAdd answers how many were taken
 */
export function stackForm(onAdd) {
  const kind = element(
    'select',
    { id: 'review-kind' },
    Object.entries(KINDS).map(([id, { many }]) => element('option', { value: id }, many)),
  );
  const check = element(
    'select',
    { id: 'review-check' },
    element('option', { value: 'none' }, 'Nothing: just read'),
    Object.entries(REQUIREMENT_SETS).map(([id, { title }]) => element('option', { value: id }, title)),
  );
  const detail = element('p', { class: 'hint', role: 'status' });
  const checkField = element(
    'div',
    { class: 'field', hidden: true },
    element('label', { for: 'review-check' }, 'Check against'),
    check,
    detail,
  );
  check.addEventListener('change', () => {
    detail.textContent = REQUIREMENT_SETS[check.value]?.detail ?? '';
  });
  kind.addEventListener('change', () => {
    checkField.hidden = kind.value !== 'certificate';
  });
  const said = element(
    'span',
    { class: 'quiet', role: 'status', id: 'review-said' },
    `Up to ${numberText(MAX_DOCUMENTS)}, as PDF, JPEG, PNG, WebP or GIF; resumes also as text`,
  );
  const input = element('input', {
    id: 'review-files',
    type: 'file',
    multiple: true,
    class: 'hidden-file',
    'aria-describedby': 'review-said',
  });
  const zone = element(
    'label',
    { class: 'drop', for: 'review-files' },
    element('strong', {}, 'Drop documents here or choose them'),
    said,
  );
  const take = (/** @type {FileList | null | undefined} */ list) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    const taken = onAdd(files, /** @type {KindId} */ (kind.value), check.value);
    const left = files.length - taken;
    said.textContent =
      left === 0
        ? `${counted(taken, 'document')} added. Drop more of this kind or another.`
        : `${counted(taken, 'document')} added, ${numberText(left)} left out: a stack holds at most ${numberText(MAX_DOCUMENTS)}.`;
    input.value = '';
  };
  input.addEventListener('change', () => {
    take(input.files);
  });
  for (const type of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    zone.addEventListener(type, (event) => {
      event.preventDefault();
      zone.classList.toggle('over', type === 'dragenter' || type === 'dragover');
      if (event instanceof DragEvent && type === 'drop') take(event.dataTransfer?.files);
    });
  }
  return element(
    'div',
    { class: 'panel form stack-form' },
    element('div', { class: 'field' }, element('label', { for: 'review-kind' }, 'Document type'), kind),
    checkField,
    element('div', { class: 'field drop-field' }, input, zone),
  );
}
