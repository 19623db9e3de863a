import { documentText } from './document-text.ts';
import { boxText, flag, form4Row, type FilingPart, type Form4Row } from './form4-row.ts';
import { insiderRole } from './insider-role.ts';
import { filedDate } from './filed-values.ts';
import { planReader } from '../plan/plan-footnote.ts';
import { readXml, type XmlRefusal } from '../../xml/read-xml.ts';
import { child, childElements, childrenNamed, type XmlElement } from '../../xml/xml-element.ts';
import { footnoteIds, textOf } from './element-text.ts';

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

const TRANSACTION_TAG = /<(?:nonDerivativeTransaction|derivativeTransaction)[\s/>]/g;

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
  const form = textOf(child(root, 'documentType')).toUpperCase();
  if (form === '4/A') return unreadable('amended_form');
  if (form !== '4') return unreadable('not_a_form_4');
  const issuer = child(root, 'issuer');
  const issuerCik = filedCik(child(issuer, 'issuerCik'));
  if (issuerCik === null) return unreadable('no_issuer');
  const elements = transactionElements(root);
  if (elements.length > MAX_ROWS) return unreadable('too_many_rows');
  const notes = childrenNamed(root, 'footnotes').flatMap((list) => childrenNamed(list, 'footnote'));
  if (notes.length > MAX_FOOTNOTES) return unreadable('too_many_footnotes');
  // Rows outside the tables, or hidden by a comment, would otherwise be silently missing.
  if (elements.length !== (text.match(TRANSACTION_TAG)?.length ?? 0)) return unreadable('rows_unaccounted_for');
  const filing = filingPart(root);
  const isPlan = planReader(footnoteTexts(notes));
  return {
    kind: 'filing',
    issuerCik,
    issuerName: boxText(child(issuer, 'issuerName')),
    issuerSymbol: boxText(child(issuer, 'issuerTradingSymbol')),
    rows: elements.map((element) =>
      form4Row(element, {
        filing,
        isDerivative: element.name === 'derivativeTransaction',
        isPlan: isPlan(footnoteIds(element)),
      }),
    ),
  };
}

function unreadable(reason: UnreadableReason): Form4Reading {
  return { kind: 'unreadable', reason };
}

function transactionElements(root: XmlElement): XmlElement[] {
  return childElements(root).flatMap((table) => {
    const name = TABLES.get(table.name);
    return name === undefined ? [] : childrenNamed(table, name);
  });
}

function filingPart(root: XmlElement): FilingPart {
  const owner = child(root, 'reportingOwner');
  const id = child(owner, 'reportingOwnerId');
  const relationship = child(owner, 'reportingOwnerRelationship');
  return {
    insider_name: boxText(child(id, 'rptOwnerName')),
    insider_cik: filedCik(child(id, 'rptOwnerCik')),
    role: insiderRole(
      {
        director: flag(child(relationship, 'isDirector')),
        officer: flag(child(relationship, 'isOfficer')),
        tenPercentOwner: flag(child(relationship, 'isTenPercentOwner')),
        other: flag(child(relationship, 'isOther')),
        officerTitle: textOf(child(relationship, 'officerTitle')),
        otherText: textOf(child(relationship, 'otherText')),
      },
      textOf(child(root, 'remarks')),
    ),
    period_of_report: filedDate(textOf(child(root, 'periodOfReport'))),
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
