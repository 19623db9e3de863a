import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../../../replace-file.ts';
import { decodeKeptRegister, decodeRegister, encodeRegister, type KeptRegister } from '../copy-file.ts';
import type { RegisterCopy } from '../register-copy.ts';

const COPY_FILE = 'register.copy';

/** A stamp that identifies the current file; undefined if there is none. */
export async function copyStamp(dataDir: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(join(dataDir, COPY_FILE), { bigint: true });
    return `${ino}:${size}:${mtimeNs}`;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Reads the copy in a folder; undefined if there is none. Throws an Error if it cannot be read or served. */
export async function readCopy(dataDir: string): Promise<RegisterCopy | undefined> {
  const bytes = await copyBytes(dataDir);
  return bytes && decodeRegister(bytes);
}

/**
 * Reads the records of the copy in a folder, even if an earlier version of the program wrote it; undefined if none can
 * be read.
 */
export async function readKeptRegister(dataDir: string): Promise<KeptRegister | undefined> {
  const bytes = await copyBytes(dataDir);
  try {
    return bytes && decodeKeptRegister(bytes);
  } catch {
    return undefined;
  }
}

/** Reads the bytes of a folder's copy; undefined if there is none. */
export async function copyBytes(dataDir: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(dataDir, COPY_FILE));
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Replaces the copy in a folder atomically. */
export async function writeCopy(dataDir: string, copy: RegisterCopy): Promise<void> {
  await writeCopyBytes(dataDir, encodeRegister(copy));
}

/** Replaces the copy in a folder by these bytes atomically, creating the folder if needed. */
export async function writeCopyBytes(dataDir: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await replaceFile(join(dataDir, COPY_FILE), bytes);
}

/** Removes leftovers of a killed writer; there must be no active writer. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(`${COPY_FILE}.`) && name.endsWith('.tmp')) await rm(join(dataDir, name), { force: true });
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
