/** @import { Job } from './jobs.js' */
/** @import { TableFile } from './read-table-file.js' */
/** @import { Page } from '../service-page.js' */
import { accessForm } from '../api/access.js';
import { send } from '../api/send.js';
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { counted, numberText } from '../dom/words.js';
import { guessedColumn } from './columns.js';
import { JOBS } from './jobs.js';
import { MAX_ROWS, readTableFile } from './read-table-file.js';
import { createRun } from './run.js';
import { rememberRun } from '../api/tab-memory.js';
import { runPanel, sentence } from './run-panel.js';

/** A run with its place on the page. @typedef {{ node: HTMLElement, line: () => string, isOver: () => boolean }} Shown */

/**
 * Many rows at once: a file, what it is to be asked, which columns, and the run. Each run has an address, `#/bulk/1` and so
 * on, and stays there until the page is left.
 *
 * @returns {Page}
 */
export function bulkPage() {
  /** @type {Shown[]} */
  const runs = [];
  const setup = element('div', {});
  const stage = element('div', {});
  const begin = (/** @type {(address: string) => Shown} */ started) => {
    const address = `#/bulk/${String(runs.length + 1)}`;
    runs.push(started(address));
    location.hash = address;
  };
  const said = element(
    'span',
    { class: 'quiet', role: 'status', id: 'bulk-said' },
    `CSV with a heading line, up to ${numberText(MAX_ROWS)} rows`,
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
    element('strong', {}, 'Drop a CSV, or choose one'),
    said,
  );
  const take = async (/** @type {File | undefined} */ file) => {
    if (file === undefined) return;
    said.textContent = 'The file is being read.';
    const table = await readTableFile(file);
    if (table === undefined) {
      said.textContent = `${file.name} has no rows below a heading line, or more than ${numberText(MAX_ROWS)}.`;
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
    if (runs.some(({ isOver }) => !isOver())) event.preventDefault();
  });
  const node = element(
    'div',
    { class: 'service' },
    element('h1', {}, 'Bulk'),
    element(
      'p',
      { class: 'lead' },
      'A table of names or products, sent through the services row by row or in their batches. The file stays in this page; the services get the chosen columns.',
    ),
    element('div', { class: 'panel form' }, element('div', { class: 'field' }, input, zone), setup),
    stage,
  );
  return {
    node,
    open(place) {
      const shown = runs[Number(place) - 1];
      if (place === '') stage.replaceChildren(...runLinks(runs));
      else if (shown !== undefined) stage.replaceChildren(shown.node);
      else stage.replaceChildren(notice('warn', GONE));
    },
  };
}

const GONE = 'This run is gone: a run ends when its page is closed or loaded anew. Save its results before.';

/** @param {readonly Shown[]} runs */
function runLinks(runs) {
  if (runs.length === 0) return [];
  const links = runs.map(({ line }, i) =>
    element('li', {}, element('a', { href: `#/bulk/${String(i + 1)}` }, `Run ${String(i + 1)}`), ` ${line()}`),
  );
  return [element('h2', {}, 'Runs of this page'), element('ul', { class: 'recents' }, links)];
}

/** @param {TableFile} table @param {{ begin: (started: (address: string) => Shown) => void, fileName: string }} place */
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
    element('div', { class: 'field' }, element('label', { for: 'bulk-job' }, 'Ask'), job, sentence),
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
    const given = { table: { header, rows }, columns: chosenColumns(columns), fileName };
    begin((address) => startRun(one, { ...given, address }));
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

/** @param {Job} job @param {{ table: Pick<TableFile, 'header' | 'rows'>, columns: Record<string, number>, fileName: string, address: string }} given @returns {Shown} */
function startRun(job, { table, columns, fileName, address }) {
  let isDue = false;
  let isTold = false;
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
  const run = createRun({
    job,
    rows: table.rows,
    columns,
    send,
    onChange: () => {
      // Answers may come faster than a page can be drawn.
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
      if (run.state() !== 'done' || isTold) return;
      isTold = true;
      rememberRun({
        address,
        title: 'Bulk',
        text: line(),
        tone: 'plain',
        when: new Date().toISOString(),
      });
    },
  });
  const panel = runPanel(run, table.header, fileName);
  const gate = element('div', {});
  if (run.rows.every(({ state }) => state === 'not sent'))
    gate.append(notice('bad', 'No row can be sent: look at the chosen columns.'));
  run.start();
  return { node: element('div', {}, gate, panel.node), line, isOver: () => run.state() === 'done' };
}
