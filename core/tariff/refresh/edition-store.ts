import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, parseJson } from '../../json.ts';
import { replaceFile } from '../../replace-file.ts';
import { decodeSchedule, encodeSchedule } from '../schedule-file.ts';
import type { TariffSchedule } from '../subheading.ts';

/** An edition stored in a folder. */
export interface StoredEdition {
  readonly schedule: TariffSchedule;
  /** Whether it was requested by name: it is then served even if the bundled one is newer. */
  readonly byName: boolean;
}

const FOLDER = 'tariff';
const IN_USE = 'in-use.json';
const MAX_KEPT = 3;

/** A stamp that identifies the current edition file; undefined if there is none. */
export async function editionStamp(dataDir: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(join(dataDir, FOLDER, IN_USE), { bigint: true });
    return `${ino}:${size}:${mtimeNs}`;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Reads the edition in use in a folder; undefined if there is none. Throws an Error if it cannot be read. */
export async function readEdition(dataDir: string): Promise<StoredEdition | undefined> {
  const bytes = await readFile(join(dataDir, FOLDER, IN_USE)).catch((error: unknown) => {
    if (isAbsence(error)) return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const read = parseJson(bytes);
  const { file, by_name: byName } = read.kind === 'value' && isJsonObject(read.value) ? read.value : {};
  if (typeof file !== 'string' || !EDITION_FILE.test(file)) throw new Error('The edition in use has no name.');
  return { schedule: decodeSchedule(await readFile(join(dataDir, FOLDER, file))), byName: byName === true };
}

const EDITION_FILE = /^\d{4}-\d{2}-\d{2}-[a-z0-9-]{1,60}\.json$/;

/**
 * Puts an edition in use atomically: its file is written first, then the note that names it is replaced. The three
 * newest editions are kept, and the one in use.
 */
export async function writeEdition(dataDir: string, { schedule, byName }: StoredEdition): Promise<void> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const slug = schedule.edition.toLowerCase().replace(/[^a-z0-9]{1,60}/g, '-');
  const file = `${schedule.date}-${slug}.json`;
  await replaceFile(join(folder, file), encodeSchedule(schedule));
  await replaceFile(join(folder, IN_USE), `${JSON.stringify({ file, by_name: byName })}\n`);
  const names = (await readdir(folder)).filter((name) => EDITION_FILE.test(name)).sort();
  for (const name of names.slice(0, -MAX_KEPT)) if (name !== file) await rm(join(folder, name), { force: true });
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
