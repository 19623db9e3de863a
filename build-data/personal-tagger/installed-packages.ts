import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeen } from './generate.ts';
import type { Half } from './labelled-lists.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

const PERMISSIVE = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0)$/;
const FILES = {
  pages: /\.(?:md|markdown)$/i,
  programs: /\.(?:[cm]?[jt]s|py|sh|c|h|ya?ml)$/,
} as const;
const NAMING_FILES = /licen[sc]e|authors|contribut|security|conduct/i;
const MAX_FILES = { pages: 4, programs: 3 } as const;
const MAX_UNITS = 20_000;
/** Longer lines are generated code. */
const MAX_LINE = 2_000;

/** Pages or programs of one half of the installed packages; the trees are grown on the seen half. */
export function packageFiles(kind: keyof typeof FILES, half: Half): string[] {
  return installedPackages().flatMap(({ name, home, description }) => {
    if (isSeen(name.split('/')[0] ?? '') !== (half === 'seen') || !PERMISSIVE.test(String(description.license)))
      return [];
    const paths = readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((path) => FILES[kind].test(path) && !NAMING_FILES.test(path) && !/node_modules|\.min\.|bundle/.test(path))
      .toSorted();
    const step = kind === 'pages' ? 1 : Math.max(1, Math.ceil(paths.length / MAX_FILES[kind]));
    return paths
      .filter((_, i) => i % step === 0)
      .slice(0, MAX_FILES[kind])
      .map((path) => readFileSync(join(home, path), 'utf8').slice(0, MAX_UNITS))
      .filter((text) => text.split('\n').every((line) => line.length <= MAX_LINE));
  });
}

interface PackageDescription {
  readonly license?: unknown;
  readonly author?: unknown;
  readonly contributors?: unknown;
  readonly maintainers?: unknown;
}

/** The installed packages, in order. */
export function installedPackages(): {
  readonly name: string;
  readonly home: string;
  readonly description: PackageDescription;
}[] {
  return readdirSync(PACKAGES)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(PACKAGES, name)).map((one) => `${name}/${one}`) : [name],
    )
    .toSorted()
    .flatMap((name) => {
      const home = join(PACKAGES, name);
      const path = join(home, 'package.json');
      if (!existsSync(path)) return [];
      return [{ name, home, description: JSON.parse(readFileSync(path, 'utf8')) as PackageDescription }];
    });
}
