/** The currency codes of ISO 4217 that the runtime knows, those of former currencies too, in lower case. */
const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Those of the currencies in use, but for three that receipts print as words ("TOTAL ALL", "TOP", "SVC CHG"). Source: ISO 4217, list one. */
const CODES_IN_USE = new Set(
  (
    'aed afn amd aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf clp cny cop crc cup ' +
    'cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr iqd irr isk jmd ' +
    'jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn ' +
    'nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sdg sek sgd shp sle sos srd ssp stn ' +
    'syp szl thb tjs tmt tnd try ttd twd tzs uah ugx usd uyu uzs ves vnd vuv wst xaf xcd xof xpf yer zar zmw zwg'
  ).split(' '),
);

/** Codes of currencies that are called dollars. */
const DOLLARS =
  'usd aud cad nzd sgd hkd twd mxn brl clp cop ars jmd ttd bbd bsd bzd fjd nad xcd mop cuc cup uyu dop bnd';

/** What currencies are called on documents beside their codes, and the codes that each name may mean. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    $: DOLLARS,
    dollar: DOLLARS,
    dollars: DOLLARS,
    us$: 'usd',
    a$: 'aud',
    au$: 'aud',
    c$: 'cad',
    ca$: 'cad',
    nz$: 'nzd',
    s$: 'sgd',
    hk$: 'hkd',
    nt$: 'twd',
    mx$: 'mxn',
    r$: 'brl',
    '€': 'eur',
    euro: 'eur',
    euros: 'eur',
    '£': 'gbp',
    'e£': 'egp',
    'l£': 'lbp',
    pound: 'gbp egp lbp',
    pounds: 'gbp egp lbp',
    '¥': 'jpy cny',
    yen: 'jpy',
    yuan: 'cny',
    rmb: 'cny',
    '₹': 'inr',
    rs: 'inr pkr lkr npr mur',
    rupee: 'inr pkr lkr npr mur',
    rupees: 'inr pkr lkr npr mur',
    rm: 'myr',
    r: 'zar',
    rp: 'idr',
    kr: 'sek nok dkk isk',
    kč: 'czk',
    kc: 'czk',
    zł: 'pln',
    zl: 'pln',
    ft: 'huf',
    fr: 'chf',
    sfr: 'chf',
    lei: 'ron mdl',
    leu: 'ron mdl',
    лв: 'bgn',
    руб: 'rub',
    р: 'rub',
    '₽': 'rub',
    грн: 'uah',
    '₴': 'uah',
    ден: 'mkd',
    дин: 'rsd',
    din: 'rsd',
    kn: 'hrk',
    ksh: 'kes',
    tsh: 'tzs',
    ush: 'ugx',
    dh: 'aed mad',
    dhs: 'aed mad',
    sr: 'sar',
    bd: 'bhd',
    kd: 'kwd',
    tl: 'try',
    '₺': 'try',
    '₩': 'krw',
    '₱': 'php',
    '฿': 'thb',
    bs: 'bob',
    's/': 'pen',
    's/.': 'pen',
    'b/': 'pab',
    'b/.': 'pab',
    btc: 'btc',
    bitcoin: 'btc',
    bitcoins: 'btc',
  }).map(([name, codes]) => [name, codes.split(' ')]),
);

/** What a quantity may count, written against its number. Single letters that look like digits are not among them. */
const UNITS = new Set(
  (
    'x pc pcs pce pz ea each kg kgs gr gm gms ml cl ltr ltrs m² m³ sqm cm mm km lb lbs oz hr hrs h min pk pkt pack ' +
    'unit units set sets box ctn btl nos stk szt ks ud un mtr mtrs pair pairs roll rolls bag bags'
  ).split(' '),
);

/** Words after a number that change it: thousands, millions, hundredths. */
const SCALES = new Set(
  (
    'k m mm mn mil mill mills mio mln mld mrd mrds bn tn million millions billion billions trillion thousand thousands ' +
    'hundred hundreds dozen doz dz lakh lakhs lac lacs crore crores tausend millionen milliarden mille millones тыс млн ' +
    'млрд cent cents pence penny kopeks sen sens'
  ).split(' '),
);

/** The same in Chinese, Japanese and Korean, directly after the digits. */
const EAST_ASIAN_SCALE = /[一二三四五六七八九十百千万萬亿億兆仟佰拾천만억조分角銭錢전]/u;

/**
 * A currency in thousands or millions: `TEUR`, `mGBP`, `k€`; with rarer codes it is more likely a word (MwSt, Mars,
 * mall).
 */
const SCALED_CODE = /^[kmt](?:euro?|usd|gbp|chf|aud|cad|nzd|inr|jpy|cny|myr|sgd|sek|nok|dkk)$|^(?:euro?|usd|gbp|chf)k$/;
const SCALED_SIGN = /^(?:k|t|m|mn|mio|bn)[€£]$/;

