import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { CertificateReading, CertificateVerification } from '../../../core/documents/certificate/answer.ts';
import type { AskedRequirements } from '../../../core/documents/certificate/requirements/requirements.ts';
import type { Print, Rule } from '../../core/documents/certificate/page/made-certificate.ts';
import type { Laying } from '../../core/documents/certificate/page/made-pages.ts';
import { madeOldCertificate } from '../../core/documents/certificate/page/made-old-certificate.ts';
import { madePdf } from '../../core/documents/certificate/page/made-pdf.ts';
import { FULL } from '../../core/documents/certificate/page/plain-certificate.ts';
import { runServer } from '../../running-server.ts';

type Verdict = CertificateVerification['verdict'] | 'refused';

interface Sent {
  readonly prints: readonly Print[];
  readonly rules?: readonly Rule[];
  readonly laying?: Laying;
  readonly requirements?: AskedRequirements;
  /** Whether the lists of insurers and other coverages must be those printed, each once. */
  readonly isReadWhole?: true;
}

/** What is sent, and the acceptable verdicts. */
type Row = readonly [why: string, sent: Sent, verdicts: readonly Verdict[]];

const GENERAL = FULL.truth['general_liability'] as Readonly<Record<string, number>>;
const LIMIT = GENERAL['each_occurrence']!;
const LEAST: AskedRequirements = { general_liability: { each_occurrence_min: LIMIT } };
const LASTS: AskedRequirements = { ...LEAST, min_days_until_expiration: 0 };

const isLimit = ({ isFilled, text, x, right, y }: Print): boolean =>
  isFilled === true && text === LIMIT.toLocaleString('en-US') && (right ?? x) > 500 && y > 300 && y < 312;
const [limit] = FULL.prints.filter(isLimit);
const [effective, expiration] = FULL.prints.filter(
  ({ isFilled, text, y }) => isFilled === true && /^\d\d\/\d\d\/\d{4}$/.test(text) && y > 300 && y < 384,
);
if (!limit || !effective || !expiration) throw new Error('The full certificate lacks a limit or a date.');

/** Returns the certificate with one print replaced. */
const instead = (old: Print, ...prints: readonly Print[]): readonly Print[] => [
  ...FULL.prints.filter((print) => print !== old),
  ...prints,
];
const limited = (text: string): Sent => ({ prints: instead(limit, { ...limit, text }) });
const beside = (print: Partial<Print> & Pick<Print, 'text'>): readonly Print[] => [
  ...FULL.prints,
  { x: 24, y: 640, size: 8, font: 'sans', isFilled: true, ...print },
];
const dated = (start: string, end: string): readonly Print[] =>
  instead(effective, { ...effective, text: start }).map((print) =>
    print === expiration ? { ...expiration, text: end } : print,
  );
const inDays = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
};
const page = (...lines: readonly string[]): readonly Print[] =>
  lines.map((text, i) => ({ text, x: 40, y: 60 + 14 * i, size: 10, font: 'sans' }));

/** A 1997 edition with an umbrella. */
const [old] = Array.from({ length: 50 }, (_, seed) => madeOldCertificate(seed)).filter(
  ({ prints, truth }) =>
    prints.some(({ text }) => text === 'ACORD 25-S (7/97)') &&
    typeof (truth['umbrella_excess'] as { each_occurrence?: unknown } | null)?.each_occurrence === 'number',
);
if (!old) throw new Error('No certificate on the edition of 1997 has an umbrella.');
const [umbrella] = old.prints.filter(
  ({ isFilled, x, y, text }) => isFilled === true && x > 500 && y > 460 && y < 468 && text.includes(','),
);
const OLD: Sent = {
  prints: old.prints.map((print) => (print === umbrella ? { ...print, text: '25,000,000' } : print)),
};

/** A 2001/08 edition with an empty automobile section. */
const withoutAuto = Array.from({ length: 200 }, (_, seed) => madeOldCertificate(seed)).find(
  ({ prints, truth }) => prints.some(({ text }) => text === 'ACORD 25 (2001/08)') && truth['auto_liability'] === null,
);
if (!withoutAuto) throw new Error('Every certificate on the edition of 2001/08 has automobiles.');

/** The full certificate with an empty umbrella section. */
const UMBRELLA = { top: 444, bottom: 480 };
const withoutUmbrella = FULL.prints.filter(
  ({ isFilled, y }) => isFilled !== true || y < UMBRELLA.top || y > UMBRELLA.bottom,
);

