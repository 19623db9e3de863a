/**
 * An extract that does not replace the served copy. The message is one sentence of counts, days and our own column names,
 * so that it can be shown and kept.
 */
export class RefusedExtract extends Error {
  override readonly name = 'RefusedExtract';
}
