import { PROFESSIONAL_SUFFIXES, TITLES } from '../../../names/person-words.ts';
import { COUNTRIES } from '../countries.ts';

/** Offices that are named like titles: "President Ellingsen". */
const OFFICES =
  'president vice vice-president senator governor minister chancellor commissioner speaker congressman congresswoman ambassador mayor chairman chairwoman';
export const OFFICES_ABROAD: readonly string[] = split(
  'präsident präsidentin vizepräsident vizepräsidentin kanzler kanzlerin bundeskanzler bundeskanzlerin ministerin ministerpräsident bürgermeister bürgermeisterin ' +
    'kommissar kommissarin direktor direktorin président présidente ministre commissaire maire préfet abbé presidente presidenta ministro ministra comisario ' +
    'comisaria alcalde alcaldesa señoría señorías commissario onorevole sindaco generale voorzitter burgemeester statsminister statsråd',
);

const STREET_TYPES =
  'street st str avenue ave av road rd boulevard blvd lane ln drive dr court ct place pl way terrace ter parkway pkwy highway hwy square sq circle cir crescent ' +
  'cres trail trl turnpike tpke close grove row alley plaza loop mews walk gardens rise bypass crossing path pike quay expressway route rte';
const STREET_TYPES_BEFORE =
  'via viale vicolo corso piazza piazzale largo strada rua avenida avda praça travessa calle c/ carrer paseo camino rue chemin quai impasse allée ul ulica ' +
  'aleja os jalan jl trg ulice cesta namesti strasse platz straße';
const UNITS =
  'apt apartment suite ste unit flat floor fl room rm bldg building box pobox po lot trlr trailer block office psc cmr apo fpo dpo level door tower wing';
const DIRECTIONS = 'north south east west northeast northwest southeast southwest n s e w ne nw se sw';
const STATES =
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc pr';
const STATE_NAMES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine ' +
  'maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont ' +
  'virginia washington wisconsin wyoming ontario quebec victoria queensland scotland wales england uk usa';
const MONTHS = `
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre januar februar märz juni juli oktober dezember
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  januari februari maart mei augustus janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
`;
const WEEKDAYS =
  'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today tomorrow yesterday';
const LEGAL_FORMS =
  'inc incorporated llc llp ltd limited corp corporation co company companies plc gmbh ag sa spa nv bv kg ab oy as aps srl pty sarl lp pllc holdings group partners';
const ORGANISATION_WORDS = `
  agency agencies airline airlines airport alliance army association associates assembly authority awards bank bar board brewery bureau cafe capital castle
  cathedral center centre chamber channel church clinic club college commission committee conference congress consulting corps council county court dealership
  department depot dental dining district energy enterprises estate express federal federation festival finance financial force foods foundation fund furniture
  gallery global hall health hospital hotel industries institute insurance international investments journal justice lab laboratories labs law league library
  lodge logistics magazine mall management market markets media medical ministry motors museum national network networks news office orchestra party pharmacy
  police port press products properties publishing railway realty records republic research resort restaurant salon school schools security senate services
  shipping shop society software solutions stadium stores studio studios summit supplies supply system systems team technologies technology telecom temple
  theater theatre times town township trading transport trust union united university ventures village works world bros brothers sons review daily gazette
`;
const NAME_CUES = `
  name names named called surname forename firstname lastname fullname contact attn attention cc bcc from to by signed sender recipient patient client
  employee applicant customer tenant guardian spouse wife husband brother sister mother father son daughter uncle aunt cousin nephew niece friend colleague
  boss partner nurse attorney witness defendant plaintiff beneficiary cardholder owner holder author singer songwriter actor actress director player
  coach teacher manager engineer president ceo chairman chairwoman spokesman spokeswoman spokesperson candidate student passenger guest member insured
`;
const GREETINGS = `
  dear hi hello hey morning afternoon evening greetings thanks thank ok okay yes no welcome geehrte geehrter liebe lieber hallo bonjour bonsoir cher chère hola
  estimado estimada querido querida buongiorno gentile egregio caro cara ciao geachte beste kjære kære hej hei olá prezado prezada
`;
const SIGN_OFFS = `
  regards sincerely cheers thanks best wishes love yours faithfully truly respectfully cordially warmly xoxo xo ttyl grüße grüßen gruß cordialement sentiments
  saludos atentamente saluti groeten hilsen hälsningar cumprimentos abraços
`;
/** Titles that are more often names. */
const MORE_OFTEN_NAMES = 'shah sheikh shaikh shaykh qazi haji hajji maulana maulvi don dona';
/** Titles of other languages, and ranks. */
const MORE_TITLES =
  'cpl pvt gen adm cmdr herrn fräulein monsieur madame mademoiselle messieurs señora señorita srta doña signor signore signora signorina sig dott dottor dottoressa avv mevrouw meneer mevr dhr fru frøken fröken senhor senhora';
const SPEECH_WORDS = `
  said says asked asks told tells replied replies shouted wrote writes thinks thought knows knew wants wanted called calls lives lived works worked met
  loves loved married died moved went came visited emailed texted joined left explained added noted argued claimed insists insisted announced wins won
  played plays arrived needs likes spoke reported signed confirmed agreed
`;
const ADDRESS_CUES = `
  address addresses live lives lived living located location resides reside residing residence residential ship shipped shipping deliver delivered delivery
  mail mailed mailing billing home house corner headquarters office offices street moved taxi pickup dropoff stop property
`;
const BIRTH_CUES = `
  born birth birthdate birthday dob bday birthdays birthplace né née naissance geboren geb geburtsdatum geburtstag nacido nacida nacimiento nata nascita
  geboortedatum nascido nascida nascimento
`;
const DATE_CUES =
  'date dated due issued expires expiry since until effective posted paid invoice order delivered started founded founded appointment';
