import { createCsvReader } from './csv-reader.js';

/** @typedef {{ header: string[], rows: string[][], encoding: string }} TableFile */

/** Maximum number of rows held in a page. */
export const MAX_ROWS = 50_000;

/**
 * Reads the rows of a CSV file piece by piece: UTF-8, or Windows-1252 if the bytes are not valid UTF-8. Undefined if
 * there is no row below a header, or more than `MAX_ROWS`.
 *
 * @param {Blob} file
 * @returns {Promise<TableFile | undefined>}
 */
export async function readTableFile(file) {
  try {
    return await readAs(file, 'utf-8');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return await readAs(file, 'windows-1252');
  }
}

/** Throws TypeError for bytes that do not match the encoding. @param {Blob} file @param {string} encoding */
async function readAs(file, encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = createCsvReader();
  /** @type {string[][]} */
  const rows = [];
  const bytes = file.stream().getReader();
  for (;;) {
    const { done, value } = await bytes.read();
    rows.push(...reader.push(decoder.decode(value, { stream: !done })));
    if (rows.length > MAX_ROWS + 1) {
      await bytes.cancel();
      return undefined;
    }
    if (done) break;
  }
  const [header, ...rest] = [...rows, ...reader.end()];
  return header === undefined || rest.length === 0 ? undefined : { header, rows: rest, encoding };
}
