import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenCompany, type CompanyScreen } from '../../../../core/screening/company-risk/company-screen.ts';
import { createAgencies } from '../../../../core/screening/company-risk/create-agencies.ts';
import { MADE_COMPANY, MADE_RECORDS, startAgencies } from '../../../standins/agencies.ts';
import { createLeapingClock } from '../../../standins/leaping-clock.ts';
import { startUpstream } from '../../../standins/upstream.ts';

/*
 * Replies in a valid envelope with a part that is missing, of another type or contradicted by another part: whatever is
 * corrupted, the screen reports that part of the agency is missing.
 */

type Json = Record<string, unknown>;
type Agency = Exclude<keyof CompanyScreen, 'assessment'>;

/** A reply to corrupt: its agency, the end of its URL, and the location of its rows and their deciding members. */
interface Answer {
  readonly agency: Agency;
  readonly path: RegExp;
  /** The path in the reply to its rows. */
  readonly rows: readonly string[];
  readonly deciding: readonly string[];
}

const ANSWERS: readonly Answer[] = [
  {
    agency: 'epa',
    path: /get_qid/,
    rows: ['Results', 'Facilities'],
    deciding: ['CurrVioFlag', 'FacFormalActionCount', 'FacTotalPenalties', 'FacQtrsWithNC', 'FacDateLastFormalAction'],
  },
  { agency: 'osha', path: /OSHA\/inspection/, rows: ['data'], deciding: ['activity_nr', 'estab_name'] },
  { agency: 'osha', path: /OSHA\/violation/, rows: ['data'], deciding: ['activity_nr', 'delete_flag'] },
  {
    agency: 'dol',
    path: /WHD/,
    rows: ['data'],
    deciding: ['legal_name', 'trade_nm', 'case_violtn_cnt', 'bw_atp_amt'],
  },
  { agency: 'dol', path: /MSHA/, rows: ['data'], deciding: ['violator_name', 'controller_name', 'sig_sub'] },
  { agency: 'fda', path: /food/, rows: ['results'], deciding: ['recalling_firm', 'classification'] },
  { agency: 'cpsc', path: /Importer=/, rows: [], deciding: ['RecallID', 'Manufacturers', 'Importers', 'Distributors'] },
];

/** Values that no agency writes in a deciding column. */
const WRONG: readonly unknown[] = [undefined, {}, -1.5];

const ERRORS: readonly Json[] = [
  { error: 'x' },
  { Error: { ErrorMessage: 'x' } },
  { errors: ['x'] },
  { status: 500 },
  { timedOut: true },
];

type Spoil = (json: never) => unknown;

function down(json: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, member) => (at as Json)[member], json);
}

/** Every way to corrupt a reply, by name. */
function spoils({ rows, deciding }: Answer): (readonly [name: string, spoil: Spoil])[] {
  const ofRows = deciding.flatMap((member) =>
    WRONG.map((value) => {
      const spoil = (json: unknown): unknown => {
        const [row] = down(json, rows) as Json[];
        if (row) row[member] = value;
        return json;
      };
      return [`${member} is ${JSON.stringify(value)}`, spoil] as const;
    }),
  );
  if (rows.length === 0) return ofRows;
  const list = rows.at(-1) ?? '';
  const ofAnswer = ERRORS.flatMap((error) => [
    [`${JSON.stringify(error)} next to rows`, (json: Json) => ({ ...json, ...error })] as const,
    [
      `${JSON.stringify(error)} without rows`,
      (json: Json) => {
        (down(json, rows.slice(0, -1)) as Json)[list] = [];
        return { ...json, ...error };
      },
    ] as const,
  ]);
  return [...ofRows, ...ofAnswer, ['a message without rows', () => ({ [list]: [], message: 'x' })]];
}

const FURTHER: readonly (readonly [agency: Agency, path: RegExp, name: string, spoil: Spoil])[] = [
  [
    'epa',
    /get_facilities/,
    'errors without rows',
    () => ({ Results: { QueryRows: '0', QueryID: '7', Errors: ['x'] } }),
  ],
  [
    'epa',
    /get_qid/,
    'the rows of another query',
    (json: { Results: Json }) => ({ Results: { ...json.Results, QueryID: '9999' } }),
  ],
  [
    'epa',
    /get_qid/,
    'another row count',
    (json: { Results: Json }) => ({ Results: { ...json.Results, QueryRows: '3' } }),
  ],
  ['fda', /food/, 'no results and no total', () => ({ results: [] })],
  [
    'fda',
    /food/,
    'a different page',
    (json: Json) => ({ ...json, meta: { results: { skip: 1_000, limit: 1_000, total: 1 } } }),
  ],
  ['fda', /food/, 'a total of another type', (json: Json) => ({ ...json, meta: { results: { total: '1' } } })],
  [
    'cpsc',
    /Importer=/,
    'a company that is not an object',
    ([row]: Json[]) => [{ ...row, Importers: ['Harbor Mill Foods'] }],
  ],
];

const NO_LIMIT = {
  delayMs: () => 0,
  take: () => Promise.resolve(),
  pause: () => undefined,
  refused: () => undefined,
};

test('a reply that is corrupted anywhere is reported as missing from the screen', async (t) => {
  const { addresses } = await startAgencies(t, {
    facilities: [MADE_RECORDS.facilities[0]],
    mineViolations: [{ ...MADE_RECORDS.mineViolations[0], violator_name: 'Harbor Mill Foods, Inc.' }],
  });
  let spoilt: { readonly path: RegExp; readonly spoil: Spoil } | undefined;
  const between = await startUpstream(t, (response, { url }) => {
    const { echoUrl, dolUrl, openFdaUrl, cpscUrl } = addresses;
    const origins = { '/echo': echoUrl, '/v4': dolUrl, '/Rest': cpscUrl };
    const [, origin = openFdaUrl] = Object.entries(origins).find(([start]) => url.startsWith(start)) ?? [];
    void fetch(origin + url).then(async (answer) => {
      const text = await answer.text();
      const isSpoilt = text !== '' && spoilt?.path.test(url);
      const body = isSpoilt ? JSON.stringify(spoilt?.spoil(JSON.parse(text) as never)) : text;
      response.writeHead(answer.status).end(body);
    });
  });
  const url = between.origin;
  const { dolApiKey } = addresses;

  async function gapOf(agency: Agency): Promise<boolean> {
    const agencies = createAgencies({
      ...{ echoUrl: url, dolUrl: url, dolApiKey, openFdaUrl: url, openFdaApiKey: undefined, cpscUrl: url },
      clock: createLeapingClock(),
      random: () => 0,
      limiterFor: () => NO_LIMIT,
    });
    const company = { name: MADE_COMPANY, state: undefined, city: undefined, registryId: undefined };
    const signal = new AbortController().signal;
    const { assessment } = await screenCompany(agencies, { ...company, today: '2026-11-20' }, signal);
    await agencies.close();
    return new RegExp(`Missing from this screen: .*${agency.toUpperCase()} \\(`).test(assessment.summary);
  }

  const cases = [
    ...ANSWERS.flatMap((answer) => spoils(answer).map(([name, spoil]) => ({ ...answer, name, spoil }))),
    ...FURTHER.map(([agency, path, name, spoil]) => ({ agency, path, name, spoil })),
  ];
  for (const agency of ['epa', 'osha', 'dol', 'fda', 'cpsc'] as const) assert.equal(await gapOf(agency), false, agency);
  for (const one of cases) {
    spoilt = one;
    assert.ok(await gapOf(one.agency), `${one.path.source}: ${one.name}`);
  }
});
