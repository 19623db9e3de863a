import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lock file, and the terms it comes under. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package states it; null where it states none. */
  readonly licence: string | null;
  /** Whether it is for development alone, and reaches nobody who runs the server. */
  readonly isForDevelopment: boolean;
}

/** Terms under which a package may be part of what is served or delivered: they ask for notice, and no more. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
]);

/** Terms that are fine for tools: changes to the files of the package itself would have to be published, and there are none. */
const ALLOWED_FOR_DEVELOPMENT: ReadonlySet<string> = new Set([...ALLOWED, 'MPL-2.0']);

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

/** The packages of a lock file in its third form, by name; the project itself is none of them. */
export function licensedPackages(lockText: string): LicensedPackage[] {
  const { packages } = JSON.parse(lockText) as Lock;
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? null,
      isForDevelopment: dev ?? false,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a package may be used as it is: of terms joined by OR one is enough, of those joined by AND every one is needed. */
export function isAllowed({ licence, isForDevelopment }: LicensedPackage): boolean {
  if (licence === null) return false;
  const allowed = isForDevelopment ? ALLOWED_FOR_DEVELOPMENT : ALLOWED;
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));
}

/** The packages of this project's own lock file. */
export function ownPackages(): LicensedPackage[] {
  return licensedPackages(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'));
}

/** `npm run licences`: every package with its terms, and 1 where one is not on the list. */
if (import.meta.main) {
  const packages = ownPackages();
  for (const one of packages) {
    const use = one.isForDevelopment ? 'development' : 'runtime';
    console.log([one.name, one.version, one.licence ?? 'none stated', use].join('\t'));
  }
  const refused = packages.filter((one) => !isAllowed(one));
  for (const { name, licence } of refused) console.error(`${name}: ${licence ?? 'none stated'} is not on the list`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
