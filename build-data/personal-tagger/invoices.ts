import type { Random } from '../classifier/random.ts';
import { filledIn, type TaggedText } from './generate.ts';
import type { Fillings } from './labelled-lists.ts';

/** Building blocks of invoices in one language; each is a list of choices. */
interface Wording {
  readonly titles: string;
  readonly items: string;
  readonly counts: string;
  readonly sums: string;
  readonly totals: string;
  readonly services: string;
  /** Lines that name a person. */
  readonly persons: string;
}

const ENGLISH: Wording = {
  titles:
    'Invoice|Tax Invoice|Bill|Receipt|Estimate|Quotation|Order Confirmation|Packing List|Delivery Docket|Account Statement|Credit Note|Pro Forma|Purchase Order|Work Order|Menu|Price List|Parts List|Guest Check|Job Sheet|Rental Agreement',
  items: 'Description|Item|Article|Part|Goods|Details|Service|Product|Model|Charge',
  counts: 'Qty|Units|Pcs|Hours|Quantity|Ordered|Shipped|Boxes|Kg|No.',
  sums: 'Price|Rate|Each|Unit Price|Amount|Value|Line Amount|List Price|Cost|Charge|Ext. Price',
  totals:
    'Subtotal|Net|Sales Tax|VAT|Freight|Shipping|Discount|Total|Balance|Deposit Paid|Rounding|Carriage|Handling|Tip|Tendered|Change Given|Card Payment|Insurance|Duty|Less Advance|Amount Outstanding',
  services:
    'Site Visit|Labour|Callout|Consulting|Cleaning|Hire Charge|Set-up Fee|Licence Fee|Calibration|Fitting|Disposal|Overtime|Translation|Proofreading|Hosting|Storage|Haulage|Annual Service|Deep Clean|Wheel Alignment|Membership',
  persons:
    'Attn: {name}|Attention {given} {surname}|Sold to {name}, {address}|Bill to:\n{name}\n{addresslines}|Ship to:\n{org}\nc/o {name}\n{addresslines}|Contact: {name}, {phone}|Contact {given} on {phone}|Served by {given}|Your server was {given}|Cashier: {given}|Prepared by {name}|Ordered by {given} {surname}|Technician: {given} {surname}|Driver {name}|Customer: {name}|Guest: {title} {surname}|Sales rep {given}|Approved: {name}|Signed for by {surname}|Patient: {name}|Stylist {given}|Account manager: {name} <{email}>|Requested by {name} ({org})',
};
const GERMAN: Wording = {
  titles: 'Rechnung|Angebot|Lieferschein|Gutschrift|Mahnung|Auftrag|Quittung|Kassenbon|Speisekarte|Stundenzettel',
  items: 'Bezeichnung|Artikel|Leistung|Ware|Gegenstand|Arbeiten',
  counts: 'Menge|Anzahl|Stück|Std.|Pos.|kg',
  sums: 'Einzelpreis|Preis|Gesamt|Betrag|Summe|Netto|Kosten',
  totals:
    'Zwischensumme|Nettobetrag|Mehrwertsteuer|MwSt.|Versandkosten|Rabatt|Endbetrag|Rechnungsbetrag|Skonto|Anzahlung|Trinkgeld|Bar|Rückgeld|Zahlbar bis {date}',
  services:
    'Arbeitszeit|Materialpauschale|Anfahrtspauschale|Wartung|Reinigung|Reparatur|Beratung|Lieferung|Verpackung|Montage|Miete|Prüfung|Entsorgung|Schulung|Fracht|Ersatzteile|Dichtung|Schrauben|Kabelbinder',
  persons:
    'Ansprechpartner: {name}|Bearbeiter {surname}|Es bediente Sie {given}|Kunde: {name}|Herrn {name}\n{addresslines}|z. Hd. {given} {surname}',
};
const FRENCH: Wording = {
  titles: 'Facture|Devis|Bon de livraison|Avoir|Reçu|Commande|Note de frais|Carte des vins',
  items: 'Désignation|Article|Libellé|Prestation|Produit|Référence',
  counts: 'Qté|Quantité|Nombre|Heures|Colis',
  sums: 'Prix|P.U.|Montant|Prix unitaire|Total HT|Valeur',
  totals: 'Sous-total|Total HT|TVA|Remise|Frais de port|Acompte|Net à payer|Total TTC|Espèces|Rendu|Échéance {date}',
  services:
    "Main d'oeuvre|Déplacement|Nettoyage|Location|Entretien|Peinture|Pose|Livraison|Formation|Dépannage|Emballage|Transport",
  persons:
    "Client : {name}|Vendeur : {given}|À l'attention de {name}|Servi par {given}|Madame {surname}\n{addresslines}",
};
const SOUTHERN: Wording = {
  titles:
    'Factura|Presupuesto|Albarán|Recibo|Fattura|Preventivo|Bolla|Scontrino|Nota fiscal|Pedido|Factuur|Offerte|Kwitantie|Faktura|Paragon',
  items: 'Descripción|Concepto|Artículo|Descrizione|Articolo|Descrição|Omschrijving|Artikel|Nazwa towaru',
  counts: 'Cantidad|Uds.|Quantità|Pezzi|Quantidade|Aantal|Ilość|Horas|Ore',
  sums: 'Precio|Importe|Prezzo|Importo|Preço|Valor|Prijs|Bedrag|Cena|Wartość',
  totals:
    'Base imponible|IVA|Descuento|Total a pagar|Totale|Sconto|Spese|Subtotaal|BTW|Totaal|Korting|Razem|Portes|Efectivo|Cambio|Resto|Vencimiento {date}',
  services:
    'Mano de obra|Limpieza|Alquiler|Transporte|Manodopera|Pulizia|Noleggio|Spedizione|Arbeidsloon|Verzending|Huur|Onderhoud|Montaż|Dostawa|Instalación|Manutenção',
  persons:
    'Cliente: {name}|Atendido por {given}|Spett.le {name}\n{addresslines}|Klant: {name}|T.a.v. {given} {surname}|Vendedor {given}|A la atención de {name}',
};

