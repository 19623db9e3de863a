import { documentText } from './document-text.ts';
import { boxText, flag, form4Row, type FilingPart, type Form4Row } from './form4-row.ts';
import { insiderRole } from './insider-role.ts';
import { filedDate } from './filed-values.ts';
import { planReader } from '../plan/plan-footnote.ts';
import { priceReader, type PriceNotes } from './price-unit.ts';
import { readXml, type XmlRefusal } from '../../xml/read-xml.ts';
import { child, childElements, childrenNamed, type XmlElement } from '../../xml/xml-element.ts';
import { footnoteIds, soleChild, textOf } from './element-text.ts';

/** Why a filing could not be read; the `reason` in the contract's unread filings. */
export type UnreadableReason =
  | XmlRefusal
  | 'too_large'
  | 'unknown_encoding'
  | 'not_an_ownership_document'
  | 'amended_form'
  | 'not_a_form_4'
  | 'no_issuer'
  | 'too_many_rows'
  | 'too_many_footnotes'
  | 'rows_unaccounted_for';

/** Contents of one document. */
export type Form4Reading =
  | {
      readonly kind: 'filing';
      /** Ten digits. */
      readonly issuerCik: string;
      readonly issuerName: string | null;
      readonly issuerSymbol: string | null;
      readonly rows: readonly Form4Row[];
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason };

/** Real filings are below 300 kB. */
const MAX_BYTES = 5_000_000;

/** EDGAR accepts thirty lines per table. */
const MAX_ROWS = 1000;

/** EDGAR numbers them F1 to F99. */
const MAX_FOOTNOTES = 99;

const TABLES = new Map([
  ['nonDerivativeTable', 'nonDerivativeTransaction'],
  ['derivativeTable', 'derivativeTransaction'],
]);

/** In any letter case and with any prefix: such a row is not read, and must not be missing silently. */
const TRANSACTION_TAG = /<(?:[\w.-]{1,40}:)?(?:non)?derivativeTransaction[\s/>]/gi;

/**
 * Parses every transaction in both tables of a Form 4's XML, in the filing's order: none merged, none dropped, holdings
 * left out. A joint filing is attributed to its first-listed owner. A document that is not a complete, well-formed,
 * original Form 4 is unreadable, never a filing with fewer rows.
 */
export function readForm4(document: Uint8Array | string): Form4Reading {
  if (document.length > MAX_BYTES) return unreadable('too_large');
  const text = typeof document === 'string' ? document : documentText(document);
  if (text === null) return unreadable('unknown_encoding');
  const xml = readXml(text);
  if (xml.kind === 'refused') return unreadable(xml.reason);
  const { root } = xml;
  if (root.name !== 'ownershipDocument') return unreadable('not_an_ownership_document');
  const form = textOf(soleChild(root, 'documentType')).toUpperCase();
  if (form === '4/A') return unreadable('amended_form');
  if (form !== '4') return unreadable('not_a_form_4');
  const issuer = soleChild(root, 'issuer');
  const issuerCik = filedCik(soleChild(issuer, 'issuerCik'));
  if (issuerCik === null) return unreadable('no_issuer');
  const elements = transactionElements(root);
  if (elements.length > MAX_ROWS) return unreadable('too_many_rows');
  const notes = childrenNamed(root, 'footnotes').flatMap((list) => childrenNamed(list, 'footnote'));
  if (notes.length > MAX_FOOTNOTES) return unreadable('too_many_footnotes');
  // Rows outside the tables, or hidden by a comment, would otherwise be silently missing.
  if (elements.length !== (text.match(TRANSACTION_TAG)?.length ?? 0)) return unreadable('rows_unaccounted_for');
  const filing = filingPart(root);
  const footnotes = footnoteTexts(notes);
  const isPlan = planReader(footnotes);
  const isOtherPrice = priceReader(footnotes);
  return {
    kind: 'filing',
    issuerCik,
    issuerName: boxText(soleChild(issuer, 'issuerName')),
    issuerSymbol: boxText(soleChild(issuer, 'issuerTradingSymbol')),
    rows: elements.map((element) =>
      form4Row(element, {
        filing,
        isDerivative: element.name === 'derivativeTransaction',
        isPlan: isPlan(footnoteIds(element)),
        isOtherPrice: isOtherPrice(priceNotes(element)),
      }),
    ),
  };
}

function unreadable(reason: UnreadableReason): Form4Reading {
  return { kind: 'unreadable', reason };
}

/** Footnotes on these boxes are about another security's price. */
const OTHER_SECURITY = new Set(['conversionOrExercisePrice', 'underlyingSecurity']);

function priceNotes(row: XmlElement): PriceNotes {
  const price = soleChild(soleChild(row, 'transactionAmounts'), 'transactionPricePerShare');
  const onPrice = footnoteIds(price);
  const elsewhere = footnoteIds(row, OTHER_SECURITY).filter((id) => !onPrice.includes(id));
  return { onPrice, elsewhere, title: textOf(soleChild(row, 'securityTitle')) };
}

function transactionElements(root: XmlElement): XmlElement[] {
  return childElements(root).flatMap((table) => {
    const name = TABLES.get(table.name);
    return name === undefined ? [] : childrenNamed(table, name);
  });
}

function filingPart(root: XmlElement): FilingPart {
  const owner = child(root, 'reportingOwner');
  const id = soleChild(owner, 'reportingOwnerId');
  const relationship = soleChild(owner, 'reportingOwnerRelationship');
  return {
    insider_name: boxText(soleChild(id, 'rptOwnerName')),
    insider_cik: filedCik(soleChild(id, 'rptOwnerCik')),
    role: insiderRole(
      {
        director: flag(soleChild(relationship, 'isDirector')),
        officer: flag(soleChild(relationship, 'isOfficer')),
        tenPercentOwner: flag(soleChild(relationship, 'isTenPercentOwner')),
        other: flag(soleChild(relationship, 'isOther')),
        officerTitle: textOf(soleChild(relationship, 'officerTitle')),
        otherText: textOf(soleChild(relationship, 'otherText')),
      },
      textOf(soleChild(root, 'remarks')),
    ),
    period_of_report: filedDate(textOf(soleChild(root, 'periodOfReport'))),
  };
}

/** Returns the footnotes' texts by id; two with the same id are joined, so that neither hides a denial in the other. */
function footnoteTexts(footnotes: readonly XmlElement[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const footnote of footnotes) {
    const id = footnote.attributes['id']?.trim();
    if (id !== undefined) texts.set(id, [texts.get(id) ?? [], textOf(footnote)].flat().join('; '));
  }
  return texts;
}

function filedCik(element: XmlElement | undefined): string | null {
  const text = textOf(element);
  return /^\d{1,10}$/.test(text) && /[1-9]/.test(text) ? text.padStart(10, '0') : null;
}
