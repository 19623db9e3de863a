/** List recent insider transactions of a company. SAMPLE is the one that the sandbox knows. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const query = new URLSearchParams({ ticker: 'SAMPLE', limit: '5' });
const response = await fetch(`${url}/insider/insider-transactions?${query.toString()}`);
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
