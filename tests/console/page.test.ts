import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromiumAbsence, startChromium } from './chromium.ts';
import { runServer } from '../running-server.ts';
import { createKey } from './gateway-key.ts';
import { askExample, isWiderThanScreen, openPage, seriousFindings, show } from './watched-page.ts';
import { FORMS } from './form-answers.ts';
import { startExampleUpstreams } from '../standins/example-upstreams.ts';
import { closedOrigin } from '../standins/upstream.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const EVIL = '<img src=x onerror="console.error(1)"><script>console.error(2)</script>javascript:alert(1)';

test('the console in a browser', { skip: chromiumAbsence() }, async (t) => {
  const browser = await startChromium();
  t.after(() => browser.close());
  const { url: examples } = await runServer(t, await startExampleUpstreams(t));
  const at = (address: string): string => `${examples}/#/${address}`;

  await t.test('every example gets the answer that its caption announces, drawn legibly on any screen', async (t) => {
    const { page, faults } = await openPage(t, browser);
    for (const { address, examples: all, reads } of FORMS) {
      await show(page, at(address));
      assert.equal(await page.locator('.examples button').count(), all.length, address);
      for (const [i, [caption, sentence]] of [...all.entries()].toReversed()) {
        await askExample(page, i);
        assert.match(await page.locator('.examples .hint').innerText(), caption);
        assert.match(await page.locator('.result h2').first().innerText(), sentence);
      }
      const panel = page.locator('.result [role=tabpanel]:not([hidden])').first();
      const text = (await panel.innerText()).replaceAll('\u00a0', ' ');
      for (const read of reads) assert.match(text, read, address);
      assert.deepEqual(await seriousFindings(page), [], address);
      await page.getByRole('tab', { name: 'JSON' }).click();
      const shown = JSON.parse(await page.locator('.result pre').first().innerText()) as object;
      assert.ok(Object.keys(shown).length >= 1, address);

      // On a phone and in dark mode, nothing is wider than the screen or hard to see.
      await page.getByRole('tab', { name: 'Answer' }).click();
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const summary of await page.locator('.result summary').all()) await summary.click();
      assert.equal(await isWiderThanScreen(page), false, address);
      assert.deepEqual(await seriousFindings(page), [], address);
      assert.equal(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(20, 23, 26)');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });

      // What was read is only ever shown as text.
      await page.route(`**/${address.split('/')[0] ?? ''}/**`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: poisoned(await answer.json(), EVIL) });
      });
      await askExample(page);
      assert.equal(await page.locator('main img, main script').count(), 0, address);
      assert.equal(await page.locator('main a[href^="javascript"]').count(), 0, address);
      await page.unrouteAll();
    }
    assert.deepEqual(faults, []);
  });

  await t.test('the bare address lists the services, and going back restores a form as it was left', async (t) => {
    const { page, faults } = await openPage(t, browser);
    await show(page, `${examples}/`);
    assert.equal(await page.locator('.overview li').count(), 12);
    assert.deepEqual(await seriousFindings(page), []);
    await page.locator('.overview').getByRole('link', { name: 'Landed cost' }).click();
    await page.getByRole('textbox', { name: 'Product' }).fill('bicycle');
    await page.locator('body > nav').getByRole('link', { name: 'PII redaction' }).click();
    await page.getByRole('heading', { name: 'PII redaction' }).waitFor();
    await page.goBack();
    assert.equal(await page.getByRole('textbox', { name: 'Product' }).inputValue(), 'bicycle');
    await page.goto(at('nothing'));
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    assert.deepEqual(faults, []);
  });

  await t.test('everything can be done with the keyboard alone', async (t) => {
    const { page, faults } = await openPage(t, browser);
    await show(page, at('landed-cost'));
    const focused = (): Promise<string> => page.evaluate("document.activeElement?.textContent?.trim() ?? ''");
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'Skip to the form');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'Example 1');
    await page.keyboard.press('Space');
    for (let i = 0; (await focused()) !== 'Submit'; i++) {
      assert.ok(i < 10, 'the button is reached');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Answer' }).waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'Answer');
    for (const [key, title] of [
      ['ArrowRight', 'JSON'],
      ['End', 'Python'],
      ['ArrowRight', 'Answer'],
      ['ArrowLeft', 'Python'],
      ['Home', 'Answer'],
    ] as const) {
      await page.keyboard.press(key);
      assert.equal(await focused(), title);
    }
    assert.deepEqual(faults, []);
  });

  await t.test('a form says what is missing before anything is sent, and a rejection says why', async (t) => {
    const { page } = await openPage(t, browser);
    let calls = 0;
    await page.route('**/landed-cost/estimate', (route) => {
      calls++;
      return route.continue();
    });
    await show(page, at('landed-cost'));
    const ask = page.getByRole('button', { name: 'Submit' });
    await ask.click();
    assert.equal(await page.getByRole('alert').innerText(), 'Product is required.');
    assert.equal(await page.evaluate('document.activeElement.name'), 'description');
    assert.equal(calls, 0);
    await page.getByRole('textbox', { name: 'Product' }).fill('cotton t-shirt');
    await page.getByLabel('Country of origin').fill('China');
    await ask.click();
    await page.locator('strong', { hasText: '400 invalid_fields: country_of_origin must be a two-letter' }).waitFor();
    assert.match(await page.locator('.result').innerText(), /would be refused again/);
    await page.route('**/landed-cost/estimate', (route) => route.abort());
    await ask.click();
    await page.locator('strong', { hasText: 'The server could not be reached.' }).waitFor();
    await page.unroute('**/landed-cost/estimate');
    await page.getByLabel('Country of origin').fill('cn');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await ask.click();
    await page.getByText('6109.10').first().waitFor();
  });

  await t.test('a file is chosen and sent with its type', async (t) => {
    const { page, faults } = await openPage(t, browser);
    await show(page, at('resume'));
    const sent = page.waitForRequest('**/resume/parse*');
    await page.setInputFiles('input[type=file]', {
      name: 'r.md',
      mimeType: '',
      buffer: Buffer.from('# Mara Ellingsen'),
    });
    await page.getByText('r.md, 1 KB').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.deepEqual((await sent).postDataJSON(), {
      base64_file: Buffer.from('# Mara Ellingsen').toString('base64'),
      mime_type: 'text/markdown',
    });
    await page.getByRole('tab', { name: 'curl' }).click();
    assert.match(await page.locator('.result').innerText(), /base64 < 'r\.md'/);
    await page.getByRole('button', { name: 'Edit the request' }).click();
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await page.getByText('PDF, JPEG, PNG, WebP, GIF, text or Markdown').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.equal(await page.getByRole('alert').innerText(), 'Paste a text or choose a file.');
    await show(page, at('invoice'));
    await page.setInputFiles('input[type=file]', { name: 'i.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page.getByText('This type of file is not supported.').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.match(await page.getByRole('alert').innerText(), /^This type of file is not supported/);
    assert.deepEqual(faults, []);
  });

  await t.test('an unknown service gets a form and an answer view', async (t) => {
    const { page, faults } = await openPage(t, browser);
    await page.route('**/pii/openapi.json', (route) =>
      route.fulfill({
        json: {
          info: { title: 'Tides', description: 'When the water comes.' },
          paths: {
            '/tide': {
              post: {
                operationId: 'tide',
                summary: 'A tide',
                description: 'One tide.',
                requestBody: {
                  content: {
                    'application/json': {
                      schema: {
                        required: ['harbor'],
                        properties: {
                          harbor: { type: 'string' },
                          height: { type: 'number' },
                          spring: { type: 'boolean' },
                          tags: { type: 'array' },
                        },
                      },
                    },
                  },
                },
                responses: {},
              },
            },
          },
        },
      }),
    );
    let body: unknown;
    await page.route('**/pii/tide', (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({
        json: { high_water: '2026-03-04T00:00:00', metres: 4.25, notes: ['calm', 'clear'], none: null },
      });
    });
    await show(page, at('pii'));
    await page.getByLabel('Harbor').fill('Port Harrow');
    await page.getByLabel('Height').fill('1,234.5');
    await page.getByLabel('Spring').check();
    await page.getByLabel('Tags, as JSON').fill('["a"]');
    await page.getByRole('button', { name: 'Submit' }).click();
    const panel = page.locator('.result [role=tabpanel]:not([hidden])');
    await panel.waitFor();
    assert.match(await panel.innerText(), /High water\s+2026-03-04\s+Metres\s+4\.25\s+Notes\s+calm, clear$/);
    assert.deepEqual(body, { harbor: 'Port Harrow', height: 1234.5, spring: true, tags: ['a'] });
    assert.deepEqual(faults, []);
  });

  await t.test(
    'an answer of an unknown shape is shown as received, and one that is not JSON is reported',
    async (t) => {
      const { page, faults } = await openPage(t, browser);
      const odd = { hs_code: ['6109.10'], duty_estimate: null };
      await page.route('**/landed-cost/estimate', (route) => route.fulfill({ json: odd }));
      await show(page, at('landed-cost'));
      assert.match(
        await askExample(page),
        /This page cannot display this answer; here it is as received\.[^]*Hs code\s+6109\.10/,
      );
      await page.route('**/landed-cost/estimate', (route) =>
        route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      );
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.locator('strong', { hasText: '502: The answer is in a format this page does not know.' }).waitFor();
      assert.equal(await page.locator('.result h1').count(), 0);
      assert.deepEqual(faults, []);
    },
  );

  await t.test('a slow call can be stopped, and the newest of several answers is shown', async (t) => {
    const { page, faults } = await openPage(t, browser);
    const releases: (() => void)[] = [];
    await page.route('**/landed-cost/estimate', async (route) => {
      if (releases.length === 0) await new Promise<void>((resolve) => releases.push(resolve));
      await route.continue();
    });
    await show(page, at('landed-cost'));
    await page.getByRole('textbox', { name: 'Product' }).fill('crude oil');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('strong', { hasText: 'The call was stopped.' }).waitFor();
    await page.getByRole('textbox', { name: 'Product' }).fill('cotton t-shirt');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('6109.10').first().waitFor();
    releases[0]?.();
    assert.match(await page.locator('.result h2').innerText(), /^6109\.10/);
    assert.deepEqual(faults, []);
  });

  await t.test('a failed source never looks clean', async (t) => {
    const gone = await closedOrigin();
    const { url } = await runServer(t, {
      ...{ ECHO_URL: gone, DOL_URL: gone, OPENFDA_URL: gone, CPSC_URL: gone, CSL_URL: gone, UFLPA_URL: gone },
      DATA_DIR: await temporaryFolder(t),
      REGISTER_REFRESH: 'off',
    });
    const { page, faults } = await openPage(t, browser);
    const failed: readonly (readonly [slug: string, sections: number, said: RegExp])[] = [
      ['company-risk', 5, /^Not screened: none of the five agencies could be checked/],
      ['exclusions', 2, /^Not screened: neither list could be checked/],
      ['import-risk', 2, /^Not screened: neither list could be checked[^]*Exposure: unknown/],
    ];
    for (const [slug, sections, said] of failed) {
      await show(page, `${url}/#/${slug}`);
      const text = await askExample(page);
      assert.match(text, said);
      assert.doesNotMatch(text, /of 100|Exposure: (?:none|low)/);
      assert.equal(await page.locator('.card .badge', { hasText: 'Not checked' }).count(), sections);
      assert.equal(await page.locator('.card .notice.bad').count(), sections);
      assert.equal(await page.locator('.result .good').count(), 0, slug);
    }
    assert.deepEqual(faults, []);
  });

  await t.test('behind the gateway, the page asks for the key and keeps it only in memory', async (t) => {
    const dataDir = await temporaryFolder(t);
    const key = await createKey(dataDir, ['landed-cost']);
    const { url } = await runServer(t, { GATEWAY: 'on', DATA_DIR: dataDir, REGISTER_REFRESH: 'off' });
    const { page, faults } = await openPage(t, browser);
    await show(page, `${url}/#/landed-cost`);
    await page.locator('.examples button').first().click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByLabel('X-Gateway-Key').fill(key);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('6110.20').first().waitFor();
    await page.getByRole('tab', { name: 'curl' }).click();
    const code = await page.locator('.result').innerText();
    assert.match(code, /X-Gateway-Key: \$TRACEWELL_KEY/);
    assert.ok(!code.includes(key));
    await page.reload();
    await page.locator('.examples button').first().click();
    await page.getByRole('button', { name: 'Submit' }).click();
    assert.equal(await page.getByLabel('X-Gateway-Key').inputValue(), '');
    assert.deepEqual(faults, []);
  });

  await t.test('behind an external gateway, the page says so and accepts its secret', async (t) => {
    const { url } = await runServer(t, { PROXY_SECRET: 'between us' });
    const { page, faults } = await openPage(t, browser);
    await page.goto(`${url}/#/landed-cost`);
    await page.getByText('PROXY_SECRET is set').waitFor();
    assert.deepEqual(await seriousFindings(page), []);
    await page.getByLabel('X-Gateway-Proxy-Secret').fill('between us');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.examples button').first().click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('6110.20').first().waitFor();
    assert.deepEqual(faults, []);
  });

  await t.test('the page and its first form load in less than 120 KB', async (t) => {
    const { page } = await openPage(t, browser);
    await show(page, at('landed-cost'));
    const sizes =
      "performance.getEntries().filter((one) => 'transferSize' in one).map((one) => [one.name, one.transferSize])";
    const entries = await page.evaluate<[string, number][]>(sizes);
    const total = entries.reduce((sum, [, size]) => sum + size, 0);
    const ready = await page.evaluate<number>("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd");
    t.diagnostic(`${entries.length} files, ${total} bytes with their heads; loaded after ${Math.round(ready)} ms`);
    assert.ok(entries.length > 20);
    assert.ok(total < 120_000, `${total} bytes`);
  });
});

/** The same answer with markup in every text that is not a code, so that views still recognise what they draw. */
function poisoned(value: unknown, evil: string): unknown {
  if (typeof value === 'string') return /^[a-z_]{1,40}$/.test(value) ? value : evil;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, evil));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, evil)]));
}
