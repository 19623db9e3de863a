import { withoutAccents } from '../../../names/accents.ts';

/** What a field holds, by its label: a person's name, a street, a town, a region, company or thing, or a day on which nobody was born. */
export type FieldKind = 'name' | 'street' | 'town' | 'thing' | 'day';

const DAYS =
  'hire hired start started end ended join joined joining entry exit leaving termination contract order invoice due delivery shipping shipped visit issue issued expiry expiration created updated modified registration enrolment enrollment admission discharge appointment event report';

/** The last words of labels, in lower case and without accents. */
const LABELS: Readonly<Record<FieldKind, string>> = {
  name: `first name|firstname|given name|forename|fname|middle name|last name|lastname|surname|family name|lname|maiden name|full name|fullname|vorname|nachname|
    prenom|nom de famille|apellido|apellidos|cognome|voornaam|achternaam`,
  street: `street|street address|address line|address line 1|line 1|line1|address 1|address1|addr 1|addr1|strasse|straße|rue|calle|straat`,
  town: 'city|town|city name|locality|municipality|ville|ciudad|ort|wohnort|stadt|comune|citta|plaats|woonplaats',
  thing: `state|province|region|county|country|land|pays|pais|company|company name|employer|organisation|organization|firma|firm|brand|brand name|manufacturer|vendor name|product|product name|item|item name|
    article|model`,
  day: `hired|start|started|end|ended|joined|left|since|entry|exit|created|updated|modified|issued|due|expires|expiry|eintritt|austritt|last login|last seen|
    ${DAYS.split(' ')
      .flatMap((day) => [`${day} date`, `date ${day}`, `date of ${day}`])
      .join('|')}`,
};

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  (Object.keys(LABELS) as FieldKind[]).flatMap((kind) =>
    LABELS[kind].split('|').map((label) => [label.trim(), kind] as const),
  ),
);

/** Words, also those of `lastName`, and numbers. */
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\d/gu;
const MOST_WORDS = 3;
/** A label has no signs between its words other than those of names. */
const LABEL = /^[\p{L}\p{M}\d _.:-]{1,60}$/u;

/** Reads a whole label, such as `hire_date` and `shipping city`. The longest known end counts: a `company name` is no name of a person. */
export function fieldKind(label: string): FieldKind | undefined {
  if (!LABEL.test(label)) return undefined;
  const words = [...label.matchAll(WORD)].map(({ 0: word }) => withoutAccents(word.toLowerCase()));
  for (let count = MOST_WORDS; count > 0; count--) {
    const kind = words.length < count ? undefined : KINDS.get(words.slice(-count).join(' '));
    if (kind) return kind;
  }
  return undefined;
}
