import { isHeading, kindOfHeading, type SectionKind } from './headings.ts';
import { WIDE_GAP, type TextRow } from './resume-rows.ts';

/** A heading and its content in one row: "Skills: welding, brazing". Within an entry, such lists have other labels. */
const RUN_IN =
  /^(?:[\p{L}&]{1,15} ){0,3}(?:skills|summary|profile|objective|education|languages|interests|hobbies|references|certifications)\s?:\s/iu;

/** A section that begins and continues in one row, set apart from the row above. */
export function runInSection(row: TextRow): { readonly kind: SectionKind; readonly rest: TextRow } | undefined {
  const [heading = ''] = RUN_IN.exec(row.segments[0].text) ?? [];
  const kind = row.gap > WIDE_GAP ? kindOfHeading(heading) : undefined;
  return kind && { kind, rest: restFrom(row, heading.length) };
}

/** Headings or labels that are run into what they name are those of a document only if there are several. */
const MIN_ALIKE = 2;

/**
 * Gives headings in capitals rows of their own where a text was copied from a page that has them in its margin ("EDUCATION Acme College"), and
 * removes labels without a space behind them ("Phone020 7946 0000").
 */
export function withRunInsApart(rows: readonly TextRow[]): readonly TextRow[] {
  const headings = rows.map(capitalsOf);
  const labels = rows.map(gluedLabelOf);
  const [areHeadings, areLabels] = [headings, labels].map(
    (lengths) => lengths.filter((length) => length > 0).length >= MIN_ALIKE,
  );
  if (!areHeadings && !areLabels) return rows;
  return rows.flatMap((row, i) => {
    const [heading, label] = [headings[i] ?? 0, labels[i] ?? 0];
    if (areLabels && label > 0) return restFrom(row, label);
    if (!areHeadings || heading === 0) return row;
    return [upTo(row, heading), { ...restFrom(row, heading + 1), gap: 1, isFirst: false }];
  });
}

/** The length of the heading in capitals before other words. */
function capitalsOf({ text, isBullet, source }: TextRow): number {
  const [, heading = ''] = CAPITALS.exec(text) ?? [];
  return source === 'text' && !isBullet && isHeading(heading) ? heading.length : 0;
}

const CAPITALS = /^(\p{Lu}{2,20}(?: (?:& )?\p{Lu}{2,20}){0,3}) (?!\p{Lu}+(?![\p{L}\d]))\p{Lu}[^\n]{0,300}\p{Ll}/u;

/** The length of a label that nothing parts from its value. */
function gluedLabelOf({ text, source }: TextRow): number {
  return source === 'text' ? (GLUED.exec(text)?.[0].length ?? 0) : 0;
}

const GLUED =
  /^(?:(?:Phone|Telephone|Mobile|Cell|Tel)(?=[+(\d])|E-?[Mm]ail(?=[^\s@]{1,64}@)|(?:Website|URL)(?=https?:|www\.))/;

/** Returns a row from an offset of its first cell on. */
function restFrom(row: TextRow, from: number): TextRow {
  const [first, ...more] = row.segments;
  const start = row.start + from;
  const words = first.words.filter((word) => word.end > start);
  const rest = { ...first, text: first.text.slice(from), start, words };
  return { ...row, text: row.text.slice(from), start, segments: [rest, ...more] };
}

/** Returns a row up to an offset of its first cell. */
function upTo(row: TextRow, until: number): TextRow {
  const [first] = row.segments;
  const end = row.start + until;
  const own = {
    ...first,
    text: first.text.slice(0, until),
    end,
    words: first.words.filter((word) => word.start < end),
  };
  return { ...row, text: own.text, end, segments: [own] };
}
