import type { Random } from '../classifier/random.ts';
import { filledIn, type TaggedText } from './generate.ts';
import type { Fillings } from './labelled-lists.ts';

/** A member of a record: its label, and its template or its members. A list has the same label several times. */
type Member = readonly [label: string, value: string | readonly Member[]];

/** How one vocabulary of electronic invoices names its members. */
interface Vocabulary {
  readonly invoice: string;
  readonly number: string;
  readonly note: string;
  readonly parties: readonly string[];
  /** Element around a party; may be empty. */
  readonly party: string;
  readonly partyName: string;
  readonly legal: string;
  readonly contact: string;
  readonly contactName: string;
  readonly address: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly line: string;
  readonly item: string;
  readonly itemName: string;
  readonly description: string;
  readonly amount: string;
  readonly payment: string;
  readonly account: string;
  readonly reason: string;
}

const VOCABULARIES: readonly Vocabulary[] = [
  {
    ...{
      invoice: 'cbc:Invoice',
      number: 'cbc:ID',
      note: 'cbc:Note',
      party: 'cac:Party',
      partyName: 'cac:PartyName/cbc:Name',
    },
    ...{
      parties: ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:PayeeParty', 'cac:DeliveryParty'],
    },
    ...{ legal: 'cac:PartyLegalEntity/cbc:RegistrationName', contact: 'cac:Contact', contactName: 'cbc:Name' },
    ...{ address: 'cac:PostalAddress', street: 'cbc:StreetName', city: 'cbc:CityName', zip: 'cbc:PostalZone' },
    ...{
      country: 'cac:Country/cbc:IdentificationCode',
      line: 'cac:InvoiceLine',
      item: 'cac:Item',
      itemName: 'cbc:Name',
    },
    ...{ description: 'cbc:Description', amount: 'cbc:LineExtensionAmount', payment: 'cac:PaymentMeans' },
    ...{ account: 'cac:PayeeFinancialAccount/cbc:Name', reason: 'cbc:AllowanceChargeReason' },
  },
  {
    ...{
      invoice: 'rsm:CrossIndustryInvoice',
      number: 'ram:ID',
      note: 'ram:IncludedNote/ram:Content',
      party: '',
      partyName: 'ram:Name',
    },
    ...{ parties: ['ram:SellerTradeParty', 'ram:BuyerTradeParty', 'ram:ShipToTradeParty', 'ram:InvoiceeTradeParty'] },
    ...{ legal: 'ram:SpecifiedLegalOrganization/ram:TradingBusinessName', contact: 'ram:DefinedTradeContact' },
    ...{
      contactName: 'ram:PersonName',
      address: 'ram:PostalTradeAddress',
      street: 'ram:LineOne',
      city: 'ram:CityName',
    },
    ...{ zip: 'ram:PostcodeCode', country: 'ram:CountryID', line: 'ram:IncludedSupplyChainTradeLineItem' },
    ...{
      item: 'ram:SpecifiedTradeProduct',
      itemName: 'ram:Name',
      description: 'ram:Description',
      amount: 'ram:LineTotalAmount',
    },
    ...{ payment: 'ram:SpecifiedTradeSettlementPaymentMeans', account: 'ram:AccountName', reason: 'ram:Reason' },
  },
  {
    ...{ invoice: 'invoice', number: 'invoiceNumber', note: 'notes', party: '', partyName: 'name', legal: 'legalName' },
    ...{ parties: ['supplier', 'customer', 'shipTo', 'billTo'], contact: 'contact', contactName: 'fullName' },
    ...{ address: 'address', street: 'street', city: 'city', zip: 'postalCode', country: 'country', line: 'lines' },
    ...{ item: 'product', itemName: 'name', description: 'description', amount: 'lineTotal', payment: 'payment' },
    ...{ account: 'accountHolder', reason: 'discountReason' },
  },
  {
    ...{
      invoice: 'Rechnung',
      number: 'Rechnungsnummer',
      note: 'Hinweis',
      party: '',
      partyName: 'Firma',
      legal: 'Handelsname',
    },
    ...{ parties: ['Verkaeufer', 'Kaeufer', 'Empfaenger'], contact: 'Kontakt', contactName: 'Ansprechpartner' },
    ...{
      address: 'Anschrift',
      street: 'Strasse',
      city: 'Ort',
      zip: 'PLZ',
      country: 'Land',
      line: 'Position',
      item: 'Artikel',
    },
    ...{
      itemName: 'Bezeichnung',
      description: 'Text',
      amount: 'Betrag',
      payment: 'Zahlung',
      account: 'Kontoinhaber',
      reason: 'Grund',
    },
  },
  {
    ...{
      invoice: 'order',
      number: 'order_id',
      note: 'comment',
      party: '',
      partyName: 'company',
      legal: 'trading_name',
    },
    ...{ parties: ['vendor', 'buyer', 'consignee'], contact: 'attention', contactName: 'name', address: 'location' },
    ...{
      street: 'line1',
      city: 'town',
      zip: 'zip',
      country: 'country',
      line: 'items',
      item: 'article',
      itemName: 'title',
    },
    ...{ description: 'details', amount: 'price', payment: 'bank', account: 'beneficiary', reason: 'charge' },
  },
];

