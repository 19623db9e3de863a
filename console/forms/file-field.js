/** @import { Field } from './field.js' */
import { element } from '../dom/element.js';
import { numberText } from '../dom/words.js';

/** The services' limit in base64 characters; three bytes take four of them. */
const MAX_BASE64 = 15_000_000;
const MAX_BYTES = (MAX_BASE64 / 4) * 3;

/**
 * A file that is dropped, pasted or chosen, sent in base64 with its type.
 *
 * @param {{ name: string, id: string, hasType: boolean, takesText: boolean }} spot whether its type is sent, and whether it may be a text
 * @returns {Field}
 */
export function fileField({ name, id, hasType, takesText }) {
  const kinds = takesText ? 'PDF, JPEG, PNG, WebP, GIF, text or Markdown' : 'PDF, JPEG, PNG, WebP or GIF';
  /** @type {{ base64: string, type: string | undefined, label: string } | undefined} */
  let held;
  /** @type {string | undefined} */
  let fault;
  const said = element('span', { class: 'quiet', role: 'status' }, kinds);
  const input = element('input', { id, type: 'file', class: 'hidden-file', 'aria-describedby': `${id}-said` });
  const zone = element('label', { class: 'drop', for: id }, element('strong', {}, 'Drop a file here or choose one'));
  said.id = `${id}-said`;
  const clear = element('button', { type: 'button', class: 'small', hidden: true }, 'Remove the file');

  const hold = (/** @type {typeof held} */ file, /** @type {string | undefined} */ why) => {
    held = file;
    fault = why;
    said.textContent = why ?? (file === undefined ? kinds : file.label);
    zone.classList.toggle('held', file !== undefined);
    clear.hidden = file === undefined && why === undefined;
  };
  const take = async (/** @type {File | undefined} */ file) => {
    if (file === undefined) return;
    if (file.size > MAX_BYTES) {
      hold(undefined, `The file has ${numberText(file.size)} bytes; the limit is ${numberText(MAX_BYTES)}.`);
      return;
    }
    if (!isTaken(typeOf(file), takesText)) {
      hold(undefined, `This type of file is not supported. Choose ${kinds}.`);
      return;
    }
    hold(undefined, 'Reading the file.');
    const base64 = await base64Of(file);
    const label = `${file.name}, ${numberText(Math.ceil(file.size / 1024))} KB`;
    if (base64 === undefined) hold(undefined, 'The file could not be read.');
    else hold({ base64, type: typeOf(file), label }, undefined);
  };
  input.addEventListener('change', () => void take(input.files?.[0]));
  clear.addEventListener('click', () => {
    input.value = '';
    hold(undefined, undefined);
    input.focus();
  });
  for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    zone.addEventListener(kind, (event) => {
      event.preventDefault();
      zone.classList.toggle('over', kind === 'dragenter' || kind === 'dragover');
      if (event instanceof DragEvent && kind === 'drop') void take(event.dataTransfer?.files[0]);
    });
  }
  zone.append(said);
  return {
    node: element('div', { class: 'field' }, input, zone, clear),
    read: () => {
      if (held === undefined) return {};
      const { base64, type } = held;
      return { [name]: base64, ...(hasType && type !== undefined ? { mime_type: type } : {}) };
    },
    fill: (values) => {
      const { [name]: base64, mime_type: type } = values;
      input.value = '';
      if (typeof base64 !== 'string') hold(undefined, undefined);
      else hold({ base64, type: typeof type === 'string' ? type : undefined, label: "the example's file" }, undefined);
    },
    fault: () => fault,
    file: () => (held === undefined ? undefined : { member: name, name: input.files?.[0]?.name ?? 'document' }),
  };
}

/** Whether a file may be one that the service reads; if the system does not know its type, the service decides. @param {string} type @param {boolean} takesText */
function isTaken(type, takesText) {
  if (type.startsWith('text/')) return takesText;
  return type.startsWith('image/') || type === 'application/pdf' || type === 'application/octet-stream';
}

/** @param {File} file @returns {Promise<string | undefined>} */
function base64Of(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => {
      resolve(undefined);
    });
    reader.readAsDataURL(file);
  });
}

/** Returns the file's type by the system; Markdown often has none. @param {File} file */
function typeOf({ name, type }) {
  if (type !== '') return type;
  return /\.(?:md|markdown)$/i.test(name) ? 'text/markdown' : 'application/octet-stream';
}
