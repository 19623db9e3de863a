import { withoutAccents } from '../../../../names/accents.ts';
import { wordsIn } from './lists.ts';

/** Words of streets, before or behind the name, without accents. */
const STREET_WORDS: ReadonlySet<string> = new Set(
  wordsIn(`
  street st road rd lane ln avenue ave av drive dr close crescent terrace row square sq boulevard blvd bd highway hwy parkway pkwy marg
  rue allee allees chemin quai impasse cours
  via viale vicolo piazza piazzale corso largo strada
  calle c/ avda avenida paseo plaza carrer carrera ronda
  rua travessa praca alameda estrada
  markt ring ulica ul aleja aleje al plac pl osiedle os
  ulice trida tr namesti nam nabrezi
  utca u ut ter krt korut
  strada str bulevardul calea soseaua aleea
  ulitsa prospekt bulvar cadde caddesi cad sokak sok mahallesi mah
  jalan jl jln lorong`),
);

/** Parts of houses and towns, as in Indian addresses. */
const HOUSE_WORDS: ReadonlySet<string> = new Set(
  wordsIn(`nagar sector colony phase block layout heights apartments apt flat house plot floor building bldg society residency
  enclave vihar cross main stage brgy barangay poligono urbanizacion`),
);

/** Ends of words that name a street: "Lindenweg", "Storgatan". */
const STREET_ENDS =
  /(?:stra(?:ss|ß)e|str|weg|gasse|platz|allee|damm|ufer|chaussee|markt|straat|laan|plein|gracht|kade|steenweg|gatan|vagen|grand|gata|veien|vegen|vej|gade|katu|kuja|polku)$/;

/** A house number: "12", "9a", "22-24", "5/7". */
const HOUSE_NUMBER = /^(?:nr?|№|\p{L}-)?\d{1,5}\p{L}?(?:[-/]\d{0,4}\p{L}?)?$/iu;

/** A post box. */
const POST_BOX = /^(?:p\.? ?o\.? ?box|postfach|postbus|apartado|postboks|boite postale) \d/i;

/** Whether a text is a street with its house number, or a post box. */
export function isStreetWithNumber(text: string): boolean {
  const isStreet = (word: string): boolean => STREET_WORDS.has(word) || (word.length > 5 && STREET_ENDS.test(word));
  return text.length <= MAX && (POST_BOX.test(text) || hasWordAndNumber(text, isStreet));
}

/** Whether a text is a part of a house or of a town with a number: "Sector 22-B". */
export function isHouseWithNumber(text: string): boolean {
  return text.length <= MAX && hasWordAndNumber(text, (word) => HOUSE_WORDS.has(word));
}

function hasWordAndNumber(text: string, isWord: (word: string) => boolean): boolean {
  const words = withoutAccents(text.toLowerCase()).split(/[\s.,:]+/);
  return words.some(isWord) && words.some((word) => HOUSE_NUMBER.test(word));
}

/** The longest street, with the parts of a house. */
const MAX = 120;