/** The place of a limit of about 500,000, and of a line through it. */
const struck = limit.y - 2.6;
const start = limit.right === undefined ? limit.x - 2 : limit.right - 44;

const OPEN = ['cannot_determine'] as const;
/** Either the print is read correctly or nothing is concluded. */
const SAFE = ['compliant', 'cannot_determine', 'refused'] as const;

const ROWS: readonly Row[] = [
  ['the certificate as it is', { prints: FULL.prints }, ['compliant']],
  [
    'an umbrella of 25,000,000 on the 1997 edition',
    { ...OLD, requirements: { umbrella_excess: { each_occurrence_min: 5_000_000 } } },
    ['compliant'],
  ],
  ['an excluded limit', limited(`${limit.text} EXCLUDED`), OPEN],
  [
    'a limit with its exclusion printed over the label',
    { prints: instead(limit, { ...limit, text: `EXCLUDED ${limit.text}`, x: 490, right: 592 }) },
    OPEN,
  ],
  ['a void limit', limited(`${limit.text} VOID`), OPEN],
  ['a self-insured limit', limited(`${limit.text} SIR`), OPEN],
  ['a limit in another currency', limited(`EUR ${limit.text}`), OPEN],
  ['a limit in brackets', limited(`( ${limit.text} )`), OPEN],
  ['two limits in one box', limited('1,000,000 2,000,000'), OPEN],
  [
    'two limits overprinted in one box',
    { prints: [...FULL.prints, { ...limit, text: '9,000,000', y: limit.y + 3 }] },
    OPEN,
  ],
  ['a reference instead of a limit', limited('SEE ATTACHED'), OPEN],
  [
    'the page number of a reference',
    { ...limited('SEE PG 2'), requirements: { general_liability: { each_occurrence_min: 2 } } },
    OPEN,
  ],
  [
    'a number of months',
    { ...limited('12 MOS'), requirements: { general_liability: { each_occurrence_min: 12 } } },
    OPEN,
  ],
  ['a question mark instead of a limit', limited('?'), OPEN],
  ['a limit with a star', limited(`${limit.text}*`), OPEN],
  ['a limit over its label', { prints: instead(limit, { ...limit, x: 440 }) }, OPEN],
  ['a struck-out limit', { prints: FULL.prints, rules: [[start, struck, start + 46, struck]] }, OPEN],
  ['exhausted limits', { prints: beside({ text: 'GENERAL LIABILITY LIMITS ARE EXHAUSTED' }) }, OPEN],
  [
    'an empty automobile section on a 2001 edition',
    { prints: withoutAuto.prints, requirements: { auto_liability: { combined_single_limit_min: 1 } } },
    ['deficient'],
  ],
  [
    'a blank umbrella row',
    { prints: withoutUmbrella, requirements: { umbrella_excess: { each_occurrence_min: 1 } } },
    ['deficient'],
  ],
  ['print one row lower', { prints: FULL.prints, laying: { off: [0, 12] } }, SAFE],
  ['print one row higher', { prints: FULL.prints, laying: { off: [0, -12] } }, SAFE],
  ['print one column to the right', { prints: FULL.prints, laying: { off: [18, 0] } }, SAFE],
  ['a page printed twice', { prints: FULL.prints, laying: { more: [FULL.prints] }, isReadWhole: true }, ['compliant']],
  [
    'a third page that withdraws the coverage',
    {
      prints: FULL.prints,
      laying: { more: [page('Directions to the site.'), page('The general liability policy is cancelled.')] },
    },
    OPEN,
  ],
  ['remarks that withdraw the coverage', { prints: beside({ text: 'GENERAL LIABILITY IS VOID' }) }, OPEN],
  ['a stamp across the page', { prints: beside({ text: 'VOID', x: 180, y: 480, size: 90 }) }, OPEN],
  ['a sample', { prints: beside({ text: 'SAMPLE', x: 120, y: 620, size: 90 }) }, OPEN],
  ['a cancelled date', { prints: dated(`CANCELLED ${effective.text}`, expiration.text), requirements: LASTS }, OPEN],
  ['a policy that ends before it starts', { prints: dated(inDays(-10), inDays(-20)), requirements: LASTS }, OPEN],
  ['a policy that ends in time', { prints: dated(inDays(-300), inDays(65)), requirements: LASTS }, ['compliant']],
  ['an expired policy', { prints: dated(inDays(-300), inDays(-2)), requirements: LASTS }, ['deficient']],
  ['a policy that begins in 100 days', { prints: dated(inDays(100), inDays(465)), requirements: LASTS }, ['deficient']],
  [
    'a two-digit year',
    {
      prints: dated(inDays(-300).replace(/20(\d\d)$/, '$1'), inDays(65).replace(/20(\d\d)$/, '$1')),
      requirements: LASTS,
    },
    ['compliant'],
  ],
  [
    'another form',
    {
      prints: page(
        'CERTIFICATE OF PROPERTY INSURANCE',
        'PRODUCER',
        'INSURED',
        'COVERAGES',
        'POLICY NUMBER',
        'POLICY EFF',
        `EACH OCCURRENCE $ ${limit.text}`,
      ),
    },
    ['refused'],
  ],
  [
    "a carrier's own form, with limits next to their labels in running text",
    {
      prints: page(
        'CERTIFICATE OF INSURANCE',
        'This certifies that the company named below has issued to the insured the policies of insurance shown.',
        'Insured: Oak LLC, Springfield, ST 00101',
        'Agent: Made Brokers Inc',
        'TYPE OF INSURANCE          POLICY NUMBER      EFFECTIVE DATE     EXPIRATION DATE     LIMITS OF LIABILITY',
        'Business Owners      60512-33-77      02/05/2026     02/05/2027     Each Occurrence  $500,000',
        '     General Aggregate  $1,000,000',
        'Commercial Auto      60512-33-78      02/05/2026     02/05/2027     Bodily Injury  $500,000',
        '     Property Damage  $100,000',
        'Umbrella Liability      None',
        'Workers Compensation      None',
        'CERTIFICATE HOLDER: Port of Made, 1 Harbor Plaza, Springfield, ST 00100',
      ),
    },
    ['refused'],
  ],
  [
    'another language',
    {
      prints: page(
        'CERTIFICADO DE SEGURO DE RESPONSABILIDAD CIVIL',
        'ASEGURADO: Oak LLC',
        `POR OCURRENCIA: $ ${limit.text}`,
        'AGREGADO GENERAL: $ 2,000,000',
      ),
    },
    ['refused'],
  ],
];

