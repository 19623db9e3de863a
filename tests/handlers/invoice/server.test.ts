import type { Invoice } from '../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { deflateSync } from 'node:zlib';
import { cell, line, madeReading } from '../../core/documents/invoice/made-reading.ts';
import { madeInvoiceXml, madeLine } from '../../core/documents/invoice/e-invoice/made-invoice-xml.ts';
import { attachment, madePdf } from '../../core/documents/invoice/e-invoice/made-pdf.ts';
import { runServer, type RunningServer } from '../../running-server.ts';
import {
  startMistral,
  type MistralStandIn,
  type MistralStandInOptions,
  type ProviderReply,
} from '../../standins/mistral.ts';
import { fileBody, PICTURE } from './invoice-under-test.ts';

const KEY = 'key-of-the-test';
const CANARY = 'c4n4ry-7f2e';

interface Served extends RunningServer {
  readonly provider: MistralStandIn;
}

async function startServer(
  t: TestContext,
  replies: readonly ProviderReply[],
  options: MistralStandInOptions = {},
): Promise<Served> {
  const provider = await startMistral(t, replies, options);
  const server = await runServer(t, { LOG_LEVEL: 'debug', MISTRAL_API_KEY: KEY, MISTRAL_URL: provider.url });
  return { ...server, provider };
}

function extract(url: string, body: unknown, query = ''): Promise<Response> {
  return fetch(`${url}/invoice/extract${query}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function failureOf(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { error: string }).error}`;
}

test('the model reads pictures and PDFs; e-invoices are read without it', async (t) => {
  const { url, provider } = await startServer(t, [{ object: madeReading() }], {
    ocr: [{ pages: ['March 14, 2026 2 x 9.90 = $19.80', 'Sum 19.80 Tax 1.98 Total **$21.78**'] }],
  });
  for (const bytes of [PICTURE, madePdf({ words: 'Total' })]) {
    const response = await extract(url, fileBody(bytes));
    assert.equal(response.headers.get('x-reader'), 'mistral');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const invoice = (await response.json()) as Invoice;
    assert.deepEqual([invoice.date, invoice.subtotal, invoice.tax, invoice.total], ['2026-03-14', 19.8, 1.98, 21.78]);
    assert.equal(invoice.warnings, undefined);
  }
  const response = await extract(
    url,
    fileBody(madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] })),
  );
  assert.equal(response.headers.get('x-reader'), 'embedded');
  assert.equal(((await response.json()) as Invoice).total, 235.62);
  assert.deepEqual(
    provider.requests().map((one) => one.url),
    ['/v1/chat/completions', '/v1/ocr', '/v1/chat/completions'],
  );
});

test('without a key e-invoices are read from their XML, and a picture that shows no invoice is rejected', async (t) => {
  const { url } = await runServer(t);
  const carried = madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] });
  assert.equal((await extract(url, fileBody(carried))).status, 200);
  assert.equal(await failureOf(await extract(url, fileBody(PICTURE))), '422 extraction_failed');
  const get = await fetch(`${url}/invoice/extract`);
  assert.deepEqual([get.headers.get('allow'), await failureOf(get)], ['POST', '405 method_not_allowed']);
  const terms = (await (await fetch(`${url}/invoice/terms`)).json()) as Readonly<Record<string, unknown>>;
  assert.deepEqual(Object.keys(terms), ['service', 'disclosure', 'disclaimer', 'limits', 'sources']);
});

test('the server answers other requests while it processes a malicious file', async (t) => {
  const { url } = await runServer(t);
  const stream = deflateSync(deflateSync(Buffer.alloc(600 * 1024 * 1024)));
  const bomb = madePdf({ attachments: [{ name: 'factur-x.xml', stream, filter: '[/FlateDecode/FlateDecode]' }] });
  const harmful = extract(url, fileBody(bomb));
  const over = harmful.then(() => 'over');
  let answered = 0;
  for (;;) {
    const first = await Promise.race([over, fetch(`${url}/healthz`).then(({ status }) => status)]);
    if (first === 'over') break;
    assert.equal(first, 200);
    answered++;
  }
  assert.equal(await failureOf(await harmful), '422 extraction_failed');
  assert.ok(answered > 10, `only ${answered} answers in the meantime`);
});

test('a marker in every field of requests and replies is in no log, error, header or metric', async (t) => {
  const carried = attachment(
    'factur-x.xml',
    madeInvoiceXml({ vendor: CANARY, lines: [madeLine({ name: CANARY, quantity: CANARY, total: CANARY })] }),
  );
  const { url, printed, provider } = await startServer(
    t,
    [
      {
        object: madeReading({
          vendor: CANARY,
          currency: CANARY,
          date: cell(CANARY, CANARY),
          line_items: [line({ description: CANARY, total: cell(77, CANARY) })],
          total: cell(77, CANARY),
          confidence: CANARY,
        }),
      },
      { object: madeReading({ total: cell(CANARY, CANARY) }) },
      { object: { is_invoice_or_receipt: CANARY } },
      { content: `${CANARY} {` },
      { content: `I cannot read ${CANARY}.` },
    ],
    { ocr: [{ pages: [CANARY] }] },
  );
  const seen: string[] = [];
  for (const bytes of [PICTURE, madePdf({ attachments: [carried] })]) {
    const response = await extract(url, fileBody(bytes));
    const invoice = (await response.json()) as Invoice;
    assert.equal(invoice.vendor, CANARY, 'what was read is served in its field only');
    assert.ok(invoice.warnings);
    seen.push(JSON.stringify(invoice.warnings), JSON.stringify([...response.headers]));
  }
  const broken = attachment(`${CANARY}.xml`, CANARY);
  const bodies: readonly unknown[] = [
    fileBody(PICTURE),
    fileBody(PICTURE),
    fileBody(madePdf({ words: CANARY, attachments: [broken] })),
    fileBody(madePdf({ words: CANARY })),
    { base64_file: CANARY, file_url: CANARY },
    { base64_file: { [CANARY]: CANARY } },
    { base64_file: `?${CANARY}` },
    { base64_file: Buffer.from(CANARY).toString('base64') },
    { ...fileBody(PICTURE), mime_type: CANARY },
    { file_url: CANARY },
    { file_url: `${CANARY}://x` },
    { file_url: `https://${CANARY}.localhost/${CANARY}` },
    { file_url: `https://files.example.com/${CANARY}.pdf` },
    `{"${CANARY}": ${CANARY}`,
  ];
  for (const body of bodies) {
    const response = await extract(url, body, `?evidence=${CANARY}`);
    assert.notEqual(response.status, 200);
    seen.push(await response.text(), JSON.stringify([...response.headers]));
  }
  seen.push(printed(), await (await fetch(`${url}/metrics`)).text());
  assert.doesNotMatch(seen.join('\n'), new RegExp(`${CANARY}|${KEY}`, 'i'));
  assert.equal(provider.requests().filter((one) => one.url === '/v1/chat/completions').length, 5);
});
