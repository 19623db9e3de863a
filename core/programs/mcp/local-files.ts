import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { isWordProcessorFile, recogniseContent } from '../../documents/input/recognise-content.ts';
import { CodedError } from '../../http/errors.ts';
import type { JsonObject } from '../../json.ts';

/** The argument that names a file on this machine. */
export const PATH_ARGUMENT = 'file_path';

/** Replaces a path by the file's bytes; arguments without one are unchanged. */
export type ReadLocalFile = (sent: JsonObject, member: string) => Promise<JsonObject>;

/** As much as a request accepts; one byte more is refused there. */
const MAX_FILE_BYTES = 11_250_000;

/**
 * Reads files inside folders, with links resolved. The arguments then contain the file's bytes and, if none is stated,
 * the type of its content. Throws `invalid_fields` for a path that leads to no file inside them, whether or not there
 * is one outside; `multiple_inputs` if the file is also sent.
 */
export function localFiles(folders: readonly string[]): ReadLocalFile {
  return async (sent, member) => {
    const { [PATH_ARGUMENT]: path, ...others } = sent;
    if (path === undefined || path === null) return others;
    if (others[member] !== undefined) {
      throw new CodedError('multiple_inputs', `Send only one of ${PATH_ARGUMENT} and ${member}.`);
    }
    const bytes = typeof path === 'string' ? await bytesWithin(folders, path) : undefined;
    if (!bytes) throw new CodedError('invalid_fields', `${PATH_ARGUMENT} is not a file in an allowed folder.`);
    // Unsupported files get the operation's own refusal, which says what to send.
    const found = recogniseContent(bytes) ?? (isWordProcessorFile(bytes) ? undefined : 'text/plain');
    return { ...(found !== undefined && { mime_type: found }), ...others, [member]: bytes };
  };
}

async function bytesWithin(folders: readonly string[], path: string): Promise<Uint8Array | undefined> {
  try {
    const real = await realpath(path);
    const roots = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
    const isWithin = roots.some(
      (root) => root !== undefined && real.startsWith(root.endsWith(sep) ? root : root + sep),
    );
    return isWithin ? await bytesOf(real) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file, up to one byte more than a request accepts; undefined for anything but a file. A pipe is not waited
 * for.
 */
async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat().then((found) => (found.isFile() ? found : { size: -1 }));
    if (size < 0) return undefined;
    const bytes = new Uint8Array(Math.min(size, MAX_FILE_BYTES + 1));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
