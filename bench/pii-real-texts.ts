import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeen } from '../build-data/personal-tagger/generate.ts';
import { installedPackages } from '../build-data/personal-tagger/installed-packages.ts';
import type { Half } from '../build-data/personal-tagger/labelled-lists.ts';
import { withoutNamingLines, type Receipt } from '../build-data/personal-tagger/receipts.ts';
import type { AnnotatedText } from './pii-quality.ts';

const RECEIPTS = join(import.meta.dirname, '../../shared/data/documents/receipts.jsonl');

/** The receipts of one half, without lines that may name staff or customers. */
export function receipts(half: Half): AnnotatedText[] {
  return readFileSync(RECEIPTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Receipt)
    .filter(({ id }) => isSeen(id) === (half === 'seen'))
    .map(({ text }) => ({ text: withoutNamingLines(text), spans: [] }));
}

/** The words of package authors' names, in lower case: finding them in a page is right. */
export function writersOfPackages(): ReadonlySet<string> {
  const names = installedPackages().flatMap(({ home, description }) => {
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