/** English has more weight. */
const WORDINGS = [ENGLISH, ENGLISH, ENGLISH, GERMAN, FRENCH, SOUTHERN] as const;

/** Goods and their quantities; none of these slots is a person. */
const THINGS = [
  ...['{thing}', '{thing}', '{thing}', '{thing} {thing}', '{made}', '{made_up}', '{made_up}', '{brand} {thing}'],
  ...['{coined} {common}', '{common} {common}', '{foreign}', '{foreign} {foreign}', '{named}', '{named}', '{product}'],
  ...[
    '{surname_place} {thing}',
    '{foreign} {coined}',
    '{coined}',
    '{common} {n}mm',
    '{acronym} {thing}',
    '{foreign} {id}',
  ],
];
const SEPARATORS = ['   ', '      ', '\t', ' | ', ';', ', ', '  ', ' - '] as const;
/** Share of invoices that name a person, and that have a company address. */
const WITH_PERSON = 0.25;
const WITH_FIRM = 0.4;

/** An invoice, bill, menu or parts list: header, item lines, totals; some name a person. */
export function invoice(fillings: Fillings, random: Random): TaggedText {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const wording = pick(WORDINGS);
  const one = (kind: keyof Wording): string => pick(wording[kind].split('|'));
  const between = pick(SEPARATORS);
  const thing = (): string => (random.below(5) === 0 ? one('services') : pick(THINGS));
  const cells = [
    ...(random.below(2) === 0 ? ['{id}'] : []),
    ...(random.below(2) === 0 ? ['{n}'] : []),
    ...(random.below(8) === 0 ? ['{n} {word}'] : []),
  ];
  const after = random.below(4) === 0 ? ['{n}', '{amount}', '{amount}'] : random.below(5) === 0 ? [] : ['{amount}'];
  const row = (): string => [...cells, thing(), ...after].join(between);
  const person = random.next() < WITH_PERSON ? one('persons') : '';
  const isPersonLast = random.below(3) === 0;
  const rows = Array.from({ length: 1 + random.below(5) }, row);
  const sums = Array.from({ length: random.below(4) }, () => `${one('totals')}${pick([' ', ': ', between])}{amount}`);
  const isSentence = random.below(4) === 0;
  const head = [
    ...(random.next() < WITH_FIRM ? [pick(['{org}', '{org}', '{org}\n{addresslines}', '{org}, {address}'])] : []),
    ...(random.below(4) > 0
      ? [`${one('titles')}${pick(['', ' {id}', ' No. {id}', ' {id}, {date}', '  {date}'])}`]
      : []),
    ...(isPersonLast ? [] : [person]),
    ...(!isSentence && random.below(2) === 0
      ? [[...cells.map(() => '#'), one('items'), ...after.map(() => one('sums'))].join(between)]
      : []),
  ];
  const body = isSentence
    ? [`${rows.map((line) => line.replaceAll(between, ' ')).join(pick(['; ', ', ', '. ']))}. ${sums.join('. ')}`]
    : [...rows, ...sums];
  const lines = [...head, ...body, ...(isPersonLast ? [person] : [])].filter((line) => line !== '');
  return filledIn(lines.join(isSentence && random.below(2) === 0 ? '. ' : '\n'), fillings, random);
}
