import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_BOXES } from '../../core/documents/certificate/acord-25.ts';
import { HEAD_SOURCES, OTHER_BOXES } from '../../core/documents/certificate/other-boxes.ts';
import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';

/** Made-up documents for the examples: `node examples/documents/make-documents.ts` writes them beside this file. */

/** The same documents give the same bytes. */
const MADE_ON = new Date('2026-01-05T00:00:00Z');
const SIZE = 9;

async function newPdf(): Promise<{ pdf: PDFDocument; page: PDFPage }> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setCreationDate(MADE_ON);
  pdf.setModificationDate(MADE_ON);
  const page = pdf.addPage([612, 792]);
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  page.setFontSize(SIZE);
  return { pdf, page };
}

/** Each line of an invoice: its cells, and where they begin. */
const INVOICE: readonly (readonly (readonly [x: number, text: string])[])[] = [
  [[50, 'Sample Widgets LLC']],
  [[50, '1 Sample Street, Sampletown, OH 00000']],
  [],
  [
    [50, 'INVOICE'],
    [350, 'Invoice number: S-1001'],
  ],
  [
    [50, 'Bill to: Example Foods Inc'],
    [350, 'Invoice date: March 14, 2026'],
  ],
  [],
  [
    [50, 'Description'],
    [300, 'Quantity'],
    [380, 'Unit price'],
    [480, 'Amount'],
  ],
  [
    [50, 'Desk widget, oak'],
    [300, '20'],
    [380, '9.90'],
    [480, '198.00'],
  ],
  [
    [50, 'Widget wax'],
    [300, '4'],
    [380, '3.25'],
    [480, '13.00'],
  ],
  [],
  [
    [380, 'Subtotal'],
    [480, 'USD 211.00'],
  ],
  [
    [380, 'Tax'],
    [480, 'USD 15.30'],
  ],
  [
    [380, 'Total'],
    [480, 'USD 226.30'],
  ],
];

/** An invoice of one page. */
export async function madeInvoice(): Promise<Uint8Array> {
  const { pdf, page } = await newPdf();
  for (const [line, cells] of INVOICE.entries()) {
    for (const [x, text] of cells) page.drawText(text, { x, y: 740 - 22 * line });
  }
  return pdf.save();
}

/** The boxes of the fillable ACORD 25 that are filled in, by the last part of their names. */
const BOXES: readonly (readonly [label: string, field: string, value: string | true])[] = [
  ['Date', 'Form_CompletionDate_A', '01/05/2026'],
  ['Producer', 'Producer_FullName_A', 'Placeholder Insurance Brokers'],
  ['Insured', 'NamedInsured_FullName_A', 'Sample Widgets LLC'],
  ['Insurer A', 'Insurer_FullName_A', 'Example Mutual'],
  ['NAIC', 'Insurer_NAICCode_A', '00001'],
  ['General liability', 'GeneralLiability_CoverageIndicator_A', true],
  ['Occurrence', 'GeneralLiability_OccurrenceIndicator_A', true],
  ['Insurer letter', 'GeneralLiability_InsurerLetterCode_A', 'A'],
  ['Additional insured', 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A', 'Y'],
  ['Subrogation waived', 'Policy_GeneralLiability_SubrogationWaivedCode_A', 'N'],
  ['Policy number', 'Policy_GeneralLiability_PolicyNumberIdentifier_A', 'GL-0001'],
  ['Effective', 'Policy_GeneralLiability_EffectiveDate_A', '01/01/2026'],
  ['Expires', 'Policy_GeneralLiability_ExpirationDate_A', '01/01/2099'],
  ['Each occurrence', 'GeneralLiability_EachOccurrence_LimitAmount_A', '1,000,000'],
  ['Damage to rented premises', 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', '100,000'],
  ['Medical expense', 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', '5,000'],
  ['Personal and advertising injury', 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A', '1,000,000'],
  ['General aggregate', 'GeneralLiability_GeneralAggregate_LimitAmount_A', '2,000,000'],
  [
    'Products and completed operations',
    'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
    '2,000,000',
  ],
  ['Certificate holder', 'CertificateHolder_FullName_A', 'Example Foods Inc'],
];

const FIELD_NAME = /^[A-Z][A-Za-z]{1,60}(?:_[A-Za-z]{1,80}){1,3}_[A-Z]$/;

/** The names of the form's other boxes, which are there and left empty. */
function emptyBoxes(): string[] {
  const tables = JSON.stringify([HEAD_SOURCES, [...OTHER_BOXES, ...FORM_BOXES].map(({ source }) => source)]);
  const names = new Set([...tables.matchAll(/"([^"]{1,200})"/g)].map(([, name = '']) => name));
  return [...names].filter((name) => FIELD_NAME.test(name) && !BOXES.some(([, field]) => field === name));
}

/** A certificate that is filled in as the fillable ACORD 25 is. */
export async function madeCertificate(): Promise<Uint8Array> {
  const { pdf, page } = await newPdf();
  const form = pdf.getForm();
  page.drawText('SAMPLE CERTIFICATE OF LIABILITY INSURANCE (made up; the fields of an ACORD 25)', { x: 50, y: 750 });
  for (const [i, [label, field, value]] of BOXES.entries()) {
    const y = 715 - 30 * i;
    page.drawText(label, { x: 50, y: y + 5 });
    const place = { x: 260, y, width: value === true ? 18 : 280, height: 18 };
    const name = `F[0].P1[0].${field}[0]`;
    if (value === true) {
      const box = form.createCheckBox(name);
      box.addToPage(page, place);
      box.check();
    } else {
      const text = form.createTextField(name);
      text.addToPage(page, place);
      text.setText(value);
      text.setFontSize(SIZE);
    }
  }
  for (const [i, field] of emptyBoxes().entries()) {
    const place = { x: 50 + 9 * i, y: 20, width: 7, height: 7 };
    const name = `F[0].P1[0].${field}[0]`;
    if (field.includes('Indicator')) form.createCheckBox(name).addToPage(page, place);
    else form.createTextField(name).addToPage(page, place);
  }
  return pdf.save();
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, 'invoice.pdf'), await madeInvoice());
  writeFileSync(join(import.meta.dirname, 'certificate.pdf'), await madeCertificate());
}
