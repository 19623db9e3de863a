import { wordsIn } from './lists.ts';

const alternatives = (list: string): string => wordsIn(list).join('|').replaceAll('_', ' ');

/** Labels of where somebody lives, with or without a colon. */
const LABELS = alternatives(`
  (?:current_|home_|permanent_|present_|contact_|mailing_|postal_)?(?:location|address|city|town|home|residence) place_of_residence l(?=:)
  (?:resid(?:es|ing)|located)_in based(?:_in)? li(?:ves?|ving)_(?:in|at)`);

/** Words of other languages, which are labels before a colon. */
const NOUNS = alternatives(`
  wohn(?:ort|adresse|sitz) anschrift
  adress[eaă]? adres endere[cç]o direcci[oó]n indirizzo alamat osoite
  domicil(?:e|io|iu) r[ée]sidence residenz[ae] resid[eê]ncia ville ciudad cidade citt[àa] (?:ciudad|cidade|lugar|local|comune)_d[ei]_resid[eê]n[czt]i?[ao] morada
  woonplaats bosted bop[æe]l bostadsort asuinpaikka kotipaikka bydli[sš]t[eě] (?:miejsce|adres)_zamieszkania miasto lakc[ií]m lakhely ikamet(?:gah)? domisili
  адрес город місто место_жительства διεύθυνση`);

/** Words before a place that something else may follow: "Resident in Neurology", "Currently in transition". */
const PHRASES = alternatives(`
  resident_in currently_(?:based_)?in based_(?:at|out_of) i_live_in
  wohnhaft_in (?:domicili[ée]e?|demeurant|habite|resid[eo]|residente)_[àa] (?:resid[oe]|viv[oe]|moro|mora)_e[nm] wonende_te bor_i`);

/** What introduces where somebody lives, at the beginning of a text, with the sign behind it. */
export const HOME_LABEL = new RegExp(`^(?:(?:${PHRASES}|${LABELS})\\s{0,2}:?|(?:${NOUNS})\\s{0,2}:)\\s{1,3}`, 'iu');

/** Whether that is one of the words that something else may follow. */
export const HOME_PHRASE = new RegExp(`^(?:${PHRASES})(?!\\p{L})`, 'iu');
