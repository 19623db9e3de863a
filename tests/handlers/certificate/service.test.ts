import type { RequirementProfile } from '../../../core/documents/certificate/answer.ts';
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import type { JsonAnswer } from '../../../core/http/route.ts';
import type { ReadingFailure } from '../../../core/documents/reading/reader.ts';
import { amount, ILLEGIBLE, madeReading, madeSection, present } from '../../core/documents/certificate/made-reading.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import {
  certificateUnderTest,
  failureOf,
  NOW,
  PDF,
  PNG,
  readingOf,
  type VerifyAnswer,
} from './certificate-under-test.ts';

const READING = madeReading({
  named_insured: present('Oak LLC', 'OAK LLC'),
  general_liability: madeSection('general_liability', { each_occurrence: amount(1_000_000), med_exp: ILLEGIBLE }),
});

const REQUIREMENTS = { general_liability: { each_occurrence_min: 1_000_000 } };

const verdictOf = ({ body }: JsonAnswer): VerifyAnswer => body as VerifyAnswer;
const profileOf = ({ body }: JsonAnswer): RequirementProfile => body as RequirementProfile;
const membersOf = ({ body }: JsonAnswer): Record<string, unknown> => body as Record<string, unknown>;

suite('POST /verify', () => {
  test('answers the verdict and what it is based on', async (t) => {
    const { ask, readings } = await certificateUnderTest(t, { reading: readingOf(READING) });
    const answer = await ask('POST /verify', { ...PNG, requirements: REQUIREMENTS });
    assert.deepEqual([answer.status, answer.headers], [200, { 'x-reader': 'mistral' }]);
    const { parsed, ...verdict } = verdictOf(answer);
    assert.deepEqual(verdict, {
      compliant: true,
      verdict: 'compliant',
      deficiencies: [],
      evaluated: ['general_liability.each_occurrence_min'],
      withheld: ['general_liability.med_exp'],
    });
    assert.equal(parsed.named_insured, 'Oak LLC');
    assert.equal(parsed.general_liability?.['each_occurrence'], 1_000_000);
    assert.equal(readings(), 1);
  });

  test('explains each requirement, met or not, in the evidence', async (t) => {
    const { ask } = await certificateUnderTest(t, { reading: readingOf(READING) });
    const requirements = { general_liability: { each_occurrence_min: 1, med_exp_min: 1, general_aggregate_min: 1 } };
    const answer = await ask('POST /verify', { ...PNG, requirements }, { evidence: '1' });
    const { evidence } = membersOf(answer) as { evidence: { requirements: unknown } };
    assert.deepEqual(evidence.requirements, [
      {
        requirement: 'general_liability.each_occurrence_min',
        field: 'general_liability.each_occurrence',
        met: true,
        quote: '$ 1,000,000',
        page: 1,
        box: null,
      },
      {
        requirement: 'general_liability.med_exp_min',
        field: 'general_liability.med_exp',
        met: null,
        quote: null,
      },
      {
        requirement: 'general_liability.general_aggregate_min',
        field: 'general_liability.general_aggregate',
        met: false,
        quote: null,
      },
    ]);
  });

  test('counts days from today', async (t) => {
    const { ask } = await certificateUnderTest(t, { reading: readingOf(READING) });
    // 2026-03-04 to 2027-01-01.
    for (const [days, verdict] of [
      [303, 'compliant'],
      [304, 'deficient'],
    ] as const) {
      const answer = await ask('POST /verify', { ...PNG, requirements: { min_days_until_expiration: days } });
      assert.equal(verdictOf(answer).verdict, verdict);
    }
  });

  test('treats saved requirements like sent ones', async (t) => {
    const { ask } = await certificateUnderTest(t, { reading: readingOf(READING) });
    const requirements = { general_liability: { med_exp_min: 5_000 } };
    const { id } = profileOf(await ask('POST /requirements', { requirements }));
    const saved = await ask('POST /verify', { ...PNG, requirements_id: id });
    assert.deepEqual(saved, await ask('POST /verify', { ...PNG, requirements }));
    assert.equal(verdictOf(saved).verdict, 'cannot_determine');
  });

  const REFUSED: readonly (readonly [why: string, body: object, failure: string])[] = [
    ['a request without requirements', PNG, '400 missing_fields'],
    ['null requirements and a null id', { ...PNG, requirements: null, requirements_id: null }, '400 missing_fields'],
    ['a blank id', { ...PNG, requirements_id: ' ' }, '400 missing_fields'],
    ['an id as well', { ...PNG, requirements: REQUIREMENTS, requirements_id: 'req_x' }, '400 multiple_inputs'],
    ['an id that is not a string', { ...PNG, requirements_id: 5 }, '400 invalid_fields'],
    ['an unknown id', { ...PNG, requirements_id: 'req_AAAAAAAAAAAAAAAAAAAAAA' }, '404 not_found'],
    ['a malformed id', { ...PNG, requirements_id: "' OR 1=1 --" }, '404 not_found'],
    ['empty requirements', { ...PNG, requirements: {} }, '400 invalid_fields'],
    ['an unknown requirement', { ...PNG, requirements: { cyber: { aggregate_min: 1 } } }, '400 invalid_fields'],
    ['a request without a certificate', { requirements: REQUIREMENTS }, '400 missing_input'],
    [
      'two certificates',
      { ...PNG, file_url: 'https://example.com/a.png', requirements: REQUIREMENTS },
      '400 multiple_inputs',
    ],
  ];
  for (const [why, body, failure] of REFUSED) {
    test(`rejects ${why} before reading anything`, async (t) => {
      const { ask, readings } = await certificateUnderTest(t, { reading: readingOf(READING) });
      assert.equal(failureOf(await ask('POST /verify', body)), failure);
      assert.equal(readings(), 0);
    });
  }
});

