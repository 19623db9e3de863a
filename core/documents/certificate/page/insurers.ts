import type { JsonObject } from '../../../json.ts';
import type { Box } from '../../pages/pages.ts';
import { goesOn, isDoubtful, isOverprinted, isSure, isWhole, placeOf, quoteOf } from './cell.ts';
import { MISREAD_LINE } from './head-cells.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { isClear, labelsNamed, type PlacedForm } from './placed-form.ts';
import { HALF_ROW, textsApart, WIDE_SPACE } from './rows.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Print farther from the middle of its row, in points, may be one row off: the next middle is twice `HALF_ROW` away. */
const SURE_ROW = 4.5;

/** A name that runs into its number, or whose number is outside the column: no company's name ends in five digits. */
const GLUED = /^(.{0,200}[\p{L}.]) ?(\d{5})$/u;

/** A single letter is the edge of a box, not a name. */
const NAME = /\p{L}.{0,200}\p{L}/su;

/** The colon of a label under a name. */
const LABELS_COLON = / : /;

const NAIC = /^\d{4,5}$/;

/**
 * Returns the insurers A to F that have a name or a number. `unread` lists which of the two cannot be read, or the letter if it is unclear
 * whether the insurer exists.
 */
export function insurersOf(form: PlacedForm): JsonObject[] {
  const placed = insurerRows(form);
  // Editions print the column in slightly different places.
  const column = Math.min(form.geometry.naic, ...labelsNamed(form, 'naic').map(({ box }) => box.left));
  const rows = placed.map((one) => {
    const row = form.filled
      .filter(({ box }) => distanceTo(box, one) < HALF_ROW && isNearest(box, one.middle, placed))
      .toSorted((a, b) => a.box.left - b.box.left);
    // Text that starts before the label belongs to another box.
    const texts = textsApart(row, WIDE_SPACE);
    const isOwn = ([first]: readonly FormWord[]): boolean => first !== undefined && first.box.left >= one.from;
    // What follows the label may be the end of such text, and the row may be empty.
    const isReached = texts.some((text) => !isOwn(text) && text.some(({ box }) => box.right > one.left));
    return { ...one, row, words: texts.filter(isOwn).flat(), isReached };
  });
  const isBetween = rows.some(({ words, ...one }) => words.some(({ box }) => distanceTo(box, one) > SURE_ROW));
  return rows.flatMap(({ letter, left, row, words, middle, isReached }) => {
    // A long name may push its number to the right, but not out of its column.
    const digits = words.findLast(({ text, box }) => NAIC.test(text) && box.right > column);
    const named = words.filter((word) => word !== digits);
    const whole = quoteOf(named, form.text) ?? named.map(({ text }) => text).join(' ');
    const bare = whole.replace(/^[:.\s]{1,5}/, '');
    // In a picture, a name that runs into its number hides some of both.
    const [, own = bare, glued = null] = form.isRecognised || isBetween ? [] : (GLUED.exec(bare) ?? []);
    // If an uncertain number follows like a word of the name, it may cover the name's last word.
    const isNumberUnsure = digits !== undefined && !isSure('amount', [digits], form);
    const isOver =
      isReached ||
      (isBetween && words.length > 0) ||
      isOverprinted(row.filter((word) => word.box.right > left && word !== digits)) ||
      (isNumberUnsure && followsAsWord(named.at(-1), digits));
    const isRead =
      NAME.test(own) &&
      !(form.isRecognised && (/\d/.test(own) || MISREAD_LINE.test(own) || isDoubtful('name', own))) &&
      isSure('name', named, form) &&
      isWhole(named, form) &&
      !goesOn(named, form) &&
      !isOver &&
      !LABELS_COLON.test(own) &&
      (named[0]?.box.left ?? 0) >= left;
    const name = isRead ? own : null;
    const isNumber = digits && !isBetween && !isNumberUnsure && isWhole([digits], form);
    const number = isNumber ? digits.text : glued;
    const places = {
      ...(named.length > 0 && { name: placeOf(named, form) }),
      ...(words.length > 0 && { naic_number: placeOf(digits ? [digits] : words.slice(-1), form) }),
    };
    const doubts = [
      ...(name === null && (isOver || digits || NAME.test(own)) ? ['name'] : []),
      ...(number === null && (isOver || digits || (form.isRecognised && !isClear(form, numberArea(middle, form))))
        ? ['naic_number']
        : []),
    ];
    const isThere = name !== null || number !== null || doubts.length > 0;
    // Words of a picture do not prove that this row has an insurer if they were recognized badly, lie between two rows, or are part of a misread label.
    const isUnsure =
      form.isRecognised &&
      words.every(
        (word) => !isSure('name', [word], form) || distanceTo(word.box, { middle }) > SURE_ROW || isOfForm(word),
      );
    const isOpen = isUnsure || (isReached && words.length === 0);
    return isThere ? [{ letter, name, naic_number: number, places, unread: isOpen ? ['letter'] : doubts }] : [];
  });
}

const OWN_WORDINGS = FORM_LINES.flatMap(({ wordings }) => wordings);

/** Whether the form itself prints a word. */
function isOfForm({ text }: FormWord): boolean {
  return OWN_WORDINGS.some((wording) => wording.includes(text.toUpperCase()));
}

/** The area of the number in a row. */
function numberArea(middle: number, { geometry: { naic, right } }: PlacedForm): Box {
  return { left: naic, right, top: middle - SURE_ROW, bottom: middle + SURE_ROW };
}

/** The space between words, in heights of a word. */
const SPACE = 1.5;

/** Whether a word follows another as closely as words of one text do. */
function followsAsWord(last: FormWord | undefined, { box }: FormWord): boolean {
  return last !== undefined && box.left - last.box.right < SPACE * (box.bottom - box.top);
}

interface InsurerRow {
  readonly letter: string;
  readonly middle: number;
  /** The left and right ends of its label. */
  readonly from: number;
  readonly left: number;
}

/** Returns the rows by their labels; a missing label is placed relative to the others as on the form. */
function insurerRows(form: PlacedForm): InsurerRow[] {
  const found = LETTERS.map((letter) => labelsNamed(form, `insurer_${letter}`)[0]);
  const offsets = found.flatMap((label) => (label ? [middleOf(label.box)[1] - rowOf(form, label.name)] : []));
  const lower = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)];
  return LETTERS.flatMap((letter, i): InsurerRow[] => {
    const label = found[i];
    if (label && Math.abs(middleOf(label.box)[1] - rowOf(form, label.name) - (lower ?? 0)) < HALF_ROW)
      return [{ letter, middle: middleOf(label.box)[1], from: label.box.left, left: label.box.right - 1 }];
    if (lower === undefined) return [];
    const left = form.geometry.insurer - 2;
    return [{ letter, middle: rowOf(form, `insurer_${letter}`) + lower, from: left, left }];
  });
}

function distanceTo(box: FormWord['box'], { middle }: Pick<InsurerRow, 'middle'>): number {
  return Math.abs(middleOf(box)[1] - middle);
}

function isNearest(box: FormWord['box'], middle: number, rows: readonly InsurerRow[]): boolean {
  const own = distanceTo(box, { middle });
  return rows.every((row) => distanceTo(box, row) >= own);
}

/** Returns how far down the form a label is. */
function rowOf({ layout }: PlacedForm, name: string): number {
  return FORM_LINES.find((line) => line.name === name)?.places[layout]?.[1] ?? 0;
}
