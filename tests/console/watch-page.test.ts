import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { runServer } from '../running-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { chromiumAbsence, startChromium } from './chromium.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A thousand vendors, of which one is on the sample lists from the start and one from the first simulated day. */
const VENDORS = [
  'reference,name,state',
  'V-1,Sample Harbor Logistics,OH',
  'V-2,"Example Paving & Excavating",TX',
  ...Array.from({ length: 998 }, (_, i) => `V-${i + 3},Vendor ${i + 3} Velmora,`),
].join('\n');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What keeps somebody from using the page, and whether it is wider than the screen, in both colour schemes and on a
 * phone.
 */
async function obstacles(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 375],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
    const violations = await page.evaluate<Violation[]>(
      'axe.run(document.querySelector("main")).then(({ violations }) => violations)',
    );
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${width}: ${id} ${nodes[0]?.html ?? ''}`));
    if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) found.push(`wider than ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

test('watching vendors in a browser', { skip: chromiumAbsence() }, async (t) => {
  const browser = await startChromium();
  t.after(() => browser.close());
  const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
  const page = await browser.newPage();
  // Screening has a lower priority than everything else on the machine.
  page.setDefaultTimeout(300_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${url}/#/watch`);
  await page.getByText('No lists yet.').waitFor();
  const rows = page.getByRole('region', { name: 'Findings of vendors' }).locator('tbody > tr:not(.opened)');
  const pass = async (day: number): Promise<void> => {
    await page.getByRole('button', { name: 'Advance a day' }).click();
    await page.getByText(`Day ${day}. `).waitFor();
  };

  await t.test('a thousand vendors are uploaded and screened', async () => {
    const file = { name: 'vendors.csv', mimeType: 'text/csv', buffer: Buffer.from(VENDORS) };
    await page.getByLabel('Vendors').setInputFiles(file);
    assert.equal(await page.getByLabel('Name of the list').inputValue(), 'vendors');
    // The list is shown while it is screened, which can take minutes.
    await page.evaluate(`new MutationObserver(() => {
      if (document.querySelector('[role=status]').textContent.endsWith('Screening.'))
        globalThis.shownMeanwhile = document.querySelector('.watch').innerText;
    }).observe(document.querySelector('[role=status]'), { childList: true })`);
    await page.getByRole('button', { name: 'Upload and screen' }).click();
    await page.getByText('1,000 vendors screened, 1 open finding.').waitFor();
    const meanwhile = await page.evaluate<string>('globalThis.shownMeanwhile');
    assert.match(meanwhile, /vendors\s+1,000/);
    assert.doesNotMatch(meanwhile, /No lists yet/);
    assert.match((await rows.allInnerTexts()).join(), /Example Paving & Excavating.*EXAMPLE PAVING/s);
    await page.getByText('Incomplete coverage.').waitFor();
  });

  await t.test('a finding arrives, is decided on, and stays quiet until its names change', async () => {
    await pass(1);
    const row = rows.filter({ hasText: 'Sample Harbor Logistics' });
    await row.getByRole('button', { name: 'Open the finding' }).click();
    await page.getByText('New on ').waitFor();
    assert.match(
      (await page.getByRole('link', { name: 'Evidence' }).getAttribute('href')) ?? '',
      /^\/watch\/findings\/wf_[\w-]{22}\/evidence\?format=html$/,
    );
    assert.deepEqual(await obstacles(page), []);
    await page.getByLabel('Why').fill('Another company of this name');
    await page.getByLabel('Decided by').fill('purchasing');
    await page.getByRole('button', { name: 'Not a match' }).click();
    await row.waitFor({ state: 'detached' });
    await pass(2);
    assert.equal(await row.count(), 0, 'it stays quiet');
    await pass(3);
    await row.getByRole('button', { name: 'Open the finding' }).click();
    await page.getByText('Record, aliases: none → Sample Harbor Forwarding').waitFor();
    assert.match(await page.locator('ol').innerText(), /not a match .* by purchasing\s+Another company of this name/);
  });

  await t.test('a list is deleted only after confirmation', async () => {
    await page.getByRole('button', { name: 'Delete vendors' }).focus();
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Delete vendors' }).click();
    assert.deepEqual(await obstacles(page), []);
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No lists yet.').waitFor();
    assert.equal(await rows.count(), 0);
  });

  assert.deepEqual(faults, []);
});
