import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../../../replace-file.ts';
import { decodeKeptRegister, decodeRegister, encodeRegister, type KeptRegister } from '../copy-file.ts';
import type { RegisterCopy } from '../register-copy.ts';

const COPY_FILE = 'register.copy';

/** A name for the file as it is now, which another one never has; undefined where there is none. */
export async function copyStamp(dataDir: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(join(dataDir, COPY_FILE), { bigint: true });
    return `${ino}:${size}:${mtimeNs}`;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** The copy in a folder; undefined where there is none. Throws an Error where it cannot be read or served. */
export async function readCopy(dataDir: string): Promise<RegisterCopy | undefined> {
  const bytes = await copyBytes(dataDir);
  return bytes && decodeRegister(bytes);
}

/** The records of the copy in a folder, also of one that an earlier version of the program wrote; undefined where none can be read. */
export async function readKeptRegister(dataDir: string): Promise<KeptRegister | undefined> {
  const bytes = await copyBytes(dataDir);
  try {
    return bytes && decodeKeptRegister(bytes);
  } catch {
    return undefined;
  }
}

/** The copy in a folder as its bytes; undefined where there is none. */
export async function copyBytes(dataDir: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(dataDir, COPY_FILE));
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Puts a copy in the place of the one in a folder, in one step. */
export async function writeCopy(dataDir: string, copy: RegisterCopy): Promise<void> {
  await writeCopyBytes(dataDir, encodeRegister(copy));
}

/** Puts the bytes of a copy in the place of the one in a folder, which is made where it is missing, in one step. */
export async function writeCopyBytes(dataDir: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await replaceFile(join(dataDir, COPY_FILE), bytes);
}

/** Removes what a writer that was killed has left behind; nobody may be writing. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(`${COPY_FILE}.`) && name.endsWith('.tmp')) await rm(join(dataDir, name), { force: true });
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
