/** What decides between two copies. */
export interface CopyFacts {
  /** Rows of organisations. */
  readonly rowCount: number;
  /** YYYY-MM-DD; null where it could not be read. */
  readonly extractDate: string | null;
}

/** What an extract held, of which those rows are not in its copy that could not be read. */
export interface ExtractFacts extends CopyFacts {
  readonly counts: { readonly rows: number; readonly broken: number };
}

/** More rows than one in so many that cannot be read are no slips: the register itself has seven in ten thousand. */
const ROWS_FOR_ONE_BROKEN = 100;

/** Why an extract must not replace the served copy, as one sentence; undefined where it may. */
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
 * An extract that does not replace the served copy. The message is one sentence of counts, days and our own column names,
 * so that it can be shown and kept.
 */
export class RefusedExtract extends Error {
  override readonly name = 'RefusedExtract';
}
