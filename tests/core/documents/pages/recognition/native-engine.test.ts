import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { createPageReader } from '../../../../../core/documents/pages/page-reader.ts';
import { findProgram } from '../../../../../core/documents/pages/recognition/find-program.ts';
import { createNativeEngine } from '../../../../../core/documents/pages/recognition/native-engine.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { decodePicture, pose } from '../../../../../core/documents/pages/recognition/picture.ts';
import { pictureOf } from '../made-files.ts';

const INSTALLED = findProgram('auto');
const BLANK = { pixels: new Uint8Array(400).fill(255), width: 20, height: 20 };

/** A program made of a few lines of shell. */
async function programOf(t: TestContext, lines: string): Promise<string> {
  const path = join(await temporaryFolder(t), 'tesseract');
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
}

const ANSWERS = `case "$1" in --version) echo "tesseract 5.3.0";; --list-langs) echo "List:"; echo eng;; esac`;

suite('the program that recognises words', () => {
  const FOUND: readonly [what: string, lines: string, isFound: boolean][] = [
    ['of version 5 with its English data is found', ANSWERS, true],
    ['that is older is not', ANSWERS.replace('5.3.0', '4.1.1'), false],
    ['without its English data is not', ANSWERS.replace('echo eng', 'echo deu'), false],
    ['that fails is not', 'exit 1', false],
  ];
  for (const [what, lines, isFound] of FOUND) {
    test(what, async (t) => {
      const path = await programOf(t, lines);
      assert.equal(findProgram(path), isFound ? path : undefined);
      assert.equal(findProgram('auto', join(path, '..')), isFound ? path : undefined);
    });
  }

  test('that does not exist is not found', async (t) => {
    const folder = await temporaryFolder(t);
    assert.equal(findProgram(join(folder, 'tesseract')), undefined);
    assert.equal(findProgram('auto', `${folder}:not-a-path`), undefined);
  });

  const FAILING: readonly [what: string, lines: string][] = [
    ['ends with an error', 'exit 3'],
    ['writes endlessly', 'exec cat /dev/zero'],
    ['exceeds its memory limit', 'x=$(head -c 600000000 /dev/zero | tr "\\0" a) && echo "$x"'],
  ];
  for (const [what, lines] of FAILING) {
    test(`fails if it ${what}`, async (t) => {
      await assert.rejects(createNativeEngine(await programOf(t, lines)).read([BLANK], 'page'));
    });
  }

  test("gets the picture, and nothing of the server's environment", async (t) => {
    const path = await programOf(t, `cat > "$0.in"; env > "$0.env"`);
    process.env['TRACEWELL_TEST_SECRET'] = 'told to nobody';
    t.after(() => delete process.env['TRACEWELL_TEST_SECRET']);
    // A program that reads two pictures writes two pages; this one writes none.
    await assert.rejects(createNativeEngine(path).read([BLANK, BLANK], 'page'), /0 of 2/);
    assert.equal(readFileSync(`${path}.in`).length, 8 + 2 * (400 + 114));
    assert.ok(!readFileSync(`${path}.env`, 'utf8').includes('told to nobody'));
  });

  test('is started again if the pictures have many pixels together', async (t) => {
    const path = await programOf(t, `echo >> "$0.starts"; cat > "$0.in"; echo "<div class='ocr_page'>"`);
    const large = { pixels: new Uint8Array(9_000_000), width: 3000, height: 3000 };
    assert.deepEqual(await createNativeEngine(path).read([large, large], 'page'), [[], []]);
    assert.equal(readFileSync(`${path}.starts`, 'utf8'), '\n\n');
  });

  test('is started once for several pictures, and keeps them apart', async (t) => {
    if (INSTALLED === undefined) {
      t.skip('needs the program tesseract');
      return;
    }
    const shown = await Promise.all(
      ['Total 9.72', 'Bread'].map(async (line) => {
        const picture = (await decodePicture(pictureOf([line])))!;
        // An odd number of pixels would start the next page at an odd offset.
        return pose(picture, { width: 801, quarters: 0, skew: 0 });
      }),
    );
    const read = await createNativeEngine(INSTALLED).read([shown[0]!, BLANK, shown[1]!], 'block');
    const texts = read.map((lines) => lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
    assert.deepEqual(texts, ['Total 9.72', '', 'Bread']);
  });

  test('reads what the embedded engine reads', async (t) => {
    if (INSTALLED === undefined) {
      t.skip('needs the program tesseract');
      return;
    }
    const reader = createPageReader({ tesseract: INSTALLED });
    t.after(() => reader.close());
    const bytes = pictureOf(['CORNER BAKERY', 'Bread 3.20', 'Total 9.72', 'Date 14 March 2026']);
    const options = { signal: t.signal, deadlineMs: 60_000 };
    const read = await reader.read({ type: 'image', mediaType: 'image/png', bytes }, options);
    assert.ok(read.kind === 'pages', read.kind);
    for (const words of ['CORNER BAKERY', 'Total 9.72', '14 March 2026'])
      assert.ok(read.document.text.includes(words), read.document.text);
  });
});
