const FUNCTION_WORDS = `
  und vom zum zur für nach auf aus dem ein eine einer einem einen ist sind wird werden nicht ihre ihrer ihrem wir sie bitte gemäß durch über unter bei
  les aux votre vos nous vous dans avec est sont une cette et que qui notre par el una para por su sus nuestro della delle degli dello nel nella che
  il gli anche più dal dalla alla dei degli nei stato questo como pero muy está también sobre entre desde hasta más este esta ses leur leurs mais ont été
  och att på är inte som jag blev ikke også fra og det af har være eller je som ako pri aj pre bol bola nije koji koja kako što
  sono het een voor naar uw wij onze niet zijn em uma não com seu sua nosso
`;
const FORM_WORDS = `
  abschlag absender angebot anschrift ansprechpartner anzahl art artikel auftrag bankverbindung bar beitrag beleg bemerkung bemerkungen beschreibung
  bestellung betrag betreff bezeichnung brutto datum einheit einzelpreis empfänger ergebnis fällig fälligkeit firma flasche frist gebühr geburtsdatum
  gesamt gesamtbetrag gesamtpreis geschäftsführer gutschrift hinweis inhaber karton kasse kategorie kiste konto kunde kunden käufer lief liefer
  lieferant lieferung mahnung mehrwertsteuer menge mwst netto nr nummer ort plz pos position positionen positionsdaten preis quittung rabatt rechnung
  rechnungen seite skonto steuer stück summe telefon überweisung umsatzsteuer ust verkauf verkäufer verkauft verpackung versand versicherung vertrag
  vorname währung warenempfänger zahlbar zahlung zeitraum zu zuschlag zwischensumme abonné abonnement abonnements acheteur acompte adresse avoir
  banque caisse cedex commande compte courriel courrier date désignation devise échéance emballage facture factures forfait fournisseur frais ht ligne
  livraison merci montant montants nom numéro objet paiement prélèvement prénom prix quantité reçu référence règlement remise réf siège tarif taxe
  téléphone titulaire ttc tva unitaire vendeur ville virement apellido apellidos artículo banco cantidad ciudad cobro código comprador concepto correo
  cuenta descripción descuento dirección domicilio entrega factura fecha forma gracias importe iva línea nombre número pago pagos país pedido precio
  proveedor recibo teléfono titular transferencia unitario vencimiento vendedor aliquota banca bonifico causale città codice cognome consegna conto
  descrizione fattura fiscale fornitore grazie importo imponibile indirizzo intestatario nome numero ordine pagamento pagina partita prezzo quantità
  ricevuta scadenza sconto telefono totale aantal achternaam adres bedrag bestelling betaling btw factuur factuurdatum factuurnummer klant korting
  leverancier levering naam omschrijving prijs rekening rekeninghouder subtotaal telefoon totaal vervaldatum voornaam woonplaats conta descrição
  desconto encomenda endereço fatura fornecedor morada obrigado preço quantidade telefone unitário
`;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const FORMS = wordsOf(FORM_WORDS);
const FUNCTIONS = wordsOf(FUNCTION_WORDS);

/** German writes compounds as one word; the last part says what the word is. */
const COMPOUND =
  /.(?:nummer|datum|betrag|preis|preise|satz|steuer|wert|menge|rechnung|rechnungen|schein|anschrift|adresse|daten|summe|rabatt|empfänger|bezeichnung|bedingungen|konto|inhaber|gutschrift|lieferung|bestellung|zahlung|frist|kosten|gebühr|versicherung|leistung|erklärung|führer|führerin|prozess|verfahren|einheit|beleg|vertrag|fahrt|karte|korrektur|währung|kennzeichen|mandat|blatt|service|dienst|abteilung|stelle|pauschale|unterlagen|arbeiten|positionen|ierung|ungen|keit|schaft|ement|ción|ciones|zione|zioni|ção)$/;
const MIN_COMPOUND = 8;

/** Whether a lower-case word labels fields or headings on German, French, Spanish, Italian, Dutch or Portuguese bills and forms. */
export function isForeignFormWord(lower: string): boolean {
  if (lower.includes('-')) return lower.split('-').every(isForeignFormWord);
  return FORMS.has(lower) || (lower.length >= MIN_COMPOUND && COMPOUND.test(lower));
}

/** Whether a lower-case word belongs to one of those languages or to a Scandinavian or Slavic one, and is not an English word. */
export function isForeignWord(lower: string): boolean {
  return FUNCTIONS.has(lower) || isForeignFormWord(lower);
}
