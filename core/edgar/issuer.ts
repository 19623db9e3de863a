/** How a request names its issuer, with only the form checked. */
export type IssuerQuery =
  | { readonly kind: 'query'; readonly tickers: readonly string[]; readonly cik: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed'; readonly field: 'ticker' | 'cik' };

/** Longest text considered as a ticker or CIK; longer than any spelling of either. */
export const MAX_IDENTIFIER = 20;

const TICKER = /^[A-Z0-9]{1,10}(?:-[A-Z0-9]{1,4}){0,2}$/;
const CIK = /^(?:CIK)?[ #:]?(\d{1,10})$/i;

/** Endings that brokers use and EDGAR's map does not: `BAC-PRE` is its BAC-PE, `ACHR-WS` its ACHR-WT. */
const ENDINGS: readonly [RegExp, string][] = [
  [/-PR-?([A-Z])$/, '-P$1'],
  [/-P-([A-Z])$/, '-P$1'],
  [/-WS$/, '-WT'],
  [/-U$/, '-UN'],
];

/**
 * Parses the issuer from a `ticker`, a `cik` or both; a blank value counts as missing. The ticker's spellings are tried
 * in EDGAR's map in order: `BRK.B`, `BRK/B` and `brk b` are all BRK-B there. A CIK is padded to ten digits.
 */
export function issuerQuery({ ticker, cik }: { ticker?: string | undefined; cik?: string | undefined }): IssuerQuery {
  const [askedTicker, askedCik] = [ticker?.trim() ?? '', cik?.trim() ?? ''];
  if (askedTicker === '' && askedCik === '') return { kind: 'missing' };
  const tickers = askedTicker === '' ? [] : tickerSpellings(askedTicker);
  if (tickers === null) return { kind: 'malformed', field: 'ticker' };
  const padded = askedCik === '' ? null : paddedCik(askedCik);
  if (padded === null && askedCik !== '') return { kind: 'malformed', field: 'cik' };
  return { kind: 'query', tickers, cik: padded };
}

/** Returns the spellings under which EDGAR's map may list a ticker, most likely first; null if it is not a ticker. */
export function tickerSpellings(text: string): string[] | null {
  if (text.length > MAX_IDENTIFIER) return null;
  const ticker = text
    .trim()
    .toUpperCase()
    .replace(/[./ ^-]{1,3}/g, '-');
  if (!TICKER.test(ticker)) return null;
  const others = ENDINGS.map(([ending, written]) => ticker.replace(ending, written));
  return [...new Set([ticker, ...others])];
}

/**
 * Returns a Central Index Key as ten digits, from `320193`, `0000320193` or `CIK0000320193`; null for anything else.
 */
export function paddedCik(text: string): string | null {
  if (text.length > MAX_IDENTIFIER) return null;
  const digits = CIK.exec(text.trim())?.[1];
  return digits === undefined || !/[1-9]/.test(digits) ? null : digits.padStart(10, '0');
}
