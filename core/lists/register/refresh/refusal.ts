/** What decides between two copies. */
export interface CopyFacts {
  /** Rows of organisations. */
  readonly rowCount: number;
  /** YYYY-MM-DD; null where it could not be read. */
  readonly extractDate: string | null;
}

/** Why an extract must not replace the served copy, as one sentence; undefined where it may. */
export function refusalOf(extract: CopyFacts, served: CopyFacts | undefined): string | undefined {
  if (extract.rowCount === 0) return 'The extract has no data rows: not one organisation is in it.';
  if (!served) return undefined;
  if (extract.rowCount < served.rowCount / 2) {
    return `The extract has ${extract.rowCount} rows of organisations, fewer than half of the ${served.rowCount} of the served copy.`;
  }
  if (extract.extractDate !== null && served.extractDate !== null && extract.extractDate < served.extractDate) {
    return `The extract is of ${extract.extractDate}, earlier than the served copy of ${served.extractDate}.`;
  }
  return undefined;
}
