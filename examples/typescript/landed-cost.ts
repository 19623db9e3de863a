/** The likely subheading of a product and the duty rates within it. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const response = await fetch(`${url}/landed-cost/estimate`, {
  method: 'POST',
  body: JSON.stringify({ description: 'cotton t-shirt', country_of_origin: 'CN' }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
