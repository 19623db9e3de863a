import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Invoice } from '../core/documents/invoice/answer.ts';
import { findProgram } from '../core/documents/pages/recognition/find-program.ts';
import { madeCertificate } from '../tests/core/documents/certificate/page/made-certificate.ts';
import { madePdf } from '../tests/core/documents/certificate/page/made-pdf.ts';
import { cpuSecondsOf } from './process-costs.ts';
import { median } from './quantile.ts';
import { scanOf } from '../tests/core/documents/certificate/page/made-scan.ts';
import { count, FOLDER, isSeen, print, receipts, receiptTruth, type Table } from './reader-invoices.ts';
import { SERVER, startProcess } from './server-process.ts';

/** Resolution of a certificate's picture in dpi, and the number of pictures. */
const SCAN = 150;
const CERTIFICATES = 6;

interface Sample {
  readonly id: string;
  readonly path: '/invoice/extract' | '/certificate/parse';
  readonly file: Uint8Array;
}

/**
 * Measures the cost of pictures for a server without a key, in CPU seconds of all its processes, relative to one pass
 * of `tesseract` over the same file in the same run; and what is served of the receipts among them.
 */
export async function picturesBench(): Promise<void> {
  const program = findProgram('auto');
  const samples = [...receiptSamples(), ...(await certificateSamples())];
  // Before the servers run: a process that waits long for its next picture is a new one then.
  const passes = new Map(
    program === undefined ? [] : samples.map(({ id, file }) => [id, onePass(program, file)] as const),
  );
  for (const [engine, setting] of [['embedded', 'off'] as const, ['tesseract', program] as const]) {
    if (setting === undefined) {
      console.log('reader, pictures: needs the program tesseract 5 for the other half, and for the ratios');
      continue;
    }
    const server = await startProcess(SERVER, { MISTRAL_API_KEY: '', TESSERACT: setting });
    const table: Table = new Map();
    const ratios = new Map<string, number[]>();
    const costs = new Map<string, number[]>();
    try {
      // The first one includes starting a process and compiling its code, and is not counted.
      for (const sample of samples.slice(0, 1)) await ask(`http://127.0.0.1:${server.port}${sample.path}`, sample);
      for (const { id, path, file } of samples) {
        const before = cpuSecondsOf(server.pid);
        const answer = await ask(`http://127.0.0.1:${server.port}${path}`, { path, file });
        const cost = cpuSecondsOf(server.pid) - before;
        const kind = path === '/invoice/extract' ? 'receipts' : 'certificates';
        costs.getOrInsertComputed(kind, () => []).push(cost);
        const pass = passes.get(id);
        if (pass !== undefined) ratios.getOrInsertComputed(kind, () => []).push(cost / pass);
        const receipt = receipts().find((one) => one.id === id);
        const set = `photos (${engine}), ${isSeen(id) ? 'tuned on' : 'held out'}`;
        if (receipt)
          count(table, set, {
            invoice: answer as Invoice | undefined,
            truth: receiptTruth(receipt),
            text: receipt.text,
          });
      }
    } finally {
      await server.stop();
    }
    print(table);
    for (const [kind, seconds] of costs) {
      const ratio = ratios.has(kind)
        ? `, ${median(ratios.get(kind) ?? []).toFixed(2)} times one pass of the program`
        : '';
      console.log(
        `reader, ${kind} (${engine}): ${median(seconds).toFixed(2)} s of processor${ratio}, the median of ${seconds.length}`,
      );
    }
  }
}

async function ask(url: string, { path, file }: Pick<Sample, 'path' | 'file'>): Promise<unknown> {
  const base64 = Buffer.from(file).toString('base64');
  const isPng = file[0] === 0x89;
  const body =
    path === '/invoice/extract'
      ? { base64_file: base64 }
      : { base64_image: base64, mime_type: isPng ? 'image/png' : 'image/jpeg' };
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  return answer.ok ? answer.json() : undefined;
}

/** CPU seconds of the program for a file. */
function onePass(program: string, file: Uint8Array): number {
  const before = cpuSecondsOf(process.pid);
  spawnSync(program, ['-', '-'], {
    input: file,
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return cpuSecondsOf(process.pid) - before;
}

function receiptSamples(): Sample[] {
  const folder = join(FOLDER, 'receipt-images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const file = readFileSync(join(folder, name));
    return { id: name.replace(/\.jpg$/, ''), path: '/invoice/extract', file };
  });
}

async function certificateSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let seed = 60_000; seed < 60_000 + CERTIFICATES; seed += 1) {
    const { bytes: file } = await scanOf(await madePdf(madeCertificate(seed), {}), { resolution: SCAN });
    samples.push({ id: `certificate ${seed}`, path: '/certificate/parse', file });
  }
  return samples;
}
