import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { RefusedExtract } from './refusal.ts';

/** The single table in an archive. */
export interface ZippedTable {
  /** A plain file name. */
  readonly name: string;
  /** Declared inflated size in bytes; the content must match it. */
  readonly size: number;
  /**
   * The content, readable once. It throws `RefusedExtract` no later than at its end, so it must not be used before
   * then.
   */
  readonly content: () => AsyncGenerator<Uint8Array>;
}

/** Several times the register's real size of about 75 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Text tables compress to about a seventh; a zip bomb to a thousandth. */
const MAX_RATIO = 100;
const ALWAYS_READ_BYTES = 1024 * 1024;

const TABLE_NAME = /^[^/\\\0]{1,100}\.csv$/i;
const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a zip archive with exactly one table and nothing else. Throws `RefusedExtract` for any other archive, and for
 * one that would inflate beyond the limit.
 */
export async function openZip(bytes: Uint8Array): Promise<ZippedTable> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const archive = await opened(buffer);
  const entries = archive.eachEntry();
  const first = await nextEntry(entries);
  if (!first || archive.entryCount !== 1) throw new RefusedExtract(NOT_ONE_FILE);
  if (!directoryEnds(buffer, archive)) throw new RefusedExtract(NOT_ONE_FILE);
  check(first);

  async function* content(entry: Entry): AsyncGenerator<Uint8Array> {
    let checksum = 0;
    try {
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        const part = chunk as Buffer;
        checksum = crc32(part, checksum);
        yield part;
      }
    } catch (error) {
      throw broken(error);
    }
    if (checksum !== entry.crc32)
      throw new RefusedExtract('The file in the archive does not match its declared checksum.');
    if (await nextEntry(entries)) throw new RefusedExtract(NOT_ONE_FILE);
  }

  return { name: first.fileName, size: first.uncompressedSize, content: () => content(first) };
}

const NOT_ONE_FILE = 'The archive does not contain exactly one file.';

async function opened(buffer: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(buffer, { lazyEntries: true, strictFileNames: true });
  } catch (error) {
    throw broken(error);
  }
}

async function nextEntry(entries: AsyncIterator<Entry>): Promise<Entry | undefined> {
  try {
    const next = await entries.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    throw broken(error);
  }
}

/** Signatures of the two records that may follow an archive's directory. */
const DIRECTORY_ENDS = [0x06054b50, 0x06064b50];

/** Whether the directory ends after this entry: an archive may have more entries than it declares. */
function directoryEnds(buffer: Buffer, archive: ZipFile): boolean {
  const at = Number(archive.readEntryCursor);
  return at + 4 <= buffer.length && DIRECTORY_ENDS.includes(buffer.readUInt32LE(at));
}

function check(entry: Entry): void {
  if (!TABLE_NAME.test(entry.fileName))
    throw new RefusedExtract('The file in the archive is not a CSV file with a plain name.');
  if (entry.isEncrypted()) throw new RefusedExtract('The file in the archive is encrypted.');
  if (![STORED, DEFLATED].includes(entry.compressionMethod)) {
    throw new RefusedExtract('The file in the archive uses an unsupported compression method.');
  }
  const most = Math.min(MAX_BYTES, Math.max(ALWAYS_READ_BYTES, MAX_RATIO * entry.compressedSize));
  if (entry.uncompressedSize > most)
    throw new RefusedExtract('The file in the archive would inflate beyond the size limit.');
}

function broken(error: unknown): RefusedExtract {
  if (error instanceof RefusedExtract) return error;
  return new RefusedExtract('The archive is damaged, truncated, or not a zip archive.', { cause: error });
}
