/** @import { Page } from '../service-page.js' */
/** @import { WatchList, WatchLists, WatchNextDay } from '../../core/watch/answer.ts' */
import { accessForm } from '../api/access.js';
import { refusalText } from '../api/send.js';
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { isSandbox } from '../dom/sandbox.js';
import { counted } from '../dom/words.js';
import { ask, Refused } from './ask.js';
import { findingsPanel } from './findings-panel.js';
import { listTable } from './list-table.js';
import { uploadForm } from './upload-form.js';

/** How often, and how many times, a list being screened is checked. */
const LOOK_MS = 1_000;
const MAX_LOOKS = 600;

/** Lists of parties, their findings, and decisions on them. @returns {Page} */
export function watchPage() {
  const said = element('p', { role: 'status' });
  const refused = element('div', {});
  const lists = element('div', {});
  const findings = element('div', {});
  /** @type {{ name: string, reload: () => Promise<void> } | undefined} */
  let open;

  /** Does something and shows a refusal. @param {() => Promise<void>} work */
  const attempt = async (work) => {
    refused.replaceChildren();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      said.textContent = '';
      const access = accessForm(error.reply, () => void attempt(work));
      refused.replaceChildren(access ?? notice('bad', element('p', {}, refusalText(error.reply))));
    }
  };
  const drawLists = async () => {
    /** @type {WatchLists} */
    const { lists: all } = await ask('GET /lists');
    lists.replaceChildren(
      listTable(all, {
        onOpen: (name) => void attempt(() => show(name)),
        onDelete: (name) => void attempt(() => remove(name)),
      }),
    );
  };
  const show = async (/** @type {string} */ name) => {
    const panel = findingsPanel(name, attempt, drawLists);
    open = { name, reload: panel.reload };
    findings.replaceChildren(panel.node);
    await panel.reload();
    panel.node.querySelector('h2')?.focus();
  };
  const remove = async (/** @type {string} */ name) => {
    await ask(`DELETE /lists/${name}`);
    said.textContent = `Deleted ${name} with its vendors, findings and decisions.`;
    if (open?.name === name) {
      open = undefined;
      findings.replaceChildren();
    }
    await drawLists();
  };
  const upload = async (/** @type {string} */ name, /** @type {Blob} */ file) => {
    said.textContent = 'Uploading.';
    /** @type {WatchList} */
    let list = await ask(`PUT /lists/${name}`, file);
    await drawLists();
    for (let looks = 0; list.status === 'screening' && looks < MAX_LOOKS; looks++) {
      said.textContent = `${counted(list.parties, 'vendor')} uploaded. Screening.`;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      list = await ask(`GET /lists/${name}`);
    }
    await drawLists();
    await show(name);
    const found = counted(list.findings.open, 'open finding');
    said.textContent =
      list.status === 'screening'
        ? `${name} is still being screened: check again later.`
        : `${counted(list.parties, 'vendor')} screened, ${found}.`;
  };
  const passDay = async () => {
    /** @type {WatchNextDay} */
    const { day, event } = await ask('POST /sandbox/next-day', {});
    await drawLists();
    await open?.reload();
    said.textContent = `Day ${String(day)}. ${event}`;
  };
  void attempt(drawLists);
  const node = element(
    'div',
    { class: 'service watch' },
    element('h1', {}, 'Watch'),
    element(
      'p',
      { class: 'lead' },
      'Upload your vendors once. They are rescreened whenever a government list changes, and you decide on each finding. A finding is a lead to verify; no finding is not a clearance.',
    ),
    element(
      'div',
      { class: 'panel form' },
      uploadForm((name, file) => void attempt(() => upload(name, file))),
      isSandbox() ? sandboxRow(() => void attempt(passDay)) : undefined,
    ),
    said,
    refused,
    lists,
    findings,
    element(
      'p',
      { class: 'quiet screen-only' },
      'All operations as forms: ',
      element('a', { href: '#/watch/screenWatched' }, 'open the forms'),
    ),
  );
  return { node, open: () => undefined };
}

/** @param {() => void} onDay */
function sandboxRow(onDay) {
  return element(
    'p',
    { class: 'row' },
    element('button', { type: 'button', onclick: onDay }, 'Advance a day'),
    element('span', { class: 'hint' }, 'Changes the sample lists. Try it with a vendor named Sample Harbor Logistics.'),
  );
}
