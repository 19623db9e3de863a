import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { chromiumAbsence, startChromium } from './chromium.ts';
import { runServer } from '../running-server.ts';
import { startExampleUpstreams } from '../standins/example-upstreams.ts';

/** Opens the page for many rows with a file in it. */
async function openBulk(
  t: TestContext,
  { browser, url, csv }: { browser: Browser; url: string; csv: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  t.after(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${url}/#/bulk`);
  await page.setInputFiles('#bulk-file', { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: /^Run / }).waitFor();
  return page;
}

async function run(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Run / }).click();
  await page.locator('.counts', { hasText: 'done' }).waitFor();
  return page.locator('.counts').innerText();
}

/** The text that a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

interface SentEntities {
  readonly entities: readonly { readonly entity_name: string }[];
}

/** A service that finds nothing, and cannot check every tenth name. */
function answerOf({ entities }: SentEntities): object {
  const results = entities.map(({ entity_name: name }) => {
    const isUnread = name.endsWith('0');
    const section = { status: isUnread ? 'error' : 'no_match', matches: [], source: { basis: 'live', as_of: null } };
    const status = isUnread ? 'screening_incomplete' : 'no_potential_matches_found';
    const overall = { status, total_matches: 0, reasons: [], incomplete_coverage: isUnread };
    return { input: { entity_name: name }, coverage: '', exclusions_register: section, csl: section, overall };
  });
  return { results };
}

