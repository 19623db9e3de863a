/** @import { Row, Run } from './run.js' */
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { saveFile } from '../dom/save-file.js';
import { counted, numberText } from '../dom/words.js';
import { viewOf } from '../views/view-of.js';
import { rowList } from './row-list.js';
import { savedCsv, savedJson } from './saved.js';

/** The view that draws one row's answer, by the job. */
const VIEWS = /** @type {Readonly<Record<string, string>>} */ ({
  vendors: '/exclusions/screen',
  suppliers: '/import-risk/screen/parties',
  companies: '/company-risk/company-risk-screen',
  products: '/landed-cost/estimate',
});

/**
 * A run while it goes on and after: how far it is, what it found, what is missing, and its rows.
 *
 * @param {Run} run
 * @param {readonly string[]} header
 * @param {string} fileName of the table; what is saved is named after it
 */
export function runPanel(run, header, fileName) {
  const bar = element('progress', { max: Math.max(1, run.rows.length), value: 0, 'aria-label': 'Rows done' });
  const said = element('p', { class: 'counts', role: 'status' });
  const warning = element('div', {});
  const pause = element('button', { type: 'button' }, 'Pause');
  const retry = element('button', { type: 'button' }, 'Retry failed and incomplete');
  const detail = element('section', { class: 'detail', 'aria-label': 'The chosen row', tabindex: -1 });
  const close = element(
    'button',
    {
      type: 'button',
      class: 'small',
      onclick: () => {
        detail.replaceChildren();
      },
    },
    'Close',
  );
  const open = (/** @type {Row} */ row) => {
    detail.replaceChildren(element('h2', {}, row.title), close, ...drawn(run, row));
    detail.focus();
  };
  const list = rowList(run, open);
  const savedName = `${fileName.replace(/\.[^.]{1,8}$/, '')}-results`;
  const save = (/** @type {string} */ kind) => {
    if (kind === 'csv') saveFile(`${savedName}.csv`, 'text/csv', ['\uFEFF', savedCsv(header, run)]);
    else saveFile(`${savedName}.json`, 'application/json', savedJson(header, run));
  };
  pause.addEventListener('click', () => {
    if (run.state() === 'running') run.pause();
    else run.start();
    draw();
  });
  retry.addEventListener('click', () => {
    run.retry();
    draw();
  });
  const draw = () => {
    const counts = run.counts();
    const state = run.state();
    bar.value = counts.total - counts.waiting;
    const held = run.heldSeconds();
    said.textContent =
      sentence(run, counts, state) +
      (held === undefined ? '' : ` · waiting ${numberText(held)} s, as a source takes no more calls for now`);
    pause.textContent = state === 'paused' || state === 'pausing' ? 'Resume' : 'Pause';
    pause.disabled = state === 'done';
    retry.disabled = state === 'running' || counts.failed + counts.incomplete === 0;
    const reason = run.stopReason();
    const missing = counts.incomplete + counts.failed + counts.refused + counts.unsent;
    warning.replaceChildren(
      ...(reason === undefined ? [] : [notice('bad', element('strong', {}, 'Stopped: '), reason)]),
      ...(state === 'done' && missing > 0
        ? [
            notice(
              'warn',
              element('strong', {}, `${numberText(missing)} of ${counted(counts.total, 'row')} are incomplete. `),
              '"No match" on an incomplete row is not a clear result.',
            ),
          ]
        : []),
    );
    list.draw();
  };
  const node = element(
    'section',
    { class: 'run', 'aria-label': 'The run' },
    bar,
    said,
    warning,
    element(
      'p',
      { class: 'row' },
      pause,
      retry,
      element(
        'button',
        {
          type: 'button',
          onclick: () => {
            save('csv');
          },
        },
        'Save CSV',
      ),
      element(
        'button',
        {
          type: 'button',
          onclick: () => {
            save('json');
          },
        },
        'Save JSON',
      ),
    ),
    detail,
    list.node,
  );
  return { node, draw };
}

/** @param {Run} run @param {Row} row */
function drawn({ job }, { outcome }) {
  const view = viewOf(VIEWS[job.id] ?? '');
  const answer = /** @type {object} */ (outcome?.answer);
  const call = { slug: '', method: '', target: '', body: undefined, file: undefined };
  return [
    element(
      'div',
      {},
      view?.(job.id === 'suppliers' ? { results: [answer], coverage: '', disclaimer: '' } : answer, call),
    ),
  ];
}

/** @param {Run} run @param {ReturnType<Run['counts']>} counts @param {string} state */
function sentence({ job }, counts, state) {
  const isScreen = job.id !== 'products';
  const parts = [
    `${numberText(counts.total - counts.waiting)} of ${counted(counts.total, 'row')}, ${state}`,
    ...(isScreen
      ? [counted(counts.match, 'match', 'matches'), counted(counts.possible, 'possible match', 'possible matches')]
      : []),
    `${numberText(counts.incomplete)} incomplete`,
    `${numberText(counts.failed + counts.refused)} failed`,
    ...(counts.unsent > 0 ? [`${numberText(counts.unsent)} not sent`] : []),
  ];
  return parts.join(' · ');
}
