import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { madeForm, publishedFields } from '../../core/documents/certificate/form/made-form.ts';
import { judge, type Judged } from '../../core/documents/certificate/judged.ts';
import { formCase, pageCase, unseenDrawing } from '../../core/documents/certificate/made-cases.ts';
import { madePdf } from '../../core/documents/certificate/page/made-pdf.ts';
import { runServer } from '../../running-server.ts';

/** A sample of what `npm run bench -- certificates` measures in full. */
const SAMPLE = { pages: 20, unseen: 6, forms: 6 };

/** Asserts that nothing is wrong or rejected, and that at least this share is served. */
function assertSound(judged: readonly (Judged | undefined)[], share: number): void {
  const found = judged.filter((one) => one !== undefined);
  assert.equal(found.length, judged.length);
  assert.deepEqual(
    found.flatMap(({ paths }) => paths.filter((path) => path.includes('wrong') || path.includes('lost'))),
    [],
  );
  const [right, withheld] = [sum(found.map((one) => one.right)), sum(found.map((one) => one.withheld))];
  assert.ok(right >= share * (right + withheld), `${right} of ${right + withheld}`);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

async function serverUrl(t: TestContext): Promise<string> {
  return (await runServer(t, { READER: 'embedded' })).url;
}

test('random printed certificates have no wrong or lost value, and nearly all values are served', async (t) => {
  const url = await serverUrl(t);
  const judged: (Judged | undefined)[] = [];
  for (let i = 0; i < SAMPLE.pages + SAMPLE.unseen; i += 1) {
    const made = i < SAMPLE.pages ? pageCase(i + 1) : pageCase(i, unseenDrawing);
    judged.push(await judge(url, made, { type: 'pdf', bytes: await madePdf(made, made.laying) }));
  }
  assertSound(judged, 0.99);
});

test('every legible value of random filled-in forms is served as filled in', async (t) => {
  const fields = publishedFields(t);
  if (!fields) return;
  const url = await serverUrl(t);
  const judged: (Judged | undefined)[] = [];
  for (let i = 0; i < SAMPLE.forms; i += 1) {
    const made = formCase(i + 1);
    judged.push(await judge(url, made, { type: 'pdf', bytes: await madeForm(fields, made.filling) }));
  }
  assertSound(judged, 1);
});
