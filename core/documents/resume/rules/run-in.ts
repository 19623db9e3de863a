import { isCapitals, isHeading, kindOfHeading, type SectionKind } from './headings.ts';
import { WIDE_GAP, type TextRow } from './resume-rows.ts';

/** A heading and its content in one row: "Skills: welding, brazing". Within an entry, such lists have other labels. */
const RUN_IN =
  /^(?:[\p{L}&]{1,15} ){0,3}(?:skills|summary|profile|objective|education|languages|interests|hobbies|references|certifications)\s?:\s/iu;

/** A heading of whatever has none of its own. */
const OF_ANYTHING = /\b(?:information|miscellaneous)\b/i;

/** A section that begins and continues in one row, set apart from the row above or below "Additional information". */
export function runInSection(
  row: TextRow,
  above: TextRow | undefined,
): { readonly kind: SectionKind; readonly rest: TextRow } | undefined {
  const [heading = ''] = RUN_IN.exec(row.segments[0].text) ?? [];
  const mayBegin = row.gap > WIDE_GAP || OF_ANYTHING.test(above?.text ?? '');
  const kind = mayBegin ? kindOfHeading(heading) : undefined;
  return kind && { kind, rest: restFrom(row, heading.length) };
}

/** The fewest labels and headings in capitals that are run into other words, and rows that are doubled. A single one may be a name. */
const MIN_RUN_IN = { labels: 2, capitals: 2, doubled: 2 };

/**
 * Gives headings rows of their own where a text was copied from a page that has them in its margin ("EDUCATION Acme College"), and removes
 * labels without a space behind them ("Phone020 7946 0000") and what is printed a second time for screen readers ("BakerBaker").
 */
export function withRunInsApart(rows: readonly TextRow[]): readonly TextRow[] {
  const labels = rows.map(gluedLabelOf);
  const areLabels = labels.filter((length) => length > 0).length >= MIN_RUN_IN.labels;
  const headings = inMargin(rows.map(headingBefore), rows);
  const areDoubled = rows.filter(isDoubled).length >= MIN_RUN_IN.doubled;
  return rows.flatMap((row, i) => {
    const [heading = '', label = 0] = [headings[i], labels[i]];
    if (areDoubled && isDoubled(row)) return upTo(row, row.text.length / 2);
    if (areLabels && label > 0) return restFrom(row, label);
    if (heading === '') return row;
    return [upTo(row, heading.length), { ...restFrom(row, heading.length + 1), gap: 1, isFirst: false }];
  });
}

/** Leaves of the headings before other words those of a document: in capitals, unlike the words, or of work and studies where hardly any is by itself. */
function inMargin(headings: readonly string[], rows: readonly TextRow[]): readonly string[] {
  const capitals = headings.filter(isCapitals);
  const others = headings.filter((heading) => heading !== '' && !isCapitals(heading));
  const kinds = new Set(others.map(kindOfHeading));
  const alone = rows.filter(({ text }) => isHeading(text)).length;
  const areCapitals = capitals.length >= MIN_RUN_IN.capitals;
  const areOthers = kinds.has('experience') && kinds.has('education') && alone < others.length;
  return headings.map((heading) => ((isCapitals(heading) ? areCapitals : areOthers) ? heading : ''));
}

/** The heading before other words: in capitals before words that are not, or else. */
function headingBefore({ text, isBullet, source }: TextRow): string {
  if (source !== 'text' || isBullet) return '';
  const [words = ''] = BEFORE.exec(text) ?? [];
  const all = words.split(' ');
  const count = all.findLastIndex((_, i) => isHeading(all.slice(0, i + 1).join(' '))) + 1;
  const heading = all.slice(0, count).join(' ');
  const rest = text.slice(heading.length);
  const isUnlike = !isCapitals(heading) || /\p{Ll}/u.test(rest);
  return /^ [\p{Lu}\d]/u.test(rest) && isUnlike ? heading : '';
}

/** The first words of a row, of which some may be a heading. */
const BEFORE = /^\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}){0,3}/u;

/** Whether a row has the same text twice, with nothing between. */
function isDoubled({ text, source }: TextRow): boolean {
  const half = text.length / 2;
  return source === 'text' && half > 3 && text.slice(0, half) === text.slice(half) && /\D/.test(text);
}

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
