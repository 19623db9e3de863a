import { element } from '../dom/element.js';

const LIST_NAME = '[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}';

/** The form for uploading a list. @param {(name: string, file: Blob) => void} onUpload */
export function uploadForm(onUpload) {
  const name = element('input', {
    id: 'watch-name',
    required: true,
    pattern: LIST_NAME,
    maxlength: 64,
    autocomplete: 'off',
    'aria-describedby': 'watch-name-hint',
  });
  const file = element('input', {
    id: 'watch-file',
    type: 'file',
    required: true,
    accept: '.csv,.jsonl,text/csv,application/jsonl',
    'aria-describedby': 'watch-file-hint',
  });
  const form = element(
    'form',
    {},
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'watch-name' }, 'Name of the list'),
      name,
      element(
        'span',
        { class: 'hint', id: 'watch-name-hint' },
        'Letters, digits, dots, hyphens and underscores. An upload under the same name replaces the list; decisions stay.',
      ),
    ),
    element(
      'div',
      { class: 'field' },
      element('label', { for: 'watch-file' }, 'Vendors'),
      file,
      element(
        'span',
        { class: 'hint', id: 'watch-file-hint' },
        'UTF-8 CSV with the columns reference and name, optionally state, country and screens; or JSON lines. Up to 100,000 vendors. They are stored until you delete the list.',
      ),
    ),
    element('p', { class: 'row' }, element('button', { type: 'submit', class: 'primary' }, 'Upload and screen')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = file.files?.[0];
    if (chosen !== undefined) onUpload(name.value, chosen);
  });
  file.addEventListener('change', () => {
    if (name.value === '') name.value = listNameOf(file.files?.[0]?.name ?? '');
  });
  return form;
}

/** Suggests a list name from a file name: without its extension and characters that list names cannot have. @param {string} fileName */
function listNameOf(fileName) {
  return fileName
    .replace(/\.[^.]{1,10}$/, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64);
}
