import assert from 'node:assert/strict';
import { after, suite, test, type TestContext } from 'node:test';
import { PDFDocument, PDFString, type PDFPage } from 'pdf-lib';
import type { Extraction } from '../../../../../core/documents/certificate/extraction.ts';
import { readCertificate } from '../../../../../core/documents/certificate/read-certificate.ts';
import { createExactLane } from '../../../../../core/documents/exact-lane.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { createAcordFormReader } from '../../../../../core/documents/certificate/form/acord-form-reader.ts';
import { FULL, FULL_PARSED, madeForm, publishedFields, type Filling } from './made-form.ts';

/** Quotes come from the boxes of a form. */
const OF_BOXES = { find: (quote: string) => ({ quote }), basis: { kind: 'boxes' }, year: 2026 } as const;

const { signal } = new AbortController();

/** One lane for all tests, because its processes are slower to start than a form is to read. */
const lane = createExactLane();
after(() => lane.close());
const reader = createAcordFormReader(lane);

async function read(bytes: Uint8Array): Promise<JsonObject | undefined> {
  const outcome = await reader.read(bytes, { signal, caller: 'test' });
  assert.ok(outcome.kind === 'done', outcome.kind);
  return outcome.result;
}

/** Returns the extraction from a PDF's form fields; undefined if it is not read by its fields. */
async function extract(bytes: Uint8Array): Promise<Extraction | undefined> {
  const reading = await read(bytes);
  return reading && readCertificate(reading, OF_BOXES);
}

async function extractForm(t: TestContext, ...pages: readonly Filling[]): Promise<Extraction | undefined> {
  const fields = publishedFields(t);
  if (!fields) return undefined;
  const extraction = await extract(await madeForm(fields, ...pages));
  assert.ok(extraction);
  return extraction;
}

/** Adds an annotation to a page; its text, if shown, withdraws general liability. */
const annotate =
  (Subtype: string, Rect: readonly number[]) =>
  ({ doc: { context }, node }: PDFPage): void => {
    const Contents = PDFString.of('General liability is cancelled');
    const [left = 0, bottom = 0, right = 0, top = 0] = Rect;
    const QuadPoints = [left, top, right, top, left, bottom, right, bottom];
    const drawn = { Rect: [...Rect], L: [...Rect], QuadPoints, InkList: [[...Rect]], Contents };
    node.addAnnot(context.register(context.obj({ Type: 'Annot', Subtype, ...drawn })));
  };

/** The flag of a hidden annotation (ISO 32000, table 165). */
const HIDDEN = 2;

const write =
  (text: string, size: number) =>
  (page: PDFPage): void => {
    page.drawText(text, { x: 30, y: 100, size });
  };

