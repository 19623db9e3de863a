/** The facts that decide between two copies. */
export interface CopyFacts {
  /** Rows of organizations. */
  readonly rowCount: number;
  /** YYYY-MM-DD; null if it could not be read. */
  readonly extractDate: string | null;
}

/** Facts of an extract; unreadable rows are not in its copy. */
export interface ExtractFacts extends CopyFacts {
  readonly counts: { readonly rows: number; readonly broken: number };
}

/** More than one unreadable row in this many is not an accident: the register itself has seven in ten thousand. */
const ROWS_FOR_ONE_BROKEN = 100;

/** Explains in one sentence why an extract must not replace the served copy; undefined if it may. */
export function refusalOf(extract: ExtractFacts, served: CopyFacts | undefined): string | undefined {
  if (extract.rowCount === 0) return 'The extract has no data rows: it contains no organizations.';
  const { rows, broken } = extract.counts;
  if (broken * ROWS_FOR_ONE_BROKEN > rows) {
    return `${broken} of ${rows} rows of the extract could not be read, which is more than 1%.`;
  }
  if (!served) return undefined;
  if (extract.rowCount < served.rowCount / 2) {
    return `The extract has ${extract.rowCount} rows of organizations, fewer than half of the ${served.rowCount} in the served copy.`;
  }
  if (extract.extractDate !== null && served.extractDate !== null && extract.extractDate < served.extractDate) {
    return `The extract is dated ${extract.extractDate}, earlier than the served copy (${served.extractDate}).`;
  }
  return undefined;
}

/**
 * An extract that does not replace the served copy. The message is one sentence of counts, days and our own column
 * names, so it can be shown and stored.
 */
export class RefusedExtract extends Error {
  override readonly name = 'RefusedExtract';
}
