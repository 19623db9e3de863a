const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** The English names of countries and territories (Unicode CLDR), in lower case. */
export const COUNTRIES: ReadonlySet<string> = countryNames();

function countryNames(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []));
}
