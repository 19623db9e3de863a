import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../shared/data/edgar/', import.meta.url);

/** The bytes of a file of the shared EDGAR data; undefined if the data is absent. */
export function sharedFile(name: string): Buffer | undefined {
  const path = new URL(name, FOLDER);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** The real Form 4 documents by name; empty if the data is absent. */
export function realFilings(): Map<string, Buffer> {
  const folder = new URL('form4/', FOLDER);
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))]));
}
