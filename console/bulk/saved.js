/** @import { Run } from './run.js' */
import { csvText } from './csv-writer.js';

/** The table as it was given, with what each row was answered; a row without an answer says why. @param {readonly string[]} header @param {Run} run */
export function savedCsv(header, { job, rows }) {
  const head = [
    ...header,
    'tracewell_state',
    'tracewell_finding',
    'tracewell_incomplete',
    ...job.cells,
    'tracewell_fault',
  ];
  return csvText([
    head,
    ...rows.map(({ cells, state, outcome, fault }) => [
      ...header.map((_, i) => cells[i] ?? ''),
      state,
      outcome?.finding ?? null,
      outcome === undefined ? null : outcome.isIncomplete,
      ...job.cells.map((_, i) => outcome?.cells[i] ?? null),
      fault ?? null,
    ]),
  ]);
}

/** Pieces of a JSON list, a row each; one text of ten thousand whole answers would freeze the page. @param {readonly string[]} header @param {Run} run */
export function savedJson(header, { rows }) {
  const items = rows.map(({ cells, state, outcome, fault }, i) => {
    const row = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
    const item = {
      row,
      state,
      incomplete: outcome?.isIncomplete ?? null,
      fault: fault ?? null,
      answer: outcome?.answer ?? null,
    };
    return `${i === 0 ? '' : ',\n'}${JSON.stringify(item)}`;
  });
  return ['[\n', ...items, '\n]\n'];
}
