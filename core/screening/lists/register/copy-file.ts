import { crc32 } from 'node:zlib';
import { RULES_DIGEST, RULES_DIGEST_LENGTH } from '../../../names/rules-digest.ts';
import { readList } from '../../../whole-lists/read-lists.ts';
import type { RememberedList } from '../../../whole-lists/remembered-list.ts';
import type { RegisterCopy } from './register-copy.ts';

/**
 * The copy's file format: a fixed-length header, JSON for everything but arrays, then the arrays as they are in memory,
 * each aligned to four bytes, so that they can be used without decoding.
 */

/** Magic number; its last byte is the layout version, which is also raised when name comparison changes. */
const MAGIC = Buffer.from('tracewell-register\0\u0004', 'latin1');

/** Distinguishes a machine with a different byte order from the writer. */
const BYTE_ORDER = 0x01020304;

/** After the magic number: the checksum, then what it covers: byte order, JSON length, rules digest and the rest. */
const CHECKSUM_AT = 20;
const CHECKED_FROM = 24;
const JSON_LENGTH_AT = 28;
const DIGEST_AT = 32;
const HEAD_LENGTH = DIGEST_AT + RULES_DIGEST_LENGTH;

interface Meta {
  readonly extractDate: string | null;
  readonly rowCount: number;
  readonly remembered?: RememberedList | undefined;
  readonly lostRecords?: number | undefined;
  /** Lengths of the arrays in bytes, in the order of `sections`. */
  readonly lengths: readonly number[];
}

/** Encodes a copy. */
export function encodeRegister(copy: RegisterCopy): Buffer {
  const sections = sectionsOf(copy);
  const meta: Meta = {
    extractDate: copy.extractDate,
    rowCount: copy.rowCount,
    remembered: copy.remembered,
    lostRecords: copy.lostRecords,
    lengths: sections.map(({ byteLength }) => byteLength),
  };
  const json = Buffer.from(JSON.stringify(meta));
  const body = Buffer.concat([json, ...sections].flatMap((bytes) => [bytes, Buffer.alloc(padding(bytes.byteLength))]));
  const head = Buffer.alloc(HEAD_LENGTH);
  MAGIC.copy(head);
  numbersAt(head, CHECKED_FROM, 2).set([BYTE_ORDER, json.length]);
  RULES_DIGEST.copy(head, DIGEST_AT);
  const file = Buffer.concat([head, body]);
  numbersAt(file, CHECKSUM_AT, 1).set([crc32(file.subarray(CHECKED_FROM))]);
  return file;
}

/**
 * Decodes what `encodeRegister` wrote; the copy is a view of the bytes, which must not change afterwards. Throws an
 * Error if the bytes are not such a file, are damaged or truncated, or were written by a program with different
 * comparison rules.
 */
export function decodeRegister(bytes: Uint8Array): RegisterCopy {
  const file = checkedFile(bytes);
  if (!file.subarray(DIGEST_AT, HEAD_LENGTH).equals(RULES_DIGEST))
    throw new Error('The copy of the register was compiled with different rules: build it again.');
  return copyOf(file);
}

/** The parts of a copy that do not depend on comparison rules. */
export type KeptRegister = Pick<RegisterCopy, 'extractDate' | 'rowCount' | 'remembered' | 'records'>;

/** Decodes the records of a copy, even one compiled by other rules. Throws an Error as `decodeRegister` does. */
export function decodeKeptRegister(bytes: Uint8Array): KeptRegister {
  return copyOf(checkedFile(bytes));
}

function checkedFile(bytes: Uint8Array): Buffer {
  const file = aligned(bytes);
  if (file.length < HEAD_LENGTH || !file.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new Error('The file is not a copy of the register that this program can read.');
  }
  const [checksum, byteOrder] = numbersAt(file, CHECKSUM_AT, 2);
  if (byteOrder !== BYTE_ORDER || crc32(file.subarray(CHECKED_FROM)) !== checksum)
    throw new Error('The copy of the register is damaged or cut short.');
  return file;
}

function copyOf(file: Buffer): RegisterCopy {
  const [jsonLength = 0] = numbersAt(file, JSON_LENGTH_AT, 1);
  const body = file.subarray(HEAD_LENGTH);
  const meta = JSON.parse(body.toString('utf8', 0, jsonLength)) as Meta;
  const sections: Buffer[] = [];
  let at = jsonLength + padding(jsonLength);
  for (const length of meta.lengths) {
    sections.push(body.subarray(at, at + length));
    at += length + padding(length);
  }
  const bytes = (number: number): Buffer => sections[number] ?? Buffer.alloc(0);
  const numbers = (number: number): Uint32Array => numbersAt(bytes(number), 0, bytes(number).length / 4);
  return {
    extractDate: meta.extractDate,
    rowCount: meta.rowCount,
    ...(meta.remembered && { remembered: readList(meta.remembered) }),
    ...(meta.lostRecords !== undefined && { lostRecords: meta.lostRecords }),
    records: { bytes: bytes(0), starts: numbers(1) },
    rowsOfRecord: numbers(2),
    compared: { bytes: bytes(3), starts: numbers(4) },
    readingStarts: numbers(5),
    wordsKeys: numbers(6),
    index: { names: { bytes: bytes(7), starts: numbers(8) }, starts: numbers(9), postings: numbers(10) },
  };
}

function sectionsOf({ records, rowsOfRecord, compared, readingStarts, wordsKeys, index }: RegisterCopy): Uint8Array[] {
  const arrays = [
    records.bytes,
    records.starts,
    rowsOfRecord,
    compared.bytes,
    compared.starts,
    readingStarts,
    wordsKeys,
    index.names.bytes,
    index.names.starts,
    index.starts,
    index.postings,
  ];
  return arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength));
}

/** Views 32-bit integers at an offset. */
function numbersAt(bytes: Buffer, at: number, count: number): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset + at, count);
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

/** Returns the bytes, copied if needed so that an integer array can view them. */
function aligned(bytes: Uint8Array): Buffer {
  const inPlace = bytes.byteOffset % 4 === 0 && bytes.buffer instanceof ArrayBuffer;
  if (inPlace) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Buffer.from(Uint8Array.from(bytes).buffer);
}
