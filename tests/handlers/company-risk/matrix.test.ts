import type { CompanyRisk } from '../../../core/screening/company-risk/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Agencies } from '../../../core/screening/company-risk/company-screen.ts';
import { MADE_COMPANY, MADE_RECORDS, type AgenciesStandInOptions } from '../../standins/agencies.ts';
import { CPSC_ERROR_CONTENT } from '../../standins/cpsc.ts';
import { DOL_ERROR_CONTENT, DOL_TEST_KEY } from '../../standins/dol.ts';
import { OPENFDA_ERROR_CONTENT } from '../../standins/openfda.ts';
import { startScreens } from './screens.ts';

type Agency = 'epa' | 'osha' | 'dol' | 'fda' | 'cpsc';
type Way =
  'ok' | 'none' | 'error' | 'hidden error' | 'slow' | 'truncated' | 'rate limited' | 'garbage' | 'garbage rows';

const AGENCIES: readonly Agency[] = ['epa', 'osha', 'dol', 'fda', 'cpsc'];

/** An agency that gives the same reply to everything. */
function misbehaving(agency: Agency, replies: Readonly<Record<Agency, string>>): AgenciesStandInOptions {
  const reply = replies[agency];
  switch (agency) {
    case 'epa':
      return { echo: () => reply as never };
    case 'osha':
      return { dol: (dataset) => (dataset.startsWith('OSHA/') ? (reply as never) : undefined) };
    case 'dol':
      return { dol: (dataset) => (dataset.startsWith('OSHA/') ? undefined : (reply as never)) };
    case 'fda':
      return { fda: () => reply as never };
    case 'cpsc':
      return { cpsc: () => reply as never };
    default:
      return agency satisfies never;
  }
}

function many<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

const [FACILITY, INSPECTION, CASE] = [MADE_RECORDS.facilities[0], MADE_RECORDS.inspections[0], MADE_RECORDS.cases[0]];
const [FDA_RECALL, CPSC_RECALL] = [MADE_RECORDS.fdaRecalls[0], MADE_RECORDS.cpscRecalls[0]];

/** More records of each agency than the screen reads. */
const TRUNCATED: Readonly<Record<Agency, AgenciesStandInOptions>> = {
  epa: { facilities: many(1_100, (i) => ({ ...FACILITY, RegistryID: String(110_000_000_000 + i) })) },
  osha: { inspections: many(1_001, (i) => ({ ...INSPECTION, activity_nr: 300_000_000 + i })) },
  dol: { cases: many(1_001, (i) => ({ ...CASE, case_id: i })) },
  fda: { fdaRecalls: many(1_001, (i) => ({ ...FDA_RECALL, recall_number: `F-${i}` })) },
  // The longest part of the name is in more recalls than are read; the full name is in one.
  cpsc: {
    cpscRecalls: [
      CPSC_RECALL,
      ...many(1_001, (i) => ({ ...CPSC_RECALL, RecallID: i + 1, Importers: [{ Name: 'Harbor Mill Foods Retirees' }] })),
    ],
  },
};

/** Unreadable rows in a valid envelope. */
const GARBAGE_ROWS: Partial<Readonly<Record<Agency, AgenciesStandInOptions>>> = {
  epa: { echo: (step) => (step === 'get_qid' ? 'garbage_rows' : undefined) },
  fda: { fda: () => 'garbage_rows' },
  cpsc: { cpsc: () => 'garbage_rows' },
};

/** Only records of another company. */
const NONE: Readonly<Record<Agency, AgenciesStandInOptions>> = {
  epa: { facilities: [MADE_RECORDS.facilities[1]] },
  osha: { inspections: [{ ...INSPECTION, estab_name: 'BAY CANNING CO' }] },
  dol: { cases: [{ ...CASE, trade_nm: 'Bay Canning', legal_name: 'Bay Canning Co.' }] },
  fda: { fdaRecalls: [{ ...FDA_RECALL, recalling_firm: 'Bay Canning Co.' }] },
  cpsc: { cpscRecalls: [{ ...CPSC_RECALL, Importers: [] }] },
};

interface Cell {
  readonly options: (agency: Agency) => AgenciesStandInOptions;
  /** For the EPA: resolved, unresolved or error. */
  readonly status: string;
  readonly epa: 'resolved' | 'unresolved' | 'error';
  readonly incomplete: boolean;
  readonly reason?: RegExp;
  /** All of them by default. */
  readonly agencies?: readonly Agency[];
}

const everyWay = (reply: Readonly<Record<Agency, string>>) => (agency: Agency) => misbehaving(agency, reply);

const WAYS: Readonly<Record<Way, Cell>> = {
  ok: { options: () => ({}), status: 'match', epa: 'resolved', incomplete: false },
  none: { options: (agency) => NONE[agency], status: 'no_match', epa: 'unresolved', incomplete: false },
  error: {
    options: everyWay({
      epa: 'server_error',
      osha: 'server_error',
      dol: 'down',
      fda: 'server_error',
      cpsc: 'server_error',
    }),
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /answered with an error\.$/,
  },
  'hidden error': {
    options: everyWay({
      epa: 'other_error',
      osha: 'key_refused_as_200',
      dol: 'key_refused_as_200',
      fda: 'error_as_200',
      cpsc: 'error_as_200',
    }),
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /answered with an error|rejected this server's key|cannot be read/,
  },
  slow: {
    options: everyWay({ epa: 'never', osha: 'never', dol: 'never', fda: 'never', cpsc: 'never' }),
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /did not answer in time\./,
  },
  truncated: { options: (agency) => TRUNCATED[agency], status: 'match', epa: 'resolved', incomplete: true },
  'rate limited': {
    options: everyWay({ epa: 'throttled', osha: 'too_many', dol: 'too_many', fda: 'too_many', cpsc: 'too_many' }),
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /accepts no more calls for now\. Try again in about \d+ (?:second|minute)s?\./,
  },
  garbage: {
    options: everyWay({ epa: 'html', osha: 'html', dol: 'broken_json', fda: 'html', cpsc: 'html' }),
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /cannot be read\.$/,
  },
  'garbage rows': {
    options: (agency) => GARBAGE_ROWS[agency] ?? {},
    agencies: ['epa', 'fda', 'cpsc'],
    status: 'error',
    epa: 'error',
    incomplete: true,
    reason: /cannot be read\.$/,
  },
};

