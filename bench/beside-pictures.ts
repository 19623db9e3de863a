import { pdfOf, pictureOf } from '../tests/core/documents/pages/made-files.ts';
import { openLoad, timesOf } from './open-load.ts';
import { median } from './quantile.ts';
import { SERVER, startProcess } from './server-process.ts';

const PICTURES = 4;
const ROUNDS = 3;
const STEADY = { perSecond: 10, seconds: 30 };
/** While a round's last pictures are read, the process that reads text may have ended as idle. */
const WARM_UP = { perSecond: 10, seconds: 5 };
const LINES = Array.from({ length: 30 }, (_, i) => `Item ${i} of the delivery ${(i * 3.17).toFixed(2)}`);

/** Measures a text PDF alone and alongside four pictures that are read continuously, in turn. */
export async function besidePictures(): Promise<void> {
  const server = await startProcess(SERVER, { MISTRAL_API_KEY: '', LOG_LEVEL: 'silent' });
  const origin = `http://127.0.0.1:${server.port}`;
  const bodyOf = (bytes: Uint8Array): { base64_file: string } => ({
    base64_file: Buffer.from(bytes).toString('base64'),
  });
  const paper = await pdfOf([
    ['Corner Bakery', 'Total 9.72', 'Date 14 March 2026'].map((line, i) => [line, 50, 700 - 20 * i]),
  ]);
  const text = { path: '/invoice/extract', body: bodyOf(paper) };
  const picture = JSON.stringify(bodyOf(pictureOf(LINES)));
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await openLoad(origin, text, WARM_UP);
    const alone = await openLoad(origin, text, STEADY);
    let isOn = true;
    let read = 0;
    const readers = Array.from({ length: PICTURES }, async () => {
      while (isOn) {
        const answer = await fetch(`${origin}/invoice/extract`, { method: 'POST', body: picture });
        await answer.arrayBuffer();
        read += 1;
      }
    });
    const beside = await openLoad(origin, text, STEADY);
    isOn = false;
    await Promise.all(readers);
    ratios.push(beside.p99 / alone.p99);
    console.log(
      `a text PDF at ${STEADY.perSecond}/s: ${timesOf(alone)} ms alone, ${timesOf(beside)} ms with ${PICTURES} pictures in flight (${read} read, ${beside.failed} failed)`,
    );
  }
  await server.stop();
  console.log(`  p99 ratio ${median(ratios).toFixed(2)}, median of ${ROUNDS} rounds in turn (to be at most 2)`);
}
