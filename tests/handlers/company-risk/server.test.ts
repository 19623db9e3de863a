import type { CompanyRisk } from '../../../core/screening/company-risk/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runServer } from '../../running-server.ts';
import { MADE_COMPANY, startAgencies, type AgenciesStandIn } from '../../standins/agencies.ts';
import { DOL_TEST_KEY } from '../../standins/dol.ts';

function count({ echo, dol, openFda, cpsc }: AgenciesStandIn): Readonly<Record<string, number>> {
  const { length: fda } = openFda.requests;
  return { echo: echo.requests.length, dol: dol.requests.length, fda, cpsc: cpsc.requests.length };
}

test('the server screens, prints which agencies it calls, and prints what a missing DOL key disables', async (t) => {
  const agencies = await startAgencies(t);
  const { url, printed } = await runServer(t, agencies.environment);
  const { environment } = agencies;
  assert.match(
    printed(),
    new RegExp(`live +EPA at ${environment['ECHO_URL']}, DOL at ${environment['DOL_URL']}, openFDA`),
  );
  assert.ok(!printed().includes(DOL_TEST_KEY));
  const answer = await fetch(
    `${url}/company-risk/company-risk-screen?company_name=${encodeURIComponent(MADE_COMPANY)}`,
  );
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const body = (await answer.json()) as CompanyRisk;
  assert.deepEqual([body.cross_agency_risk_score, body.incomplete_coverage], [25, false]);
  assert.equal((await fetch(`${url}/company-risk/terms`)).status, 200);
  assert.equal((await fetch(`${url}/company-risk/company-risk-screen?company_name=x`, { method: 'POST' })).status, 405);

  const keyless = await runServer(t, { ...environment, DOL_API_KEY: '' });
  assert.match(keyless.printed(), /not configured +DOL \(DOL_API_KEY\): the osha and dol sections/);
});

test('FDA and CPSC are called once per name; EPA, OSHA and DOL are called for each request', async (t) => {
  const agencies = await startAgencies(t);
  const { url } = await runServer(t, agencies.environment);
  const address = `${url}/company-risk/company-risk-screen?company_name=${encodeURIComponent(MADE_COMPANY)}`;
  const answers = await Promise.all([1, 2].map(async () => (await fetch(address)).status));
  answers.push((await fetch(address)).status);
  assert.deepEqual(answers, [200, 200, 200]);
  // ECHO's columns once, then two steps per request; inspections, citations, cases and mine violations per request.
  assert.deepEqual(count(agencies), { echo: 1 + 3 * 2, dol: 3 * 4, fda: 3, cpsc: 3 });
});

test("the caller's query, the agencies' replies and the keys appear in no log line and no error", async (t) => {
  const agencies = await startAgencies(t);
  const { url, printed, stop } = await runServer(t, {
    ...agencies.environment,
    OPENFDA_API_KEY: 'fda-c4n4ry',
    LOG_LEVEL: 'debug',
  });
  const errors: string[] = [];
  for (const [path, query] of [
    ['company-risk-screen', 'company_name=C4n4ry+Foods+Inc&city=c4n4ry&address=c4n4ry'],
    ['company-risk-screen', 'company_name=Harbor+Mill+Foods&state=c4n4ry'],
    ['company-risk-screen', 'company_name=C4n4ry&company_name=C4n4ry'],
    ['risk-score', 'company_name=Harbor+Mill+Foods&epa_id=c4n4ry'],
    ['risk-score', 'c4n4ry=c4n4ry'],
  ] as const) {
    const answer = await fetch(`${url}/company-risk/${path}?${query}`);
    if (!answer.ok) errors.push(await answer.text());
  }
  await stop();
  assert.equal(errors.length, 4);
  assert.match(printed(), /"service":"company-risk","route":"\/company-risk-screen"/);
  for (const secret of ['c4n4ry', 'harbor', 'haddock', DOL_TEST_KEY]) {
    assert.doesNotMatch(printed(), new RegExp(secret, 'i'));
    assert.doesNotMatch(errors.join(), new RegExp(secret, 'i'));
  }
});

test('when the client disconnects, the agencies get no further requests', async (t) => {
  const agencies = await startAgencies(t, {
    echo: () => 'never',
    dol: () => 'never',
    fda: () => 'never',
    cpsc: () => 'never',
  });
  const { url, stop } = await runServer(t, agencies.environment);
  const client = new AbortController();
  const answered = fetch(`${url}/company-risk/company-risk-screen?company_name=Acme+Foods`, { signal: client.signal });
  const { dol, openFda, cpsc } = agencies;
  await Promise.all([dol.untilRequests(3), openFda.untilRequests(3), cpsc.untilRequests(3)]);
  client.abort();
  await assert.rejects(answered);
  // Stopping waits for in-flight calls; there are none left.
  await stop();
  assert.deepEqual(count(agencies), { echo: 1, dol: 3, fda: 3, cpsc: 3 });
});

test('an answer has exactly the members of the contract, in order', async (t) => {
  const { environment } = await startAgencies(t);
  const { url } = await runServer(t, environment);
  const screen = await fetch(
    `${url}/company-risk/company-risk-screen?company_name=${encodeURIComponent(MADE_COMPANY)}`,
  );
  const body = (await screen.json()) as Readonly<Record<string, object>>;
  assert.deepEqual(Object.keys(body), [
    ...['input', 'epa', 'osha', 'dol', 'fda', 'cpsc', 'cross_agency_risk_score', 'cross_agency_risk_tier'],
    ...['cross_agency_summary', 'incomplete_coverage', 'disclaimer', 'generated_at'],
  ]);
  const section = ['status', 'candidates', 'source', 'truncated', 'records_below_match_threshold'];
  const withheld = ['withheld_possible_individual', 'coverage_note'];
  assert.deepEqual(
    ['osha', 'dol', 'fda', 'cpsc'].map((agency) => Object.keys(body[agency] ?? {})),
    [[...section, ...withheld], [...section, ...withheld], section, section],
  );
  assert.deepEqual(Object.keys(body['epa'] ?? {}), [
    'resolved',
    'facility',
    'risk_score',
    'risk_tier',
    'match_count',
    'unreadable_inputs',
    'note',
  ]);
});
