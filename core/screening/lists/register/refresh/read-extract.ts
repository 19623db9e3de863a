import { parse } from 'csv-parse';
import { pipeline } from 'node:stream/promises';
import type { RegisterCopy } from '../register-copy.ts';
import { createExtractTable, type ExtractCounts } from './extract-table.ts';
import { openZip } from './open-zip.ts';
import { RefusedExtract } from './refusal.ts';
import { utf8Lines } from './utf8-lines.ts';

/** A downloaded extract: the archive or the table itself, and its name. */
export interface Extract {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A servable copy, and the counts of its extract. */
export interface ReadExtract {
  readonly copy: RegisterCopy;
  readonly counts: ExtractCounts;
}

/** Options of reading an extract. */
export interface ReadOptions {
  /** Needed to detect an extract dated in the future. */
  readonly today: Date;
  readonly signal?: AbortSignal | undefined;
  /** Reports progress from 0 to 1 from time to time. */
  readonly progress?: ((share: number) => void) | undefined;
}

/** A hundred times the longest row seen. */
const MAX_ROW_BYTES = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * Reads an extract into a servable copy. Throws `RefusedExtract` if it is incomplete, lacks a served column, or has too
 * many records, and the signal's reason if aborted.
 */
export async function readExtract(extract: Extract, options: ReadOptions): Promise<ReadExtract> {
  const isZip = extract.bytes[0] === 0x50 && extract.bytes[1] === 0x4b;
  const zip = isZip ? await openZip(extract.bytes) : undefined;
  const table = createExtractTable();
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    skip_empty_lines: true,
    // The table counts rows of the wrong width as broken.
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
    skip_records_with_error: true,
    on_skip(error) {
      // The parser would continue after the current chunk and silently lose its rows.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw new RefusedExtract('A row of the table does not end.');
      // An archive's checksum shows that it is complete; a bare table has none.
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED' && !zip) {
        throw new RefusedExtract('The table is truncated: it ends inside a field.');
      }
      table.skip(Number(error?.['lines']));
      return undefined;
    },
    // Handled here, so rows need not pass through the stream one by one.
    on_record(row: string[], { lines }) {
      table.add(row, lines);
      return null;
    },
  });
  const content = zip?.content() ?? chunksOf(extract.bytes);
  const size = zip?.size ?? extract.bytes.length;
  const watching = watched(content, { size, progress: options.progress });
  await pipeline(utf8Lines(watching), parser.resume(), { signal: options.signal });
  const { counts, finish } = table.end();
  const names = zip ? [extract.name, zip.name] : [extract.name];
  return { copy: finish({ names, today: options.today }), counts };
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

interface Watch {
  readonly size: number;
  readonly progress: ReadOptions['progress'];
}

async function* watched(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { size, progress }: Watch,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of content) {
    yield chunk;
    read += chunk.length;
    progress?.(Math.min(read / size, 1));
  }
}
