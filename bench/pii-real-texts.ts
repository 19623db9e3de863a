import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeen } from '../build-data/personal-tagger/generate.ts';
import type { Half } from '../build-data/personal-tagger/labelled-lists.ts';
import { withoutNamingLines, type Receipt } from '../build-data/personal-tagger/receipts.ts';
import type { AnnotatedText } from './pii-quality.ts';

const PACKAGES = join(import.meta.dirname, '../node_modules');
const RECEIPTS = join(import.meta.dirname, '../../shared/data/documents/receipts.jsonl');

const PERMISSIVE = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0)$/;
const FILES = {
  pages: /\.(?:md|markdown)$/i,
  programs: /\.(?:[cm]?[jt]s|py|sh|c|h|ya?ml)$/,
} as const;
const NAMING_FILES = /licen[sc]e|authors|contribut|security|conduct/i;
const MAX_FILES = { pages: 4, programs: 3 } as const;
const MAX_UNITS = 20_000;
/** Longer lines are of files that machines made. */
const MAX_LINE = 2_000;

/** Pages or programs of the packages that this repository has, of one half of them: bounds were chosen on the seen one. */
export function packageFiles(kind: keyof typeof FILES, half: Half): AnnotatedText[] {
  return packages().flatMap(({ name, home, description }) => {
    if (isSeen(name.split('/')[0] ?? '') !== (half === 'seen') || !PERMISSIVE.test(String(description.license)))
      return [];
    const paths = readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((path) => FILES[kind].test(path) && !NAMING_FILES.test(path) && !/node_modules|\.min\.|bundle/.test(path))
      .toSorted();
    const step = kind === 'pages' ? 1 : Math.max(1, Math.ceil(paths.length / MAX_FILES[kind]));
    return paths
      .filter((_, i) => i % step === 0)
      .slice(0, MAX_FILES[kind])
      .map((path) => ({ text: readFileSync(join(home, path), 'utf8').slice(0, MAX_UNITS), spans: [] }))
      .filter(({ text }) => text.split('\n').every((line) => line.length <= MAX_LINE));
  });
}

/** The receipts of one half, without lines that may name who served or was served. */
export function receipts(half: Half): AnnotatedText[] {
  return readFileSync(RECEIPTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Receipt)
    .filter(({ id }) => isSeen(id) === (half === 'seen'))
    .map(({ text }) => ({ text: withoutNamingLines(text), spans: [] }));
}

/** The words of the names of those who wrote the packages, in lower case: to find them in a page is right. */
export function writersOfPackages(): ReadonlySet<string> {
  const names = packages().flatMap(({ home, description }) => {
    const { author, contributors, maintainers } = description;
    const persons = [author, contributors, maintainers]
      .flat()
      .map((one) =>
        typeof one === 'object' && one !== null && 'name' in one
          ? String(one.name)
          : typeof one === 'string'
            ? one
            : '',
      );
    const licences = readdirSync(home).filter((name) => /^licen[sc]e(?:\.\w+)?$/i.test(name));
    const notices = licences.flatMap(
      (name) => readFileSync(join(home, name), 'utf8').match(/^\W*copyright.{0,150}$/gim) ?? [],
    );
    return [...persons, ...notices.map((notice) => notice.replace(NO_NAME, ''))];
  });
  const words = names.flatMap((name) => name.replace(/<[^>]*>|\([^)]*\)/g, '').match(/[\p{L}'-]{2,}/gu) ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
}

const NO_NAME = /\b(?:copyright|contributors|all|rights|reserved|the|and|inc|authors)\b/gi;

interface PackageDescription {
  readonly license?: unknown;
  readonly author?: unknown;
  readonly contributors?: unknown;
  readonly maintainers?: unknown;
}

function packages(): { readonly name: string; readonly home: string; readonly description: PackageDescription }[] {
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