suite('POST /parse', () => {
  test('answers only the extraction, whatever requirements are sent', async (t) => {
    const { ask } = await certificateUnderTest(t, { reading: readingOf(READING) });
    const answer = await ask('POST /parse', { ...PNG, requirements: 'none of its business' });
    assert.deepEqual(Object.keys(membersOf(answer)), ['parsed', 'withheld']);
    assert.deepEqual(answer.headers, { 'x-reader': 'mistral' });
  });

  test('adds evidence on request, and changes nothing else', async (t) => {
    const { ask } = await certificateUnderTest(t, { reading: readingOf(READING) });
    const plain = membersOf(await ask('POST /parse', PNG));
    const { evidence, ...rest } = membersOf(await ask('POST /parse', PNG, { evidence: '1' }));
    assert.deepEqual(rest, plain);
    const onPicture = { page: 1, box: null };
    assert.deepEqual(evidence, {
      named_insured: { quote: 'OAK LLC', ...onPicture },
      'general_liability.insurer_letter': { quote: 'A', ...onPicture },
      'general_liability.policy_number': { quote: 'MP-100', ...onPicture },
      'general_liability.policy_effective_date': { quote: '01/01/2026', ...onPicture },
      'general_liability.policy_expiration_date': { quote: '01/01/2027', ...onPicture },
      'general_liability.each_occurrence': { quote: '$ 1,000,000', ...onPicture },
    });
  });

  const REFUSED: readonly (readonly [why: string, body: object, failure: string])[] = [
    ['a request without a document', {}, '400 missing_input'],
    ['a document as text', { text: 'CERTIFICATE OF LIABILITY INSURANCE' }, '400 missing_input'],
    ['a file without its type', { base64_image: PNG.base64_image }, '400 missing_mime_type'],
    ['an unsupported type', { ...PNG, mime_type: 'image/tiff' }, '400 unsupported_input'],
    ['a text file', { base64_image: 'bWFkZQ==', mime_type: 'text/plain' }, '400 unsupported_input'],
    ['bytes of an unknown type', { ...PNG, base64_image: 'bWFkZQ==' }, '400 unsupported_input'],
    ['invalid base64', { ...PNG, base64_image: '?' }, '400 invalid_base64'],
    ['a picture sent as a PDF', { ...PNG, mime_type: 'application/pdf' }, '422 extraction_failed'],
    ['a PDF sent as a picture', { ...PDF, mime_type: 'image/png' }, '422 extraction_failed'],
    ['a picture sent as another type', { ...PNG, mime_type: 'image/gif' }, '422 extraction_failed'],
    ['too much base64', { ...PNG, base64_image: 'A'.repeat(15_000_001) }, '400 input_too_large'],
    ['the URL of a PDF', { file_url: 'https://example.com/a.PDF?x=1' }, '400 pdf_url_unsupported'],
    ['an internal URL', { file_url: 'http://127.0.0.1/a.png' }, '400 blocked_file_url'],
    ['an invalid URL', { file_url: 'certificate' }, '400 invalid_file_url'],
    ['a URL with another scheme', { file_url: 'ftp://example.com/a.png' }, '400 unsupported_url_scheme'],
    ['a file that cannot be fetched', { file_url: 'http://example.com/a.png' }, '502 extraction_failed'],
  ];
  for (const [why, body, failure] of REFUSED) {
    test(`rejects ${why}`, async (t) => {
      const { ask, readings } = await certificateUnderTest(t, { reading: readingOf(READING) });
      assert.equal(failureOf(await ask('POST /parse', body)), failure);
      assert.equal(readings(), 0);
    });
  }

  test('needs no reader for a filled-in form, only for other documents', async (t) => {
    const { ask } = await certificateUnderTest(t, { form: READING });
    const answer = await ask('POST /parse', PDF);
    assert.deepEqual([answer.status, answer.headers], [200, { 'x-reader': 'embedded' }]);
    assert.equal(failureOf(await ask('POST /parse', PNG)), '500 provider_misconfigured');
    const { ask: askWithoutForm } = await certificateUnderTest(t);
    assert.equal(failureOf(await askWithoutForm('POST /parse', PDF)), '500 provider_misconfigured');
  });

  const FAILURES: Readonly<Partial<Record<ReadingFailure, string>>> = {
    cut_off: '422 extraction_failed',
    refused: '422 extraction_failed',
    not_json: '502 extraction_failed',
    unavailable: '502 extraction_failed',
    misconfigured: '500 provider_misconfigured',
  };
  for (const [kind, failure] of Object.entries(FAILURES)) {
    test(`answers ${failure} if the reading is ${kind}`, async (t) => {
      const { ask } = await certificateUnderTest(t, { reading: { kind: kind as ReadingFailure } });
      assert.equal(failureOf(await ask('POST /parse', PNG)), failure);
    });
  }

  test('answers 502 for a reading of the wrong shape, and 422 for another kind of document', async (t) => {
    const shape = await certificateUnderTest(t, { reading: readingOf({ is_certificate: true }) });
    assert.equal(failureOf(await shape.ask('POST /parse', PNG)), '502 extraction_failed');
    const letter = await certificateUnderTest(t, { reading: readingOf(madeReading({ is_certificate: false })) });
    assert.equal(failureOf(await letter.ask('POST /parse', PNG)), '422 extraction_failed');
  });
});