suite('a fillable ACORD 25', () => {
  test('is read box by box, with nothing withheld', async (t) => {
    const extraction = await extractForm(t, FULL);
    if (!extraction) return;
    assert.deepEqual(extraction.parsed, FULL_PARSED);
    assert.deepEqual(extraction.withheld, []);
    const { evidence } = extraction;
    assert.equal(evidence['general_liability.damage_to_rented_premises']?.quote, '$300,000');
    assert.equal(evidence['general_liability.claims_made']?.quote, '☒ OCCUR');
    assert.equal(evidence['auto_liability.policy_expiration_date']?.quote, '3/4/27');
    // Every value has its own field's place.
    const { page, box } = evidence['certificate_date'] ?? {};
    assert.deepEqual([page, box && Math.round(612 * box.left), box && Math.round(792 * box.top)], [1, 511, 36]);
    for (const [i, { name, naic_number: number }] of FULL_PARSED.insurers.entries()) {
      assert.equal(evidence[`insurers[${i}].name`]?.quote, name);
      assert.equal(evidence[`insurers[${i}].naic_number`]?.quote, number);
    }
    for (const [path, one] of Object.entries(evidence)) {
      assert.equal(one.page, 1, path);
      assert.ok(one.box ? one.box.left < one.box.right && one.box.bottom <= 1 : path.endsWith('.limits'), path);
    }
  });

  test('with empty rows has no such sections', async (t) => {
    const extraction = await extractForm(t, { NamedInsured_FullName_A: 'Oak LLC' });
    if (!extraction) return;
    const { parsed, withheld } = extraction;
    assert.equal(parsed.named_insured, 'Oak LLC');
    const { general_liability, auto_liability, umbrella_excess, workers_comp, other_coverages, insurers } = parsed;
    assert.deepEqual(
      [general_liability, auto_liability, umbrella_excess, workers_comp, other_coverages, insurers, withheld],
      [null, null, null, null, [], [], []],
    );
  });

  /** One change to the full form, and its effect. */
  const CASES: readonly (readonly [why: string, filling: Filling, path: string, value: unknown])[] = [
    [
      'both boxes of the form ticked',
      { GeneralLiability_ClaimsMadeIndicator_A: true },
      'general_liability.claims_made',
      undefined,
    ],
    [
      'a limit in words',
      { GeneralLiability_EachOccurrence_LimitAmount_A: 'see remarks' },
      'general_liability.each_occurrence',
      undefined,
    ],
    [
      'two limits in one field',
      { GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000 / 2,000,000' },
      'general_liability.each_occurrence',
      undefined,
    ],
    [
      'a missing limit',
      { GeneralLiability_EachOccurrence_LimitAmount_A: ' ' },
      'general_liability.each_occurrence',
      null,
    ],
    [
      'an excluded limit',
      { GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: 'Excluded' },
      'general_liability.med_exp',
      null,
    ],
    [
      'a missing expiration date',
      { Policy_GeneralLiability_ExpirationDate_A: '' },
      'general_liability.policy_expiration_date',
      undefined,
    ],
    [
      'a date in words',
      { Policy_GeneralLiability_ExpirationDate_A: 'Until cancelled' },
      'general_liability.policy_expiration_date',
      undefined,
    ],
    [
      'a retention that may as well be a deductible',
      { ExcessUmbrella_DeductibleIndicator_A: true },
      'umbrella_excess.retention',
      undefined,
    ],
    [
      'an unclear code',
      { Policy_GeneralLiability_SubrogationWaivedCode_A: '?' },
      'general_liability.subrogation_waived',
      undefined,
    ],
  ];
  for (const [why, filling, path, value] of CASES) {
    test(`${value === undefined ? 'withholds' : 'gives null for'} ${why}`, async (t) => {
      const extraction = await extractForm(t, { ...FULL, ...filling });
      if (!extraction) return;
      const [section = '', name = ''] = path.split('.');
      const row = (extraction.parsed as unknown as Record<string, Record<string, unknown>>)[section];
      assert.equal(row?.[name], value ?? null);
      assert.equal(extraction.withheld.includes(path), value === undefined);
    });
  }

  test('withholds a field that differs between its two pages', async (t) => {
    const other = { ...FULL, GeneralLiability_EachOccurrence_LimitAmount_A: '2,000,000' };
    const extraction = await extractForm(t, FULL, other);
    if (!extraction) return;
    assert.deepEqual(extraction.withheld, ['general_liability.each_occurrence']);
    assert.equal(extraction.parsed.general_liability?.['med_exp'], 10_000);
  });

  test('is taken back by what any of its fields says', async (t) => {
    const FIELDS: readonly (readonly [field: string, said: string, taken: readonly string[]])[] = [
      ['GeneralLiability_OtherCoverageDescription_A', 'CANCELLED 3/1/26', ['general_liability']],
      ['GeneralLiability_OtherCoverageDescription_A', 'XCU included', []],
      ['GeneralLiability_OtherCoverageDescription_A', 'Policy cancelled', ['general_liability']],
      ['GeneralLiability_OtherCoverageDescription_A', 'WC is cancelled', ['workers_comp']],
      ['Policy_GeneralLiability_ExpirationDate_A', 'CANCELLED 01/02/2027', ['general_liability']],
      ['Vehicle_OtherCoveredAutoDescription_A', 'Not in force', ['auto_liability']],
      ['Policy_AutomobileLiability_EffectiveDate_A', 'VOID', ['auto_liability']],
      ['ExcessUmbrella_OtherCoverageDescription_A', 'VOID', ['umbrella_excess']],
      ['Policy_ExcessLiability_EffectiveDate_A', 'VOID', ['umbrella_excess']],
      ['Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A', 'VOID', ['workers_comp']],
      ['Producer_MailingAddress_LineTwo_A', 'The GL policy was cancelled.', ['general_liability']],
      ['Producer_MailingAddress_LineTwo_A', '1 Void Street', []],
      [
        'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A',
        'GL policy expires 03/01/2026.',
        ['general_liability.policy_expiration_date'],
      ],
      ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 'VOID', []],
      ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 'WC is cancelled', ['workers_comp']],
    ];
    for (const [field, said, taken] of FIELDS) {
      const extraction = await extractForm(t, { ...FULL, [field]: said });
      if (!extraction) return;
      assert.deepEqual(Object.keys(extraction.doubts), taken, `${field}: ${said}`);
    }
  });

  test('is checked against what is written over it', async (t) => {
    const fields = publishedFields(t);
    if (!fields) return;
    const [left = 0, bottom = 0, right = 0, top = 0] =
      fields.find(({ name }) => name.endsWith('.GeneralLiability_EachOccurrence_LimitAmount_A[0]'))?.rect ?? [];
    const throughLimit = (down = 0, across = 0): readonly number[] => [
      left + across,
      (bottom + top) / 2 + down - 1,
      right + across,
      (bottom + top) / 2 + down + 1,
    ];
    // What is written over the page, and the coverage or box that it withdraws.
    const OVER: readonly (readonly [why: string, taken: string | undefined, write: (page: PDFPage) => void])[] = [
      [
        'harmless writing',
        undefined,
        (page) => {
          page.drawText('SHOULD ANY POLICY BE CANCELLED', { size: 9 });
          page.drawText('CERTIFICATE', { x: 30, y: 100, size: 60 });
          annotate('Line', throughLimit(-9))(page);
          annotate('Line', throughLimit(0, -200))(page);
        },
      ],
      ['a sentence', 'general', write('The GL policy is cancelled.', 9)],
      ['a word across it', 'general', write('SAMPLE', 60)],
      ['a small word by itself', 'general', write('DRAFT', 6)],
      ...['FreeText', 'Stamp', 'Text'].map(
        (type) => [`a text in a ${type}`, 'general', annotate(type, [30, 90, 300, 120])] as const,
      ),
      ...['Line', 'StrikeOut', 'Ink', 'Redact'].map(
        (type) => [`${type} through a limit`, 'each_occurrence', annotate(type, throughLimit())] as const,
      ),
    ];
    const whole = await madeForm(fields, FULL);
    for (const [why, taken, change] of OVER) {
      const pdf = await PDFDocument.load(whole);
      change(pdf.getPage(0));
      const reading = await read(await pdf.save({ updateFieldAppearances: false }));
      const { withheld, doubts } = readCertificate(reading ?? {}, OF_BOXES) ?? assert.fail(why);
      assert.deepEqual(withheld, taken === 'each_occurrence' ? ['general_liability.each_occurrence'] : [], why);
      assert.equal('general_liability' in doubts, taken === 'general', why);
    }
  });

  test('may state coverages on other pages, which are unknown if they are pictures or too long', async (t) => {
    const fields = publishedFields(t);
    if (!fields) return;
    const whole = await madeForm(fields, { NamedInsured_FullName_A: 'Oak LLC' });
    const OTHERS: readonly (readonly [why: string, elsewhere: number, draw: (page: PDFPage) => void])[] = [
      ['a blank page', 0, () => undefined],
      ['a text', 0, write('Parking is at the rear.', 9)],
      ['a text of a coverage', 1, write('See the umbrella.', 9)],
      ['a text longer than is read', 4, write('at the rear '.repeat(4_200), 0.01)],
      [
        'a picture',
        4,
        (page) => {
          page.drawRectangle({ width: 90, height: 90 });
        },
      ],
    ];
    for (const [why, count, draw] of OTHERS) {
      const pdf = await PDFDocument.load(whole);
      draw(pdf.addPage());
      const read = await extract(await pdf.save({ updateFieldAppearances: false }));
      assert.deepEqual(read?.skippedPages, [2], why);
      assert.equal(Object.keys(read.elsewhere).length, count, why);
    }
    const long = await PDFDocument.load(whole);
    for (let i = 0; i < 20; i++) long.addPage();
    const read = (await extract(await long.save({ updateFieldAppearances: false }))) ?? assert.fail('not read');
    assert.equal(Object.keys(read.elsewhere).length, 4);
  });

  test('is not read by its fields if it is empty, hidden or another PDF', async (t) => {
    const plain = await PDFDocument.create();
    plain.addPage();
    assert.equal(await extract(await plain.save()), undefined);
    const other = await PDFDocument.create();
    other.getForm().createTextField('NamedInsured_FullName_A').addToPage(other.addPage());
    assert.equal(await extract(await other.save()), undefined);
    assert.equal(await extract(Buffer.from('%PDF-1.7\nno PDF that can be followed')), undefined);
    const fields = publishedFields(t);
    if (!fields) return;
    assert.equal(await extract(await madeForm(fields, {})), undefined);
    const hidden = await PDFDocument.load(await madeForm(fields, FULL));
    const [first] = hidden.getForm().getFields();
    for (const widget of first?.acroField.getWidgets() ?? []) widget.setFlags(HIDDEN);
    assert.equal(await extract(await hidden.save({ updateFieldAppearances: false })), undefined);
  });

  test('does not stop the next one from being read if it is truncated', async (t) => {
    const fields = publishedFields(t);
    if (!fields) return;
    const whole = await madeForm(fields, FULL);
    for (let part = 1; part < 20; part++) {
      const bytes = whole.slice(0, (whole.length * part) / 20);
      const reading = await read(bytes);
      if (reading) assert.ok(readCertificate(reading, OF_BOXES));
    }
    assert.ok(await read(whole));
  });
});
