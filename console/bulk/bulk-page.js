/** @import { Job } from './jobs.js' */
/** @import { Row } from './run.js' */
/** @import { BegunRun, KeptRow, RunStore } from './run-store.js' */
/** @import { TableFile } from './read-table-file.js' */
/** @import { Page } from '../service-page.js' */
import { accessForm } from '../api/access.js';
import { send } from '../api/send.js';
import { forgetRuns, rememberRun } from '../api/tab-memory.js';
import { deletion } from '../dom/deletion.js';
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { counted, numberText } from '../dom/words.js';
import { guessedColumn } from './columns.js';
import { JOBS } from './jobs.js';
import { MAX_ROWS, readTableFile } from './read-table-file.js';
import { createRun } from './run.js';
import { runPanel, sentence } from './run-panel.js';
import { openRunStore } from './run-store.js';

/** A run with its place on the page. @typedef {{ node: HTMLElement, line: () => string, isOver: () => boolean, end: () => void }} Shown */
/** What a person chose to run. @typedef {Omit<BegunRun, 'number'>} Chosen */

/**
 * Many rows at once: a file, the task, the columns, and the run. Each run has an address, `#/bulk/1` and so on, and
 * survives reloads until it is deleted or its tab is closed.
 *
 * @returns {Promise<Page>}
 */
export async function bulkPage() {
  let isKept = true;
  const store = await openRunStore(() => {
    isKept = false;
    unkept.hidden = false;
  });
  /** @type {Map<number, Shown>} */
  const runs = new Map();
  let last = 0;
  for (const { begun, kept } of await store.load().catch(() => [])) {
    last = Math.max(last, begun.number);
    try {
      const shown = shownRun(begun, store, kept);
      if (shown !== undefined) runs.set(begun.number, shown);
    } catch {
      // Data kept by another version of the page may have another shape; it is deleted with the others.
    }
  }
  const unkept = notice('warn', 'Runs are lost when this page is reloaded: save their results first.');
  unkept.hidden = true;
  const setup = element('div', {});
  const stage = element('div', {});
  const begin = (/** @type {Chosen} */ chosen) => {
    const number = ++last;
    const begun = { number, ...chosen };
    const shown = shownRun(begun, store);
    if (shown === undefined) return;
    store.begin(begun);
    runs.set(number, shown);
    location.hash = `#/bulk/${String(number)}`;
  };
  const clear = async () => {
    for (const { end } of runs.values()) end();
    runs.clear();
    forgetRuns();
    await store.clear();
    stage.replaceChildren();
    node.querySelector('h1')?.focus();
  };
  const said = element(
    'span',
    { class: 'quiet', role: 'status', id: 'bulk-said' },
    `CSV with a header row, up to ${numberText(MAX_ROWS)} rows`,
  );
  const input = element('input', {
    id: 'bulk-file',
    type: 'file',
    accept: '.csv,.tsv,.txt,text/csv',
    class: 'hidden-file',
    'aria-describedby': 'bulk-said',
  });
  const zone = element(
    'label',
    { class: 'drop', for: 'bulk-file' },
    element('strong', {}, 'Drop a CSV here or choose one'),
    said,
  );
  const take = async (/** @type {File | undefined} */ file) => {
    if (file === undefined) return;
    said.textContent = 'Reading the file.';
    const table = await readTableFile(file);
    if (table === undefined) {
      said.textContent = `${file.name} has no rows below a header row, or more than ${numberText(MAX_ROWS)}.`;
      return;
    }
    const encoding = table.encoding === 'utf-8' ? '' : ', read as Windows-1252 because it is not valid UTF-8';
    said.textContent = `${file.name}: ${counted(table.rows.length, 'row')}${encoding}`;
    setup.replaceChildren(setupForm(table, { begin, fileName: file.name }));
  };
  input.addEventListener('change', () => void take(input.files?.[0]));
  for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    zone.addEventListener(kind, (event) => {
      event.preventDefault();
      zone.classList.toggle('over', kind === 'dragenter' || kind === 'dragover');
      if (event instanceof DragEvent && kind === 'drop') void take(event.dataTransfer?.files[0]);
    });
  }
  addEventListener('beforeunload', (event) => {
    const left = [...runs.values()];
    if (left.some(({ isOver }) => !isOver()) || (!isKept && left.length > 0)) event.preventDefault();
  });
  const lead = element(
    'p',
    { class: 'lead' },
    'Sends a table of names or products through the services, row by row or in batches. Only the columns you choose are sent. The table and its results stay in this browser until you delete them; anything left by a closed tab is deleted the next time the console is opened here.',
  );
  const panel = element('div', { class: 'panel form' }, element('div', { class: 'field' }, input, zone), setup);
  const again = element('details', { class: 'setup', open: true }, element('summary', {}, 'New run'), panel);
  const node = element(
    'div',
    { class: 'service' },
    element('h1', { tabindex: -1 }, 'Bulk'),
    lead,
    unkept,
    again,
    stage,
  );
  return {
    node,
    open(place) {
      const shown = runs.get(Number(place));
      // A run has the whole page.
      lead.hidden = shown !== undefined;
      again.open = shown === undefined;
      again.classList.toggle('bare', shown === undefined);
      if (place === '') stage.replaceChildren(...runLinks(runs, () => void clear()));
      else stage.replaceChildren(shown?.node ?? notice('warn', GONE));
    },
  };
}

