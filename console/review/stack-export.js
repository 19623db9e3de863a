/** @import { StackItem } from './stack-item.js' */
import { csvText } from '../dom/csv-writer.js';
import { fieldsOf } from './item-fields.js';

const HEAD = [
  'file',
  'kind',
  'state',
  'fault',
  'accepted_at',
  'path',
  'value',
  'read',
  'withheld',
  'corrected_by',
  'corrected_at',
  'quote',
  'page',
  'left',
  'top',
  'right',
  'bottom',
];

/**
 * Returns a row for each value of each document: the current value, what was read, who changed it, and its place. A
 * document without an answer has one row that says why.
 *
 * @param {readonly StackItem[]} items
 */
export function stackCsv(items) {
  return csvText([HEAD, ...items.flatMap(rowsOf)]);
}

/** @param {StackItem} item @returns {(string | number | boolean | null)[][]} */
function rowsOf(item) {
  const { name, kind, state, fault = null, acceptedAt = null, corrections } = item;
  const head = [name, kind, state, fault, acceptedAt];
  const fields = fieldsOf(item).filter(
    ({ value, isWithheld, isCorrected }) => value !== null || isWithheld || isCorrected,
  );
  if (fields.length === 0) return [[...head, ...HEAD.slice(head.length).map(() => null)]];
  return fields.map(({ path, value, read, isWithheld, place }) => {
    const { left = null, top = null, right = null, bottom = null } = place?.box ?? {};
    const correction = corrections[path];
    return [
      ...head,
      path,
      scalar(value),
      scalar(read),
      isWithheld,
      correction?.by ?? null,
      correction?.at ?? null,
      place?.quote ?? null,
      place?.page ?? null,
      left,
      top,
      right,
      bottom,
    ];
  });
}

/** @param {unknown} value @returns {string | number | boolean | null} */
function scalar(value) {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * Returns a JSON list in pieces, one per document: its whole answer as received, and separately a person's corrections,
 * with the original values and their evidence.
 *
 * @param {readonly StackItem[]} items
 */
export function stackJson(items) {
  const pieces = items.map((item, i) => {
    const { name, kind, state, fault = null, acceptedAt = null, answer = null, corrections } = item;
    const corrected = fieldsOf(item).flatMap(({ path, read, place }) => {
      const correction = corrections[path];
      const evidence = place && { quote: place.quote, page: place.page ?? null, box: place.box ?? null };
      return correction === undefined ? [] : [{ path, read, ...correction, evidence: evidence ?? null }];
    });
    const saved = { file: name, kind, state, fault, accepted_at: acceptedAt, answer, corrections: corrected };
    return `${i === 0 ? '' : ',\n'}${JSON.stringify(saved)}`;
  });
  return ['[\n', ...pieces, '\n]\n'];
}