/** Words before a number that is inexact or not the amount. */
const DOUBTS = new Set(
  'ca,circa,approx,approximately,about,roughly,est,max,maximum,min,minimum,from,under,below,ab,bis,up to,credit of,refund of,at least,less than,more than,desde,hasta'.split(
    ',',
  ),
);

/** Tax codes on a line, written directly after its amount. */
const TAX_CODES = new Set(['sr', 'zr', 'zrl']);

/** "Taxed", as American software marks a line; next to a currency it may mean trillions. */
const TAXED = 't';

/** Letters read where a digit is printed. */
const LOOKS_LIKE_DIGITS = /^[oqdilszbg]+$/;

/** Letters of scripts in which some resemble digits. */
const CONFUSABLE_SCRIPT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a lower-case word is a currency: a code or a name; a word with a sign at its end always is. */
export function isCurrency(word: string): boolean {
  return (/\p{Sc}$/u.test(word) && !SCALED_SIGN.test(word)) || CODES.has(word) || NAMES.has(word);
}

/** Whether a lower-case word is the code of a currency in use. */
export function isCurrencyCode(word: string): boolean {
  return CODES_IN_USE.has(word);
}

/** Whether lower-case currency words can all mean one currency: a dollar sign and NZD can, € and CHF cannot. */
export function areOneCurrency(words: readonly string[]): boolean {
  return words.length < 2 || currenciesMeant(words).length > 0;
}

/** Returns the lower-case ISO 4217 codes that each of the currency words may mean. */
export function currenciesMeant(words: readonly string[]): readonly string[] {
  const [first = [], ...others] = words.map(codesOf);
  return first.filter((code) => others.every((codes) => codes.includes(code)));
}

/**
 * Returns the codes that a currency word may mean: before a sign at its end, other letters may be a label's (`Total$`).
 */
function codesOf(word: string): readonly string[] {
  return NAMES.get(word) ?? NAMES.get(/\p{Sc}$/u.exec(word)?.[0] ?? '') ?? [word];
}

/**
 * What may be glued into one word next to an amount: codes, the most common other names and signs of currencies, CR,
 * DR, millions.
 */
const PIECE_NAMES = new Set(
  'euro euros dollars rm rp kr ft fr rs rmb sfr zł kč us$ a$ c$ nz$ s$ hk$ r$ million mio mln bn k max min cr dr'.split(
    ' ',
  ),
);
const MAX_PIECES = 4;
const MAX_GLUED = 24;

/** Splits a lower-case word into its pieces (`usdcr`, `eurrp`, `millionkr`); returns the word itself if it has none. */
export function piecesOf(word: string): readonly string[] {
  return word.length > MAX_GLUED || (isCurrency(word) && !/\p{L}\p{Sc}$/u.test(word))
    ? [word]
    : (pieces(word, MAX_PIECES) ?? [word]);
}

function pieces(word: string, left: number): string[] | undefined {
  if (isPiece(word)) return [word];
  if (left === 1) return undefined;
  for (let at = Math.min(8, word.length - 1); at > 0; at--) {
    const rest = isPiece(word.slice(0, at)) ? pieces(word.slice(at), left - 1) : undefined;
    if (rest) return [word.slice(0, at), ...rest];
  }
  return undefined;
}

function isPiece(text: string): boolean {
  return CODES.has(text) || PIECE_NAMES.has(text) || /^\p{Sc}$/u.test(text) || SCALED_CODE.test(text);
}

/** Whether a lower-case word may touch the end of a number without being a misread part of it. */
export function isUnit(word: string): boolean {
  return UNITS.has(word) || !CONFUSABLE_SCRIPT.test(word);
}

/**
 * Whether a lower-case word may touch the last decimal of an amount, with or without a currency, without being part of
 * it.
 */
export function isTaxCode(word: string, hasCurrency: boolean): boolean {
  return TAX_CODES.has(word) || (word === TAXED && !hasCurrency);
}

/** Whether a lower-case word may be misread digits. */
export function looksLikeDigits(word: string): boolean {
  return LOOKS_LIKE_DIGITS.test(word);
}

/** Whether a lower-case word, alone or with the previous word, says that the next number is uncertain. */
export function isDoubt(word: string, before = ''): boolean {
  if (word === 'over') return before !== 'carried' && before !== 'brought';
  return DOUBTS.has(word) || DOUBTS.has(`${before} ${word}`);
}

/** Whether a lower-case word changes the number next to it. */
export function isScale(word: string): boolean {
  if (SCALES.has(word) || SCALED_SIGN.test(word) || word === '¢' || EAST_ASIAN_SCALE.test(word)) return true;
  return SCALED_CODE.test(word);
}
