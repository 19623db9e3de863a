import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** The PDFs of the documented examples: `node build/make-example-documents.ts` writes them, in base64, to the services that document them. */

/** A piece of print: where it begins and its baseline, in points from the upper left corner of the page. */
type Print = readonly [x: number, y: number, text: string];

/** The same documents give the same bytes. */
const MADE_ON = new Date('2026-01-05T00:00:00Z');

async function printed(prints: readonly Print[], size: number): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setCreationDate(MADE_ON);
  pdf.setModificationDate(MADE_ON);
  const page = pdf.addPage([612, 792]);
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica));
  page.setFontSize(size);
  for (const [x, y, text] of prints) page.drawText(text, { x, y: 792 - y });
  return pdf.saveAsBase64();
}

/** A receipt whose date can be read either way round. */
const RECEIPT: readonly Print[] = [
  [50, 50, 'Harbor Mill Stationers LLC'],
  [50, 62, '1 Sample Street, Port Harrow, ME 00000'],
  [50, 90, 'RECEIPT'],
  [350, 90, 'Date: 03/10/2026'],
  [50, 120, 'Description'],
  [300, 120, 'Quantity'],
  [380, 120, 'Unit price'],
  [480, 120, 'Amount'],
  [50, 142, 'Ruled paper A4'],
  [300, 142, '2'],
  [380, 142, '$4.86'],
  [480, 142, '$9.72'],
  [50, 164, 'Returned binder'],
  [480, 164, '$3.50-'],
  [380, 208, 'Subtotal'],
  [480, 208, '$6.22'],
  [380, 230, 'Tax'],
  [480, 230, '$0.37'],
  [380, 252, 'Total'],
  [480, 252, 'USD 6.59'],
];

/** An ACORD 25 with one coverage row, one of whose limits is misprinted. */
const CERTIFICATE: readonly Print[] = [
  [150, 47, 'CERTIFICATE OF LIABILITY INSURANCE'],
  [517, 36, 'DATE (MM/DD/YYYY)'],
  [517, 46, '02/03/2026'],
  [20, 128, 'PRODUCER'],
  [22, 141, 'Lowtide Insurance Agency'],
  [305, 130, 'CONTACT NAME:'],
  [305, 142, 'PHONE (A/C, No, Ext):'],
  [480, 142, 'FAX (A/C, No):'],
  [305, 154, 'E-MAIL ADDRESS:'],
  [380, 166, 'INSURER(S) AFFORDING COVERAGE'],
  [555, 166, 'NAIC #'],
  [305, 178, 'INSURER A :'],
  [352, 178, 'Example Mutual'],
  [552, 178, '00000'],
  [305, 190, 'INSURER B :'],
  [305, 202, 'INSURER C :'],
  [20, 201, 'INSURED'],
  [72, 201, 'Alder Dock Works LLC'],
  [20, 248, 'COVERAGES'],
  [165, 248, 'CERTIFICATE NUMBER:'],
  [425, 248, 'REVISION NUMBER:'],
  [19, 293, 'INSR'],
  [19, 299, 'LTR'],
  [70, 297, 'TYPE OF INSURANCE'],
  [177, 293, 'ADDL'],
  [177, 299, 'INSD'],
  [196, 293, 'SUBR'],
  [196, 299, 'WVD'],
  [247, 297, 'POLICY NUMBER'],
  [337, 293, 'POLICY EFF'],
  [384, 293, 'POLICY EXP'],
  [495, 297, 'LIMITS'],
  [54, 308, 'COMMERCIAL GENERAL LIABILITY'],
  [40, 308, 'X'],
  [67, 320, 'CLAIMS-MADE'],
  [120, 320, 'X'],
  [132, 320, 'OCCUR'],
  [20, 344, 'A'],
  [180, 344, 'Y'],
  [218, 344, 'GL-204-771'],
  [332, 344, '01/01/2026'],
  [379, 344, '01/01/2027'],
  [38, 356, "GEN'L AGGREGATE LIMIT APPLIES PER:"],
  [428, 308, 'EACH OCCURRENCE'],
  [526, 308, '$ 1,000,000'],
  [428, 320, 'DAMAGE TO RENTED PREMISES'],
  [526, 320, '$ 300,000'],
  [428, 332, 'MED EXP (Any one person)'],
  [526, 332, '$ 10,000'],
  [428, 344, 'PERSONAL & ADV INJURY'],
  [526, 344, '$ 1,0?0,000'],
  [428, 356, 'GENERAL AGGREGATE'],
  [526, 356, '$ 2,000,000'],
  [428, 368, 'PRODUCTS - COMP/OP AGG'],
  [526, 368, '$ 2,000,000'],
  [38, 392, 'AUTOMOBILE LIABILITY'],
  [54, 404, 'ANY AUTO'],
  [428, 392, 'COMBINED SINGLE LIMIT'],
  [428, 404, 'BODILY INJURY (Per person)'],
  [428, 416, 'BODILY INJURY (Per accident)'],
  [54, 452, 'UMBRELLA LIAB'],
  [54, 464, 'EXCESS LIAB'],
  [428, 452, 'EACH OCCURRENCE'],
  [428, 464, 'AGGREGATE'],
  [38, 490, 'WORKERS COMPENSATION'],
  [38, 497, "AND EMPLOYERS' LIABILITY"],
  [428, 500, 'E.L. EACH ACCIDENT'],
  [428, 512, 'E.L. DISEASE - EA EMPLOYEE'],
  [428, 524, 'E.L. DISEASE - POLICY LIMIT'],
  [20, 572, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES'],
  [20, 683, 'CERTIFICATE HOLDER'],
  [72, 701, 'Port Harrow Terminal Authority'],
  [310, 683, 'CANCELLATION'],
  [310, 719, 'AUTHORIZED REPRESENTATIVE'],
  [22, 760, 'ACORD 25 (2016/03)'],
];

/** A printed receipt, in base64. */
export function madeReceipt(): Promise<string> {
  return printed(RECEIPT, 9);
}

/** A flat certificate, in base64. */
export function madeCertificate(): Promise<string> {
  return printed(CERTIFICATE, 6);
}

if (import.meta.main) {
  const write = (service: string, name: string, pdf: string): void => {
    const file = fileURLToPath(new URL(`../handlers/${service}/example-document.ts`, import.meta.url));
    writeFileSync(
      file,
      `/** Made by build/make-example-documents.ts, in base64. */\nexport const ${name} =\n  '${pdf}';\n`,
    );
  };
  write('invoice', 'RECEIPT_PDF', await madeReceipt());
  write('certificate', 'CERTIFICATE_PDF', await madeCertificate());
}
