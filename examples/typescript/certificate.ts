import { readFile } from 'node:fs/promises';

/** An insurance certificate, held against what a contract asks for. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';
const file = await readFile(new URL('../documents/certificate.pdf', import.meta.url), 'base64');

const response = await fetch(`${url}/certificate/verify`, {
  method: 'POST',
  body: JSON.stringify({
    base64_image: file,
    mime_type: 'application/pdf',
    requirements: { general_liability: { each_occurrence_min: 1_000_000, additional_insured_required: true } },
  }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));
