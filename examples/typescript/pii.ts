/** A text with its personal data replaced. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const response = await fetch(`${url}/pii/redact`, {
  method: 'POST',
  body: JSON.stringify({ text: 'Reach Ann Sample at ann@example.com or 555-010-0199.' }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
