/** A company against five agencies. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const query = new URLSearchParams({ company_name: 'Sample Widgets LLC' });
const response = await fetch(`${url}/company-risk/company-risk-screen?${query.toString()}`);
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
