import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readConfiguration } from '../core/configuration.ts';
import { start } from '../start.ts';
import { startChromium } from '../tests/console/chromium.ts';
import { madeForm4, madeOwner, madeRow } from '../tests/core/edgar/form4/made-form4.ts';
import { startEdgar, type ListedFiling } from '../tests/standins/edgar.ts';
import { startExampleUpstreams } from '../tests/standins/example-upstreams.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');

/** What ends when the pictures are taken, in the order in which it was started. */
const ends: (() => unknown)[] = [];
const context = { after: (end: () => unknown): unknown => ends.push(end) };

/** Transactions of people who do not exist: date, insider, code, whether disposed of, shares, price. */
const TRADES = [
  ['2025-05-28', 'Lind Astrid', 'S', 'D', 1200, 41.25],
  ['2025-05-12', 'Okafor Bram', 'P', 'A', 3000, 39.8],
  ['2025-04-30', 'Lind Astrid', 'M', 'A', 5000, 12],
  ['2025-04-30', 'Lind Astrid', 'F', 'D', 2100, 40.1],
  ['2025-03-17', 'Vasquez Ine', 'S', 'D', 8000, 44.5],
  ['2025-02-03', 'Okafor Bram', 'P', 'A', 1500, 38.2],
  ['2025-01-15', 'Vasquez Ine', 'A', 'A', 6400, undefined],
] as const;

const FILINGS: readonly ListedFiling[] = TRADES.map(([date, name, code, direction, shares, price], i) => ({
  accession: `0009990002-25-${String(900 - i).padStart(6, '0')}`,
  filingDate: date,
  document: madeForm4({
    owners: [madeOwner({ name, flags: 'isOfficer', title: 'Vice President' })],
    nonDerivative: madeRow({
      date,
      coding: `<transactionCode>${code}</transactionCode>`,
      shares: String(shares),
      price: price === undefined ? '' : `<value>${price}</value>`,
      direction,
      held: String(20_000 + shares),
    }),
  }),
}));

async function serve(environment: Readonly<Record<string, string>>): Promise<string> {
  const silent = (): void => undefined;
  const configuration = readConfiguration({ PORT: '0', LOG_LEVEL: 'error', ...environment });
  const { url, stop } = await start(configuration, { log: silent, summary: silent });
  ends.unshift(stop);
  return url;
}

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly width?: number;
  readonly dark?: boolean;
  /** What is done with the form in place of its first example. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function take(browser: Browser, { name, address, width = 1120, dark = false, prepare }: Picture): Promise<void> {
  const viewport = { width, height: width < 500 ? 780 : 690 };
  const page = await browser.newPage({ viewport, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('main h1').waitFor();
  if (prepare) await prepare(page);
  else {
    await page.locator('.examples button').first().click();
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('tab', { name: 'Answer' }).waitFor();
  }
  await page.evaluate(width < 500 ? "document.querySelector('.result').scrollIntoView()" : 'scrollTo(0, 0)');
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  console.log(`${name}.png ${Math.round(statSync(file).size / 1024)} KB`);
  await page.close();
}

async function askTicker(page: Page): Promise<void> {
  await page.getByLabel('Ticker').fill('HBML-A');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('tab', { name: 'Answer' }).waitFor();
}

/** A few vendors that there are none of, two of them listed. */
const VENDORS =
  'Vendor,State\n' +
  ['Harborlight Freight Systems,VA', 'Alder Dock Works LLC,ME', 'Velmora Harborlight Ferries,', ',ME', '株式会社,']
    .concat(Array.from({ length: 15 }, (_, i) => `Gull Point Couriers ${i + 1},ME`))
    .join('\n');

async function runVendors(page: Page): Promise<void> {
  const buffer = Buffer.from(VENDORS);
  await page.setInputFiles('#bulk-file', { name: 'vendors.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Run / }).click();
  await page.locator('.counts', { hasText: 'done' }).waitFor();
}

mkdirSync(FOLDER, { recursive: true });
const company = { cik: '0009990001', name: 'HARBOR MILL CORP', tickers: ['HBML-A'], filings: FILINGS };
const edgar = await startEdgar(context, { companies: [company] });
const listed = { ...(await startExampleUpstreams(context)), EDGAR_URL: edgar.url, EDGAR_DATA_URL: edgar.dataUrl };
const upstreams = await serve(listed);
const browser = await startChromium();
const PICTURES: readonly Picture[] = [
  { name: 'landed-cost', address: `${upstreams}/#/landed-cost` },
  { name: 'insider', address: `${upstreams}/#/insider`, prepare: askTicker },
  { name: 'company-risk', address: `${upstreams}/#/company-risk`, dark: true },
  { name: 'exclusions', address: `${upstreams}/#/exclusions` },
  { name: 'import-risk', address: `${upstreams}/#/import-risk`, dark: true },
  { name: 'pii', address: `${upstreams}/#/pii` },
  { name: 'invoice', address: `${upstreams}/#/invoice` },
  { name: 'resume', address: `${upstreams}/#/resume` },
  { name: 'certificate', address: `${upstreams}/#/certificate`, dark: true },
  { name: 'bulk', address: `${upstreams}/#/bulk`, prepare: runVendors },
  { name: 'phone', address: `${upstreams}/#/pii`, width: 360 },
];
for (const picture of PICTURES) await take(browser, picture);
await browser.close();
for (const end of ends) await end();
