/** @import { Json } from '../types.ts' */
import { element } from '../dom/element.js';

/** The caller's credentials. They live only in this page: not in storage, addresses or logs. */
const given = { key: '', secret: '' };

/** Returns the headers of a call to a service. @param {string} slug @returns {Record<string, string>} */
export function accessHeaders(slug) {
  return {
    ...(given.key === '' ? {} : { 'X-Gateway-Key': given.key, 'X-Gateway-Host': slug }),
    ...(given.secret === '' ? {} : { 'X-Gateway-Proxy-Secret': given.secret }),
  };
}

/** Returns the names of the headers that calls carry, for client code; never their values. */
export function accessHeaderNames() {
  return { key: given.key !== '', secret: given.secret !== '' };
}

/**
 * What a person is asked after a 401: the key of this server's gateway, whose refusals have no code, or the secret of the
 * gateway in front of it. Undefined for another refusal.
 *
 * @param {{ status: number, body: Json }} reply
 * @param {() => void} retry
 */
export function accessForm({ status, body }, retry) {
  if (status !== 401) return undefined;
  const isCoded = body !== null && typeof body === 'object' && 'error' in body;
  const kind = isCoded ? 'secret' : 'key';
  const [header, sentence] = isCoded
    ? [
        'X-Gateway-Proxy-Secret',
        'PROXY_SECRET is set: this server accepts only requests that come through its gateway or carry the secret.',
      ]
    : ['X-Gateway-Key', 'The gateway is on: every call needs a key.'];
  const input = element('input', {
    id: 'access',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
  });
  const form = element(
    'form',
    { class: 'notice warn access' },
    element('p', {}, element('strong', {}, sentence), ' It is kept only in this page, until you close it.'),
    element('label', { for: 'access' }, header),
    element('div', { class: 'row' }, input, element('button', { type: 'submit' }, 'Continue')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    given[kind] = input.value.trim();
    retry();
  });
  return form;
}
