import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { CertificateVerification } from '../../../core/documents/certificate/answer.ts';
import type { JsonObject } from '../../../core/json.ts';
import { compared } from '../../core/documents/certificate/page/compared.ts';
import type { Print } from '../../core/documents/certificate/page/made-certificate.ts';
import { madePdf } from '../../core/documents/certificate/page/made-pdf.ts';
import { scanOf, type Scanning } from '../../core/documents/certificate/page/made-scan.ts';
import { FULL } from '../../core/documents/certificate/page/plain-certificate.ts';
import { runServer } from '../../running-server.ts';

const GENERAL = FULL.truth['general_liability'] as Readonly<Record<string, number>>;
const LIMIT = GENERAL['each_occurrence']!;

async function verified(
  url: string,
  prints: readonly Print[],
  { turn, ...scanning }: Scanning & { readonly turn: number },
): Promise<CertificateVerification> {
  const { bytes } = await scanOf(await madePdf({ prints, rules: FULL.rules }, { turn }), scanning);
  const response = await fetch(`${url}/certificate/verify`, {
    method: 'POST',
    body: JSON.stringify({
      base64_image: Buffer.from(bytes).toString('base64'),
      mime_type: 'image/png',
      requirements: { general_liability: { each_occurrence_min: LIMIT } },
    }),
  });
  assert.equal(response.status, 200);
  return (await response.json()) as CertificateVerification;
}

suite('scans of certificates', () => {
  test('are read without a wrong value, and at least 75% served, if the page is skewed', async (t) => {
    const { url } = await runServer(t, { READER: 'embedded' });
    const answer = await verified(url, FULL.prints, { resolution: 150, turn: 0.7 });
    const { right, withheld, lost, wrong, paths } = compared(
      { parsed: answer.parsed as unknown as JsonObject, withheld: answer.withheld },
      FULL.truth,
    );
    assert.equal(wrong, 0, paths.join('\n'));
    assert.ok(right >= 0.75 * (right + withheld + lost), paths.join('\n'));
    assert.ok(['compliant', 'cannot_determine'].includes(answer.verdict));
    const { insurer_letter: letter } = answer.parsed.general_liability ?? {};
    assert.ok(letter === (GENERAL['insurer_letter'] as unknown) || letter === null);
  });
});
