import { hasLegalForm } from '../../../names/person-or-organization.ts';

/** Who issued a document, and whether more than its position says so. */
export interface FoundVendor {
  readonly name: string;
  readonly isConfirmed: boolean;
}

/** Maximum length of text around a name in its line. */
export const MAX_LENGTH = 200;

/** A longer name is a sentence. */
export const MAX_NAME = 80;

/** Headings of the seller's part of an invoice; a name may follow in the same line. */
export const SELLER =
  /^(?:seller|sold by|vendor|supplier|exporter|shipper|issued by|bill from|invoice from|from|verkäufer|lieferant|rechnungssteller|leistungserbringer|vendeur|fournisseur|émetteur|emetteur|emisor|proveedor|fornitore|cedente|leverancier|verkoper|sprzedawca)(?: ?\/ ?\p{L}{3,20})?\s?(?::\s{0,2}(?<name>.*))?$/iu;

/** Lines that name nobody: the document type, greetings, and what follows a name. */
export const NO_NAME =
  /^(?:\W|\d)*(?:(?:[\p{L}-]{1,20} ){0,3}(?:bill|invoice|note|receipt|statement)\W{0,3}$|(?:(?:simplified|full|original|tax|vat|sales|commercial|pro ?-?forma) ?){0,3}invoice|credit (?:note|memo)|application for payment|receipt|official receipt|cash (?:sales?|bill|receipt|memo)|sales? receipt|payment receipt|rechnung|quittung|beleg|facture|avoir|reçu|factuur|fattura|factura|fatura|faktura|nota fiscal|ricevuta|bill|order|copy|duplicate|original|thank you|welcome|page|logo|your order|(?:sub|grand )?-?total|amount|cash|change|balance|gesamtbetrag|summe)(?![\p{L}'’])/iu;

/** Headings of the customer's part; names below belong to the customer. */
export const CUSTOMER =
  /^(?:(?:to|for|an|à|attention)\s?(?::|$)|prepared for|deliver(?:ed)? to|consignee|importer|buyer|(?:details of )?receiver|notify party|messrs|for account(?: and risk)? of|spett(?:\.le|abile)?|billing address|shipping address|account (?:holder|name)|guest|patient|cliente|klant|destinatario|nabywca|bill(?:ed)? to|sold to|ship to|invoice to|customer|client|attn|rechnungsadresse|rechnungsempfänger|kunde|käufer|lieferadresse|adresse de (?:facturation|livraison)|factuuradres|afleveradres)(?![\p{L}])/iu;

/** An address, an office number or contact details: the name is above. */
export const BELOW_NAME =
  /\b(?:co(?:mpany)?[ .-]{0,2}(?:no|reg)|roc|brn|reg(?:istration)? no|tel|telephone|phone|fax|mobile|hp|gst|vat|tin|abn|ust|siret|siren|e-?mail|www|http|date|time|cashier|invoice no|street|road|avenue|suite|jalan|jln|lot|lorong|taman|floor|plaza|straße|strasse|str\.|rue|postcode|gln)\b|@|\d{5}|^no\.? ?\d|^\d{1,4}\p{L}?[ ,-]/iu;

/** A company number next to its name, which is not part of it. */
export const REGISTRATION =
  /\s{0,3}(?:\(\s?(?:co(?:mpany)?\.? ?(?:reg)?\.? ?(?:no)?\.? ?:? ?)?\d{4,}[\d -]{0,12}[A-Z]?\s?\)|(?:co\.? reg\.? no\.? ?:? ?)?\d{4,12}-[A-Z])\s{0,3}$/i;

/** Marks and words before a name that do not belong to it. */
const LEADING = /^(?:#\d{1,9}|(?:operated|owned|managed) by|[*\s.:=_-]{1,12})\s{0,3}(?=[\p{L}\d])/iu;

/** Whether a name includes a company form. */
export function isForm(text: string): boolean {
  return hasLegalForm(text) || /\sS\/B\.?$/iu.test(text);
}

/** Removes what surrounds a name in its line. */
export function cleaned(text: string): string {
  const bare = text.slice(0, MAX_LENGTH).replace(REGISTRATION, '').replace(LEADING, '');
  return withoutAddress(bare.replace(/\s+/g, ' '))
    .replace(/[\s,;:|]{1,4}$/, '')
    .trim();
}

/** A company's legal form later in a name. */
const FORM_BEHIND = /(?<![\p{L}\d])(?:sdn|bhd|gmbh|ltd|inc|llc|limited|corp|pte|pty|plc)(?![\p{L}\d])/iu;

/** A sign after a name: an address or a description of the business follows. */
const PARTING = /,? [|•●·–—/-] |[,;] /;

/** U.S. state codes that are legal forms elsewhere, before a ZIP code. */
const STATE = /(?<!\p{L})(?:CA|CO|KS|KY|NV|PA|SC)$/u;
const ZIP = /^ {1,2}\d{5}(?!\d)/;

/** Removes the address or number after a name's legal form in its line or, without a form, after a sign. */
function withoutAddress(text: string): string {
  const ends = [...text.matchAll(/[^\s,]+/g)].map(({ index, 0: word }) => index + word.length);
  const end = ends.slice(1).find((at) => {
    const rest = text.slice(at);
    const [next = ''] = /[^\s,&]+/.exec(rest) ?? [];
    if (STATE.test(text.slice(0, at)) && ZIP.test(rest)) return false;
    const isParted = rest.search(PARTING) === 0 || /\d/.test(rest);
    return isParted && hasLegalForm(text.slice(0, at)) && !hasLegalForm(`X ${next}`) && !FORM_BEHIND.test(rest);
  });
  if (end !== undefined) return text.slice(0, end);
  const sign = PARTING.exec(text);
  const name = text.slice(0, sign?.index);
  const isName = /\p{L}{3}/u.test(name);
  return sign && isName && BELOW_NAME.test(text.slice(sign.index + sign[0].length)) ? name : text;
}

/** Returns the part of a name that does not depend on spacing, marks and capitals. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
