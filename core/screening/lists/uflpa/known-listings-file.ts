import { errorCode } from '../../../error-code.ts';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, parseJson } from '../../../json.ts';
import type { KnownListings, KnownListingsStore } from './known-listings.ts';
import { replaceFile } from '../../../replace-file.ts';

const FILE = 'uflpa-listings.json';

/** Told of the system's word for a failure, such as `EACCES`; a file that is not there is none. */
export type TellFailure = (code: string) => void;

/** The numbers of listings in a file of a folder, which is made when it is first needed; replaced in one step. */
export function knownListingsFile(folder: string, tellFailure: TellFailure): KnownListingsStore {
  const path = join(folder, FILE);
  return {
    async read() {
      try {
        return readCounts(await readFile(path));
      } catch (error) {
        const code = errorCode(error);
        if (code !== 'ENOENT') tellFailure(code);
        return undefined;
      }
    },
    async write(known) {
      try {
        await mkdir(folder, { recursive: true });
        await replaceFile(path, `${JSON.stringify(known)}\n`);
      } catch (error) {
        tellFailure(errorCode(error));
      }
    },
  };
}

/** The counts in a file's bytes; undefined where it holds something else. */
function readCounts(bytes: Uint8Array): KnownListings | undefined {
  const read = parseJson(bytes);
  if (read.kind !== 'value' || !isJsonObject(read.value)) return undefined;
  const counts = Object.entries(read.value).filter((entry): entry is [string, number] => isCount(entry[1]));
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