const GOODS = `
  {thing}|{made}|{made_up}|{brand} {thing}|{common} {common}|{product}|{coined} {common}|{foreign} {coined}|{surname_place} {thing}|{common} {n}mm|{acronym} {thing}
  |[Winkelprofil|Dachrinne|Gartenschere|Fensterkitt|Wandfarbe matt|Bohrhammer|Blumenerde|Regenjacke Junior|Apfelsaft trüb|Rosinenbrot|Schraubendreher Satz|Kabeltrommel|Tischdecke Leinen|Heizkörper Ventil|Druckerpapier|Gefrierbeutel]
  |[Anfahrt|Kleinmaterial|Stundensatz Geselle|Wartung Aufzug|Grundgebühr|Mahnkosten|Frachtpauschale|Entsorgung Altöl|Reinigung Treppenhaus|Grünpflege|Prüfung Feuerlöscher|Miete Gerüst|Nachtzuschlag|Schulung Brandschutz|Gutschrift Leergut]
  |[Abbruch der alten Fliesen|Versiegeln der Fugen|Liefern und Setzen von Bordsteinen|Umbau der Schaltanlage|Streichen der Decke|Prüfen der Dichtungen|Ausbau Motor links]
  |[Tarte aux pommes|Savon de Provence|Confiture maison|Chemise en lin|Vin de table|Beurre salé|Location de salle|Pose de carrelage|Heures de nuit|Frais de dossier|Entretien chaudière|Panier de saison|Abonnement annuel]
  |[Stroopwafels|Kaas jong belegen|Houten tafel|Schoonmaak kantoor|Huur kopieermachine|Vaste kosten|Aardappelen los|Onderhoud tuin|Servies blauw]
  |[Queso curado|Aceite de oliva|Alquiler de nave|Camisa de algodón|Horas de taller|Pintura blanca|Mantenimiento anual|Gastos de envío|Diseño de folletos|Silla de oficina]
  |[Olio d'oliva|Pasta fresca|Pulizia uffici|Canone mensile|Biglietto giornaliero|Noleggio furgone|Consulenza fiscale|Vino rosso|Formaggio stagionato]
  |[Annual Licence|Standing Charge|Premium Support|Delivery Surcharge|Oak Flooring|Blue Hyacinths|Shower Tray|Winter Tyres|Spring Catalogue|Notebook Ruled|Office Chair Black|Concert Ticket|Staff Training|City Tax|Family Room|Ginger Biscuits|American Pancakes]
  |[Tower|Pump|Engine|Charger]: {coined} {common} {n} {acronym}{n} LT ({n}.{n}kW). [Case|Motor|Fuse]: {n}MB, {n}x{n}
  |{n}{n} {common} {acronym} {n}|[Kaffeemaschine|Serviceline|Netzwerk|Teppich|Fahrkarte|Akte|Broschüre|Zeitung|Saddle|Printer|Colour|Size|Height|Weight|Batch]`;
