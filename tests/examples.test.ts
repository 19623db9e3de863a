import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { suite, test, type TestContext } from 'node:test';
import { madeCertificate, madeInvoice } from '../examples/documents/make-documents.ts';
import { runServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const EXAMPLES = fileURLToPath(new URL('../examples', import.meta.url));

/** What the sandbox answers to the example of each service, by a member of the answer. */
const ANSWERS: Readonly<Record<string, (answer: Answer) => unknown>> = {
  'landed-cost': ({ hs_code: code }) => [code, '6109.10'],
  insider: ({ filings }) => [(filings as unknown[]).length, 3],
  'import-risk': ({ exposure_summary: summary }) => [(summary as Answer)['overall_risk'], 'high'],
  'company-risk': ({ cross_agency_risk_score: score }) => [score, 30],
  exclusions: ({ results }) => [
    (results as { overall: { status: string } }[]).map(({ overall }) => overall.status).join(),
    'potential_matches_found,no_matches_among_screened_records',
  ],
  pii: ({ redacted_text: redacted }) => [redacted, 'Reach [REDACTED_PERSON] at [REDACTED_EMAIL] or [REDACTED_PHONE].'],
  resume: ({ contact }) => [(contact as Answer)['email'], 'jordan.sample@example.com'],
  invoice: ({ date, total }) => [`${String(date)} ${String(total)}`, '2026-03-14 226.3'],
  certificate: ({ verdict }) => [verdict, 'compliant'],
};

type Answer = Readonly<Record<string, unknown>>;

interface Language {
  readonly folder: string;
  readonly ending: string;
  readonly program: string;
  /** What must be installed for the examples, and the first version that runs them. */
  readonly needs: readonly [program: string, version: RegExp];
}

const LANGUAGES: readonly Language[] = [
  // The option --json was added in 7.82.
  { folder: 'curl', ending: 'sh', program: 'sh', needs: ['curl', /^curl (?:7\.(?:8[2-9]|9\d)|[89]|\d\d)/] },
  { folder: 'typescript', ending: 'ts', program: process.execPath, needs: [process.execPath, /^v/] },
  { folder: 'python', ending: 'py', program: 'python3', needs: ['python3', /^Python 3/] },
];

function isMissing(t: TestContext, [program, version]: Language['needs']): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (typeof stdout === 'string' && version.test(stdout)) return false;
  t.skip(`There is no ${program} here that runs the examples.`);
  return true;
}

async function output(program: string, args: readonly string[], url: string): Promise<string> {
  const child = spawn(program, args, { env: { PATH: process.env['PATH'], TRACEWELL_URL: url } });
  const exit = once(child, 'exit') as Promise<unknown[]>;
  const [printed, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  assert.equal(exitCode, 0, `${args.join(' ')}: ${errors}${printed}`);
  return printed;
}

suite('every example runs against the sandbox', () => {
  for (const language of LANGUAGES) {
    test(language.folder, async (t) => {
      if (isMissing(t, language.needs)) return;
      const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
      const files = readdirSync(`${EXAMPLES}/${language.folder}`);
      assert.deepEqual(
        files.toSorted(),
        Object.keys(ANSWERS)
          .map((slug) => `${slug}.${language.ending}`)
          .toSorted(),
      );
      for (const [slug, told] of Object.entries(ANSWERS)) {
        const file = `${EXAMPLES}/${language.folder}/${slug}.${language.ending}`;
        const [value, expected] = told(JSON.parse(await output(language.program, [file], url)) as Answer) as unknown[];
        assert.equal(value, expected, file);
      }
    });
  }
});

test('the documents of the examples are what their program makes', async () => {
  const committed = (name: string): Buffer => readFileSync(`${EXAMPLES}/documents/${name}`);
  assert.ok(committed('invoice.pdf').equals(await madeInvoice()));
  assert.ok(committed('certificate.pdf').equals(await madeCertificate()));
});
