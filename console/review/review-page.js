/** @import { StackItem } from './stack-item.js' */
/** @import { ItemView } from './item-view.js' */
/** @import { KindId } from './stack-kinds.js' */
import { accessForm } from '../api/access.js';
import { element } from '../dom/element.js';
import { saveFile } from '../dom/save-file.js';
import { counted, numberText } from '../dom/words.js';
import { itemView } from './item-view.js';
import { createReadQueue } from './read-queue.js';
import { legend, listenForKeys } from './review-keys.js';
import { sendDocument } from './send-document.js';
import { stackBar } from './stack-bar.js';
import { stackCsv, stackJson } from './stack-export.js';
import { stackForm } from './stack-form.js';
import { MAX_DOCUMENTS, newItem } from './stack-item.js';
import { openStackStore } from './stack-store.js';
import { stackTable } from './stack-table.js';

/** A stack of documents: read, reviewed one by one next to their pages, corrected, and saved. */
export async function reviewPage() {
  const store = await openStackStore();
  const kept = await store.load().catch(() => []);
  /** @type {StackItem[]} */
  const items = kept.map(({ item }) => (item.state === 'reading' ? { ...item, state: 'waiting' } : item));
  const files = new Map(kept.map(({ item, file }) => /** @type {const} */ ([item.id, file])));
  let nextId = Math.max(0, ...items.map(({ id }) => id)) + 1;
  /** @type {{ item: StackItem, view: ItemView } | undefined} */
  let opened;
  /** The item from which keys continue while a document is being opened. @type {StackItem | undefined} */
  let wanted;

  const said = element('p', { class: 'unseen', role: 'status' });
  const gate = element('div', {});
  const stage = element('div', { class: 'review-parts' });
  const drawing = atMostOnceAFrame(() => {
    bar.draw();
    overview.hidden = items.length === 0;
    const refusal = queue.stoppedBy();
    if (refusal === undefined) gate.replaceChildren();
    else if (gate.childNodes.length === 0)
      gate.append(
        accessForm(refusal, () => {
          queue.retry();
        }) ?? '',
      );
  });
  const queue = createReadQueue({
    items,
    read: (item) => {
      const file = files.get(item.id);
      if (file === undefined) throw new Error('A document in the stack has no file.');
      return sendDocument(item, file);
    },
    onChange: (item) => {
      if (item !== undefined) {
        // Calls in flight when the stack was deleted belong to no stack any more.
        if (!files.has(item.id)) return;
        if (item.state !== 'reading') store.save(item);
        table.draw(item);
        if (opened?.item === item && item.state === 'read') void open(item);
      }
      if (queue.state() === 'done') table.draw();
      drawing();
    },
  });
  const add = (/** @type {readonly File[]} */ added, /** @type {KindId} */ kind, /** @type {string} */ check) => {
    const taken = added.slice(0, MAX_DOCUMENTS - items.length);
    for (const file of taken) {
      const item = newItem(nextId++, { file, kind, check });
      items.push(item);
      files.set(item.id, file);
      store.save(item, file);
    }
    table.draw();
    if (taken.length > 0) queue.start();
    return taken.length;
  };
  const clear = async () => {
    queue.pause();
    close();
    items.length = 0;
    files.clear();
    await store.clear();
    table.draw();
    drawing();
    page.querySelector('h1')?.focus();
  };
  const table = stackTable(items, (item) => void open(item));
  const bar = stackBar(queue, {
    saveCsv: () => {
      saveFile('review-results.csv', 'text/csv', [stackCsv(items)]);
    },
    saveJson: () => {
      saveFile('review-results.json', 'application/json', stackJson(items));
    },
    clear: () => void clear(),
  });

  const close = () => {
    opened?.view.close();
    opened = undefined;
    wanted = undefined;
    stage.replaceChildren();
    list.hidden = false;
    page.classList.remove('reviewing');
  };
  const closeToList = () => {
    const item = opened?.item;
    close();
    table.draw();
    if (item !== undefined) table.focus(item);
  };
  const open = async (/** @type {StackItem} */ item) => {
    const file = files.get(item.id);
    if (file === undefined) return;
    wanted = item;
    const order = table.shown();
    const at = order.indexOf(item) + 1;
    const actions = element(
      'p',
      { class: 'row' },
      element('span', { class: 'quiet' }, at === 0 ? '' : `${numberText(at)} of ${numberText(order.length)}`),
      action('Accept', accept),
      action('Previous', () => {
        step(-1);
      }),
      action('Next', () => {
        step(1);
      }),
      action('Back to the list', closeToList),
    );
    const view = await itemView(item, {
      file,
      actions,
      onCorrect: () => {
        store.save(item);
        said.textContent = 'Correction saved.';
      },
    });
    if (wanted !== item) {
      view.close();
      return;
    }
    opened?.view.close();
    opened = { item, view };
    list.hidden = true;
    page.classList.add('reviewing');
    stage.replaceChildren(view.node, legend(keys()));
    stage.scrollIntoView({ block: 'start' });
    view.focus();
  };
  const step = (/** @type {number} */ by) => {
    const order = table.shown();
    if (opened === undefined) {
      const at = order.findIndex((_, i) => rowHasFocus(list, i));
      const item = order[Math.min(Math.max(at + by, 0), order.length - 1)];
      if (item !== undefined) table.focus(item);
      return;
    }
    if (isEditing()) return;
    const item = order[order.indexOf(wanted ?? opened.item) + by];
    if (item === undefined) said.textContent = by > 0 ? 'This is the last document.' : 'This is the first document.';
    else void open(item);
  };
  /** Whether the current input cannot be saved yet; saves it otherwise. */
  const isEditing = () => {
    const editor = () => stage.querySelector('form');
    editor()?.requestSubmit();
    return editor() !== null;
  };
  const accept = () => {
    if (isEditing()) return;
    const order = table.shown();
    const item = wanted ?? order.find((_, i) => rowHasFocus(list, i));
    if (item?.state !== 'read') {
      said.textContent = 'A document that was not read cannot be accepted.';
      return;
    }
    item.acceptedAt = new Date().toISOString();
    store.save(item);
    const next = [...order.slice(order.indexOf(item) + 1), ...order].find(({ acceptedAt }) => acceptedAt === undefined);
    const left = items.filter(({ acceptedAt }) => acceptedAt === undefined).length;
    said.textContent = `Accepted. ${counted(left, 'document')} left.`;
    table.draw(item);
    if (opened === undefined) step(1);
    else if (next === undefined) closeToList();
    else void open(next);
  };
  const keys = () => [
    {
      key: 'j',
      shown: 'j',
      does: 'next document',
      run: () => {
        step(1);
      },
    },
    {
      key: 'k',
      shown: 'k',
      does: 'previous',
      run: () => {
        step(-1);
      },
    },
    ...(opened === undefined
      ? []
      : [
          {
            key: 'ArrowDown',
            shown: '↓ ↑',
            does: 'next / previous value',
            run: () => {
              opened?.view.move(1);
            },
          },
        ]),
    { key: 'a', shown: 'a', does: opened === undefined ? 'accept' : 'accept and open the next', run: accept },
    ...(opened === undefined
      ? []
      : [
          {
            key: 'e',
            shown: 'e',
            does: 'edit the value',
            run: () => {
              opened?.view.edit();
            },
          },
          { key: 'Escape', shown: 'Esc', does: 'back to the list', run: closeToList },
        ]),
  ];

  const list = element(
    'div',
    { class: 'review-parts' },
    table.node,
    legend([...keys(), { shown: 'Enter', does: 'open' }]),
  );
  const overview = element('div', { class: 'review-parts stack-overview', hidden: items.length === 0 }, bar.node, list);
  const page = element(
    'div',
    { class: 'service review' },
    element('h1', { tabindex: -1 }, 'Review'),
    element(
      'p',
      { class: 'lead' },
      'Reads a stack of documents, four at a time, and shows the values next to the pages for review. The files are sent to this server, which stores nothing. They stay in this browser, with the results and your corrections, until you delete the stack. Anything left by a closed tab is deleted the next time the console is opened here.',
    ),
    stackForm(add),
    gate,
    overview,
    stage,
    said,
  );
  listenForKeys(page, () => [
    ...keys(),
    {
      key: 'ArrowUp',
      shown: '',
      does: '',
      run: () => {
        opened?.view.move(-1);
      },
    },
  ]);
  bar.draw();
  if (items.some(({ state }) => state === 'waiting')) queue.start();
  return { node: page, open: () => undefined };
}

/** @param {string} title @param {() => void} onclick */
function action(title, onclick) {
  return element('button', { type: 'button', class: title === 'Accept' ? 'primary' : 'small', onclick }, title);
}

/** @param {HTMLElement} list @param {number} at */
function rowHasFocus(list, at) {
  return list.querySelectorAll('tbody tr')[at]?.contains(document.activeElement) ?? false;
}

/** @param {() => void} draw */
function atMostOnceAFrame(draw) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  };
}