const GONE = 'This run no longer exists: a run is deleted with its tab. Save results before closing it.';

/** @param {ReadonlyMap<number, Shown>} runs @param {() => void} onDelete */
function runLinks(runs, onDelete) {
  if (runs.size === 0) return [];
  const links = [...runs].map(([number, { line }]) =>
    element('li', {}, element('a', { href: `#/bulk/${String(number)}` }, `Run ${String(number)}`), ` ${line()}`),
  );
  const sentence = 'All tables, answers, decisions and notes will be deleted.';
  return [
    element(
      'section',
      { class: 'overview-state' },
      element('h2', {}, 'Runs in this tab'),
      element('ul', { class: 'recents' }, links),
      element('p', { class: 'row' }, deletion('Delete all runs', { sentence, onDelete })),
    ),
  ];
}

/** @param {TableFile} table @param {{ begin: (chosen: Chosen) => void, fileName: string }} place */
function setupForm({ header, rows }, { begin, fileName }) {
  const job = element(
    'select',
    { id: 'bulk-job' },
    JOBS.map(({ id, title }) => element('option', { value: id }, title)),
  );
  const columns = element('div', { class: 'columns' });
  const sentence = element('p', { class: 'hint' });
  const chosen = () => JOBS.find(({ id }) => id === job.value) ?? JOBS[0];
  const draw = () => {
    const one = chosen();
    if (one === undefined) return;
    sentence.textContent = one.sentence;
    columns.replaceChildren(...columnFields(one, header));
  };
  job.value = header.some((name) => /product|description|goods/i.test(name)) ? 'products' : 'vendors';
  job.addEventListener('change', draw);
  draw();
  const form = element(
    'form',
    {},
    element('div', { class: 'field' }, element('label', { for: 'bulk-job' }, 'Task'), job, sentence),
    columns,
    element(
      'p',
      { class: 'row' },
      element('button', { type: 'submit', class: 'primary' }, `Run ${counted(rows.length, 'row')}`),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const one = chosen();
    if (one === undefined) return;
    begin({ job: one.id, fileName, header, columns: chosenColumns(columns), table: rows });
  });
  return form;
}

/** @param {Job} job @param {readonly string[]} header */
function columnFields(job, header) {
  return job.members.map((member) => {
    const id = `bulk-${member.name}`;
    const none = member.isRequired ? [] : [element('option', { value: -1 }, 'none')];
    const select = element(
      'select',
      { id, name: member.name },
      none,
      header.map((name, i) => element('option', { value: i }, name === '' ? `Column ${String(i + 1)}` : name)),
    );
    select.value = String(guessedColumn(member, header));
    return element('div', { class: 'field' }, element('label', { for: id }, `Column: ${member.label}`), select);
  });
}

/** @param {HTMLElement} columns */
function chosenColumns(columns) {
  return Object.fromEntries([...columns.querySelectorAll('select')].map(({ name, value }) => [name, Number(value)]));
}

/**
 * Shows a run, started if nothing of it is kept. Undefined if another version of the page kept it.
 *
 * @param {BegunRun} begun @param {RunStore} store @param {ReadonlyMap<number, KeptRow>} [kept]
 * @returns {Shown | undefined}
 */
function shownRun({ number, job: id, fileName, header, columns, table }, store, kept) {
  const job = JOBS.find((one) => one.id === id);
  if (job === undefined) return undefined;
  const address = `#/bulk/${String(number)}`;
  let isDue = false;
  let isEnded = false;
  let isTold = kept !== undefined;
  const draw = () => {
    isDue = false;
    panel.draw();
    const reason = run.stopReason() ?? '';
    if (!reason.startsWith('401')) gate.replaceChildren();
    else if (gate.childNodes.length === 0) {
      const body = reason.startsWith('401:') ? {} : { error: 'unauthorized' };
      gate.append(
        accessForm({ status: 401, body }, () => {
          run.retry();
        }) ?? '',
      );
    }
  };
  const line = () => `${fileName}: ${sentence(run, run.counts(), run.state())}`;
  const keep = (/** @type {readonly Row[]} */ changed) => {
    // Calls in flight when the runs were deleted belong to no run any more.
    if (isEnded) return;
    store.save(
      number,
      changed.map((row) => ({ at: places.get(row) ?? 0, row })),
    );
  };
  const run = createRun({
    ...{ job, rows: table, columns, send },
    ...(kept === undefined ? {} : { kept }),
    onChange: (changed) => {
      if (changed.length > 0) keep(changed);
      // Answers may arrive faster than the page can be drawn.
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
      if (run.state() !== 'done' || isTold || isEnded) return;
      isTold = true;
      rememberRun({ address, title: 'Bulk', text: line(), tone: 'plain', when: new Date().toISOString() });
    },
  });
  const places = new Map(run.rows.map((row, at) => [row, at]));
  const onDecide = (/** @type {Row} */ row) => {
    keep([row]);
  };
  const panel = runPanel(run, { header, fileName, onDecide });
  const gate = element('div', {});
  if (run.rows.every(({ state }) => state === 'not sent'))
    gate.append(notice('bad', 'No row can be sent: check the chosen columns.'));
  if (kept === undefined) run.start();
  else panel.draw();
  const end = () => {
    isEnded = true;
    run.pause();
  };
  return { node: element('div', {}, gate, panel.node), line, isOver: () => run.state() === 'done', end };
}
