import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { PDF_JS_FILES, pdfJsFolder } from '../../core/bundled-folder.ts';
import { runServer } from '../running-server.ts';

const ROOT = join(import.meta.dirname, '../../console');
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:js|css|svg)$/.test(path));

/** Ways in which a text becomes markup or code. */
const SINKS =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\b|new Function|javascript:|setHTML/;

/** Ways in which something is kept after the page is closed. */
const STORES = /localStorage|indexedDB|document\.cookie|\bcaches\b/;

/** What ends with the tab: its last actions, and the name of its database. */
const TAB_STORE = /sessionStorage/;

/** The one file that keeps something: a stack under review and runs of many rows, in the tab's database. */
const STORE = 'api/tab-database.js';

test("no file of the page turns text into markup or stores anything outside the tab's database", () => {
  assert.ok(FILES.length > 40);
  for (const path of FILES) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    assert.doesNotMatch(text, SINKS, path);
    if (path !== STORE) assert.doesNotMatch(text, STORES, path);
    assert.equal(TAB_STORE.test(text), path === 'api/tab-memory.js' || path === STORE, path);
    assert.ok(text.split('\n').length <= 301, `${path} is longer than 300 lines`);
  }
});

/** What sets the size of text or the space between elements. */
const SIZES = /^\s*(?:font|font-size|gap|(?:row|column)-gap|(?:padding|margin)[a-z-]*):(.*);$/gm;

test('every text size and gap on the page comes from the one scale', () => {
  const sheets = FILES.filter((path) => path.endsWith('.css'));
  assert.ok(sheets.length > 5);
  for (const path of sheets) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    for (const [line, value = ''] of text.matchAll(SIZES)) {
      // A calculation starts from the scale, less the width of a border.
      assert.doesNotMatch(value.replaceAll(/calc\(.*?\)\)?/g, ''), /\d(?:px|rem|pt|ch)\b/, `${path}: ${line}`);
    }
  }
});

test('the page is served with a policy that allows loading from and calling this server only', async (t) => {
  const { url } = await runServer(t);
  const answer = await fetch(`${url}/`);
  const html = await answer.text();
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(
    answer.headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.doesNotMatch(html, /<style|style=|<script(?! type="module" src="\/console\/main\.js"><)|\son[a-z]+=/);
  const services = [...html.matchAll(/data-slug="([a-z-]{1,40})"/g)].map(([, slug]) => slug);
  assert.deepEqual(services.toSorted(), [
    'bulk',
    'certificate',
    'company-risk',
    'exclusions',
    'import-risk',
    'insider',
    'invoice',
    'landed-cost',
    'pii',
    'resume',
    'review',
    'watch',
  ]);
  const preloaded = [...html.matchAll(/modulepreload" href="\/console\/([\w/-]{1,60}\.js)"/g)].map(([, path]) => path);
  assert.ok(preloaded.length === new Set(preloaded).size && preloaded.length > 20);
  for (const path of preloaded) assert.ok(FILES.includes(path ?? ''), path ?? '');
  for (const path of ['main.js', 'forms/operation-form.js', 'dom/element.js'])
    assert.ok(preloaded.includes(path), path);
  for (const path of [
    'bulk/bulk-page.js',
    'views/reply-panel.js',
    'review/review-page.js',
    'document/linked-values.js',
  ])
    assert.ok(!preloaded.includes(path), path);
});

test('every file of the page is served unchanged, and only once when the caller has its ETag', async (t) => {
  const { url } = await runServer(t);
  const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
  for (const path of FILES) {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const answer = await fetch(`${url}/console/${path}`);
    const extension = path.slice(path.lastIndexOf('.') + 1) as keyof typeof types;
    assert.equal(answer.headers.get('content-type'), `${types[extension]}; charset=utf-8`);
    assert.equal(await answer.text(), text);
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${url}/console/${path}`, { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  }
});

test('the pdf.js programs are served from their package, and are not loaded with the page', async (t) => {
  const { url } = await runServer(t);
  for (const [name, path] of Object.entries(PDF_JS_FILES)) {
    const answer = await fetch(`${url}/console/pdfjs/${name}`);
    assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(await answer.text(), readFileSync(join(pdfJsFolder(), path), 'utf8'));
  }
  for (const name of ['pdf.min.mjs', 'openjpeg.wasm', 'constructor', '..%2fpdf.mjs']) {
    assert.equal((await fetch(`${url}/console/pdfjs/${name}`)).status, 404, name);
  }
  assert.doesNotMatch(await (await fetch(`${url}/`)).text(), /pdfjs/);
});

const ENCODINGS: readonly (readonly [header: string | undefined, isPacked: boolean])[] = [
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000', false],
  ['br, deflate', false],
  ['', false],
  [','.repeat(8_000), false],
];

test('a static answer is compressed as the caller allows, with its length stated', async (t) => {
  const { url } = await runServer(t);
  const path = '/console/styles/base.css';
  const text = readFileSync(join(ROOT, 'styles/base.css'), 'utf8');
  for (const [header = '', isPacked] of ENCODINGS) {
    const answer = await rawBody(url + path, header);
    assert.equal(answer.encoding, isPacked ? 'gzip' : undefined, header.slice(0, 20));
    assert.equal(answer.vary, 'accept-encoding');
    assert.equal(answer.length, answer.bytes.length);
    assert.equal((isPacked ? gunzipSync(answer.bytes) : answer.bytes).toString(), text);
    assert.match(answer.etag, isPacked ? /^W\/"[\w-]{22}"$/ : /^"[\w-]{22}"$/);
  }
});

interface RawAnswer {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly etag: string;
  readonly length: number;
  readonly bytes: Buffer;
}

/** An answer's raw bytes, which fetch would decompress. */
function rawBody(url: string, acceptEncoding: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, 'content-length': length, etag = '', vary } = response.headers;
        resolve({ encoding, vary, etag, length: Number(length), bytes: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}

const NOWHERE = [
  '/console/',
  '/console/none.js',
  '/console/types.ts',
  '/console/views',
  '/console/..%2fserver.ts',
  '/console/views/..%2f..%2fserver.ts',
  '/console/tsconfig.json',
];

test('nothing is served that is not a file of the page', async (t) => {
  const { url } = await runServer(t);
  for (const path of NOWHERE) assert.equal((await fetch(url + path)).status, 404, path);
});

test('the page is not in the OpenAPI document, and is outside the gateway', async (t) => {
  const { url } = await runServer(t, { PROXY_SECRET: 'between us' });
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: Record<string, unknown> };
  assert.ok(!('/' in paths) && !Object.keys(paths).some((path) => path.startsWith('/console')));
  assert.equal((await fetch(`${url}/`)).status, 200);
  assert.equal((await fetch(`${url}/console/main.js`)).status, 200);
});
