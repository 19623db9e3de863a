import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A page without its code blocks, which may hold anything. */
const proseOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8').replaceAll(/^```.*?^```/gms, '');

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  const headings = [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

for (const page of PAGES) {
  test(`every link in ${page} leads to a file, and to a heading in it`, () => {
    for (const [link, path = '', anchor] of proseOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
      const target = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(join(ROOT, target)), link);
      if (anchor !== undefined) assert.ok(anchorsOf(target).includes(anchor), link);
    }
  });
}
