import { parted } from '../pieces.ts';
import { isWithin, type TextRow, type TextSpan } from '../resume-rows.ts';
import { isStreet } from '../role-places.ts';
import { organisationScore, titleScore } from '../row-features.ts';
import { isHouseWithNumber, isStreetWithNumber } from '../words/street-words.ts';
import { HOME_LABEL, HOME_PHRASE } from '../words/home-labels.ts';
import { EMAIL, HANDED_ON, isOfDates, MAX_ROW, OTHER_LABEL, PHONE, PHONE_LABEL } from './contact.ts';
import { homePlace, isCityAlone } from './home-place.ts';
import { hasPostalCode, townOfAddress, type Before, type Surroundings } from './postal-address.ts';

/** Signs between cells, but not the dash before a postal code or a state: "Pune - 411 001", "Recife - PE, 50030-230". */
const SIGN =
  /\s{0,3};\s{1,3}|\.\s{1,3}(?=(?:Based|Liv(?:es?|ing)|Located|Resid(?:es?|ing)) )|(?!(?<=\p{L})\s[-\u2013]\s(?:\d{3} ?\d{3}(?!\d)|[A-Z]{2}(?:,|$)))\s{1,3}[^\p{L}\p{N}\s(+@,]{1,2}\s{1,3}|\s(?=\p{Ll}: )|\s{0,3}[|·•∙●▪◦⋅]{1,2}\s{0,3}|\s{2,}|\t/gu;

/** How many rows above an address may say whose it is: behind its street and parts of the house. */
const ABOVE = 3;

/** Whose place is looked for, and where. */
export interface Asked {
  readonly name?: string | undefined;
  /** The person's email address and phone number. */
  readonly reached?: readonly TextSpan[];
  /** Whether a row may name a place. */
  readonly mayName?: (row: TextRow) => boolean;
}

/** Where somebody lives, as rows say. */
export interface Places {
  /**
   * Returns the first place that some of the rows say somebody is at. A name with a licence ("Jane Roe, MD") looks like a place but is not. A place with a label comes
   * before one without. If no text says so by itself, rows with an email address or phone number count, and those next to them.
   */
  readonly first: (some: readonly TextRow[]) => string | undefined;
  /** Returns the place that the tagger found. With a postal code it must be somebody's address; undefined if it is where somebody was born. */
  readonly tagged: (span: TextSpan) => string | undefined;
}

/** Reads where somebody lives from the rows of a document. */
export function placesIn(rows: readonly TextRow[], { name = '', reached = [], mayName = () => true }: Asked): Places {
  const indexes = new Map(rows.map((row, i) => [row, i]));
  const read = new Map<number, readonly Cell[]>();
  const cellsAt = (i: number): readonly Cell[] => {
    const row = rows[i];
    const cells = read.get(i) ?? (row && mayHold(row) ? cellsOf(row, name) : []);
    read.set(i, cells);
    return cells;
  };
  const isContact = (i: number): boolean => withoutContacts(rows[i]?.text ?? '') !== (rows[i]?.text ?? '');
  const isReached = (i: number): boolean => reached.some(({ text }) => rows[i]?.text.includes(text));
  const isOwn = (text: string): boolean => (name !== '' && text.includes(name)) || isOwnText(text);
  const isOwnRow = (i: number): boolean => cellsAt(i).every(({ text }) => isOwn(text));

  const around = (i: number, cell: number): Before => {
    const above = Array.from({ length: ABOVE }, (_, k) => cellsAt(i - 1 - k));
    const left = cellsAt(i).slice(0, cell).toReversed();
    const before = [...left, ...above.map(([first]) => first)].flatMap((one) => one?.text ?? []);
    const outside = before.find((text) => !isStreetWithNumber(text) && !isHouseWithNumber(text) && !isStreet(text));
    return { before: before[0] ?? '', isOwn: outside === undefined || isOwn(outside) };
  };
  const place = (i: number, by: Surroundings): string | undefined => {
    if (by === 'beside contacts' && ![i - 1, i, i + 1].some(isContact)) return undefined;
    const cells = cellsAt(i);
    return cells
      .flatMap((_, cell) => placeOf(cells, cell, { by, around: around(i, cell) }) ?? [])
      .find((one) => one.split(', ')[0] !== name);
  };
  // Only if nothing else is around: "Place of birth | Sydney".
  const cityAlone = (i: number): string | undefined => {
    const [city, ...others] = cellsAt(i).filter(({ text }) => !isOwn(text));
    if (!city || others.length > 0 || !isCityAlone(city.text)) return undefined;
    return isReached(i) || (isOwnRow(i - 1) && isReached(i + 1)) ? city.text : undefined;
  };
  const ways = [...WAYS.map((by) => (i: number) => place(i, by)), cityAlone];
  return {
    first(some) {
      const own = some.flatMap((row) => (mayName(row) ? (indexes.get(row) ?? []) : []));
      return ways
        .values()
        .map((way) => own.values().map(way).find(isRead))
        .find(isRead);
    },
    tagged(span) {
      const at = rows.findIndex((row) => mayName(row) && isWithin(span, row));
      const row = rows[at];
      if (!row || !mayHold(row) || isOfBirth(row.text.slice(0, span.start - row.start), span.text)) return undefined;
      const cells = cellsAt(at);
      const cell = cells.findIndex(({ text }) => text.includes(span.text));
      const whole = cells[cell]?.text ?? '';
      const before = around(at, cell);
      if (hasPostalCode(whole)) return townOfAddress(whole, { ...before, by: 'tagged' });
      const left = cells[cell - 1]?.text ?? '';
      return isOwn(left) && !BORN_IN.test(before.before) ? homePlace(span.text, 'tagged') : undefined;
    },
  };
}

/** What may speak for a place, the surest first. */
const WAYS = ['introduced', 'alone', 'beside contacts'] as const;

const isRead = (place: string | undefined): boolean => place !== undefined;

/** Whether a row may be somebody's own: not of an agency, and not too long. */
function mayHold({ text }: TextRow): boolean {
  return text.length <= MAX_ROW && !HANDED_ON.test(text);
}

/** A postal code, or one behind a house number, reads like a phone number: "Lindenweg 12 10115 Berlin", "1000-001 Lisboa". */
const POSTAL = /^(?:[1-9]\d{0,3}(?:\/\d{1,3})? (?:\d{5,6}|\d{2}-\d{3})|(?:[1-9]\d{0,3} )?\d{4,5}-\d{3})$/;

function withoutContacts(text: string): string {
  const isDate = (number: string): boolean => isOfDates({ text: number, start: 0, end: number.length });
  return text
    .replaceAll(EMAIL, '|')
    .replaceAll(PHONE, (number) => (isDate(number) || POSTAL.test(number) ? number : '|'));
}

/** A part of a row, and the label before it, in the same cell or in one of its own; empty if there is none. */
interface Cell {
  readonly text: string;
  readonly label: string;
  readonly isLabelApart: boolean;
}

/** Returns the cells of a row without contact details. A name may begin an address: "Jane Roe, 9 Mill Street, Ashmere". */
function cellsOf(row: TextRow, name: string): readonly Cell[] {
  const parts = parted({ ...row, text: withoutContacts(row.text) }, SIGN).map(({ text }) =>
    name !== '' && text.startsWith(`${name}, `) ? text.slice(name.length + 2) : text,
  );
  const labels = parts.map((text) => HOME_LABEL.exec(`${text} `)?.[0].trimEnd() ?? '');
  return parts.map((text, i) => {
    const label = labels[i] ?? '';
    const isLabelApart = label === '' && labels[i - 1] === parts[i - 1] && i > 0;
    return { text: text.slice(label.length).trim(), label, isLabelApart };
  });
}

/** Labels of where somebody was born, or is from. */
const BIRTH =
  'birth\\p{L}*|born|native|hometown|passport|geburts?\\p{L}*|geboren|geboorte\\p{L}*|naissance|née?|nacid[oa]|nacimiento|naturalidade|natural d[eo]|nasc\\p{L}*|nat[oa] a|urodz\\p{L}*|narozen\\p{L}*|doğum';
const OF_BIRTH = new RegExp(`(?<!\\p{L})(?:${BIRTH})(?!\\p{L})`, 'iu');

/** The same, directly before a place. */
const BORN_IN = new RegExp(`(?<!\\p{L})(?:${BIRTH})(?: (?:in|at|à|a|en|em|place|ort))?\\s{0,2}[:|-]?\\s{0,2}$`, 'iu');

/** The same, at the start of what reads like a town: "Native of Porto". */
const OF_ORIGIN = new RegExp(`^(?:${BIRTH}) of `, 'iu');

/** Whether a text, or what is directly before it, says that a place is where somebody was born. */
function isOfBirth(before: string, text: string): boolean {
  return BORN_IN.test(before) || OF_ORIGIN.test(text);
}

/** Whether a text without a comma labels a number or an address: "Mobile" and "Email ID" read like towns. */
function isContactLabel(text: string): boolean {
  return !text.includes(',') && (PHONE_LABEL.test(text) || OTHER_LABEL.test(text));
}

interface AroundCell {
  readonly by: Surroundings;
  readonly around: Before;
}

/** Returns the place that a cell of a row names. */
function placeOf(cells: readonly Cell[], cell: number, { by, around }: AroundCell): string | undefined {
  const { text, label, isLabelApart } = cells[cell] ?? NO_CELL;
  const isBirth = OF_ORIGIN.test(text) || OF_BIRTH.test(cells[cell - 1]?.text ?? '');
  if (label === '' && (isBirth || isContactLabel(text))) return undefined;
  if ((by === 'introduced') !== (label !== '' || isLabelApart)) return undefined;
  const place = text
    .replace(/^\P{L}{0,4}(?=\p{L})/u, (signs) => (/\d/.test(signs) ? signs : ''))
    .replace(/(?<=\p{L}{2})\.$/u, '');
  // What is behind a label in a cell of its own may be the next label, and what is behind "Resident in" a specialty.
  if (!isLabelApart && !HOME_PHRASE.test(label)) return homePlace(place, by, around);
  return homePlace(place, 'beside contacts', around) ?? (isCityAlone(place) ? place : undefined);
}

const NO_CELL: Cell = { text: '', label: '', isLabelApart: false };

/** Headings and links, as in the block of contact details. */
const OF_CONTACTS =
  /^(?:contacts?|contact details|kontakt|personal(?: details| information|ia|ien)?|persönliche daten|adress?e?|curriculum vitae|cv|lebenslauf|r[eé]sum[eé]|resume|profile?)\s?:?$|^(?:https?:|www\.)|^\S{2,60}\.\p{Ll}{2,6}(?:\/\S{0,80})?$/iu;

/** Whether a text beside an address is somebody's own: nothing but contact details, a title alone, a link or a heading. */
function isOwnText(text: string): boolean {
  const isTitle =
    titleScore(text) > 0 && organisationScore(text) <= 0 && !/[,:@]| (?:at|bei|chez|en|presso|for|of) /.test(text);
  return !/\p{L}/u.test(text) || (isTitle && !/^refere/i.test(text)) || OF_CONTACTS.test(text);
}
