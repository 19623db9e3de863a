import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../tests/console/chromium.ts';
import { PRINT_AREA, type PrintedWord } from '../resume-tagger/printed-resumes.ts';

/** Places the words of pages as a browser prints them. */
export interface ThemePrinter {
  /** The words of a page, of which so many values are marked. */
  readonly wordsOf: (html: string, values: number) => Promise<PrintedWord[]>;
  readonly close: () => Promise<void>;
}

const PLACED_WORDS = join(import.meta.dirname, 'placed-words.js');

/** Starts a browser that gets nothing but the pages it is given: no scripts of theirs, and nothing from any network. */
export async function startThemePrinter(): Promise<ThemePrinter> {
  const script = await readFile(PLACED_WORDS, 'utf8');
  const browser = await startChromium();
  return { wordsOf: (html, values) => wordsOf(browser, { html, values, script }), close: () => browser.close() };
}

interface MarkedPage {
  readonly html: string;
  readonly values: number;
  readonly script: string;
}

async function wordsOf(browser: Browser, { html, values, script }: MarkedPage): Promise<PrintedWord[]> {
  const viewport = { width: Math.round(PRINT_AREA.width), height: Math.round(PRINT_AREA.height) };
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, offline: true });
  try {
    const page = await context.newPage();
    await page.route(/^(?!data:|about:)/, (route) => route.abort());
    await page.emulateMedia({ media: 'print' });
    await page.setContent(html, { waitUntil: 'load' });
    return await page.evaluate<PrintedWord[]>(`${script}\nplacedWords(${values});`);
  } finally {
    await context.close();
  }
}
