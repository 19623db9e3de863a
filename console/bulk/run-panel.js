/** @import { Row, Run } from './run.js' */
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { isSandbox } from '../dom/sandbox.js';
import { saveFile } from '../dom/save-file.js';
import { counted, numberText } from '../dom/words.js';
import { drawnAnswer } from '../views/answer.js';
import { rowList } from './row-list.js';
import { savedCsv, savedJson } from './saved.js';
import { createTimeLeft } from './time-left.js';

/**
 * A run and its results: progress, findings, what is missing, and its rows.
 *
 * @param {Run} run
 * @param {{ header: readonly string[], fileName: string, onDecide: (row: Row) => void }} given what is saved is named after the file of the table
 */
export function runPanel(run, { header, fileName, onDecide }) {
  const bar = element('progress', { max: Math.max(1, run.rows.length), value: 0, 'aria-label': 'Rows done' });
  const said = element('p', { class: 'counts', role: 'status' });
  const warning = element('div', {});
  const pause = element('button', { type: 'button' }, 'Pause');
  const retry = element('button', { type: 'button' }, 'Retry failed and incomplete');
  const list = rowList(run, { drawn: (row) => drawn(run, row), onDecide });
  const timeLeft = createTimeLeft();
  const savedName = `${fileName.replace(/\.[^.]{1,8}$/, '')}-results`;
  const save = (/** @type {string} */ kind) => {
    if (kind === 'csv') saveFile(`${savedName}.csv`, 'text/csv', ['\uFEFF', savedCsv(header, run, isSandbox())]);
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
    const left = timeLeft(state === 'running' && held === undefined, counts, performance.now());
    said.textContent = [
      sentence(run, counts, state),
      ...(held === undefined ? [] : [`waiting ${numberText(held)} s: a source accepts no more calls for now`]),
      ...(left === undefined ? [] : [left]),
    ].join(' · ');
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
  const button = (/** @type {string} */ name, /** @type {string} */ kind) =>
    element(
      'button',
      {
        type: 'button',
        onclick: () => {
          save(kind);
        },
      },
      name,
    );
  const node = element(
    'section',
    { class: 'run', 'aria-label': 'The run' },
    element('h2', {}, `${run.job.title}: ${fileName}`),
    bar,
    said,
    warning,
    element('p', { class: 'row' }, pause, retry, button('Save CSV', 'csv'), button('Save JSON', 'json')),
    list.node,
  );
  return { node, draw };
}

/** @param {Run} run @param {Row} row */
function drawn({ job }, { outcome }) {
  if (outcome === undefined) return undefined;
  const call = { slug: '', method: '', target: '', body: undefined, file: undefined };
  return drawnAnswer(job.path, job.drawn?.(outcome.answer) ?? outcome.answer, call);
}

/** Describes a run's progress and findings, in words also meant for programs. @param {Run} run @param {ReturnType<Run['counts']>} counts @param {string} state */
export function sentence({ job }, counts, state) {
  const parts = [
    `${job.isScreen && isSandbox() ? 'Sample data: ' : ''}${numberText(counts.total - counts.waiting)} of ${counted(counts.total, 'row')}, ${state}`,
    ...(job.isScreen
      ? [counted(counts.match, 'match', 'matches'), counted(counts.possible, 'possible match', 'possible matches')]
      : []),
    `${numberText(counts.incomplete)} incomplete`,
    `${numberText(counts.failed + counts.refused)} failed`,
    ...(counts.unsent > 0 ? [`${numberText(counts.unsent)} not sent`] : []),
  ];
  return parts.join(' · ');
}
