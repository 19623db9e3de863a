const split = (words: string): readonly string[] => words.split(',');

/** Labels of the day of issue and of nothing else. */
const ISSUED = split(
  'invoice date,date of invoice,inv date,bill date,billing date,receipt date,date of issue,issue date,date issued,issued,invoice dated,tax date,rechnungsdatum,rechnung vom,belegdatum,beleg datum,ausstellungsdatum,datum der rechnung,factuurdatum,fakturadatum,fakturadato,fecha de emision,fecha de factura,fecha factura,fecha de expedicion,data de emissao,data emissao,data fattura,data di emissione,data wystawienia,date de facture,date facture,date de la facture,date d emission,emise le,facture du,document date,doc date,statement date,transaction date,trans date,sale date,sales date,business date,print date,printed',
);

/** Labels of a date that is the day of issue unless another one says so more plainly. */
const DATE = split('date,dated,datum,date time,date and time,tarikh,vom,von,du,le,dt,fecha,data,del');

/** What is issued on that day: "Rechnung Nr. 7 vom". */
const DOCUMENT = split(
  'rechnung,handelsrechnung,gutschrift,rechnungskorrektur,quittung,invoice,receipt,facture,avoir,factura,fattura,factuur',
);

/** Labels of other days. */
const OTHER = split(
  'due,pay by,delivery,deliver,ship,dispatch,dispatched,despatch,despatched,collection,collected,pickup,returned,renewal,renews,service date,date of service,dates of service,travel,travel date,journey,flight,event date,booked,booking date,quote date,quotation date,estimate date,po date,contract date,delivered,shipping,shipped,order,ordered,valid,validity,expiry,expires,expire,expiration,exp,best before,birth,dob,period,from,to,until,till,through,since,member,check in,check out,arrival,departure,start,end,faellig,fallig,falligkeit,zahlbar,zahlungsziel,liefer,lieferdatum,leistung,leistungsdatum,bestell,bestelldatum,bestellung,auftrag,auftrags,auftragsdatum,lieferschein,lieferscheindatum,bis,ab,seit,skonto,version,stand,gueltig,gultig,gemass,schreiben,schreibens,echeance,livraison,commande,prestation,periode,jusqu,au,associee,liee,related,original,previous,corrected,rechnung gemass,vencimiento,vencimento,scadenza,vervaldatum,termin,forfallodatum,forfallsdato,entrega,consegna,leverdatum,sprzedazy,debut,fin,gst id,effective,warranty,promotion,reg date,dd,next',
);

/** Words that make the date of an invoice that of another one: "original invoice date". */
const REFERRED =
  / (?:original|orig|previous|prior|last|next|related|corrected|ursprungliche\w?|urspruengliche\w?|vorherige\w?) (?:\w{1,20} ){0,2}$/;

/**
 * What a label says of the date after it: 3 that it is the day of issue, 2 that it is a date, -1 that it is another day;
 * undefined where it says nothing. `head` is the head of the column, which counts where nothing stands before the date.
 */
export function dateLabel(before: string, head: string): number | undefined {
  const own = folded(before);
  return rankOf(own) ?? (own.trim() === '' ? rankOf(folded(head)) : undefined);
}

function rankOf(label: string): number | undefined {
  const last = (words: readonly string[]): number => Math.max(...words.map((word) => label.lastIndexOf(` ${word} `)));
  const [issued, other, date] = [last(ISSUED), last(OTHER), last(DATE)];
  if (issued >= 0 && REFERRED.test(label)) return -1;
  // "Date of the invoice corrected" is another day: what stands nearest to the date says which it is.
  if (other > issued) return -1;
  if (issued >= 0 || (date >= 0 && last(DOCUMENT) >= 0)) return 3;
  return date >= 0 ? 2 : undefined;
}

/** In lower case without accents and signs; what stands before another date or number is that one's label. */
function folded(label: string): string {
  const plain = label.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const own = plain.slice(plain.search(/[^\d]*$/u));
  return ` ${own
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;
}
