import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { recogniseContent } from '../../documents/input/recognise-content.ts';
import type { JsonObject } from '../../json.ts';
import { digestOf, UnaskedRow, type AskedRow } from './bulk-result.ts';
import { UsageError } from './command.ts';
import type { DocumentKind } from './document-kinds.ts';

/** Maximum file size; a request's base64 has four characters for three bytes. */
const MAX_FILE_BYTES = 11_250_000;

/** Files per run. */
const MAX_FILES = 100_000;

/**
 * Returns the named files and those in named folders and their subfolders, by name. Files whose names begin with a dot
 * are left out, and `except` too; links in folders are not followed. Throws `UsageError` if any cannot be read.
 */
export async function documentFiles(paths: readonly string[], except: string | undefined): Promise<readonly string[]> {
  const found = new Set<string>();
  const left = except === undefined ? undefined : await realPath(except);
  for (const path of paths) {
    for (const file of await filesAt(path)) {
      if ((await realPath(file)) !== left) found.add(file);
      if (found.size > MAX_FILES)
        throw new UsageError(`There are more than ${MAX_FILES} files: parse one folder at a time.`);
    }
  }
  return [...found];
}

async function filesAt(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(unreadable);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(unreadable);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|[\\/])\./.test(file.slice(path.length)))
    .sort();
}

/** Returns a path as resolved by the system; for a file that does not exist yet, with its folder resolved. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async () => {
    const folder = await realpath(dirname(path)).catch(() => resolve(dirname(path)));
    return join(folder, basename(path));
  });
}

/**
 * Returns a row for each file. Its digest covers the operation and the content, so a moved file keeps its result and a
 * changed one does not. The content is read again when it is the row's turn: not all files are held at once.
 */
export async function documentRows(files: readonly string[], kind: DocumentKind): Promise<readonly AskedRow[]> {
  const rows: AskedRow[] = [];
  for (const file of files) {
    const content = await digestOfFile(file);
    rows.push({
      row: rows.length + 1,
      key: file,
      others: [],
      digest: digestOf(kind.operation, content === undefined ? { unread: file } : { sha256: content }),
      async request() {
        const bytes = await bytesOf(file);
        if (sha256(bytes) !== content) throw new UnaskedRow('The file changed during the run.', FAILED);
        return documentRequest(bytes, kind);
      },
    });
  }
  return rows;
}

const FAILED = { outcome: 'failed' } as const;

/** Returns the content's digest; undefined for a file that is not parsed. */
async function digestOfFile(path: string): Promise<string | undefined> {
  try {
    return sha256(await bytesOf(path));
  } catch (error) {
    if (error instanceof UnaskedRow) return undefined;
    throw error;
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a file. Throws `UnaskedRow` if it cannot be read, or if it is too large for a request. */
export async function bytesOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(notRead);
  if (!found.isFile()) return notRead();
  if (found.size > MAX_FILE_BYTES) {
    throw new UnaskedRow('The file is larger than the limit of 11.25 MB.', { outcome: 'refused' });
  }
  return readFile(path).catch(notRead);
}

/** Builds the request for a file: its type comes from its content, whatever its name. */
export function documentRequest(bytes: Buffer, { fileMember }: DocumentKind): JsonObject {
  return { [fileMember]: bytes.toString('base64'), mime_type: recogniseContent(bytes) ?? 'text/plain' };
}

function notRead(): never {
  throw new UnaskedRow('The file cannot be read.', FAILED);
}

function unreadable(): never {
  throw new UsageError('A file or folder cannot be read.');
}
