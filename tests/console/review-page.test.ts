import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { chromiumAbsence, startChromium } from './chromium.ts';
import { madeStack, type StackFile } from './made-stack.ts';
import { runServer } from '../running-server.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Opened {
  readonly page: Page;
  /** What the page logged or threw, and what its policy blocked. */
  readonly faults: string[];
  /** Paths that it loaded, with the bytes sent for each. */
  readonly loaded: Map<string, number>;
}

interface View {
  readonly width?: number;
  readonly dark?: boolean;
}

async function openPage(t: TestContext, browser: Browser, { width = 1280, dark = false }: View = {}): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
  });
  t.after(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  const loaded = new Map<string, number>();
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('response', (response) => {
    loaded.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0));
  });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))",
  );
  return { page, faults, loaded };
}

/** The list is drawn in the next frame, so the rows are waited for. */
async function rowsDrawn(page: Page, count: number): Promise<void> {
  await page.waitForFunction(`document.querySelectorAll('.stack tbody tr').length === ${String(count)}`);
}

interface AxeResults {
  readonly passes: readonly unknown[];
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** What an accessibility checker finds. */
async function findings(page: Page): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate<AxeResults>('axe.run(document)');
  assert.ok(passes.length > 15, 'the checker looked at the page');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function addDocuments(page: Page, kind: string, files: readonly StackFile[], check?: string): Promise<void> {
  await page.getByLabel('Document type').selectOption(kind);
  if (check !== undefined) await page.getByLabel('Check against').selectOption(check);
  await page
    .locator('#review-files')
    .setInputFiles(files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
}

/** What the service itself answers to a document. */
async function asked(url: string, target: string, { mimeType, buffer }: StackFile): Promise<unknown> {
  const isText = mimeType.startsWith('text/');
  const response = await fetch(`${url}${target}?evidence=1`, {
    method: 'POST',
    headers: { 'content-type': isText ? 'application/json' : mimeType },
    body: isText ? JSON.stringify({ text: buffer.toString() }) : new Uint8Array(buffer),
  });
  return response.ok ? await response.json() : null;
}

interface SavedItem {
  readonly file: string;
  readonly state: string;
  readonly accepted_at: string | null;
  readonly answer: Readonly<Record<string, unknown>> | null;
  readonly corrections: readonly Readonly<Record<string, unknown>>[];
}

test('a stack of documents is reviewed with the keyboard', { skip: chromiumAbsence() }, async (t) => {
  const { url } = await runServer(t);
  const browser = await startChromium();
  t.after(() => browser.close());
  const stack = await madeStack();
  const { page, faults, loaded } = await openPage(t, browser);
  await page.goto(`${url}/#/review`);
  await page.locator('main h1').waitFor();

  await t.test('the first load has no pdf.js, and at most 120 KB', () => {
    const total = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(![...loaded.keys()].some((path) => path.includes('pdfjs')));
    assert.ok(total > 40_000 && total <= 120 * 1024, `${total} bytes`);
  });

  await t.test('sixty documents of three kinds are read', async () => {
    await addDocuments(page, 'invoice', stack.invoices);
    await addDocuments(page, 'resume', stack.resumes);
    await addDocuments(page, 'certificate', stack.certificates, 'none');
    await page.getByText(/^60 of 60 documents read$/).waitFor();
    await rowsDrawn(page, 60);
  });

  await t.test('an invoice is shown next to its page, with boxes on the printed values, linked both ways', async () => {
    await page.locator('.stack tbody button', { hasText: 'invoice-01.pdf' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.page[data-drawn]').waitFor();
    assert.ok([...loaded.keys()].some((path) => path === '/console/pdfjs/pdf.mjs'));
    const { lines, printOf } = stack.invoices[0]!.made;
    const sheet = (await page.locator('.page').boundingBox())!;
    const total = page.getByRole('button', { name: /^Total: / });
    for (const [path, name] of [
      ['total', /^Total: /],
      ['line_items[0].total', /^Line item 1: total: /],
      ['date', /^Date: /],
    ] as const) {
      const [, x = 0, y = 0] = lines[printOf.get(path) ?? -1] ?? [];
      const box = (await page.locator('.document').getByRole('button', { name }).boundingBox())!;
      const [left, bottom] = [
        ((box.x - sheet.x) / sheet.width) * 612,
        ((box.y + box.height - sheet.y) / sheet.height) * 792,
      ];
      assert.ok(Math.abs(left - x) < 8 && Math.abs(bottom - (792 - y)) < 8, `${path}: ${left} ${bottom} for ${x} ${y}`);
    }
    await page
      .locator('.values')
      .getByRole('button', { name: /^Total: / })
      .focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('.place[aria-pressed=true]').getAttribute('data-name'), 'Total');
    assert.match(await page.locator('.document-said').innerText(), /^Total: “\d+\.\d\d”, page 1$/);
    await page
      .locator('.document')
      .getByRole('button', { name: /^Tax: / })
      .press('Enter');
    assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-label").slice(0, 4)'), 'Tax:');
    assert.equal(await total.count(), 2);
  });

  await t.test('a value is corrected, an invalid one rejected, and the next document opened', async () => {
    await page.keyboard.press('e');
    await page.keyboard.type('ten');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a number, such as 1234.50.').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1,234.5');
    await page.keyboard.press('Enter');
    await page.locator('.badge', { hasText: 'corrected by a person' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'invoice-02.pdf' }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: 'invoice-01.pdf' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: 'invoice-02.pdf' }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.keyboard.press('Escape');
  });

  await t.test('the rest is accepted in the list, and a reload loses nothing', async () => {
    await page.locator('.stack tbody button').first().focus();
    for (let i = 0; i < 60; i += 1) await page.keyboard.press('a');
    await page.getByLabel('Show').selectOption('open');
    await page.getByText('0 of 60 documents', { exact: true }).waitFor();
    await page.reload();
    await page.getByText(/^60 of 60 documents read$/).waitFor();
    await page.getByLabel('Show').selectOption('corrected');
    await rowsDrawn(page, 1);
  });

  await t.test('certificates are sorted by expiration date', async () => {
    await page.getByLabel('Show').selectOption('all');
    await page.getByRole('button', { name: 'Expires' }).click();
    await rowsDrawn(page, 60);
    await page.locator('th[aria-sort=ascending]', { hasText: 'Expires' }).waitFor();
    const days = (await page.locator('.stack tbody td:nth-child(6)').allInnerTexts()).filter((day) => day !== '');
    assert.ok(days.length >= 15);
    assert.deepEqual(days, days.toSorted());
  });

  await t.test('what is saved is what the services answer, with the correction separate', async () => {
    const items = JSON.parse(await saved(page, 'Save JSON')) as SavedItem[];
    const sent = [
      ...stack.invoices.map((file) => ['/invoice/extract', file] as const),
      ...stack.resumes.map((file) => ['/resume/parse', file] as const),
      ...stack.certificates.map((file) => ['/certificate/parse', file] as const),
    ];
    assert.equal(items.length, 60);
    for (const [target, file] of sent) {
      const item = items.find(({ file: name }) => name === file.name);
      assert.deepEqual(item?.answer, await asked(url, target, file), file.name);
      assert.ok(item?.accepted_at !== null);
    }
    const first = items.find(({ file }) => file === 'invoice-01.pdf');
    const [{ at, evidence, ...correction } = {}] = first?.corrections ?? [];
    const read = first?.answer?.['tax'];
    assert.deepEqual(correction, { path: 'tax', read, value: 1234.5, by: 'person' });
    assert.match(String(at), /^\d{4}-\d\d-\d\dT/);
    assert.equal((evidence as { page: number }).page, 1);
    const rows = parse<Record<string, string>>(await saved(page, 'Save CSV'), { columns: true, bom: true });
    const tax = rows.find(({ file, path }) => file === 'invoice-01.pdf' && path === 'tax');
    assert.deepEqual([tax?.['value'], tax?.['read'], tax?.['corrected_by']], ['1234.5', String(read), 'person']);
    const totals = rows.filter(({ path }) => path === 'total').map(({ file, value }) => `${file} ${value}`);
    const wanted = items.flatMap(({ file, answer }) =>
      answer && 'total' in answer ? [`${file} ${String(answer['total'])}`] : [],
    );
    assert.deepEqual(totals, wanted);
  });

  await t.test('the stack is deleted, and nothing of it is left', async () => {
    await page.getByRole('button', { name: 'Delete the stack' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.locator('.stack').waitFor({ state: 'hidden' });
    await page.reload();
    await page.locator('main h1').waitFor();
    await rowsDrawn(page, 0);
  });

  assert.deepEqual(faults, []);

  await t.test(
    'the page is usable in dark mode at 375 pixels, and retries when the server asks it to wait',
    async (t) => {
      const narrow = await openPage(t, browser, { width: 375, dark: true });
      let calls = 0;
      await narrow.page.route('**/invoice/extract*', (route) => {
        calls += 1;
        if (calls > 1) return route.continue();
        const json = { error: 'overloaded', message: 'Later.' };
        return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, json });
      });
      await narrow.page.goto(`${url}/#/review`);
      await addDocuments(narrow.page, 'invoice', stack.invoices.slice(0, 2));
      await narrow.page.getByText(/^2 of 2 documents read$/).waitFor();
      assert.equal(calls, 3);
      assert.deepEqual(await findings(narrow.page), []);
      await narrow.page.locator('.stack tbody button').first().click();
      await narrow.page.locator('.page[data-drawn]').waitFor();
      await narrow.page.locator('.values .linked').last().click();
      assert.deepEqual(await findings(narrow.page), []);
      assert.equal(await narrow.page.evaluate('document.documentElement.scrollWidth'), 375);
      assert.deepEqual(
        narrow.faults.filter((fault) => !fault.includes('503')),
        [],
      );
    },
  );
});
