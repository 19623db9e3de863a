import { FORM_BOXES, SECTION_NAMES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';
import type { BoxId } from './own-words.ts';

/** Finds out whether a quote is printed next to its own label in the document's words. */
export interface LabelPlaces {
  /** Whether the characters at a place follow the label of a limit, with no other amount between them, and the label has no other amount elsewhere. */
  readonly isBeside: (place: { readonly start: number; readonly end: number }, box: BoxId) => boolean;
  /** The section whose row contains a place, according to the labels before it. */
  readonly sectionAt: (place: number) => SectionName | undefined;
  /** Whether an amount follows a label of a section. */
  readonly hasAmounts: (section: SectionName) => boolean;
}

/** A label found in the text. */
interface PlacedBoxLabel {
  readonly start: number;
  readonly end: number;
  /** The boxes it may belong to: `section.name`. */
  readonly boxes: readonly string[];
  /** Its section, if it belongs to only one. */
  readonly section: SectionName | undefined;
}

/** Only a currency sign and table marks come between a label and its amount. */
const MAX_BETWEEN = 60;

/** The headings that start the row of a section, and the one that ends the last row. */
const HEADS: readonly (readonly [SectionName | undefined, string])[] = [
  ['general_liability', 'GENERALLIABILITY'],
  ['auto_liability', 'AUTOMOBILELIABILITY'],
  ['umbrella_excess', 'UMBRELLALIAB'],
  ['umbrella_excess', 'EXCESSLIAB'],
  ['workers_comp', 'WORKERSCOMPENSATION'],
  [undefined, 'DESCRIPTIONOFOPERATIONS'],
];

/** The boxes that each wording of a limit label may belong to. */
const WORDINGS: ReadonlyMap<string, readonly { readonly section: SectionName; readonly name: string }[]> = wordings();

function wordings() {
  const found = new Map<string, { section: SectionName; name: string }[]>();
  for (const { section, name, page } of FORM_BOXES) {
    const lines = page.at === 'row' ? page.lines : page.at === 'kept' ? [page.own] : [];
    for (const wording of new Set(lines.flatMap((line) => line.wordings))) {
      found.set(wording, [...(found.get(wording) ?? []), { section, name }]);
    }
  }
  return found;
}

/** Indexes the limit labels of a text, once for all quotes. */
export function labelPlaces(text: string): LabelPlaces {
  const { letters, places } = lettersOf(text);
  const { labels, rows } = findAll(letters, places);
  const numbers = Array.from(text.matchAll(/\d[\d.,]{2,30}/g), ({ 0: amount, index }) => ({ amount, at: index }));
  const amounts = labels.map(({ end }, i) => {
    const next = Math.min(labels[i + 1]?.start ?? Infinity, end + MAX_BETWEEN);
    return numbers.find(({ at }) => at >= end && at < next)?.amount;
  });
  /** Whether a label of a section has two different amounts: one is from another term or another certificate. */
  const isTwice = (own: PlacedBoxLabel): boolean =>
    new Set(
      labels.flatMap(({ section, boxes }, i) =>
        section === own.section && boxes.join() === own.boxes.join() ? (amounts[i] ?? []) : [],
      ),
    ).size > 1;
  return {
    isBeside({ start, end }, { section, name }) {
      // A quote that contains its label ends after it.
      const own = labels.findLast((label) => label.end <= end);
      if (own === undefined || own.section !== section || !own.boxes.includes(`${section}.${name}`)) return false;
      const isAnswered = numbers.some(({ at }) => at >= own.end && at < start);
      return start - own.end <= MAX_BETWEEN && !isAnswered && !isTwice(own);
    },
    // Text before the first label belongs to the first row.
    sectionAt: (place) => (rows.findLast(({ start }) => start <= place) ?? rows[0])?.section,
    hasAmounts: (section) => labels.some(({ section: of }, i) => of === section && amounts[i] !== undefined),
  };
}

/** Where the row of a section starts or continues. */
type RowStart = Pick<PlacedBoxLabel, 'start' | 'section'>;

function findAll(
  letters: string,
  places: readonly number[],
): { labels: readonly PlacedBoxLabel[]; rows: readonly RowStart[] } {
  const found: PlacedBoxLabel[] = [];
  const rows: RowStart[] = [];
  let section: SectionName | undefined;
  for (let at = 0; at < letters.length; at += 1) {
    // Labels start at the start of a word.
    if (places[at] === (places[at - 1] ?? -2) + 1) continue;
    const start = places[at] ?? 0;
    const head = HEADS.find(([, wording]) => letters.startsWith(wording, at));
    if (head !== undefined) {
      [section] = head;
      rows.push({ start, section });
    }
    const wording = longestAt(letters, at);
    if (wording === undefined) continue;
    const boxes = WORDINGS.get(wording) ?? [];
    const own = ofSection(boxes, section);
    if (own !== undefined) section = own;
    rows.push({ start, section });
    const end = (places[at + wording.length - 1] ?? start) + 1;
    const names = boxes.map((one) => `${one.section}.${one.name}`);
    found.push({ start, end, boxes: names, section: own });
    at += wording.length - 1;
  }
  return { labels: found, rows };
}

/** Resolves a label printed in two sections to the next one in the order of the form. */
function ofSection(
  boxes: readonly { readonly section: SectionName }[],
  last: SectionName | undefined,
): SectionName | undefined {
  const sections = [...new Set(boxes.map(({ section }) => section))];
  if (sections.length < 2) return sections[0];
  const from = last === undefined ? 0 : SECTION_NAMES.indexOf(last);
  return SECTION_NAMES.slice(from).find((one) => sections.includes(one));
}

const BY_LENGTH = [...WORDINGS.keys()].toSorted((a, b) => b.length - a.length);

/** The longest label at a place. */
function longestAt(letters: string, at: number): string | undefined {
  return BY_LENGTH.find((wording) => letters.startsWith(wording, at));
}

/** The capitalized letters of a text and their offsets; everything else is skipped. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (const match of text.matchAll(/[A-Za-z]/g)) {
    letters += match[0].toUpperCase();
    places.push(match.index);
  }
  return { letters, places };
}
