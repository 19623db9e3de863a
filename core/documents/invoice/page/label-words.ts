import type { Labelled, SumRole } from './role.ts';

/** A way in which labels say what an amount is: any of these words, and where given also any of those, and none of the last. */
export interface LabelRule extends Labelled {
  readonly role: SumRole;
  readonly any: readonly string[];
  readonly also?: readonly string[];
  readonly never?: readonly string[];
}

/** Words that decide a label, told also where one letter of them is wrong. */
export const KEY_WORDS =
  'total,subtotal,amount,rounding,rounded,change,inclusive,including,included,exclusive,excluding,payable,discount,payment,balance,tendered,gesamtbetrag,nettobetrag,umsatzsteuer,bruttosumme'.split(
    ',',
  );

const TAX =
  'gst,vat,tax,taxes,sst,hst,pst,qst,mwst,mehrwertsteuer,ust,umsatzsteuer,steuer,steuerbetrag,tva,taxe,iva,btw,ppn,moms,sales tax'.split(
    ',',
  );

const SUM =
  'total,tota,totai,totals,sales,amount,amt,sum,summe,gesamt,gesamtbetrag,betrag,montant,rechnungssumme,rechnungsbetrag,warenwert,supply,supplies'.split(
    ',',
  );

const WITH_TAX =
  'incl,incluido,inclusa,incluso,include,includes,inclusive,including,inc,inclu,with,included,ttc,brutto,inkl,einschliesslich,toutes taxes,ti'.split(
    ',',
  );

const WITHOUT_TAX =
  'excl,exclusive,excluding,exc,ex,before,without,ht,netto,ohne,exkl,zzgl,zuzuglich,hors taxe,hors taxes,hors tva,taxable'.split(
    ',',
  );

/** Less what was paid before is less to pay, and no discount. */
const PAID =
  'deposit,deposits,paid,payment,payments,received,credit,credits,anzahlung,anzahlungen,acompte,acomptes'.split(',');

const COUNTS =
  'qty,quantity,quantities,count,item count,items,item s,pcs,no of items,no of item,menge,anzahl,stuck,quantite,nombre,total item,hours,hrs,stunden,weight,litre,litres,liter,points,point,pts'.split(
    ',',
  );

