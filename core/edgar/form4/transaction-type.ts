/**
 * The meaning of each Form 4 transaction code in plain words: the contract's wording if it has one, otherwise that of
 * the form's General Instruction 8, shortened the same way.
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['A', 'Grant, award, or other acquisition (e.g. equity compensation)'],
  ['C', 'Conversion of a derivative security'],
  ['D', 'Disposition to the issuer'],
  ['E', 'Expiration of a short derivative position'],
  ['F', 'Shares delivered or withheld to pay an exercise price or tax liability'],
  ['G', 'Bona fide gift'],
  ['H', 'Expiration or cancellation of a long derivative position with value received'],
  ['I', 'Discretionary transaction resulting in an acquisition or disposition'],
  ['J', 'Other acquisition or disposition (described in a footnote)'],
  ['K', 'Transaction in an equity swap or instrument with similar characteristics'],
  ['L', 'Small acquisition'],
  ['M', 'Exercise or conversion of a derivative security'],
  ['O', 'Exercise of an out-of-the-money derivative security'],
  ['P', 'Open market or private purchase'],
  ['S', 'Open market or private sale'],
  ['U', 'Disposition in a tender of shares in a change of control'],
  ['V', 'Transaction voluntarily reported earlier than required'],
  ['W', 'Acquisition or disposition by will or the laws of descent and distribution'],
  ['X', 'Exercise of an in-the-money or at-the-money derivative security'],
  ['Z', 'Deposit into or withdrawal from a voting trust'],
]);

/** What a row says about its kind. */
export interface TransactionCoding {
  /** The code as filed; null if the row has none. */
  readonly code: string | null;
  /** The row's `equitySwapInvolved`, printed on the paper form as a second code, K. */
  readonly equitySwap: boolean;
  /** A Form 5 transaction on a Form 4, marked V on the paper form. */
  readonly early: boolean;
}

/**
 * Returns the plain-language type of a transaction; `Other transaction` for a code that the form does not define, null
 * without a code.
 */
export function transactionType(coding: TransactionCoding): string | null {
  if (coding.code === null) return null;
  const type = TYPES.get(coding.code) ?? 'Other transaction';
  const marks = [
    ...(coding.equitySwap && coding.code !== 'K'
      ? ['in an equity swap or instrument with similar characteristics']
      : []),
    ...(coding.early && coding.code !== 'V' ? ['voluntarily reported earlier than required'] : []),
  ];
  return [type, ...marks].join(', ');
}
