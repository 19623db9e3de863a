import { FORM_BOXES, SECTION_NAMES } from './acord-25.ts';
import type { SectionName } from './form-box.ts';
import type { BoxId } from './own-words.ts';

/** Finds out whether a quote is printed next to its own label in the words of a document. */
export interface LabelPlaces {
  /** Whether the characters at a place follow the label of a limit, no other amount is between them, and none follows that label elsewhere. */
  readonly isBeside: (place: { readonly start: number; readonly end: number }, box: BoxId) => boolean;
  /** The section whose row a place is in, as far as the labels before it say. */
  readonly sectionAt: (place: number) => SectionName | undefined;
  /** Whether an amount follows a label of a section. */
  readonly hasAmounts: (section: SectionName) => boolean;
}

/** A label where a text has it. */
interface PlacedBoxLabel {
  readonly start: number;
  readonly end: number;
  /** The boxes that it may be of: `section.name`. */
  readonly boxes: readonly string[];
  /** The section that it belongs to, where it is of one only. */
  readonly section: SectionName | undefined;
}

/** Between a label and its amount there are a currency sign and the marks of a table. */
const MAX_BETWEEN = 60;

/** What begins the row of a section, and what ends the last one. */
const HEADS: readonly (readonly [SectionName | undefined, string])[] = [
  ['general_liability', 'GENERALLIABILITY'],
  ['auto_liability', 'AUTOMOBILELIABILITY'],
  ['umbrella_excess', 'UMBRELLALIAB'],
  ['umbrella_excess', 'EXCESSLIAB'],
  ['workers_comp', 'WORKERSCOMPENSATION'],
  [undefined, 'DESCRIPTIONOFOPERATIONS'],
];

/** Which boxes each wording of a limit's label is of. */
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

/** Indexes the labels of limits in a text, once for every quote of it. */
export function labelPlaces(text: string): LabelPlaces {
  const { letters, places } = lettersOf(text);
  const { labels, rows } = findAll(letters, places);
  const numbers = Array.from(text.matchAll(/\d[\d.,]{2,30}/g), ({ 0: amount, index }) => ({ amount, at: index }));
  const amounts = labels.map(({ end }, i) => {
    const next = Math.min(labels[i + 1]?.start ?? Infinity, end + MAX_BETWEEN);
    return numbers.find(({ at }) => at >= end && at < next)?.amount;
  });
  /** Whether one label of a section has two amounts: one is of another term, or of another certificate. */
  const isTwice = (own: PlacedBoxLabel): boolean =>
    new Set(
      labels.flatMap(({ section, boxes }, i) =>
        section === own.section && boxes.join() === own.boxes.join() ? (amounts[i] ?? []) : [],
      ),
    ).size > 1;
  return {
    isBeside({ start, end }, { section, name }) {
      // A quote that has its label in it ends after it.
      const own = labels.findLast((label) => label.end <= end);
      if (own === undefined || own.section !== section || !own.boxes.includes(`${section}.${name}`)) return false;
      const isAnswered = numbers.some(({ at }) => at >= own.end && at < start);
      return start - own.end <= MAX_BETWEEN && !isAnswered && !isTwice(own);
    },
    // Before the first label stands the rest of its row.
    sectionAt: (place) => (rows.findLast(({ start }) => start <= place) ?? rows[0])?.section,
    hasAmounts: (section) => labels.some(({ section: of }, i) => of === section && amounts[i] !== undefined),
  };
}

/** Where the row of a section begins, or goes on. */
type RowStart = Pick<PlacedBoxLabel, 'start' | 'section'>;

function findAll(
  letters: string,
  places: readonly number[],
): { labels: readonly PlacedBoxLabel[]; rows: readonly RowStart[] } {
  const found: PlacedBoxLabel[] = [];
  const rows: RowStart[] = [];
  let section: SectionName | undefined;
  for (let at = 0; at < letters.length; at += 1) {
    // Labels begin where a word begins.
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

/** Of a label that two sections print, the one that is next in the order of the form. */
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

/** The letters of a text, capitals, and where each is; numbers and signs between words are left out. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (const match of text.matchAll(/[A-Za-z]/g)) {
    letters += match[0].toUpperCase();
    places.push(match.index);
  }
  return { letters, places };
}
