import type { CertificateVerification } from '../../../../core/documents/certificate/answer.ts';
import { evaluate } from '../../../../core/documents/certificate/requirements/evaluate.ts';
import { explained } from '../../../../core/documents/certificate/requirements/explained.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { truthOf, type MadeCase } from './made-cases.ts';
import { compared, type Counts } from './page/compared.ts';

/** A server's answer about a generated certificate, compared with the truth. */
export interface Judged extends Counts {
  /** Whether the verdict matches the truth, is open, or is wrong. */
  readonly verdict: 'same' | 'open' | 'wrong';
  /** What is wrong or not served, one line each. */
  readonly paths: readonly string[];
}

const TYPES = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Asks a server for the verdict on a generated certificate; undefined if it cannot read the document (422). */
export async function judge(
  url: string,
  made: MadeCase,
  { type, bytes }: { readonly type: keyof typeof TYPES; readonly bytes: Uint8Array },
): Promise<Judged | undefined> {
  const base64_image = Buffer.from(bytes).toString('base64');
  const response = await fetch(`${url}/certificate/verify?evidence=1`, {
    method: 'POST',
    body: JSON.stringify({ base64_image, mime_type: TYPES[type], requirements: made.requirements }),
  });
  if (response.status === 422) return undefined;
  if (!response.ok) throw new Error(`The server answered ${response.status}: ${await response.text()}`);
  const today = new Date(response.headers.get('date') ?? '').toISOString().slice(0, 10);
  return judged(made, (await response.json()) as CertificateVerification, today);
}

function judged(made: MadeCase, answer: CertificateVerification, today: string): Judged {
  const { parsed, withheld, verdict, evidence } = answer;
  const { paths, ...counts } = compared(
    { parsed: parsed as unknown as JsonObject, withheld },
    made.truth,
    made.unreadable,
  );
  const truth = truthOf(made);
  const wanted = evaluate(made.requirements, truth, today);
  // Each requirement separately, because one open requirement hides the others in the verdict.
  const met = new Map(
    explained(made.requirements, wanted, truth).map((one) => [`${one.requirement} ${one.field}`, one.met]),
  );
  const misjudged = (evidence?.requirements ?? []).filter(
    (one) => one.met !== null && one.met !== met.get(`${one.requirement} ${one.field}`),
  );
  const isOpen = verdict === 'cannot_determine';
  const isWrong = misjudged.length > 0 || (verdict !== wanted.verdict && !isOpen);
  return {
    ...counts,
    verdict: isWrong ? 'wrong' : verdict === wanted.verdict ? 'same' : 'open',
    paths: [
      ...paths,
      ...misjudged.map(({ requirement, met: is }) => `${requirement} wrong: ${String(is)}`),
      ...(verdict !== wanted.verdict && !isOpen ? [`verdict wrong: ${verdict} for ${wanted.verdict}`] : []),
    ],
  };
}
