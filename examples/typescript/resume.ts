import { readFile } from 'node:fs/promises';

/** A resume as structured data. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';
const file = await readFile(new URL('../documents/resume.txt', import.meta.url), 'utf8');

const response = await fetch(`${url}/resume/parse`, {
  method: 'POST',
  body: JSON.stringify({ text: file }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));