/** In the order in which they are tried: what is more particular comes first. All words are folded. */
export const LABELS: readonly LabelRule[] = [
  {
    role: 'carried',
    strength: 3,
    any: 'page total,page subtotal,page sub total,total this page,total of page,carried forward,carry forward,carried over,carry over,uebertrag,ubertrag,seitensumme,seitentotal,a reporter,total de la page,suma y sigue,riporto'.split(
      ',',
    ),
    never: ['balance', 'grand total', 'total due'],
  },
  {
    role: 'previous_balance',
    strength: 3,
    any: 'previous balance,prev balance,previous bill,previous invoice,last bill,last invoice,balance forward,balance brought forward,brought forward,carried forward,opening balance,outstanding balance,balance from last,balance last,balance bf,past due,overdue,arrears,saldovortrag,alter saldo,vorheriger saldo,offene zahlungen,offener betrag,solde precedent,ancien solde,report a nouveau,solde anterieur'.split(
      ',',
    ),
  },
  {
    role: 'other',
    strength: 3,
    any: 'saving,savings,you saved,you save,saved,ersparnis,economie,economies'.split(','),
  },
  {
    role: 'discount',
    strength: 3,
    any: 'discount,discounts,disc,less,voucher,coupon,promo,promotion,rebate,rabatt,nachlass,abschlag,abschlage,skonto,remise,remises,rabais,escompte'.split(
      ',',
    ),
    never: [...WITH_TAX, ...WITHOUT_TAX, ...PAID, 'after', 'total payable', 'net total'],
  },
  {
    role: 'change',
    strength: 3,
    any: 'change,chg due,chnge,baki,wechselgeld,ruckgeld,zuruck,rendu,monnaie rendue,a rendre,cambio,vuelto,troco,resto,wisselgeld,tillbaka,reszta'.split(
      ',',
    ),
    never: ['service', 'svc', 'srv'],
  },
  {
    role: 'total',
    strength: 3,
    any: 'total rounded,rounded total,total after rounding,total after adj,total after round,total amt rounded,total amount rounded,after rounding,final total,grand total,total after discount,bill total,nett total,invoice total,total invoice,gross total,gross amount,total gross,total a payer,net a payer,endbetrag,rechnungsbetrag,rechnungssumme brutto,bruttosumme,bruttobetrag,gesamtsumme,gesamtbetrag brutto,gesamtbetrag inkl,total ttc,totaalbedrag,totale documento,totale fattura,total factura,total fatura,importe total,valor total,razem brutto,att betala,montant ttc,montant total ttc'.split(
      ',',
    ),
    never: [...WITHOUT_TAX, ...COUNTS],
  },
  {
    role: 'due',
    strength: 3,
    any: 'total payable,total amount payable,total amt payable,total amount due,total due,total outstanding,total to pay,total balance'.split(
      ',',
    ),
    never: [...WITHOUT_TAX, ...COUNTS],
  },
  {
    role: 'rounding',
    strength: 3,
    any: 'rounding,round,rounding adj,rounding adjustment,round adj,round off,roundoff,rnd,round ing,rundung,rundungsdifferenz,arrondi,pembulatan'.split(
      ',',
    ),
    never: ['total rounded'],
  },
  {
    role: 'charge',
    strength: 3,
    any: 'service charge,svc charge,serv charge,service chg,svc chg,srv chg,serv chg,svr chg,ser chg,service,tip,gratuity,trinkgeld,pourboire,shipping,freight,postage,delivery fee,handling,versand,versandkosten,fracht,zuschlag,zuschlage,frais de port,livraison,port'.split(
      ',',
    ),
    never: [...SUM],
  },
  { role: 'other', strength: 3, any: COUNTS, never: [...WITH_TAX, ...WITHOUT_TAX] },
  {
    role: 'tax',
    strength: 3,
    any: 'included in total,incl in total,included in the total,included in above,gst included,vat included,tax included,gst incl,vat incl,tax incl,vat inc,tax inc,tva incluse,tva comprise,iva incluido,iva inclusa,iva incluido en,btw inbegrepen,enthaltene mwst,enthaltene ust,enthalten,darin enthalten,dont tva,inkl mwst,including vat of,gst amount,gst amt,tax amount,tax amt,vat amount'.split(
      ',',
    ),
    also: TAX,
    never: [
      'total sales',
      'total amount',
      'total amt',
      'total gst incl',
      'gst incl total',
      'excluding',
      'subtotal',
      'sub total',
      'total inkl',
      'gesamtbetrag',
      'summe',
    ],
  },
  { role: 'subtotal', strength: 3, any: SUM, also: WITHOUT_TAX, never: WITH_TAX },
  {
    role: 'subtotal',
    strength: 3,
    any: 'subtotal,sub total,sub ttl,subttl,zwischensumme,sous total,subtotaal,base imponible,imponible,imponibile,total sin iva,totale imponibile,razem netto,nettobetrag,nettosumme,nettowert,net amount,amount before tax,total net,total ht,montant ht,base ht,rechnungssumme ohne ust,rechnungssumme ohne,positionssumme,summe positionen,total des lignes,items total,total of items'.split(
      ',',
    ),
  },
  { role: 'total', strength: 3, any: SUM, also: WITH_TAX },
  { role: 'total', strength: 3, any: WITH_TAX, also: TAX },
  { role: 'subtotal', strength: 2, any: WITHOUT_TAX, also: TAX },
  { role: 'total', strength: 2, any: ['net total', 'net amt', 'nett', 'nett amount', 'nett amt'] },
  { role: 'tax', strength: 3, any: TAX, never: ['invoice', 'no', 'id', 'reg', 'nr', 'code', 'rate'] },
  {
    role: 'payment',
    strength: 3,
    any: 'cash,tendered,tender,paid,payment,received,recieved,visa,master,mastercard,amex,credit card,debit card,card,credit,debit,cheque,check,eftpos,edc,maestro,paypal,touch n go,bar,bargeld,gegeben,bezahlt,zahlung,anzahlung,anzahlungen,vorauszahlung,girocard,kreditkarte,ec karte,especes,carte,carte bancaire,cb,paye,acompte,acomptes,deja regle,efectivo,tarjeta,dinheiro,contanti,contant,kontant,gotowka,gotówka,deposit,prepaid'.split(
      ',',
    ),
    never: ['sales', 'due', 'to be paid'],
  },
  {
    role: 'due',
    strength: 2,
    any: 'amount due,balance due,balance,due,payable,amount payable,to pay,to be paid,pay this amount,please pay,te betalen,totale da pagare,da pagare,total a pagar,a pagar,importe a pagar,do zapłaty,do zaplaty,zahlbetrag,zu zahlen,zahlbar,falliger betrag,reste a payer,solde du,solde,montant du'.split(
      ',',
    ),
  },
  {
    role: 'total',
    strength: 2,
    any: 'total,totai,tota1,totl,ttl,total amount,total amt,total sales,total rm,gesamtbetrag,gesamt,summe,montant total,jumlah,current charges,new charges,total charges,charges this month,totaal,totale,totalt,razem,suma'.split(
      ',',
    ),
  },
  { role: 'total', strength: 1, any: 'amount,amt,betrag,montant,sale,sales'.split(',') },
];
