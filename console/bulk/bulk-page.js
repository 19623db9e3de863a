/** @import { Job } from './jobs.js' */
/** @import { TableFile } from './read-table-file.js' */
import { accessForm } from '../api/access.js';
import { send } from '../api/send.js';
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { counted, numberText } from '../dom/words.js';
import { guessedColumn } from './columns.js';
import { JOBS } from './jobs.js';
import { MAX_ROWS, readTableFile } from './read-table-file.js';
import { createRun } from './run.js';
import { runPanel } from './run-panel.js';

/** Many rows at once: a file, what it is to be asked, which columns, and the run. */
export function bulkPage() {
  const setup = element('div', {});
  const stage = element('div', {});
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
    stage.replaceChildren();
    setup.replaceChildren(setupForm(table, { stage, fileName: file.name }));
  };
  input.addEventListener('change', () => void take(input.files?.[0]));
  for (const kind of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    zone.addEventListener(kind, (event) => {
      event.preventDefault();
      zone.classList.toggle('over', kind === 'dragenter' || kind === 'dragover');
      if (event instanceof DragEvent && kind === 'drop') void take(event.dataTransfer?.files[0]);
    });
  }
  return element(
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
}

/** @param {TableFile} table @param {{ stage: HTMLElement, fileName: string }} place */
function setupForm({ header, rows }, { stage, fileName }) {
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
    if (one !== undefined) startRun(one, { table: { header, rows }, columns: chosenColumns(columns), stage, fileName });
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

/** @param {Job} job @param {{ table: Pick<TableFile, 'header' | 'rows'>, columns: Record<string, number>, stage: HTMLElement, fileName: string }} given */
function startRun(job, { table, columns, stage, fileName }) {
  let isDue = false;
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
  const run = createRun({
    job,
    rows: table.rows,
    columns,
    send,
    onChange: () => {
      // Answers may come faster than a page can be drawn.
      if (!isDue) requestAnimationFrame(draw);
      isDue = true;
    },
  });
  const panel = runPanel(run, table.header, fileName);
  const gate = element('div', {});
  stage.replaceChildren(gate, panel.node);
  if (run.rows.every(({ state }) => state === 'not sent'))
    gate.append(notice('bad', 'No row can be sent: look at the chosen columns.'));
  run.start();
}
