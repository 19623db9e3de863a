/** The currency codes of ISO 4217 that the runtime knows, in lower case. */
const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** What currencies are called on documents beside their codes and signs. */
const MARKS = new Set(
  (
    'rm rs re r rp kr kč kc zł zl ft fr sfr lei leu лв руб р грн ден дин din kn km ksh tsh ush dh dhs sr bd kd tl ' +
    'rmb bs s/ s/. b/ b/. euro euros dollar dollars pound pounds rupee rupees yen yuan btc bitcoin bitcoins'
  ).split(' '),
);

/** What a quantity may count, written against its number. Single letters that look like digits are not among them. */
const UNITS = new Set(
  (
    'x pc pcs pce pz ea each kg kgs gr gm gms ml cl ltr ltrs m² m³ sqm cm mm km lb lbs oz hr hrs h min pk pkt pack ' +
    'unit units set sets box ctn btl nos stk szt ks ud un'
  ).split(' '),
);

/** Words after a number that make it another one: thousands, millions, hundredths. */
const SCALES = new Set(
  (
    'k m mm mn mil mill mills mio mln mld mrd mrds bn tn million millions billion billions trillion thousand thousands ' +
    'hundred hundreds dozen doz dz lakh lakhs lac lacs crore crores tausend millionen milliarden mille millones тыс млн ' +
    'млрд cent cents pence penny kopeks sen sens'
  ).split(' '),
);

/** The same in Chinese, Japanese and Korean, where they follow the digits at once. */
const EAST_ASIAN_SCALE = /[一二三四五六七八九十百千万萬亿億兆仟佰拾천만억조分角銭錢전]/u;

/** A currency in thousands or millions: `TEUR`, `mGBP`, `k€`; of rarer codes the word is more likely one (MwSt, Mars, mall). */
const SCALED_CODE = /^[kmt](?:eur|usd|gbp|chf|aud|cad|nzd|inr|jpy|cny|myr|sgd|sek|nok|dkk)$/;
const SCALED_SIGN = /^(?:k|t|m|mn|mio|bn)[€£]$/;

/** Words before a number that is not exact, or not the amount. */
const DOUBTS = new Set('ca circa approx approximately about roughly est max maximum'.split(' '));

/** Codes of the tax on a line, written against its amount. */
const TAX_CODES = new Set(['sr', 'zr', 'zrl']);

/** Letters that are read where a digit is printed. */
const LOOKS_LIKE_DIGITS = /^[oqdilszbg]+$/;

/** Letters of scripts in which some look like digits. */
const CONFUSABLE_SCRIPT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word, in lower case, is a currency: a code, or what one is called; with a sign at its end it always is. */
export function isCurrency(word: string): boolean {
  return (/\p{Sc}$/u.test(word) && !SCALED_SIGN.test(word)) || CODES.has(word) || MARKS.has(word);
}

/** Whether a word, in lower case, may stand against the end of a number without being part of it, read wrong. */
export function isUnit(word: string): boolean {
  return UNITS.has(word) || !CONFUSABLE_SCRIPT.test(word);
}

/** Whether a word, in lower case, may stand against the last of two decimals without being part of the amount. */
export function isTaxCode(word: string): boolean {
  return TAX_CODES.has(word);
}

/** Whether a word, in lower case, may be digits read wrong. */
export function looksLikeDigits(word: string): boolean {
  return LOOKS_LIKE_DIGITS.test(word);
}

/** Whether a word, in lower case, says that the number behind it is none for sure. */
export function isDoubt(word: string): boolean {
  return DOUBTS.has(word);
}

/** Whether a word, in lower case, makes another number of the one beside it. */
export function isScale(word: string): boolean {
  if (SCALES.has(word) || SCALED_SIGN.test(word) || word === '¢' || EAST_ASIAN_SCALE.test(word)) return true;
  return SCALED_CODE.test(word);
}
