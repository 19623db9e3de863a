import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { PDF_JS_FILES, pdfJsFolder } from '../core/bundled-folder.ts';
import { exitCodeOf } from '../core/screening/lists/register/refresh/refresh-from-sam.ts';
import { newestRuns } from '../core/screening/lists/register/refresh/refresh-journal.ts';
import { madeInvoiceXml } from './core/documents/invoice/e-invoice/made-invoice-xml.ts';
import { attachment, madePdf } from './core/documents/invoice/e-invoice/made-pdf.ts';
import { callTool, httpClient, stdioClient } from './core/programs/mcp/clients.ts';
import { closedOrigin } from './standins/upstream.ts';
import { buildBinary } from '../build/binary.ts';
import { findProgram } from '../core/documents/pages/recognition/find-program.ts';
import { pictureOf } from './core/documents/pages/made-files.ts';

/** A few lines of a receipt as a picture, in the body of a request. */
const PICTURE = JSON.stringify({
  base64_file: Buffer.from(pictureOf(['Corner Bakery', 'Bread 3.20', 'Milk 6.52', 'Total 9.72'])).toString('base64'),
});

/** The address that a binary prints; rejects if it exits before. */
function printedUrl(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error(`The binary ended: ${printed}`));
    });
    child.stderr.on('data', (text: Buffer) => {
      printed += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}

test('the single binary runs every program from an empty folder with an empty environment', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-binary-'));
  t.after(() => rm(folder, { recursive: true }));
  const binary = await buildBinary(join(folder, 'dist'));
  const empty = await mkdtemp(join(folder, 'empty-'));
  const child = spawn(binary, { cwd: empty, env: { PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  const url = await printedUrl(child);
  const answer = await fetch(`${url}/landed-cost/estimate`, {
    method: 'POST',
    body: JSON.stringify({ description: 'cotton t-shirt', country_of_origin: 'CN' }),
  });
  assert.equal(answer.status, 200);
  const estimate = (await answer.json()) as { hs_code: string; tariff_schedule_snapshot: string };
  assert.deepEqual([estimate.hs_code, estimate.tariff_schedule_snapshot], ['6109.10', '2026-06-08']);
  const pdf = madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] });
  const extracted = await fetch(`${url}/invoice/extract?evidence=1`, {
    method: 'POST',
    body: JSON.stringify({ base64_file: pdf.toString('base64') }),
  });
  assert.equal(((await extracted.json()) as { total: number }).total, 235.62, 'it reads e-invoices in another process');
  const unread = await fetch(`${url}/invoice/extract`, { method: 'POST', body: PICTURE });
  assert.equal(((await unread.json()) as { error: string }).error, 'provider_misconfigured');
  for (const [name, path] of Object.entries(PDF_JS_FILES)) {
    const carried = await (await fetch(`${url}/console/pdfjs/${name}`)).text();
    assert.equal(carried, readFileSync(join(pdfJsFolder(), path), 'utf8'), 'it contains the PDF viewer');
  }
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.deepEqual(await readdir(empty), [], 'nothing is written next to it');

  const several = spawn(binary, { cwd: empty, env: { PORT: '0', WORKERS: '2' }, stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => several.kill('SIGKILL'));
  const shared = await printedUrl(several);
  for (let metrics = ''; !metrics.includes('tracewell_workers{state="answered"} 2');)
    metrics = await (await fetch(`${shared}/metrics`)).text();
  several.kill('SIGTERM');
  assert.deepEqual(await once(several, 'exit'), [0, null], 'its workers are the same binary');

  const program = findProgram('auto');
  const temporary = await mkdtemp(join(folder, 'temporary-'));
  const sandbox = spawn(binary, ['--sandbox'], {
    cwd: empty,
    env: { PORT: '0', DATA_DIR: join(folder, 'made'), TESSERACT: program ?? 'off', TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => sandbox.kill('SIGKILL'));
  const made = await printedUrl(sandbox);
  const screen = await fetch(`${made}/company-risk/company-risk-screen?company_name=Sample%20Widgets%20LLC`);
  assert.equal(((await screen.json()) as { cross_agency_risk_score: number }).cross_agency_risk_score, 30);
  const resume = await fetch(`${made}/resume/parse`, {
    method: 'POST',
    body: JSON.stringify({ text: readFileSync(new URL('../examples/documents/resume.txt', import.meta.url), 'utf8') }),
  });
  assert.equal(((await resume.json()) as { contact: { name: string } }).contact.name, 'Jordan Sample');
  if (program === undefined) t.diagnostic('needs the program tesseract 5 to show that the binary reads pictures');
  else {
    const receipt = await fetch(`${made}/invoice/extract`, { method: 'POST', body: PICTURE });
    assert.equal(
      ((await receipt.json()) as { total: number }).total,
      9.72,
      'it decodes pictures for another program to read',
    );
    const left = (await readdir(temporary)).filter((name) => name.startsWith('tracewell-addon'));
    assert.deepEqual(left, [], 'it leaves no decoder files behind');
  }
  await fetch(`${made}/watch/lists/vendors`, { method: 'PUT', body: 'reference,name\n1,Sample Widgets LLC\n' });
  const told = await (await fetch(`${made}/watch/changes?wait=25&after=0`)).text();
  assert.match(told, /"kind":"new"/, 'its watch process is the same binary');
  const agent = await httpClient(t, made);
  assert.equal(
    (await callTool(agent, 'redactText', { text: 'a@example.com' })).body['redacted_text'],
    '[REDACTED_EMAIL]',
  );
  sandbox.kill('SIGTERM');
  assert.deepEqual(await once(sandbox, 'exit'), [0, null]);

  const local = await stdioClient(t, { PATH: '' }, [binary]);
  assert.equal(
    (await callTool(local, 'estimateLandedCost', { description: 'cotton t-shirt' })).body['hs_code'],
    '6109.10',
  );
  const command = spawnSync(binary, ['redact'], { cwd: empty, env: {}, input: 'a@example.com\n', encoding: 'utf8' });
  assert.deepEqual([command.status, command.stdout], [0, '[REDACTED_EMAIL]\n']);
  assert.deepEqual(await readdir(empty), [], 'its other programs write nothing next to it either');

  const environment = { DATA_DIR: join(folder, 'var'), SAM_URL: await closedOrigin() };
  const refresh = spawn(binary, ['refresh-register'], { cwd: empty, env: environment, stdio: 'ignore' });
  assert.deepEqual(
    await once(refresh, 'exit'),
    [exitCodeOf('failed'), null],
    'it refreshes the register as its server does',
  );
  assert.equal(
    newestRuns(environment.DATA_DIR, 20)[0]?.reason,
    'SAM.gov could not be reached, or dropped the connection.',
  );
});
