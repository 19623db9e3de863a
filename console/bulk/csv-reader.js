/** @typedef {{ push: (text: string) => string[][], end: () => string[][] }} CsvReader */

/**
 * Reads RFC 4180 in pieces, so that the page stays responsive: `push` returns the rows completed by a piece, `end` the
 * last one. The separator is whichever of comma, semicolon and tab is most common in the first line; empty lines are
 * skipped.
 *
 * @returns {CsvReader}
 */
export function createCsvReader() {
  let separator = '';
  let held = '';
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  /** @type {string[]} */
  let row = [];

  const take = (/** @type {string} */ text) => {
    /** @type {string[][]} */
    const rows = [];
    for (const [token] of text.matchAll(new RegExp(`["\\r\\n${separator}]|[^"\\r\\n${separator}]+`, 'g'))) {
      if (isQuoted) {
        if (token !== '"') cell += token;
        else {
          isQuoted = false;
          wasQuote = true;
        }
        continue;
      }
      if (token === '"' && (wasQuote || cell === '')) {
        // A quote inside quotes is doubled.
        if (wasQuote) cell += '"';
        isQuoted = true;
        wasQuote = false;
        continue;
      }
      wasQuote = false;
      if (token === separator) {
        row.push(cell);
        cell = '';
      } else if (token === '\n' || token === '\r') rows.push(...closed());
      else cell += token;
    }
    return rows;
  };
  const closed = () => {
    const isEmpty = row.length === 0 && cell === '';
    const whole = [...row, cell];
    row = [];
    cell = '';
    return isEmpty ? [] : [whole];
  };
  return {
    push: (text) => {
      if (separator !== '') return take(text);
      held += text;
      if (!/[\n\r]/.test(held) && held.length < MAX_HEAD) return [];
      separator = separatorOf(held);
      return take(withoutMark(held));
    },
    end: () => {
      if (separator !== '') return closed();
      separator = separatorOf(held);
      return [...take(withoutMark(held)), ...closed()];
    },
  };
}

/** Maximum characters to wait for until the first line is complete. */
const MAX_HEAD = 100_000;

/** @param {string} text */
function separatorOf(text) {
  const [line = ''] = text.split(/[\n\r]/, 1);
  const counts = [',', ';', '\t'].map((sign) => /** @type {const} */ ([sign, line.split(sign).length]));
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** @param {string} text */
function withoutMark(text) {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
