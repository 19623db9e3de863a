import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PROGRAM = '/usr/bin/chromium';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why the tests in a browser are skipped; false if they run. */
export function chromiumAbsence(): string | false {
  return existsSync(PROGRAM) ? false : 'chromium is not installed';
}

/** A browser that contacts nothing but the pages that it is given. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: PROGRAM, args: ARGUMENTS });
}
