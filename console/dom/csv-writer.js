/**
 * Formats rows as RFC 4180. Text that a spreadsheet would read as a formula gets a leading apostrophe, which the
 * spreadsheet hides; numbers stay numbers.
 *
 * @param {readonly (readonly (string | number | boolean | null)[])[]} rows
 */
export function csvText(rows) {
  return rows.map((row) => `${row.map((value) => cellText(value)).join(',')}\r\n`).join('');
}

/** @param {string | number | boolean | null} value */
function cellText(value) {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
