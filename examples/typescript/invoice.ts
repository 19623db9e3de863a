import { readFile } from 'node:fs/promises';

/** An invoice as structured data; the file goes along as base64. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';
const file = await readFile(new URL('../documents/invoice.pdf', import.meta.url), 'base64');

const response = await fetch(`${url}/invoice/extract`, {
  method: 'POST',
  body: JSON.stringify({ base64_file: file }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));
