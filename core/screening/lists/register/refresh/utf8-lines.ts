import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** A run of this many bytes without a line end is passed on: no line is that long. */
const MAX_HELD_BYTES = 1024 * 1024;

const latin1 = new TextDecoder('windows-1252');

/**
 * Converts every line to UTF-8: a line that is not UTF-8 is read as Windows-1252, the encoding of older extracts and of
 * single rows pasted into newer ones. Linear.
 */
export async function* utf8Lines(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    if (end === 0 && bytes.length < MAX_HELD_BYTES) {
      held = bytes;
      continue;
    }
    const whole = end === 0 ? bytes.length : end;
    held = bytes.subarray(whole);
    yield inUtf8(bytes.subarray(0, whole));
  }
  if (held.length > 0) yield inUtf8(held);
}

function inUtf8(lines: Buffer): Uint8Array {
  if (isUtf8(lines)) return lines;
  const parts: Uint8Array[] = [];
  for (let start = 0; start < lines.length;) {
    const next = lines.indexOf(NEWLINE, start);
    const end = next === -1 ? lines.length : next + 1;
    const line = lines.subarray(start, end);
    parts.push(isUtf8(line) ? line : Buffer.from(latin1.decode(line)));
    start = end;
  }
  return Buffer.concat(parts);
}
