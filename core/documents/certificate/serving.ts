import type { Evidence, Quotation, SoughtPlace, SoughtPlaces } from '../reading/answer.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import type { PagePlace } from '../reading/page-place.ts';
import { isEmpty, type FormCell } from './box.ts';
import { checkBox, type BoxRules, type CheckedBox } from './checked-box.ts';
import type { BoxValue, Coverage } from './extraction.ts';
import type { BoxKind } from './form-box.ts';
import type { BoxId } from './own-words.ts';
import type { RowKinds } from './coverage-sections.ts';

export type CoverageBoxes = Readonly<Record<string, FormCell>>;

/** Serves the boxes of one document and collects what is withheld and the evidence for the rest. */
export interface Serving {
  readonly box: (path: string, box: FormCell, kind: BoxKind) => BoxValue;
  readonly row: (
    path: string,
    row: CoverageBoxes,
    of: { readonly kinds: RowKinds; readonly section: BoxId['section'] },
  ) => Coverage;
  /** Whether a row is on the document. It is not if all its boxes are empty or, in which case the whole row is withheld, if none could be read. */
  readonly hasRow: (path: string, row: CoverageBoxes) => boolean;
  /** Serves text that a model gives without a quote; withheld if the document's words are available and do not contain it. */
  readonly text: (path: string, value: string | null, place?: PagePlace) => string | null;
  /** Withholds a path. */
  readonly withhold: (path: string, place?: PagePlace) => void;
  /** Records the evidence for served text, if it is found. */
  readonly trace: (path: string, value: string | null, place?: PagePlace) => void;
  readonly withheld: readonly string[];
  readonly evidence: Evidence;
  /** What is in withheld boxes and where they are, if known. */
  readonly sought: SoughtPlaces;
}

/** What quotes are checked against. */
export type ServingRules = Omit<BoxRules, 'box' | 'holds'> & { readonly find: FindQuote };

/** Starts serving a document. */
export function createServing({ find, ...held }: ServingRules): Serving {
  const withheld: string[] = [];
  const evidence: Record<string, Quotation> = {};
  const sought: Record<string, SoughtPlace> = {};
  const rules: Omit<BoxRules, 'box'> = { ...held, holds: (quote, of) => find(quote, { of }) !== undefined };

  const quoted = ({ quote, place }: Partial<FormCell>): Quotation | undefined => {
    const found = typeof quote === 'string' ? find(quote) : undefined;
    return found && { ...found, ...place };
  };
  const serve = (path: string, checked: CheckedBox, box: Partial<FormCell> = {}): BoxValue => {
    if (checked === 'withheld') {
      withheld.push(path);
      const found = quoted(box) ?? (box.place && { quote: null, ...box.place });
      if (found) sought[path] = found;
      return null;
    }
    const { value, quote } = checked;
    const found = quoted({ ...box, quote });
    if (found) evidence[path] = found;
    return value;
  };

  const trace: Serving['trace'] = (path, value, place) => {
    const found = quoted({ quote: value, ...(place && { place }) });
    if (found) evidence[path] = found;
  };

  return {
    withheld,
    evidence,
    sought,
    box: (path, box, kind) => serve(path, checkBox(box, kind, { ...rules, box: { section: null, name: path } }), box),
    row(path, row, { kinds, section }) {
      const checked = Object.entries(row).map(
        ([name, box]) => [name, checkBox(box, kinds[name] ?? 'text', { ...rules, box: { section, name } })] as const,
      );
      const isReversed = endsBeforeItStarts(Object.fromEntries(checked), kinds);
      return Object.fromEntries(
        checked.map(([name, one]) => [
          name,
          serve(`${path}.${name}`, isReversed && isDate(kinds[name]) ? 'withheld' : one, row[name]),
        ]),
      );
    },
    hasRow(path, row) {
      const boxes = Object.values(row);
      if (boxes.every(isEmpty)) return false;
      const isTraced = boxes.some(({ quote }) => quote !== null && rules.holds(quote));
      if (!isTraced) serve(path, 'withheld');
      return isTraced;
    },
    text(path, value, place) {
      if (value !== null && !rules.holds(value)) return serve(path, 'withheld') as null;
      trace(path, value, place);
      return value;
    },
    withhold: (path, place) => void serve(path, 'withheld', place && { place }),
    trace,
  };
}

function isDate(kind: BoxKind | undefined): boolean {
  return kind === 'start' || kind === 'end';
}

/** Whether a policy ends on or before the day it starts: one of its dates was misread, and there is no telling which. */
function endsBeforeItStarts(row: Readonly<Record<string, CheckedBox>>, kinds: RowKinds): boolean {
  const dateOf = (wanted: BoxKind): string | undefined => {
    const [, checked] = Object.entries(row).find(([name]) => kinds[name] === wanted) ?? [];
    return checked === undefined || checked === 'withheld' ? undefined : String(checked.value);
  };
  const [start, end] = [dateOf('start'), dateOf('end')];
  return start !== undefined && end !== undefined && end <= start;
}
