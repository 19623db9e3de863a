import type { Form4Entry } from '../edgar/submissions.ts';

/** A fictitious filing: its list entry and its document. */
export interface MadeFiling {
  readonly entry: Form4Entry;
  readonly document: string;
}

/** A fictitious company, as a filing names it. */
interface MadeIssuer {
  readonly cik: string;
  readonly name: string;
  readonly ticker: string;
}

/** A fictitious company with its filings, newest first. */
export interface MadeCompany extends MadeIssuer {
  readonly filings: readonly MadeFiling[];
}

const SAMPLE: MadeIssuer = { cik: '9990000001', name: 'SAMPLE WIDGETS CORP', ticker: 'SAMPLE' };
/** Used by the documented examples. */
const HARBOR_MILL: MadeIssuer = { cik: '0009990001', name: 'HARBOR MILL CORP', ticker: 'HBML-A' };

/** Fictitious companies and Form 4 filings of fictitious insiders. */
export function madeCompanies(): readonly MadeCompany[] {
  return [
    { ...SAMPLE, filings: sampleFilings() },
    {
      ...HARBOR_MILL,
      filings: [
        {
          entry: entry('0009990002-25-000900', '2025-06-04', '2025-06-02'),
          document: form4(HARBOR_MILL, {
            day: '2025-06-02',
            owner: ownerOf(
              '0009990002',
              'Lind Astrid',
              '<isOfficer>1</isOfficer><officerTitle>Chief Financial Officer</officerTitle>',
            ),
            transactions: [
              transaction({ day: '2025-06-02', code: 'S', direction: 'D', shares: 1_200, price: 41.25, held: 18_800 }),
            ],
          }),
        },
      ],
    },
  ];
}

/** A sale under a plan, and a grant with shares withheld for tax. */
function sampleFilings(): readonly MadeFiling[] {
  return [
    {
      entry: entry('9990000001-26-000002', '2026-03-04', '2026-03-02'),
      document: form4(SAMPLE, {
        day: '2026-03-02',
        owner: ownerOf('9990000002', 'Sample Avery', '<isDirector>1</isDirector>'),
        transactions: [
          transaction({ day: '2026-03-02', code: 'S', direction: 'D', shares: 1_500, price: 42.1, held: 18_500 }),
        ],
      }),
    },
    {
      entry: entry('9990000001-26-000001', '2026-02-17', '2026-02-13'),
      document: form4(SAMPLE, {
        day: '2026-02-13',
        owner: ownerOf(
          '9990000003',
          'Example Robin',
          '<isOfficer>1</isOfficer><officerTitle>Chief Sample Officer</officerTitle>',
        ),
        transactions: [
          transaction({ day: '2026-02-13', code: 'A', direction: 'A', shares: 4_000, price: 0, held: 30_000 }),
          transaction({ day: '2026-02-13', code: 'F', direction: 'D', shares: 1_100, price: 40.25, held: 28_900 }),
        ],
      }),
    },
  ];
}

function entry(accession: string, filingDate: string, reportDate: string): Form4Entry {
  return { accession, filingDate, reportDate, xmlName: 'form4.xml' };
}

function ownerOf(cik: string, name: string, relationship: string): string {
  return (
    `<reportingOwner><reportingOwnerId><rptOwnerCik>${cik}</rptOwnerCik><rptOwnerName>${name}</rptOwnerName></reportingOwnerId>` +
    `<reportingOwnerRelationship>${relationship}</reportingOwnerRelationship></reportingOwner>`
  );
}

interface MadeTransaction {
  readonly day: string;
  readonly code: string;
  readonly direction: 'A' | 'D';
  readonly shares: number;
  readonly price: number;
  readonly held: number;
}

/** Sales refer to the footnote about the plan. */
function transaction({ day, code, direction, shares, price, held }: MadeTransaction): string {
  const footnote = code === 'S' ? '<footnoteId id="F1"/>' : '';
  return `<nonDerivativeTransaction>
    <securityTitle><value>Common Stock</value></securityTitle>
    <transactionDate><value>${day}</value></transactionDate>
    <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${code}</transactionCode>${footnote}</transactionCoding>
    <transactionAmounts>
      <transactionShares><value>${String(shares)}</value></transactionShares>
      <transactionPricePerShare><value>${String(price)}</value></transactionPricePerShare>
      <transactionAcquiredDisposedCode><value>${direction}</value></transactionAcquiredDisposedCode>
    </transactionAmounts>
    <postTransactionAmounts><sharesOwnedFollowingTransaction><value>${String(held)}</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
    <ownershipNature><directOrIndirectOwnership><value>D</value></directOrIndirectOwnership></ownershipNature>
  </nonDerivativeTransaction>`;
}

interface MadeForm {
  readonly day: string;
  readonly owner: string;
  readonly transactions: readonly string[];
}

function form4({ cik, name, ticker }: MadeIssuer, { day, owner, transactions }: MadeForm): string {
  return `<?xml version="1.0"?>
<ownershipDocument>
  <documentType>4</documentType>
  <periodOfReport>${day}</periodOfReport>
  <issuer><issuerCik>${cik}</issuerCik><issuerName>${name}</issuerName><issuerTradingSymbol>${ticker}</issuerTradingSymbol></issuer>
  ${owner}
  <nonDerivativeTable>${transactions.join('')}</nonDerivativeTable>
  <footnotes><footnote id="F1">The sales were effected pursuant to a Rule 10b5-1 trading plan adopted before them.</footnote></footnotes>
</ownershipDocument>
`;
}
