/**
 * Many texts in one buffer: tens of bytes less per text than separate strings, and nothing for the garbage collector to
 * walk.
 */
export interface PackedTexts {
  readonly bytes: Buffer;
  /** Start of each text, and the end of the last one. */
  readonly starts: Uint32Array;
}

/** Packs texts into one buffer, in order. */
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

/** Returns a text by its number, from 0. */
export function textAt({ bytes, starts }: PackedTexts, at: number): string {
  return bytes.toString('utf8', starts[at], starts[at + 1]);
}