const TRADE_WORDS = `
  share shares stock stocks profit profits revenue revenues sales quarter quarterly earnings margin margins dividend merger takeover acquisition acquire bid stake investors investor
  analysts analyst shareholders market markets bond bonds debt loan rate rates price prices priced cost costs subtotal total totals net gross tax vat amount balance qty quantity units
  pcs item items discount freight shipping credit debit statement payment payments payable receipt bill billed charge charges charged fee fees premium purchase purchased supplier
  suppliers vendor retail retailer retailers wholesale maker makers brand brands subsidiary regulator regulators antitrust billion million trillion percent plant plants factory output
  exports imports tonnes barrels pallet pallets carton cartons sku stores shops warehouse forecast forecasts guidance rivals rival listed listing ceo index traded trading sold sells
  usd eur gbp rechnung betrag menge summe mwst netto brutto preis facture montant prix tva remise factura importe precio cantidad iva fattura prezzo totale factuur bedrag prijs btw
`;
const PARTICLES =
  'de da do dos das del della di du la le van von der den ter ten af av bin ibn bint al el abu ben y zu zur st';
const PREPOSITIONS = 'in at near around via on onto into toward towards through';
const ARTICLES = 'a an the this that these those my your his her its our their some any each every no';
const PRONOUNS = "i you he she it we they me him us them who whom i'm i'll i'd i've it's that's";
const JOINING = 'and or & of for with';
const BE = "is was are were be been am 's has had have will would can could did does do";

/** Titles before a name. Some corpora count them as part of it. */
export const PERSON_TITLES: readonly string[] = [
  ...new Set(TITLES).difference(new Set(split(MORE_OFTEN_NAMES))),
  ...split(MORE_TITLES),
];

/**
 * The word kinds. A word has the kind of the first list that contains it, so the most specific kinds come first.
 */
const LISTS: readonly (readonly [kind: string, words: Iterable<string>])[] = [
  ['birth', split(BIRTH_CUES)],
  ['title', PERSON_TITLES],
  ['office', [...split(OFFICES), ...OFFICES_ABROAD]],
  ['street', split(STREET_TYPES)],
  ['street_before', split(STREET_TYPES_BEFORE)],
  ['unit', split(UNITS)],
  ['direction', split(DIRECTIONS)],
  ['month', split(MONTHS)],
  ['weekday', split(WEEKDAYS)],
  ['particle', split(PARTICLES)],
  ['legal_form', split(LEGAL_FORMS)],
  ['organisation', split(ORGANISATION_WORDS)],
  ['preposition', split(PREPOSITIONS)],
  ['article', split(ARTICLES)],
  ['pronoun', split(PRONOUNS)],
  ['joining', split(JOINING)],
  ['be', split(BE)],
  ['greeting', split(GREETINGS)],
  ['sign_off', split(SIGN_OFFS)],
  ['address', split(ADDRESS_CUES)],
  ['name', split(NAME_CUES)],
  ['speech', split(SPEECH_WORDS)],
  ['date', split(DATE_CUES)],
  ['state_name', split(STATE_NAMES)],
  ['state', split(STATES)],
  ['suffix', PROFESSIONAL_SUFFIXES],
  ['suffix', split('jr sr ii iii iv phd esq')],
  ['country', COUNTRIES],
  ['trade', split(TRADE_WORDS)],
];

function split(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Kind names by number. 0: in no list. The last two: a numeric date, and a version number or IP address. */
export const WORD_KINDS: readonly string[] = ['', ...new Set(LISTS.map(([kind]) => kind)), 'day', 'dotted'];

const KIND_OF: ReadonlyMap<string, number> = new Map(
  LISTS.flatMap(([kind, words]) => [...words].map((word) => [word, WORD_KINDS.indexOf(kind)] as const)).toReversed(),
);

/** Endings of one-word street names. */
const STREET_ENDING =
  /.(?:strasse|straße|strase|gasse|weg|platz|allee|damm|ufer|vej|gade|gata|gatan|vägen|vagen|veien|vegen|stræde|laan|straat|plein|gracht|dijk|steenweg|katu|kuja|tie|utca|stigen|bakken)$/;

const STREET = WORD_KINDS.indexOf('street');
const DAY = WORD_KINDS.indexOf('day');
const DOTTED = WORD_KINDS.indexOf('dotted');

/** 192.168.8.12 and 4.18.1, not 12.50 */
const DOTTED_NUMBERS = /^\d+(?:\.\d+){2,}$/;

/** Whether digits form a plausible date in any order: 20-00-00 and 93.463 do not. */
function isDay(lower: string): boolean {
  const [, one = '', , two = '', three = ''] = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/.exec(lower) ?? [];
  const isDate = (day: string, month: string): boolean =>
    Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  return one.length > 2 ? isDate(three, two) : isDate(one, two) || isDate(two, one);
}

/** The kind number of a lower-case word. */
export function wordKind(lower: string): number {
  const kind = KIND_OF.get(lower);
  if (kind !== undefined) return kind;
  if (isDay(lower)) return DAY;
  if (DOTTED_NUMBERS.test(lower)) return DOTTED;
  return lower.length > 6 && STREET_ENDING.test(lower) ? STREET : 0;
}