suite('saved requirements', () => {
  const REQUEST = { name: 'Dock work, "east" — 東', requirements: REQUIREMENTS };

  test('are returned as first answered', async (t) => {
    const { ask } = await certificateUnderTest(t);
    const saved = await ask('POST /requirements', REQUEST);
    assert.equal(saved.status, 201);
    const { id, ...rest } = profileOf(saved);
    assert.deepEqual(rest, { ...REQUEST, created_at: NOW.toISOString() });
    assert.match(id, /^req_[A-Za-z0-9_-]{22}$/);
    assert.deepEqual(await ask(`GET /requirements/${id}`), { status: 200, body: saved.body });
  });

  test('need no name, and have their own id', async (t) => {
    const { ask } = await certificateUnderTest(t);
    const answers = await Promise.all(
      [{}, { name: null }, { name: ' ' }, {}].map((more) =>
        ask('POST /requirements', { ...more, requirements: REQUIREMENTS }),
      ),
    );
    const profiles = answers.map((one) => profileOf(one));
    assert.deepEqual(
      profiles.map(({ name }) => name),
      [null, null, null, null],
    );
    assert.equal(new Set(profiles.map(({ id }) => id)).size, profiles.length);
  });

  test('keep a false requirement and drop a null one', async (t) => {
    const { ask } = await certificateUnderTest(t);
    const saved = await ask('POST /requirements', {
      requirements: {
        general_liability: { additional_insured_required: false, med_exp_min: null, each_occurrence_min: 5 },
      },
    });
    assert.deepEqual(profileOf(saved).requirements, {
      general_liability: { additional_insured_required: false, each_occurrence_min: 5 },
    });
  });

  const REFUSED: readonly (readonly [why: string, body: object, failure: string])[] = [
    ['without requirements', {}, '400 missing_fields'],
    ['with null requirements', { requirements: null }, '400 missing_fields'],
    ['with a list', { requirements: [REQUIREMENTS] }, '400 invalid_fields'],
    ['with an empty object', { requirements: {} }, '400 invalid_fields'],
    [
      'with only false requirements',
      { requirements: { general_liability: { additional_insured_required: false } } },
      '400 invalid_fields',
    ],
    ['with a name that is not a string', { name: 5, requirements: REQUIREMENTS }, '400 invalid_fields'],
    ['with a NUL in the name', { name: 'a\0b', requirements: REQUIREMENTS }, '400 invalid_fields'],
    ['with a lone surrogate in the name', { name: 'a\ud83d', requirements: REQUIREMENTS }, '400 invalid_fields'],
    ['with a long name', { name: 'n'.repeat(201), requirements: REQUIREMENTS }, '400 input_too_large'],
  ];
  for (const [why, body, failure] of REFUSED) {
    test(`are rejected ${why}`, async (t) => {
      const { ask } = await certificateUnderTest(t);
      assert.equal(failureOf(await ask('POST /requirements', body)), failure);
    });
  }

  test('are rejected past the limit of an owner, and the saved ones stay', async (t) => {
    const { ask } = await certificateUnderTest(t, { maxOwned: 1 });
    const { id } = profileOf(await ask('POST /requirements', REQUEST));
    assert.equal(failureOf(await ask('POST /requirements', REQUEST)), '429 too_many_profiles');
    assert.equal((await ask(`GET /requirements/${id}`)).status, 200);
  });

  test('are not found under any other id', async (t) => {
    const { ask } = await certificateUnderTest(t);
    for (const id of ['', 'x', 'req_AAAAAAAAAAAAAAAAAAAAAA', '%00', 'req_', '../../etc/passwd']) {
      assert.equal(failureOf(await ask(`GET /requirements/${id}`)), '404 not_found', id);
    }
  });

  test('are unavailable while the store is down, and certificates are still read', async (t) => {
    const dataDir = join(await temporaryFolder(t), 'var');
    await writeFile(dataDir, 'a file in its place');
    const { ask } = await certificateUnderTest(t, { dataDir, reading: readingOf(READING) });
    const id = 'req_AAAAAAAAAAAAAAAAAAAAAA';
    const failures = [
      await ask('POST /requirements', REQUEST),
      await ask(`GET /requirements/${id}`),
      await ask('POST /verify', { ...PNG, requirements_id: id }),
    ];
    for (const one of failures) {
      assert.equal(failureOf(one), '503 service_misconfigured');
      assert.deepEqual(one.headers, { 'retry-after': '5' });
    }
    assert.equal((await ask('POST /verify', { ...PNG, requirements: REQUIREMENTS })).status, 200);
  });
});
