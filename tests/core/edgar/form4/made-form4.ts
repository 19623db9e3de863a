/** The contents of a made-up Form 4; what is not given is left out of the document. */
export interface MadeForm {
  readonly documentType?: string;
  readonly root?: string;
  readonly owners?: readonly string[];
  readonly nonDerivative?: string;
  readonly derivative?: string;
  readonly footnotes?: Readonly<Record<string, string>>;
  readonly remarks?: string;
  readonly prolog?: string;
}

/** A Form 4 document of a made-up issuer. */
export function madeForm4(form: MadeForm = {}): string {
  const {
    documentType = '4',
    root = 'ownershipDocument',
    owners = [madeOwner()],
    prolog = '<?xml version="1.0"?>',
  } = form;
  const footnotes = Object.entries(form.footnotes ?? {}).map(([id, text]) => `<footnote id="${id}">${text}</footnote>`);
  return `${prolog}
<${root}>
  <schemaVersion>X0609</schemaVersion>
  <documentType>${documentType}</documentType>
  <periodOfReport>2025-06-02</periodOfReport>
  <issuer><issuerCik>0009990001</issuerCik><issuerName>HARBOR MILL CORP</issuerName><issuerTradingSymbol>1E5</issuerTradingSymbol></issuer>
  ${owners.join('')}
  <nonDerivativeTable>${form.nonDerivative ?? ''}</nonDerivativeTable>
  <derivativeTable>${form.derivative ?? ''}</derivativeTable>
  <footnotes>${footnotes.join('')}</footnotes>
  ${form.remarks === undefined ? '' : `<remarks>${form.remarks}</remarks>`}
  <ownerSignature><signatureName>/s/ A. Clerk</signatureName><signatureDate>2025-06-03</signatureDate></ownerSignature>
</${root}>
`;
}

export interface MadeOwner {
  readonly name?: string;
  readonly cik?: string;
  readonly flags?: string;
  readonly title?: string;
  readonly otherText?: string;
}

export function madeOwner(owner: MadeOwner = {}): string {
  const { name = 'Lind Astrid', cik = '0009990002', flags = 'isDirector', title = '', otherText = '' } = owner;
  const set = flags.split(' ').filter((flag) => flag !== '');
  return `<reportingOwner><reportingOwnerId><rptOwnerCik>${cik}</rptOwnerCik><rptOwnerName>${name}</rptOwnerName></reportingOwnerId>
  <reportingOwnerRelationship>${set.map((flag) => `<${flag}>true</${flag}>`).join('')}<officerTitle>${title}</officerTitle><otherText>${otherText}</otherText></reportingOwnerRelationship></reportingOwner>`;
}

export interface MadeRow {
  readonly table?: 'nonDerivative' | 'derivative';
  readonly title?: string;
  readonly date?: string;
  /** The whole content of `transactionCoding`. */
  readonly coding?: string;
  readonly shares?: string;
  /** The whole content of `transactionPricePerShare`. */
  readonly price?: string;
  readonly direction?: string;
  readonly held?: string;
  readonly ownership?: string;
}

/** A transaction element with every box of the form filled in. */
export function madeRow(row: MadeRow = {}): string {
  const {
    table = 'nonDerivative',
    title = 'Common Stock',
    date = '2025-06-02',
    shares = '100',
    price = '<value>12.5</value>',
  } = row;
  const { direction = 'D', held = '900', ownership = 'D' } = row;
  const coding = row.coding ?? '<transactionFormType>4</transactionFormType><transactionCode>S</transactionCode>';
  return `<${table}Transaction>
    <securityTitle><value>${title}</value></securityTitle>
    <transactionDate><value>${date}</value></transactionDate>
    <transactionCoding>${coding}</transactionCoding>
    <transactionAmounts>
      <transactionShares><value>${shares}</value></transactionShares>
      <transactionPricePerShare>${price}</transactionPricePerShare>
      <transactionAcquiredDisposedCode><value>${direction}</value></transactionAcquiredDisposedCode>
    </transactionAmounts>
    <postTransactionAmounts><sharesOwnedFollowingTransaction><value>${held}</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
    <ownershipNature><directOrIndirectOwnership><value>${ownership}</value></directOrIndirectOwnership></ownershipNature>
  </${table}Transaction>`;
}

export function code(letter: string, more = ''): string {
  return `<transactionFormType>4</transactionFormType><transactionCode>${letter}</transactionCode>${more}`;
}
