/**
 * The words that a note may be made of. The list is closed: a word that advises, forecasts or weighs, a name that the row
 * does not hold, and any other language are all simply not on it.
 */

function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

export const NOTE_WORDS: ReadonlySet<string> = new Set(
  words(`
  a an the this that these those it its they their which whose who there where when while
  of in on at to by for from with under after following as per into onto within through
  and or nor but so such each also both
  is was are were be been being has had have does do did not no without neither
  report reports reported reporting state states stated stating say says said show shows shown showing list lists listed listing
  record records recorded disclose discloses disclosed give gives given describe describes described define defines defined
  mean means meaning stand stands covers covered made make makes complete completed executed effected carried out took place places
  placed placing put puts dated filed held holds owned owns involve involves involved involving relate relates related
  represents represent represented reflects reflect reflected constitutes consists consisting comprised totaling totalling totals
  totaled totalled amounting amounts leaving remained remaining remain ended exist existed exists identify identifies identified
  identifying flag flagged flags mark marks marked mention mentions mentioned specify specifies specified refer refers referred
  indicate indicates indicated concerns carried priced valued
  filing filings footnote footnotes form row line lines transaction transactions code codes share shares security securities stock
  number numbers price prices value total amount date ownership owner owners person insider holdings holding plan trading rule
  definition table part period report issuer statement information field fields basis account beneficial beneficially
  coded meaning denotes denote pursuant according resulting results bringing
  own common par class sec edgar us u.s e.g usd dollar dollars zero valid`),
);

interface Claim {
  readonly words: ReadonlySet<string>;
  /** The codes for which the claim is true; a direction beside them where the direction alone makes it true. */
  readonly codes: string;
  readonly direction?: 'A' | 'D';
}

/** Words that say what kind of transaction it was, and when that is so. */
export const CLAIMS: readonly Claim[] = [
  { words: new Set(words('sold sale sales seller selling')), codes: 'S' },
  { words: new Set(words('bought purchase purchased purchases buyer')), codes: 'P' },
  { words: new Set(words('open open-market market private privately')), codes: 'SP' },
  { words: new Set(words('grant grants granted award awards awarded compensation equity')), codes: 'A' },
  { words: new Set(words('gift gifts gifted donation donated donor bona fide')), codes: 'G' },
  { words: new Set(words('exercise exercised exercises exercising')), codes: 'MXOF' },
  { words: new Set(words('conversion converted converts')), codes: 'MC' },
  {
    words: new Set(
      words(
        'withheld withholding withhold delivered delivery delivering tax taxes liability liabilities pay paid payment',
      ),
    ),
    codes: 'F',
  },
  { words: new Set(words('acquired acquisition acquires acquire received receipt')), codes: 'ACLMPXO', direction: 'A' },
  { words: new Set(words('disposed disposition disposes dispose disposal')), codes: 'DFSU', direction: 'D' },
];

/** Words of a row's own title or role that stay closed all the same: out of their place they advise or forecast. */
export const NEVER_FROM_ROW: ReadonlySet<string> = new Set(
  words(`
  will may might should would could can must buy sell hold strong weak good bad growth high low up down rise fall bull bear
  bullish bearish significant routine unusual large small big major first next more less best top value signal target all every`),
);
