import { connect, type Socket } from 'node:net';

const EACH = 250;
const SLOW_MS = 1_000;

/** Runs something beside 250 connections that send nothing and 250 that send a byte of a head each second. */
export async function withStrangers<T>(port: number, run: () => Promise<T>): Promise<T> {
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
      // The server ends those that take too long; that is a part of what is measured.
      socket.off('error', reject).on('error', () => socket.destroy());
      resolve(socket.resume());
    });
    socket.once('error', reject);
  });
}
