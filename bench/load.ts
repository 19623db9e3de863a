import { connect } from 'node:net';

const CONNECTIONS = 16;

/**
 * Returns a server's requests per second over persistent connections, one request at a time on each. The client is
 * minimal: it repeats the same bytes once as many bytes as in the first answer have arrived, so all answers must have
 * the same length.
 */
export async function requestsPerSecond(port: number, path: string, seconds: number): Promise<number> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  let answered = 0;
  let running = true;
  const connections = Array.from(
    { length: CONNECTIONS },
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request));
        let answerLength = 0;
        let received = 0;
        socket.on('data', (chunk: Buffer) => {
          if (answerLength === 0) answerLength = lengthOfAnswer(chunk);
          received += chunk.length;
          if (received < answerLength) return;
          received = 0;
          answered++;
          if (running) socket.write(request);
          else socket.end();
        });
        socket.on('close', () => {
          resolve();
        });
        socket.on('error', reject);
      }),
  );
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = answered / ((performance.now() - started) / 1000);
  running = false;
  await Promise.all(connections);
  return rate;
}

function lengthOfAnswer(chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const head = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  if (head === -1 || length === undefined) throw new Error('The head of the answer is not whole.');
  return head + 4 + Number(length);
}