test('many rows in a browser', { skip: chromiumAbsence() }, async (t) => {
  const browser = await startChromium();
  t.after(() => browser.close());
  const { url } = await runServer(t, await startExampleUpstreams(t));

  await t.test('screens vendors in batches and counts incomplete screenings as incomplete', async (t) => {
    const names = ['Harborlight Freight Systems', 'Nobody Known LLC', '', '株式会社', 'Velmora Harborlight Ferries'];
    const csv = `Vendor;State\n${names.map((name) => `"${name}";VA\n`).join('')}"x";`;
    const page = await openBulk(t, { browser, url, csv });
    assert.equal(await page.getByLabel('Column: Company or vendor').inputValue(), '0');
    assert.equal(await page.getByLabel('Column: State').inputValue(), '1');
    assert.equal(
      await run(page),
      '6 of 6 rows, done · 2 matches · 0 possible matches · 2 incomplete · 0 failed · 1 not sent',
    );
    const rows = await page.locator('.bulk tbody tr').allInnerTexts();
    assert.match(rows[0] ?? '', /match\s+incomplete\s+HARBORLIGHT FREIGHT SYSTEMS INC \(1\.00\)/);
    assert.match(rows[2] ?? '', /blank\s+not sent\s+Company or vendor is blank/);
    assert.match(
      rows[3] ?? '',
      /not checked\s+incomplete\s+screening incomplete/,
      'an unchecked row is not called clean',
    );
    const decisionsOn = (row: number): Promise<string[]> =>
      page
        .getByRole('group', { name: `Decision on row ${row}` })
        .getByRole('button')
        .allInnerTexts();
    assert.deepEqual(
      [await decisionsOn(1), await decisionsOn(4)],
      [['True match', 'Not a match', 'Later'], ['Later']],
      'a row without a match has none to confirm',
    );
    await page.getByLabel('Show').selectOption('Incomplete');
    assert.equal(await page.locator('.bulk tbody tr').count(), 2);
    await page.getByRole('button', { name: 'Open row 1' }).click();
    await page.getByRole('heading', { name: '1 potential match to verify' }).waitFor();
    const table = parse<Record<string, string>>((await saved(page, 'Save CSV')).slice(1), { columns: true });
    assert.deepEqual(
      table.map((row) => [row['Vendor'], row['tracewell_state'], row['tracewell_finding'], row['register']]),
      [
        ['Harborlight Freight Systems', 'answered', 'match', 'match'],
        ['Nobody Known LLC', 'answered', 'none', 'no_match'],
        ['', 'not sent', '', ''],
        ['株式会社', 'answered', 'unchecked', 'error'],
        ['Velmora Harborlight Ferries', 'answered', 'match', 'no_match'],
        ['x', 'answered', 'none', 'no_match'],
      ],
    );
    const json = JSON.parse(await saved(page, 'Save JSON')) as { state: string; answer: { overall: object } | null }[];
    assert.equal(json.length, 6);
    assert.equal(json[2]?.answer, null);
  });

  await t.test('sends products one by one, with their ranges, and says why a row cannot be sent', async (t) => {
    const csv = 'Product description,Origin\ncotton t-shirt,CN\ncrude oil,SA\nleather shoes,Italy\n';
    const page = await openBulk(t, { browser, url, csv });
    assert.equal(await run(page), '3 of 3 rows, done · 1 incomplete · 0 failed · 1 not sent');
    const rows = await page.locator('.bulk tbody tr').allInnerTexts();
    assert.match(rows[0] ?? '', /6109\.10, 16\.5%, List 4A \(all\)/);
    assert.match(rows[1] ?? '', /2709\.00, 10\.5¢\/bbl/);
    assert.match(rows[2] ?? '', /leather shoes\s+not sent\s+Country of origin is not two letters/);
  });

  await t.test('screens suppliers and companies with their own calls', async (t) => {
    const csv = 'Company,Role\n"Made Color Spinning Co., Ltd.",manufacturer\n"Harbor Mill Foods, Inc.",consignee\n';
    const page = await openBulk(t, { browser, url, csv });
    await page.getByLabel('Task').selectOption('suppliers');
    assert.match(await run(page), /^2 of 2 rows, done · 1 match · 0 possible matches/);
    await page.getByText('New run').click();
    await page.getByLabel('Task').selectOption('companies');
    assert.match(await run(page), /^2 of 2 rows, done · 1 match/);
    assert.match((await page.locator('.bulk tbody tr').allInnerTexts())[1] ?? '', /25 of 100, medium/);
  });

  await t.test('pauses, resumes and finishes ten thousand rows without drawing them all', async (t) => {
    const csv = `Vendor\n${Array.from({ length: 10_000 }, (_, i) => `Vendor ${i + 1}\n`).join('')}`;
    const page = await openBulk(t, { browser, url, csv });
    const names = new Set<string>();
    let sent = 0;
    await page.route('**/exclusions/screen/batch', (route) => {
      const body = route.request().postDataJSON() as SentEntities;
      for (const { entity_name: name } of body.entities) names.add(name);
      sent += body.entities.length;
      return route.fulfill({ json: answerOf(body) });
    });
    await page.getByRole('button', { name: 'Run 10,000 rows' }).click();
    await page.locator('.counts', { hasText: 'running' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.counts', { hasText: 'paused' }).waitFor();
    const paused = sent;
    assert.ok(paused < 10_000);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('51 to 100 of 10,000 rows').waitFor();
    assert.equal(await page.locator('.bulk tbody tr').count(), 50);
    assert.equal(sent, paused, 'nothing is asked while paused');
    // What was answered before the reload is not asked again.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.locator('.counts', { hasText: `${paused.toLocaleString('en')} of 10,000 rows, paused` }).waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.locator('.counts', { hasText: 'done' }).waitFor();
    assert.equal(
      await page.locator('.counts').innerText(),
      '10,000 of 10,000 rows, done · 0 matches · 0 possible matches · 1,000 incomplete · 0 failed',
    );
    assert.deepEqual([sent, names.size], [10_000, 10_000]);
    assert.equal(await page.locator('.bulk tbody tr').count(), 50);
    await page.getByText('1,000 of 10,000 rows are incomplete').waitFor();
    await page.getByRole('button', { name: 'Retry failed and incomplete' }).click();
    await page.locator('.counts', { hasText: 'done' }).waitFor();
    assert.equal(sent, 11_000, 'only incomplete rows are asked again');
    const table = parse<Record<string, string>>((await saved(page, 'Save CSV')).slice(1), { columns: true });
    assert.equal(table.length, 10_000);
    assert.equal(table[9]?.['tracewell_incomplete'], 'true');
  });

  await t.test('rejects a file without rows', async (t) => {
    const page = await openBulk(t, { browser, url, csv: 'Vendor\nA\n' });
    await page.setInputFiles('#bulk-file', {
      name: 'empty.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Vendor\n'),
    });
    await page.getByText('empty.csv has no rows below a header row').waitFor();
  });
});