function statusOf(answer: CompanyRisk, agency: Agency): string {
  if (agency !== 'epa') return answer[agency].status;
  if (answer.epa.status === 'error') return 'error';
  return answer.epa.resolved ? 'resolved' : 'unresolved';
}

/** What an agency wrote, or a key, never appears in a reason. */
const WORDS_OF_ERRORS = [CPSC_ERROR_CONTENT, DOL_ERROR_CONTENT, DOL_TEST_KEY, OPENFDA_ERROR_CONTENT, 'ORA-', '<html'];

/** OSHA and DOL are one service with one rate limit: when it refuses one, the other may be refused too. */
function mayFailToo(failing: Agency, agency: Agency, way: Way): boolean {
  return way === 'rate limited' && [failing, agency].every((one) => one === 'osha' || one === 'dol');
}

for (const agency of AGENCIES) {
  suite(`when ${agency}`, () => {
    for (const [name, cell] of Object.entries(WAYS)) {
      const way = name as Way;
      if (cell.agencies && !cell.agencies.includes(agency)) continue;
      const expected = agency === 'epa' ? cell.epa : cell.status;
      test(`is ${way}, its section is ${expected} and the others are unaffected`, async (t) => {
        const deadline = new AbortController();
        const { screen } = await startScreens(t, {
          ...cell.options(agency),
          ...(way === 'slow' && { around: (agencies) => abortWhenQuiet(agencies, { slow: agency, deadline }) }),
        });
        const answer = await screen(`company_name=${encodeURIComponent(MADE_COMPANY)}`, deadline.signal);

        assert.equal(statusOf(answer, agency), expected);
        // No facility is not a clean result for the EPA: it still leaves the coverage incomplete.
        assert.equal(answer.incomplete_coverage, cell.incomplete || (agency === 'epa' && way === 'none'));
        if (cell.reason) assert.match(answer[agency].error ?? '', cell.reason);
        else assert.equal(answer[agency].error, undefined);
        for (const other of AGENCIES.filter((one) => one !== agency && !mayFailToo(agency, one, way))) {
          assert.equal(statusOf(answer, other), other === 'epa' ? 'resolved' : 'match', other);
          assert.equal(answer[other].error, undefined, other);
        }
        if (answer.incomplete_coverage) {
          assert.match(
            answer.cross_agency_summary,
            new RegExp(`Missing from this screen: .*${agency.toUpperCase()} \\(`),
          );
        }
        const text = JSON.stringify({ ...answer, input: null });
        for (const word of WORDS_OF_ERRORS) assert.ok(!text.includes(word), word);
      });
    }
  });
}

test('a truncated section names its dataset and limit', async (t) => {
  const truncated: (readonly [agency: Exclude<Agency, 'epa'>, of: readonly { dataset: string; limit: number }[]])[] = [
    [
      'osha',
      [
        { dataset: 'OSHA/Inspection', limit: 1_000 },
        { dataset: 'OSHA/Violation', limit: 300 },
      ],
    ],
    ['dol', [{ dataset: 'WHD/Enforcement', limit: 1_000 }]],
    ['fda', [{ dataset: 'FDA/Food Enforcement', limit: 1_000 }]],
    ['cpsc', [{ dataset: 'CPSC/Recall', limit: 1_000 }]],
  ];
  for (const [agency, of] of truncated) {
    const { screen } = await startScreens(t, TRUNCATED[agency]);
    const answer = await screen(`company_name=${encodeURIComponent(MADE_COMPANY)}`);
    assert.deepEqual(answer[agency].truncated, of);
  }
});

/** The calls per screen to each agency: inspections and citations, cases and mine violations. */
const CALLS: Readonly<Record<Agency, number>> = { epa: 1, osha: 2, dol: 2, fda: 1, cpsc: 1 };

/** Aborts a screen as soon as every agency but the slow one has answered. */
function abortWhenQuiet(
  { echo, dol, fda, cpsc }: Agencies,
  { slow, deadline }: { readonly slow: Agency; readonly deadline: AbortController },
): Agencies {
  let left = AGENCIES.filter((agency) => agency !== slow).reduce((sum, agency) => sum + CALLS[agency], 0);

  async function watch<T>(agency: Agency, call: Promise<T>): Promise<T> {
    const answer = await call;
    if (agency !== slow) left--;
    // Only after the section is built from the answer.
    if (left === 0)
      setImmediate(() => {
        deadline.abort(new DOMException('The time is up', 'TimeoutError'));
      });
    return answer;
  }

  return {
    echo: { ...echo, find: (query, signal) => watch('epa', echo.find(query, signal)) },
    dol: dol && {
      ...dol,
      rows: (dataset, query) => watch(dataset.startsWith('OSHA/') ? 'osha' : 'dol', dol.rows(dataset, query)),
    },
    fda: (screened, options) => watch('fda', fda(screened, options)),
    cpsc: (screened, options) => watch('cpsc', cpsc(screened, options)),
  };
}
