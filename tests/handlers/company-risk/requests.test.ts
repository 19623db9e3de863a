import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import { startScreens } from './screens.ts';

const NAME_RULE = 'company_name is required.';
const STATE_RULE = 'state must be the two-letter postal code of a U.S. state or territory.';
const ID_RULE = 'epa_id must be a twelve-digit EPA registry ID.';
const ANY_RULE = 'company_name, address or epa_id is required.';
const ZIP_RULE = 'zip must be a five-digit ZIP code, with or without ZIP+4.';

type Refusal = readonly [query: string, code: string, message: string];

const EITHER: readonly Refusal[] = [
  [`company_name=${'x'.repeat(513)}`, 'invalid_fields', 'company_name is longer than 512 characters.'],
  [`company_name=Acme&city=${'x'.repeat(201)}`, 'invalid_fields', 'city is longer than 200 characters.'],
  ['company_name=Acme%00Widgets', 'invalid_fields', 'company_name must not contain control characters.'],
  ['company_name=Acme%C2%85Widgets', 'invalid_fields', 'company_name must not contain control characters.'],
  ['company_name=Acme&company_name=Acme', 'invalid_fields', 'company_name must be sent only once.'],
  ['company_name=Acme&state=ME&state=ME', 'invalid_fields', 'state must be sent only once.'],
  ['company_name=Acme&zip=1&zip=1', 'invalid_fields', 'zip must be sent only once.'],
  ['company_name=Acme&state=M', 'invalid_fields', STATE_RULE],
  ['company_name=Acme&state=Maine', 'invalid_fields', STATE_RULE],
  ['company_name=Acme&state=M3', 'invalid_fields', STATE_RULE],
  // No such state: every agency would return nothing, which would read like a clean answer.
  ['company_name=Acme&state=ZZ', 'invalid_fields', STATE_RULE],
  ['company_name=Acme&epa_id=11000000001', 'invalid_fields', ID_RULE],
  ['company_name=Acme&epa_id=1100000000012', 'invalid_fields', ID_RULE],
  ['company_name=Acme&epa_id=11000000000x', 'invalid_fields', ID_RULE],
  ['company_name=Acme&epa_id=%D9%A1%D9%A1%D9%A1', 'invalid_fields', ID_RULE],
];

const OF_SCREEN: readonly Refusal[] = [
  ['', 'missing_fields', NAME_RULE],
  ['company_name=', 'missing_fields', NAME_RULE],
  ['company_name=+%E2%80%8B+', 'missing_fields', NAME_RULE],
  ['Company_Name=Acme', 'missing_fields', NAME_RULE],
  // A facility ID is not a name.
  ['epa_id=110000000001&state=ME', 'missing_fields', NAME_RULE],
];

const OF_FACILITY: readonly Refusal[] = [
  ['', 'missing_fields', ANY_RULE],
  ['company_name=+&address=&epa_id=', 'missing_fields', ANY_RULE],
  ['state=ME&city=Portland&zip=04101', 'missing_fields', ANY_RULE],
  ['address=1+Mill&zip=0410', 'invalid_fields', ZIP_RULE],
  ['address=1+Mill&zip=04101-12', 'invalid_fields', ZIP_RULE],
  ['address=1+Mill&zip=Portland', 'invalid_fields', ZIP_RULE],
];

function isRefusal(code: string, message: string) {
  return (error: unknown): boolean => error instanceof CodedError && error.code === code && error.message === message;
}

test('an invalid request is rejected with its code, and no agency is called', async (t) => {
  const { screen, facility, standIn } = await startScreens(t);
  for (const [query, code, message] of [...EITHER, ...OF_SCREEN]) {
    await assert.rejects(screen(query), isRefusal(code, message), query);
  }
  for (const [query, code, message] of [...EITHER, ...OF_FACILITY]) {
    await assert.rejects(facility(query), isRefusal(code, message), query);
  }
  const { echo, dol, openFda, cpsc } = standIn;
  assert.deepEqual(
    [echo, dol, openFda, cpsc].map(({ requests }) => requests.length),
    [0, 0, 0, 0],
  );
});

suite('a valid request', () => {
  test('is echoed as sent, with null for what was omitted; unknown parameters are ignored', async (t) => {
    const { screen } = await startScreens(t);
    const { input } = await screen('company_name=%20Acme%20Inc&state=me&zip=no-zip&hts=1&epa_id=');
    assert.deepEqual(input, {
      company_name: ' Acme Inc',
      address: null,
      city: null,
      state: 'me',
      zip: 'no-zip',
      epa_id: null,
    });
  });

  test('narrows a screen only by state and city', async (t) => {
    const { screen, standIn } = await startScreens(t);
    const place = 'state=me&city=Portland&address=99+Nowhere&zip=00000';
    const { epa } = await screen(`company_name=Harbor+Mill+Foods&${place}`);
    assert.equal(epa.resolved, true);
    const asked = new URLSearchParams(standIn.echo.requests[1]?.url.split('?')[1]);
    assert.deepEqual(
      ['p_st', 'p_ct', 'p_sa', 'p_zip'].map((name) => asked.get(name)),
      ['ME', 'Portland', null, null],
    );
    const filters = standIn.dol.requests.map(({ url }) =>
      new URL(url, 'http://dol.test').searchParams.get('filter_object'),
    );
    assert.deepEqual(filters.map((filter) => filter?.includes('site_state')).toSorted(), [false, false, false, true]);
  });

  test('narrows a facility lookup by address, state, city and ZIP', async (t) => {
    const { facility, standIn } = await startScreens(t);
    const found = await facility('address=12+wharf&state=ME&city=Portland&zip=04101-2233');
    assert.equal(found.facility?.name, 'HARBOR MILL FOODS INC');
    const asked = new URLSearchParams(standIn.echo.requests[1]?.url.split('?')[1]);
    assert.deepEqual(
      ['p_fn', 'p_sa', 'p_st', 'p_ct', 'p_zip'].map((name) => asked.get(name)),
      [null, '12 wharf', 'ME', 'Portland', '04101'],
    );
  });

  for (const name of ['%E5%B1%B1%E7%94%B0', '%D0%9E%D0%9E%D0%9E+%D0%A0%D0%B5%D0%BA%D0%B0', '%21%21%21']) {
    test(`with nothing to compare (${name}) is an error for every agency, and no agency is asked for everything`, async (t) => {
      const { screen, standIn } = await startScreens(t);
      const { epa, osha, dol, fda, cpsc, incomplete_coverage, cross_agency_risk_score } = await screen(
        `company_name=${name}`,
      );
      assert.deepEqual(
        [epa, osha, dol, fda, cpsc].map(({ status }) => status),
        ['error', 'error', 'error', 'error', 'error'],
      );
      assert.deepEqual([incomplete_coverage, cross_agency_risk_score], [true, 0]);
      const { echo, openFda } = standIn;
      assert.equal(
        echo.requests.length + standIn.dol.requests.length + openFda.requests.length + standIn.cpsc.requests.length,
        0,
      );
    });
  }

  test('without a DOL key is answered with the OSHA and DOL sections in error', async (t) => {
    const { screen } = await startScreens(t, { withoutDolKey: true });
    const { osha, dol, fda, cpsc, incomplete_coverage } = await screen('company_name=Harbor+Mill+Foods');
    assert.deepEqual([osha.status, dol.status, fda.status, cpsc.status], ['error', 'error', 'match', 'match']);
    assert.equal(incomplete_coverage, true);
    for (const section of [osha, dol]) assert.match(section.error ?? '', /DOL_API_KEY/);
  });
});