const COMPANIES = `
  {org}|{org}|{org} GmbH|{org} AG|{coined} {common}|{surname_place} [GmbH|Ltd|& Co KG|SARL|B.V.|S.p.A.|Oy|ApS|AB|AS]|{city} [Handel|Bau|Verlag|Foods|Motors|Energie]|[Muster|Beispiel|Example|Sample|Demo|Test] [Company|Firma|Kunde|Lieferant|Supplier|Customer|Client|Partner|GmbH|Ltd]
  |[Stadtwerke|Sparkasse|Bäckerei|Autohaus|Gemeinde|Landratsamt|Volksbank|Gasthof|Reisebüro] {city}|[Au petit|Chez|Le grand] [jardin|marché|four|soleil|comptoir]|[De|Het] [Molen|Vlaam|Zonnehoek|Bakkerij]|[Hotel|Café|Bar|Trattoria] {common}
  |[COLEGIO|INSTITUTO|TALLERES|HNOS] {surname_place}|{brand}|{brand}|{coined}|{coined} {coined}`;
const DEPARTMENTS =
  'Abteilung Versand|Leitung Technik|Team Reklamation|Referat Haushalt|Pforte|Bestellannahme|Fachberater|Disposition|Empfang|Poststelle|Debitoren|Service Center|Reception|Night Desk|Buyer|Clerk|Standort Nord|Wir helfen gern|Après-vente|Secrétariat|Magazzino|Atención al cliente|Receptie|Customer Service|Accounts Payable|Front Desk|Billing Team|Sales Department|Buchhaltung|Kundendienst|Vertrieb Innendienst|Einkauf|Zentrale|Sekretariat|Rechnungsprüfung|Service clients|Comptabilité|Ufficio acquisti|Oficina de compras|Klantenservice|Not available|Help Desk|Ihr Team';
const TOWNS =
  '{city}|{city}|{city}|London|Athens|Stuttgart|Rotterdam|Bordeaux|Valencia|Newtown|Springfield|Florence|Sydney|Paris|Charlotte|Victoria|Kingston|Austin|Aalborg|Musterstadt|Altdorf|Bad Harzburg|Saint-Malo|Den Haag|La Paz|Tel Aviv|Hong Kong';
const NOTES = `
  Ordered through our web shop.|Goods remain our property until paid in full.|Payment within {n} days, {n}% discount.|Deliver to the back door.|Scratched box.|Thank you for your order.|Freight included.
  |Lieferung frei Haus.|Zahlbar innerhalb von {n} Tagen ohne Abzug.|Die Ware bleibt bis zur Zahlung unser Eigentum.|Bitte geben Sie bei Zahlung die Kundennummer an.|Auf Ihren Wunsch liefern wir auch samstags.|Bei Fragen hilft Ihnen unser Kundendienst gern weiter.
  |Die Gewährleistung richtet sich nach den gesetzlichen Bestimmungen.|Mit der Unterschrift wird die Abnahme der Leistung bestätigt.|Enthält {n}% Umsatzsteuer.|Steuerfrei nach Ziffer {n} b UStG.|Pkt. {n} VOB/B gilt.
  |Pas d'escompte pour paiement anticipé.|Marchandise reçue en bon état.|Betaling binnen {n} dagen.|Portes pagados.|Merce resa franco fabbrica.
  |{org}, Geschäftsführer: {name}, Amtsgericht {city}|Bearbeitet von Frau {surname}|Order placed by {name}|Ihre Ansprechpartnerin: {name}|Managing director: {name}|Trainer: Herr {surname}`;
const REASONS =
  'Freight|Loyal customer|Packaging|Damage|Promotion|Volume discount|Early payment|Cleaning|Sondernachlass|Mengenrabatt|Versand|Treuerabatt|Mindermenge|Remise|Frais de port|Korting|Sconto|Descuento|Small order';

/** Share of parties that are persons, of parties with a contact, and of contacts that are departments. */
const PERSONS = 0.1;
const WITH_CONTACT = 0.35;
const IS_DEPARTMENT = 0.45;

