import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestContext } from 'node:test';
import type { Browser, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page, and everything that it must not do, recorded as it happens. */
export interface Watched {
  readonly page: Page;
  readonly faults: string[];
}

interface View {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

/** A page of its own that is closed with the test, and what went wrong in it. */
export async function openPage(
  t: TestContext,
  browser: Browser,
  { width = 1280, height = 800, dark = false }: View = {},
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
  });
  t.after(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A rejection that a test provokes is logged by the browser itself.
    if (!message.text().startsWith('Failed to load resource')) faults.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))",
  );
  return { page, faults };
}

/**
 * Opens an address with a reload: between forms the browser would navigate without loading, and the old form would
 * still be there.
 */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('main h1').waitFor();
}

/** Fills the form with an example, sends it and waits for the answer. */
export async function askExample(page: Page, at = 0): Promise<string> {
  const change = page.getByRole('button', { name: 'Edit the request' });
  if (await change.isVisible()) await change.click();
  await page.locator('.examples button').nth(at).click();
  const answered = page.waitForResponse((one) => one.request().resourceType() === 'fetch');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await answered;
  const panel = page.locator('.result[aria-busy=false] [role=tabpanel]:not([hidden])').first();
  await panel.waitFor();
  return panel.innerText();
}

interface AxeResults {
  readonly passed: number;
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What an accessibility checker finds that would keep somebody from using the page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
  const { violations, passed } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => ({ violations, passed: passes.length }))`,
  );
  assert.ok(passed > 15, 'the checker looked at the page');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

export async function isWiderThanScreen(page: Page): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}
