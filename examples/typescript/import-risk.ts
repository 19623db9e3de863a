/** A shipment's supplier against the forced-labor list and the screening list. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const response = await fetch(`${url}/import-risk/screen/shipment`, {
  method: 'POST',
  body: JSON.stringify({ supplier_name: 'Example Cotton Gin', country_of_origin: 'CN' }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
