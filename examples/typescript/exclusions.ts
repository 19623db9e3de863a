/** Vendors against the exclusions register and the screening list, 25 a call at most. */

const url = process.env['TRACEWELL_URL'] ?? 'http://127.0.0.1:8080';

const response = await fetch(`${url}/exclusions/screen/batch`, {
  method: 'POST',
  body: JSON.stringify({
    entities: [{ entity_name: 'Sample Widgets LLC' }, { entity_name: 'Nobody in Particular Inc' }],
  }),
});
const answer: unknown = await response.json();
if (!response.ok) throw new Error(JSON.stringify(answer));
console.log(JSON.stringify(answer, null, 2));

export {};