/** An electronic invoice or order in XML or JSON, with the names of its contacts marked. */
export function structured(fillings: Fillings, random: Random): TaggedText {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const is = (share: number): boolean => random.next() < share;
  const of = pick(VOCABULARIES);
  const company = (): string => (is(PERSONS) ? pick(['{name}', '{given} {surname}', 'Frau {name}']) : oneOf(COMPANIES));
  const oneOf = (list: string): string => pick(choices(list));
  const place = (): Member => [
    of.address,
    [
      [of.street, '{street}'],
      [of.city, oneOf(TOWNS)],
      [of.zip, '{n}{n}'],
      [of.country, pick(['DE', 'FR', 'GB', 'US', 'NL', 'AT', 'IT'])],
    ],
  ];
  const contact = (): readonly Member[] => {
    if (!is(WITH_CONTACT)) return [];
    const isNobody = is(IS_DEPARTMENT);
    const isParted = !isNobody && is(0.25);
    const named: readonly Member[] = isParted
      ? [
          [pick(['firstName', 'given', 'Vorname', 'GivenName']), '{given}'],
          [pick(['lastName', 'surname', 'Nachname', 'FamilyName']), '{surname}'],
        ]
      : [[of.contactName, isNobody ? oneOf(DEPARTMENTS) : pick(['{name}', '{given} {surname}'])]];
    return [[of.contact, [...named, ['email', '{email}']]]];
  };
  const party = (label: string): Member => {
    const members: Member[] = [[of.partyName, company()], ...contact(), place()];
    if (is(0.3)) members.push([of.legal, oneOf(COMPANIES)]);
    return [label, of.party === '' ? members : [[of.party, members]]];
  };
  const line = (): Member => [
    of.line,
    [
      [of.number, pick(['{id}', '{id}', 'PO{n}', 'HRB {n}', 'LV {n} {acronym}', '{n} {acronym}'])],
      [of.item, [...(is(0.4) ? [[of.description, oneOf(GOODS)] as Member] : []), [of.itemName, oneOf(GOODS)]]],
      [of.amount, '{n}.{n}'],
    ],
  ];
  const members: Member[] = [
    [of.number, '{id}'],
    ...Array.from({ length: random.below(3) }, (): Member => [of.note, oneOf(NOTES)]),
    ...of.parties.slice(0, 1 + random.below(of.parties.length)).map(party),
    ...(is(0.4) ? [[of.payment, [[of.account, company()]]] as Member] : []),
    ...Array.from({ length: random.below(2) }, (): Member => [of.reason, oneOf(REASONS)]),
    ...Array.from({ length: 1 + random.below(5) }, line),
  ];
  const text = is(0.5)
    ? xml([of.invoice, members], is(0.75) ? '\n' : '')
    : json(
        members.map((member) => withoutPrefixes(member)),
        is(0.6) ? '\n' : ' ',
      );
  return filledIn(text, fillings, random);
}

/** The alternatives of a list; those in brackets stay together. */
function choices(list: string): readonly string[] {
  return list.trim().split(/\s*\|(?![^[]*\])\s*/);
}

function xml([label, value]: Member, between: string, indent = between): string {
  const [outer = label, inner] = label.split('/');
  if (inner !== undefined) return xml([outer, [[inner, value]]], between, indent);
  const inside = indent === '' ? '' : `${indent}  `;
  const text =
    typeof value === 'string' ? value : `${value.map((one) => inside + xml(one, between, inside)).join('')}${indent}`;
  return `<${label}>${text}</${label}>`;
}

function withoutPrefixes([label, value]: Member): Member {
  const plain = label.replaceAll(/\w+:/g, '');
  return [plain, typeof value === 'string' ? value : value.map(withoutPrefixes)];
}

/** Members with the same label become a list. */
function json(members: readonly Member[], between: string, indent = between): string {
  const inside = between === '\n' ? `${indent}  ` : indent;
  const written = (value: Member[1]): string =>
    typeof value === 'string' ? `"${value}"` : json(value, between, inside);
  const lines = [...Map.groupBy(members, ([label]) => label)].map(([label, all]) => {
    const [outer = label, inner] = label.split('/');
    const values = all.map(([, value]) => written(inner === undefined ? value : [[inner, value]]));
    return `"${outer}": ${values.length > 1 ? `[${values.join(', ')}]` : values.join('')}`;
  });
  return `{${inside}${lines.join(`,${inside}`)}${indent}}`;
}
