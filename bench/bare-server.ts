import { createServer } from 'node:http';

/** The yardstick: a node:http server that only answers every request with the same bytes and headers. */
const [, , contentType = '', base64 = ''] = process.argv;
const bytes = Buffer.from(base64, 'base64');
const headers = { 'content-type': contentType, 'content-length': bytes.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit(0));