suite('verdicts on pages', () => {
  test('are those that an auditor would accept', async (t) => {
    const { url } = await runServer(t, { READER: 'embedded' });
    for (const [why, { prints, rules = [], laying, requirements = LEAST, isReadWhole }, verdicts] of ROWS) {
      const pdf = await madePdf({ prints, rules: [...FULL.rules, ...rules] }, laying);
      const response = await fetch(`${url}/certificate/verify?evidence=1`, {
        method: 'POST',
        body: JSON.stringify({
          base64_image: Buffer.from(pdf).toString('base64'),
          mime_type: 'application/pdf',
          requirements,
        }),
      });
      const answer = (await response.json()) as CertificateVerification;
      const verdict = response.status === 422 ? 'refused' : answer.verdict;
      assert.ok(verdicts.includes(verdict), `${why}: ${verdict} ${JSON.stringify(answer.deficiencies)}`);
      if (isReadWhole !== true) continue;
      const { insurers, other_coverages: others } = answer.parsed;
      assert.deepEqual([insurers, others], [FULL.truth['insurers'], FULL.truth['other_coverages']]);
    }
  });

  test('need a requirement, and empty remarks do not take the print below them', async (t) => {
    const { url } = await runServer(t, { READER: 'embedded' });
    const remarks = FULL.truth['description_of_operations'];
    const own = typeof remarks === 'string' ? remarks.split('\n') : [];
    const prints = FULL.prints.filter(({ text }) => !own.includes(text));
    const base64_image = Buffer.from(await madePdf({ prints, rules: FULL.rules })).toString('base64');
    const body = JSON.stringify({ base64_image, mime_type: 'application/pdf' });
    const response = await fetch(`${url}/certificate/parse`, { method: 'POST', body });
    const { parsed } = (await response.json()) as CertificateReading;
    assert.deepEqual(
      [parsed.description_of_operations, parsed.certificate_holder],
      [null, FULL.truth['certificate_holder']],
    );
    const nothing = {
      base64_image,
      mime_type: 'application/pdf',
      requirements: { general_liability: { additional_insured_required: false } },
    };
    const refused = await fetch(`${url}/certificate/verify`, { method: 'POST', body: JSON.stringify(nothing) });
    assert.deepEqual([refused.status, ((await refused.json()) as { error: string }).error], [400, 'invalid_fields']);
  });
});
