import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { attachment, madePdf } from '../tests/core/documents/invoice/e-invoice/made-pdf.ts';
import { madeInvoiceXml } from '../tests/core/documents/invoice/e-invoice/made-invoice-xml.ts';
import { pdfBombs } from '../tests/core/documents/pages/made-bombs.ts';
import { pdfOf, pictureOf, scanOf } from '../tests/core/documents/pages/made-files.ts';
import { slopePerHour, type MemorySample } from './memory-slope.ts';
import { privateBytesByProgram, privateBytesOf } from './process-costs.ts';
import { SERVER, startProcess } from './server-process.ts';

/** `SOAK_SECONDS` and `SOAK_PER_SECOND` in the environment make it shorter or lighter. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600);
const PER_SECOND = Number(process.env['SOAK_PER_SECOND'] ?? 140);

const SAMPLE_MS = 500;
const MB = 1024 * 1024;

/** A document, and how many of a hundred requests send it. */
interface Kind {
  readonly name: string;
  readonly share: number;
  readonly path: string;
  readonly bodies: readonly object[];
}

/** What answers are compared by. */
interface Told {
  readonly status: number;
  readonly digest: string;
}

const LINES = [
  'CORNER BAKERY',
  '12 Harbor Street',
  'Bread 3.20',
  'Milk 6.52',
  'Total 9.72',
  'Date 14 March 2026 10:42',
];
const RESUME =
  'Mara Ellingsen\nmara.ellingsen@example.com\nExperience\nDispatch Lead, Harbor Mill Logistics\nMar 2021 - Present';

async function kinds(): Promise<Kind[]> {
  const file = (bytes: Uint8Array): object => ({ base64_file: Buffer.from(bytes).toString('base64') });
  const paper = await pdfOf([LINES.map((line, i) => [line, 50, 700 - 20 * i])]);
  const form = (bytes: Uint8Array): object => ({
    base64_image: Buffer.from(bytes).toString('base64'),
    mime_type: 'application/pdf',
  });
  const invoice = '/invoice/extract';
  return [
    {
      name: 'e-invoice',
      share: 24,
      path: invoice,
      bodies: [file(madePdf({ attachments: [attachment('factur-x.xml', madeInvoiceXml())] }))],
    },
    { name: 'PDF of text', share: 20, path: invoice, bodies: [file(paper)] },
    { name: 'PDF that is no certificate', share: 14, path: '/certificate/parse', bodies: [form(paper)] },
    { name: 'resume', share: 20, path: '/resume/parse', bodies: [{ text: RESUME }] },
    { name: 'personal data', share: 19, path: '/pii/redact', bodies: [{ text: RESUME }] },
    { name: 'picture', share: 1, path: invoice, bodies: [file(pictureOf(LINES))] },
    { name: 'scan', share: 1, path: invoice, bodies: [file(await scanOf(LINES))] },
    { name: 'hostile PDF', share: 1, path: invoice, bodies: pdfBombs().map(({ bytes }) => file(bytes)) },
  ];
}

/**
 * Sends documents of every kind at a steady rate, one in a hundred hostile, and counts answers that differ from the one
 * given alone.
 */
export async function soakDocuments(): Promise<void> {
  const ofImage = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/\b(MALLOC_\w+)=(\d+)/g)];
  const server = await startProcess(SERVER, {
    ...{ MISTRAL_API_KEY: '', LOG_LEVEL: 'silent' },
    ...Object.fromEntries(ofImage.map(([, name = '', value = '']) => [name, value] as const)),
  });
  const idle = privateBytesOf(server.pid);
  const agent = new Agent({ connections: 512, pipelining: 1, headersTimeout: 150_000 });
  const ask = async (path: string, body: object): Promise<Told> => {
    const sent = JSON.stringify(body);
    const answer = await request(`http://127.0.0.1:${server.port}${path}`, {
      dispatcher: agent,
      method: 'POST',
      body: sent,
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, digest: createHash('sha256').update(withoutId(text)).digest('hex') };
  };
  const requests: { name: string; path: string; body: object; alone: Told }[] = [];
  for (const { name, share, path, bodies } of await kinds()) {
    const told: Told[] = [];
    for (const body of bodies) told.push(await ask(path, body));
    // Each hostile one has its turn.
    const rounds = Array.from({ length: share * 13 }, (_, i) => i % bodies.length);
    for (const i of rounds) {
      const [body, alone] = [bodies[i], told[i]];
      if (body && alone) requests.push({ name, path, body, alone });
    }
  }
  const counts = new Map<string, { same: number; put_off: number; other: number }>();
  const statuses = new Map<number, number>();
  const open = new Set<Promise<void>>();
  const samples: MemorySample[] = [];
  const peaks = new Map<string, number>();
  let [sent, peak] = [0, 0];
  let atPeak = new Map<string, number>();
  const started = performance.now();
  const watching = setInterval(() => {
    const parts = privateBytesByProgram(server.pid);
    let bytes = 0;
    for (const [program, part] of parts) {
      bytes += part;
      peaks.set(program, Math.max(peaks.get(program) ?? 0, part));
    }
    if (bytes > peak) [peak, atPeak] = [bytes, parts];
    samples.push({ seconds: (performance.now() - started) / 1000, bytes });
  }, SAMPLE_MS);
  while (performance.now() - started < SECONDS * 1000) {
    for (const due = ((performance.now() - started) / 1000) * PER_SECOND; sent < due; sent += 1) {
      // A step coprime to their number visits all of them, mixed.
      const one = requests[(sent * 577) % requests.length];
      if (one === undefined) continue;
      const call = ask(one.path, one.body)
        .catch((): Told => ({ status: 0, digest: '' }))
        .then(({ status, digest }) => {
          const count = counts.getOrInsertComputed(one.name, () => ({ same: 0, put_off: 0, other: 0 }));
          const isSame = status === one.alone.status && digest === one.alone.digest;
          count[isSame ? 'same' : status === 503 ? 'put_off' : 'other'] += 1;
          if (!isSame) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        })
        .finally(() => open.delete(call));
      open.add(call);
    }
    await wait(2);
  }
  await Promise.all(open);
  await wait(10_000);
  clearInterval(watching);
  const left = privateBytesByProgram(server.pid);
  await server.stop();
  console.log(`${SECONDS} s at ${PER_SECOND}/s, ${sent} documents: as alone, put off with 503, other than alone`);
  for (const [name, { same, put_off: putOff, other }] of counts)
    console.log(`  ${name.padEnd(28)}${same} ${putOff} ${other}`);
  console.log(`  statuses of those that were not as alone: ${JSON.stringify(Object.fromEntries(statuses))}`);
  const warm = samples.filter(({ seconds }) => seconds > SECONDS * 0.1 && seconds < SECONDS);
  console.log(
    `  memory of all processes: ${mb(idle)} MB before, ${mb(peak)} at most, ${mb(left.values().reduce((sum, one) => sum + one, 0))} ten seconds after; slope ${mb(slopePerHour(warm))} MB an hour`,
  );
  for (const [program, bytes] of peaks)
    console.log(
      `  ${program.padEnd(28)}${mb(bytes)} MB at most, ${mb(atPeak.get(program) ?? 0)} of the most of all, ${mb(left.get(program) ?? 0)} ten seconds after`,
    );
}

const mb = (bytes: number): number => Math.round(bytes / MB);

/** An answer without its request id, which always differs. */
function withoutId(text: string): string {
  return text.replace(/"request_id":"[^"]{0,80}"/, '');
}
