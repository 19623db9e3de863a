import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readConfiguration } from '../core/configuration.ts';
import { start } from '../start.ts';
import { startChromium } from '../tests/console/chromium.ts';
import { madeStack } from '../tests/console/made-stack.ts';
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

/** Insiders are counted by CIK. */
const CIKS = { 'Lind Astrid': '0009990002', 'Okafor Bram': '0009990003', 'Vasquez Ine': '0009990004' };

const FILINGS: readonly ListedFiling[] = TRADES.map(([date, name, code, direction, shares, price], i) => ({
  accession: `0009990002-25-${String(900 - i).padStart(6, '0')}`,
  filingDate: date,
  document: madeForm4({
    owners: [madeOwner({ name, cik: CIKS[name], flags: 'isOfficer', title: 'Vice President' })],
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
  /** What is done with the page in place of asking the first example. */
  readonly prepare?: (page: Page) => Promise<void>;
}

async function take(browser: Browser, { name, address, width = 1280, dark = false, prepare }: Picture): Promise<void> {
  const viewport = { width, height: width < 500 ? 780 : 800 };
  const page = await browser.newPage({ viewport, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('main h1').waitFor();
  if (prepare) await prepare(page);
  else {
    await page.locator('.examples button').first().click();
    await ask(page);
  }
  await page.evaluate('scrollTo(0, 0)');
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  console.log(`${name}.png ${Math.round(statSync(file).size / 1024)} KB`);
  await page.close();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('tab', { name: 'Answer' }).waitFor();
}

async function askTicker(page: Page): Promise<void> {
  await page.getByLabel('Ticker').fill('HBML-A');
  await ask(page);
}

async function seeSources(page: Page): Promise<void> {
  await page.locator('.sources tr').first().waitFor();
}

interface DocumentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A certificate held against requirements, beside its page. */
async function verify(page: Page, { name, mimeType, buffer }: DocumentFile): Promise<void> {
  await page.setInputFiles('input[type=file]', { name, mimeType, buffer });
  await page.getByText(`${name}, `).waitFor();
  await page.getByRole('button', { name: 'Standard' }).click();
  await ask(page);
  await page.locator('.page[data-drawn]').waitFor();
}

/** A stack of invoices, the first of them open with a value chosen. */
async function review(page: Page, files: readonly DocumentFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer }));
  await page.setInputFiles('#review-files', given);
  await page.getByText(`${files.length} of ${files.length} documents read`).waitFor();
  await page.locator('.stack tbody button').first().click();
  await page.locator('.page[data-drawn]').waitFor();
  await page
    .locator('.values')
    .getByRole('button', { name: /^Total: / })
    .click();
}

/** A few vendors that there are none of, two of them listed. */
const VENDORS =
  'Vendor,State\n' +
  ['Harborlight Freight Systems,VA', 'Alder Dock Works LLC,ME', 'Velmora Harborlight Ferries,', ',ME', 'Κύμα,']
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
const { certificates, invoices } = await madeStack();
const [certificate] = certificates;
if (certificate === undefined) throw new Error('There is no certificate to show.');
const PICTURES: readonly Picture[] = [
  { name: 'overview', address: `${upstreams}/#/`, prepare: seeSources },
  { name: 'exclusions', address: `${upstreams}/#/exclusions` },
  { name: 'certificate', address: `${upstreams}/#/certificate`, prepare: (page) => verify(page, certificate) },
  { name: 'pii', address: `${upstreams}/#/pii` },
  { name: 'insider', address: `${upstreams}/#/insider`, dark: true, prepare: askTicker },
  {
    name: 'review',
    address: `${upstreams}/#/review`,
    dark: true,
    prepare: (page) => review(page, invoices.slice(1, 9)),
  },
  { name: 'bulk', address: `${upstreams}/#/bulk`, prepare: runVendors },
  { name: 'phone', address: `${upstreams}/#/pii`, width: 375 },
];
for (const picture of PICTURES) await take(browser, picture);
await browser.close();
for (const end of ends) await end();
