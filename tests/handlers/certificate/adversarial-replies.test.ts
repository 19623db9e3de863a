import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import type { CertificateVerification } from '../../../core/documents/certificate/answer.ts';
import { madeReading } from '../../core/documents/certificate/made-reading.ts';
import { runServer } from '../../running-server.ts';
import { startMistral } from '../../standins/mistral.ts';
import { ADVERSARIAL, FAIR, type Row } from './adversarial-rows.ts';
import { PDF, PNG } from './certificate-under-test.ts';

/** Returns the verdicts of a server whose model replies with each row in turn. A text is what its OCR finds in a PDF. */
async function verdictsOf(t: TestContext, rows: readonly Row[]): Promise<unknown[]> {
  const replies = rows.map(([, members]) => ({ object: madeReading(members) }));
  const ocr = rows.flatMap(([, , , text]) => (text === undefined ? [] : [{ pages: [text] }]));
  const { url: MISTRAL_URL } = await startMistral(t, replies, { ocr });
  const { url } = await runServer(t, { MISTRAL_API_KEY: 'key-of-the-test', MISTRAL_URL });
  const verdicts: unknown[] = [];
  for (const [why, , requirements, text] of rows) {
    const body = JSON.stringify({ ...(text === undefined ? PNG : PDF), requirements });
    const response = await fetch(`${url}/certificate/verify`, { method: 'POST', body });
    assert.equal(response.status, 200, why);
    verdicts.push(((await response.json()) as CertificateVerification).verdict);
  }
  return verdicts;
}

suite('model replies', () => {
  test('that are adversarial never give a compliant verdict, in at least 100 cases', async (t) => {
    assert.ok(ADVERSARIAL.length >= 100, String(ADVERSARIAL.length));
    const verdicts = await verdictsOf(t, ADVERSARIAL);
    for (const [i, [why]] of ADVERSARIAL.entries()) {
      assert.notEqual(verdicts[i], 'compliant', why);
      // A printed value is never reported as missing, wherever it is.
      if (/^a (?:section|coverage)/.test(why)) assert.equal(verdicts[i], 'cannot_determine', why);
    }
  });

  test('that are fair give a compliant verdict', async (t) => {
    const verdicts = await verdictsOf(t, FAIR);
    for (const [i, [why]] of FAIR.entries()) assert.equal(verdicts[i], 'compliant', why);
  });
});
