import { withoutAccents } from '../../../names/accents.ts';

/** The kinds of values that a label announces. */
export type LabelledType = 'PHONE' | 'SSN' | 'CREDIT_CARD' | 'DATE_OF_BIRTH' | 'POSTCODE';

/**
 * What a label needs beside it. `alone`: any value of its type. `year`: the same, and a year alone is enough. `value`: a value whose form shows
 * its type, as after `call`. `sign`: the same, behind a colon, an equals sign or an opening parenthesis, or in the label's column, as after `M`
 * and in `(b. 1984-03-11)`.
 */
export type Need = 'alone' | 'year' | 'value' | 'sign';

/** What is said by a phrase. */
export interface Meaning {
  readonly type: LabelledType;
  readonly need: Need;
}

/** A label in a text, in UTF-16 units. */
export interface Label extends Meaning {
  readonly start: number;
  readonly end: number;
}

/** `my number`, `her new number`. */
const NUMBERS_OF_PERSONS = 'my|her|his|our|their|your'
  .split('|')
  .flatMap((whose) => ['', ' new', ' old', ' other'].map((which) => `${whose}${which} number`))
  .join('|');

/** The phrases, in lower case and without accents. A plural in `s` counts too. Between words may be a space, `_`, `-`, `.` or nothing (`homePhone`). */
const PHRASES: readonly (readonly [type: LabelledType, need: Need, phrases: string])[] = [
  [
    'PHONE',
    'alone',
    `phone|telephone|telefon|telefono|telefone|tel|tlf|tfno|telefonnummer|telefoonnummer|rufnummer|handynummer|mobilnummer|mobile|mob|mobil|movil|celular|
    cellulare|cell|cellphone|cellular|fax|telefax|landline|hotline|helpline|msisdn|whatsapp|whats app|voicemail|callback|call back|caller id|caller number|calling number|
    contact number|contact no|contact phone|contact tel|emergency contact|emergency number|phone number|mobile number|cell number|☎|✆|📞|📱|📲`,
  ],
  [
    'PHONE',
    'value',
    `call|ring|dial|text|txt|sms|message|msg|hmu|hit me up|missed call|home|work|office|ph|handy|portable|${NUMBERS_OF_PERSONS}`,
  ],
  ['PHONE', 'sign', 'm|t|h|w|p|f|c|o|contact|direct|main|switchboard|emergency'],
  [
    'SSN',
    'alone',
    'ssn|social security|social security number|soc sec|social sec|social|taxpayer id|taxpayer identification|itin',
  ],
  ['CREDIT_CARD', 'alone', 'card|card number|credit card|debit card|cc|visa|mastercard|amex|maestro'],
  [
    'DATE_OF_BIRTH',
    'alone',
    `dob|d o b|date of birth|birth date|birthdate|birthday|bday|born|geburtsdatum|geburtstag|geboren|geb|geboortedatum|nee le|ne le|date de naissance|
    fecha de nacimiento|data di nascita|data de nascimento|nacido|nacida|nato il|nata il`,
  ],
  ['DATE_OF_BIRTH', 'year', 'year of birth|birth year|yob|geburtsjahr'],
  ['DATE_OF_BIRTH', 'sign', 'b'],
  ['POSTCODE', 'alone', 'postcode|post code|postal code|zipcode|zip code|postleitzahl|code postal|codigo postal'],
  ['POSTCODE', 'sign', 'zip|plz'],
];

/** A step in the tree of phrases. */
interface Step {
  readonly next: Map<string, Step>;
  meaning?: Meaning;
}

const PHRASE_TREE: Step = { next: new Map() };
for (const [type, need, phrases] of PHRASES) {
  for (const phrase of phrases.split('|')) {
    const words = phrase.trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    for (const end of last.length > 2 ? [last, `${last}s`] : [last]) {
      let step = PHRASE_TREE;
      for (const word of [...words.slice(0, -1), end])
        step = step.next.getOrInsertComputed(word, () => ({ next: new Map() }));
      step.meaning = { type, need };
    }
  }
}

/** Words, those of `homePhone` and `patientDOB` one by one, and the signs of a telephone. */
const WORD = /\p{Lu}{2,}s|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[☎✆📞📱📲]/gu;
const JOINT = /^\.?[ _-]?$/;
const MAX_JOINT = 2;
/** One letter joined to a word makes another word of it: `iPhone`, `eCard`. */
const GLUED_LETTER = /(?<!\p{L})\p{L}$/u;

interface Word {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the labels of a text, the longest at each place, in text order. Linear. */
export function labelsIn(text: string): Label[] {
  const words: Word[] = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { lower: withoutAccents(word.toLowerCase()), start: index, end: index + word.length };
  });
  const labels: Label[] = [];
  for (let i = 0; i < words.length;) {
    const found = longestFrom(text, words, i);
    if (found) labels.push(found.label);
    i = found?.next ?? i + 1;
  }
  return labels;
}

function longestFrom(
  text: string,
  words: readonly Word[],
  first: number,
): { readonly label: Label; readonly next: number } | undefined {
  const start = words[first]?.start ?? 0;
  let step = PHRASE_TREE.next.get(words[first]?.lower ?? '');
  if (!step || GLUED_LETTER.test(text.slice(Math.max(0, start - 2), start))) return undefined;
  let found;
  for (let at = first; step; at++) {
    const { end } = words[at] ?? { end: 0 };
    if (step.meaning) found = { label: { ...step.meaning, start, end }, next: at + 1 };
    const next = words[at + 1];
    if (!next || next.start - end > MAX_JOINT || !JOINT.test(text.slice(end, next.start))) break;
    step = step.next.get(next.lower);
  }
  return found;
}
