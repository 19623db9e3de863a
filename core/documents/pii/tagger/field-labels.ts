import { BLANK_LINE, GLUED, LINE_END, NOTHING, type Token } from './tokens.ts';

/** What a label says its value is: nobody (goods, a town, a company), a party to a deal (either), nothing, or a person. */
export const SAYS = { nobody: -2, party: -1, nothing: 0, person: 1 } as const;

/** What the labels of each token say: its own (a key, an element, a column), and the nearest telling one of what contains it. */
export interface FieldLabels {
  readonly own: Int8Array;
  readonly around: Int8Array;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const OF_PERSONS = words(`
  person persons people contact contacts first given forename last family surname maiden middle nickname fullname firstname lastname author authors employee
  employees patient patients applicant student students teacher guardian spouse mother father attn attention signatory signer signed cardholder passenger guest tenant
  driver doctor manager owner director officer assignee reporter reviewer approver requester member members maintainer maintainers contributor contributors
  by alumno alumna cognome nomi vorname nachname ansprechpartner prénom apellido apellidos achternaam voornaam
`);
const OF_PARTIES = words(`
  party parties seller buyer supplier customer customers client clients payee payer debtor creditor consignee consignor shipper carrier recipient sender merchant insured
  denominazione cedente cessionario emisor receptor account bill sold lessor lessee issuer käufer verkäufer kunde lieferant fournisseur vendeur acheteur cliente proveedor fornitore klant leverancier
`);
const OF_NOBODY = words(`
  product products item items article artikel goods service services line lines description designation note notes remark remarks comment text subject topic
  reason code codes type id ids number no nr ref reference sku city town locality region state subentity subdivision country county province street address addresses place registration email emails port location
  zip postal postcode currency unit tax vat charge allowance discount fee price amount total quantity bank iban bic institution branch brand make model color
  colour size material category class status department division company organisation organization org business employer firm trading legal project program
  package packages module plugin library dependencies version license licence keywords url uri file path host server key property attribute
  descrizione indirizzo comune provincia nazione causale istituto finanziario banca descripcion descripción direccion dirección calle colonia municipio estado
  pais país localidad ciudad concepto unidad regimen bezeichnung beschreibung anschrift strasse straße désignation libellé adresse ville pays omschrijving adres plaats
  characteristic document attachment language event channel scheme means terms date time tags team school manufacturer
`);

/** The words of a label are read from the last one back: in `companyName`, `name` says nothing. */
export function saidBy(tokens: readonly Token[], from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) {
    const { text, casing } = tokens[i] ?? NOTHING;
    if (casing === 0) continue;
    for (const part of text.split(/(?<=\p{Ll})(?=\p{Lu})/u).toReversed()) {
      const word = part.toLowerCase();
      if (OF_PERSONS.has(word)) return SAYS.person;
      if (OF_PARTIES.has(word)) return SAYS.party;
      if (OF_NOBODY.has(word)) return SAYS.nobody;
    }
  }
  return SAYS.nothing;
}

/** An open element, list or object. */
interface Level {
  readonly opening: 'element' | '[' | '{';
  /** The name of an element, as a word id. */
  readonly id: number;
  readonly says: number;
  /** The nearest telling label among it and what contains it. */
  readonly told: number;
}

/** Deeper levels are not followed. */
const MAX_DEPTH = 40;
/** More tokens than this are a sentence, not a label. */
const MAX_LABEL = 8;
const ENDS_LABEL = new Set(',;|&()!?.');

/** Reads XML elements, JSON members and lines of a key and a value. Linear. */
export function fieldLabels(tokens: readonly Token[]): FieldLabels {
  const [own, around] = [new Int8Array(tokens.length), new Int8Array(tokens.length)];
  const levels: Level[] = [];
  let [key, hasKey, start, isInTag] = [0, false, 0, false];
  const told = (depth: number): number => levels[depth]?.told ?? SAYS.nothing;
  const open = (opening: Level['opening'], id: number, says: number): void => {
    if (levels.length < MAX_DEPTH) levels.push({ opening, id, says, told: says || told(levels.length - 1) });
    [key, hasKey] = [0, false];
  };
  const close = (is: (level: Level) => boolean): void => {
    const at = levels.findLastIndex(is);
    if (at !== -1) levels.length = at;
    [key, hasKey] = [0, false];
  };
  for (const [i, { text, gap }] of tokens.entries()) {
    if (gap === BLANK_LINE) levels.length = 0;
    if (gap >= LINE_END) [key, hasKey, start] = [0, false, i];
    if (text === '<' && isTag(tokens, i)) {
      const end = endOfName(tokens, i + 1);
      const name = tokens[end - 1] ?? NOTHING;
      if (tokens[i + 1]?.text === '/') close(({ opening, id }) => opening === 'element' && id === name.id);
      else open('element', name.id, saidBy(tokens, i + 1, end));
      [isInTag, start] = [true, end];
    } else if (text === '>' && isInTag) {
      if (tokens[i - 1]?.text === '/' && gap === GLUED) close(({ opening }) => opening === 'element');
      [key, hasKey, start, isInTag] = [0, false, i + 1, false];
    } else if (text === '{' || text === '[') {
      open(text, -1, key);
      start = i + 1;
    } else if (text === '}' || text === ']') {
      close(({ opening }) => opening === (text === '}' ? '{' : '['));
      start = i + 1;
    } else if (text === ':' || text === '=') {
      if (i > start && i - start <= MAX_LABEL) [key, hasKey] = [saidBy(tokens, start, i), true];
      start = i + 1;
    } else if (ENDS_LABEL.has(text)) start = i + 1;
    const top = levels.at(-1);
    const isOfLevel = !hasKey && top !== undefined && top.opening !== '{';
    own[i] = hasKey ? key : isOfLevel ? top.says : SAYS.nothing;
    around[i] = told(levels.length - (isOfLevel ? 2 : 1));
  }
  return { own, around };
}

/** Whether `<` opens or closes an element. In programs it is glued to a word or stands alone. */
function isTag(tokens: readonly Token[], at: number): boolean {
  const [before, { gap }, after] = [tokens[at - 1] ?? NOTHING, tokens[at] ?? NOTHING, tokens[at + 1] ?? NOTHING];
  if (after.gap !== GLUED || !(after.casing > 0 || after.text === '/')) return false;
  return after.text === '/' || gap !== GLUED || before === NOTHING || before.text === '>';
}

/** The end of an element's name: its words are glued. */
function endOfName(tokens: readonly Token[], from: number): number {
  let end = from + 1;
  while (end - from < MAX_LABEL && tokens[end]?.gap === GLUED && !'<>/="'.includes(tokens[end]?.text ?? '>')) end++;
  return end;
}
