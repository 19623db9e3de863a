/** @import { Run } from './run.js' */
import { csvText } from '../dom/csv-writer.js';

/** Returns the original table with each row's answer and decision; a row without an answer says why. @param {readonly string[]} header @param {Run} run @param {boolean} [isSandbox] marks each row as sample data */
export function savedCsv(header, { job, rows }, isSandbox = false) {
  const head = [
    ...header,
    'tracewell_state',
    'tracewell_finding',
    'tracewell_incomplete',
    ...job.cells,
    'tracewell_fault',
    ...(job.isScreen ? ['tracewell_decision', 'tracewell_note'] : []),
    ...(isSandbox ? ['tracewell_sample_data'] : []),
  ];
  return csvText([
    head,
    ...rows.map(({ cells, state, outcome, fault, decision, note }) => [
      ...header.map((_, i) => cells[i] ?? ''),
      state,
      outcome?.finding ?? null,
      outcome === undefined ? null : outcome.isIncomplete,
      ...job.cells.map((_, i) => outcome?.cells[i] ?? null),
      fault ?? null,
      ...(job.isScreen ? [decision, note] : []),
      ...(isSandbox ? ['yes'] : []),
    ]),
  ]);
}

/** Returns a JSON list in pieces, one per row; a single text of ten thousand whole answers would freeze the page. @param {readonly string[]} header @param {Run} run */
export function savedJson(header, { rows }) {
  const items = rows.map(({ cells, state, outcome, fault, decision, note }, i) => {
    const row = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
    const item = {
      row,
      state,
      incomplete: outcome?.isIncomplete ?? null,
      fault: fault ?? null,
      answer: outcome?.answer ?? null,
      ...(decision === '' && note === '' ? {} : { decision, note }),
    };
    return `${i === 0 ? '' : ',\n'}${JSON.stringify(item)}`;
  });
  return ['[\n', ...items, '\n]\n'];
}
