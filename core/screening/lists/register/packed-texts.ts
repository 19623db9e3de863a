/** Many texts in one run of bytes: some tens of bytes less for each than a string of its own, and nothing for the collector to walk. */
export interface PackedTexts {
  readonly bytes: Buffer;
  /** Where each text starts, and at the end where the last one ends. */
  readonly starts: Uint32Array;
}

/** The texts in one run, in their order. */
export function packTexts(texts: readonly string[]): PackedTexts {
  const starts = new Uint32Array(texts.length + 1);
  let length = 0;
  for (const [at, text] of texts.entries()) {
    starts[at] = length;
    length += Buffer.byteLength(text);
  }
  starts[texts.length] = length;
  const bytes = Buffer.alloc(length);
  for (const [at, text] of texts.entries()) bytes.write(text, starts[at] ?? 0);
  return { bytes, starts };
}

/** The text of a number, from 0. */
export function textAt({ bytes, starts }: PackedTexts, at: number): string {
  return bytes.toString('utf8', starts[at], starts[at + 1]);
}
