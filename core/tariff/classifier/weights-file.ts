/**
 * The layout of data/classifier.bin: an eight-byte name, then 32-bit numbers (layout version, checksum, section count,
 * then offset and length in bytes of each section), then the sections, each aligned to eight bytes. Little-endian, like
 * every machine that runs Node.
 */
export interface WeightsFile {
  /** Eight hex digits that change with any byte of the sections. */
  readonly checksum: string;
  readonly sections: readonly Uint8Array[];
}

const NAME = 'TWHSCLS\n';
const LAYOUT = 2;
const FIXED_WORDS = 3;
const ALIGNMENT = 8;

/** Packs the sections into one file; the same sections give the same bytes. */
export function packSections(sections: readonly ArrayBufferView[]): Uint8Array {
  const headerLength = align(NAME.length + 4 * (FIXED_WORDS + 2 * sections.length));
  const length = sections.reduce((sum, section) => sum + align(section.byteLength), headerLength);
  const bytes = new Uint8Array(length);
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(NAME));
  let offset = headerLength;
  for (const [i, section] of sections.entries()) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offset);
    const at = NAME.length + 4 * (FIXED_WORDS + 2 * i);
    header.setUint32(at, offset, true);
    header.setUint32(at + 4, section.byteLength, true);
    offset += align(section.byteLength);
  }
  header.setUint32(NAME.length, LAYOUT, true);
  header.setUint32(NAME.length + 4, checksumOf(bytes, headerLength), true);
  header.setUint32(NAME.length + 8, sections.length, true);
  return bytes;
}

/**
 * Finds the sections of a file without copying them; throws a plain sentence if it is another file, of another layout,
 * truncated or changed.
 */
export function unpackSections(given: Uint8Array): WeightsFile {
  const nameGiven = new TextDecoder('latin1').decode(given.subarray(0, NAME.length));
  if (nameGiven !== NAME) throw new Error('Cannot load the classifier: the file does not contain classifier weights');
  // Typed arrays require memory aligned to their element size.
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice();
  if (bytes.length < NAME.length + 4 * FIXED_WORDS) throw truncated();
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = header.getUint32(NAME.length, true);
  if (layout !== LAYOUT) {
    throw new Error(
      `Cannot load the classifier: the file has layout ${layout}, but this program reads layout ${LAYOUT}`,
    );
  }
  const count = header.getUint32(NAME.length + 8, true);
  const headerLength = align(NAME.length + 4 * (FIXED_WORDS + 2 * count));
  if (bytes.length < headerLength) throw truncated();
  const sections = Array.from({ length: count }, (_, i) => {
    const at = NAME.length + 4 * (FIXED_WORDS + 2 * i);
    const offset = header.getUint32(at, true);
    const end = offset + header.getUint32(at + 4, true);
    if (align(end) > bytes.length) throw truncated();
    return bytes.subarray(offset, end);
  });
  const checksum = header.getUint32(NAME.length + 4, true);
  if (checksumOf(bytes, headerLength) !== checksum) {
    throw new Error('Cannot load the classifier: the file does not match its own checksum');
  }
  return { checksum: checksum.toString(16).padStart(8, '0'), sections };
}

function truncated(): Error {
  return new Error('Cannot load the classifier: the file is truncated');
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

/** FNV-1a over the 32-bit words from `start` on: it detects accidents, not attacks. */
function checksumOf(bytes: Uint8Array, start: number): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + start, (bytes.length - start) >>> 2);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193);
  return hash >>> 0;
}
