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

/** Serves the boxes of one document, and keeps what was withheld and what the rest stands on. */
export interface Serving {
  readonly box: (path: string, box: FormCell, kind: BoxKind) => BoxValue;
  readonly row: (
    path: string,
    row: CoverageBoxes,
    of: { readonly kinds: RowKinds; readonly section: BoxId['section'] },
  ) => Coverage;
  /**
   * Whether a row is on the document: not where its boxes are all empty, and not where none of them could be read; it is then
   * withheld as a whole.
   */
  readonly hasRow: (path: string, row: CoverageBoxes) => boolean;
  /** A text that a model gives without a quote: withheld where there are words at hand and it is not among them. */
  readonly text: (path: string, value: string | null, place?: PagePlace) => string | null;
  /** Declines what could not be read at a path. */
  readonly withhold: (path: string, place?: PagePlace) => void;
  /** What a text that is served stands on, where it is found. */
  readonly trace: (path: string, value: string | null, place?: PagePlace) => void;
  readonly withheld: readonly string[];
  readonly evidence: Evidence;
  /** What is in the boxes that are withheld, and where they are, as far as that is known. */
  readonly sought: SoughtPlaces;
}

/** What the quotes of a document are held against: `find` says what one is worth. */
export type ServingRules = Omit<BoxRules, 'box' | 'holds'> & { readonly find: FindQuote };

/** Begins to serve a document. */
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
      const isTurned = endsBeforeItStarts(Object.fromEntries(checked), kinds);
      return Object.fromEntries(
        checked.map(([name, one]) => [
          name,
          serve(`${path}.${name}`, isTurned && isDate(kinds[name]) ? 'withheld' : one, row[name]),
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

/** A policy that ends on the day it starts, or before, was misread, and nobody can tell in which of its dates. */
function endsBeforeItStarts(row: Readonly<Record<string, CheckedBox>>, kinds: RowKinds): boolean {
  const dateOf = (wanted: BoxKind): string | undefined => {
    const [, checked] = Object.entries(row).find(([name]) => kinds[name] === wanted) ?? [];
    return checked === undefined || checked === 'withheld' ? undefined : String(checked.value);
  };
  const [start, end] = [dateOf('start'), dateOf('end')];
  return start !== undefined && end !== undefined && end <= start;
}
