import { connect, type Socket } from 'node:net';
import { openLoad, timesOf } from './open-load.ts';
import { median } from './quantile.ts';
import { startOverStandIns } from './standin-servers.ts';

const EACH = 250;
const SLOW_MS = 1_000;

const REQUEST = { path: '/landed-cost/estimate', body: { description: 'cotton t-shirt' } };
const STEADY = { perSecond: 50, seconds: 4 };
const ROUNDS = 5;

/** Measures a well-behaved caller, in turn without and with strangers that send little or nothing. */
export async function besideStrangers(): Promise<void> {
  const { origin, port, stop } = await startOverStandIns('embedded');
  await openLoad(origin, REQUEST, STEADY);
  const p99s: { alone: number; beside: number }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const alone = await openLoad(origin, REQUEST, STEADY);
    const beside = await withStrangers(port, () => openLoad(origin, REQUEST, STEADY));
    console.log(
      `healthy caller at ${STEADY.perSecond}/s: ${timesOf(alone)} ms alone, ${timesOf(beside)} ms beside 500 sockets`,
    );
    p99s.push({ alone: alone.p99, beside: beside.p99 });
  }
  await stop();
  const ratio = median(p99s.map(({ alone, beside }) => beside / alone));
  console.log(`  p99 ratio ${ratio.toFixed(2)}, median of ${ROUNDS} rounds in turn (to be at most 2)`);
}

/** Runs something alongside 250 silent connections and 250 that send a byte of a header each second. */
async function withStrangers<T>(port: number, run: () => Promise<T>): Promise<T> {
  const idle = await Promise.all(Array.from({ length: EACH }, () => opened(port)));
  const slow = await Promise.all(Array.from({ length: EACH }, () => opened(port)));
  for (const socket of slow) socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, SLOW_MS);
  try {
    return await run();
  } finally {
    clearInterval(drip);
    for (const socket of [...idle, ...slow]) socket.destroy();
  }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      // The server closes those that take too long, which is part of what is measured.
      socket.off('error', reject).on('error', () => socket.destroy());
      resolve(socket.resume());
    });
    socket.once('error', reject);
  });
}
