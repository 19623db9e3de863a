import type { Box } from '../pages.ts';
import { MAX_DRAWN_PIXELS } from '../limits.ts';
import type { PlacedPage, PlacedWord } from '../placed-page.ts';
import { ticksIn } from './check-squares.ts';
import { agreed, confirmedBy, type Confirmed } from './agreement.ts';
import { backingOf, UNBACKED } from './witness/backing.ts';
import type { Engine, Layout, Lines } from './engine.ts';
import { MAX_SIDE, type GreyPicture } from './grey-picture.ts';
import { asLine, certaintyOf, levelled, medianHeight, type RecognisedLine } from './level.ts';
import { daysApart } from './days-apart.ts';
import { isIn, linesIn, PIECES, piecesOf } from './pieces.ts';
import { pose, turnOf, withoutForm, type Picture, type Pose, type PosedPicture } from './picture.ts';
import { skewOf } from './skew.ts';
import { joinedPlaces } from './second-look.ts';
import { thirdLook } from './third-look.ts';
import { inkSpots, paleInk, unreadInk } from './unread-ink.ts';

/** How a picture is read: its first width in pixels, where to look for lines, and its scale in the second reading. */
interface ReadingPlan {
  readonly width: number;
  readonly layout: Layout;
  readonly second: number;
}

/** A plan for one picture: the width of the whole picture in pixels, and the slope of its lines. */
type PicturePlan = ReadingPlan & { readonly skew: number };

/** A receipt is one block of lines, with characters that are large for its width; a page has columns and pictures. */
const PLANS: Readonly<Record<'receipt' | 'page', ReadingPlan>> = {
  receipt: { width: 1000, layout: 'block', second: 1.2 },
  page: { width: 2000, layout: 'page', second: 1.1 },
};

/** A receipt is higher for its width than a page, or has too few pixels for one. */
const RECEIPT = { proportion: 1.5, width: 1000 };

/** The best word height in pixels, and the range in which another attempt gains nothing. */
const WORD_HEIGHT = { best: 30, least: 12, most: 52 };

/** The shortest side, in pixels, that can hold a line of words; engines fail on the smallest pictures. */
const MIN_SIDE = 8;

/** The widest that a picture is made. */
const MAX_WIDTH = 4000;

/** The width of the preview that shows where the paper is and how far lines fall. */
const LOOK_WIDTH = 1000;

/** Below this mean confidence the picture may lie on its side or upside down. */
const UPRIGHT = 0.4;

/** Recognised where there are no words: the edge of the paper, a fold, a stain. A character that may be part of a number stays. */
const SCRATCHES = /^[\s|~_—«»‘’“”`\\{}.,;'"!?<>^*=°]*$/;

/** What the edge of a frame looks like when it is cut out by itself. */
const EDGE = /^[IiJjl1!\\[\]]$/;

/**
 * A word with at least this confidence is read once, unless it has a digit or is an email address, or is so short that its letters cannot confirm
 * each other. A form has names in cells, and no sentence corrects them.
 */
const SURE = { page: 0.9, form: 0.94 };
const SHORT = 3;

/**
 * Anything this many times as high as the words of the page is a line or a frame, and stays unread ink. The limit is higher for whole pages: a title
 * may be higher than any piece.
 */
const TALLER = { word: 6, piece: 2.5 };

/** The character for a checked box, whatever its mark looks like. */
const TICKED = '☒';

/** The most places that are read a second time; the rest get less confidence. */
const MAX_PLACES = 1500;

interface Attempt {
  readonly picture: PosedPicture;
  readonly lines: readonly RecognisedLine[];
  readonly certainty: number;
  readonly pose: Pose;
  readonly plan: PicturePlan;
  /** The picture at its second size, if it was read together with the first. */
  readonly second?: Attempt;
}

/** Recognises words in pictures, one picture at a time. */
export interface Recogniser {
  /** Returns the page that a picture shows. */
  readonly recognise: (picture: Picture) => Promise<PlacedPage>;
}

/** A recogniser that uses an engine to find words. */
export function createRecogniser(engine: Engine): Recogniser {
  return {
    async recognise(picture) {
      return confirmed(engine, picture, await bestAttempt(engine, picture));
    },
  };
}

/** Tries the picture upright, then turned if that read badly, then at another scale if the characters were too small or too large. */
async function bestAttempt(engine: Engine, picture: Picture): Promise<Attempt> {
  let best = await attempt(engine, picture, { quarters: 0 });
  if (best.certainty < UPRIGHT) {
    for (const quarters of turnsOf(picture)) {
      const turned = await attempt(engine, picture, { quarters });
      if (turned.certainty > best.certainty) best = turned;
      if (best.certainty >= UPRIGHT) break;
    }
  }
  const height = medianHeight(best.lines);
  if (height === undefined || (height >= WORD_HEIGHT.least && height <= WORD_HEIGHT.most)) return best;
  const width = Math.min(MAX_WIDTH, Math.round((best.pose.width * WORD_HEIGHT.best) / height));
  const again = await attempt(engine, picture, { quarters: best.pose.quarters, width, plan: best.plan });
  return again.certainty > best.certainty ? again : best;
}

/** Pages and receipts are higher than wide, so a picture that is higher than wide is more likely upside down than on its side. */
function turnsOf({ width, height }: Picture): readonly Pose['quarters'][] {
  return height > width ? [2, 1, 3] : [1, 3, 2];
}

/** Reads a picture again at another size and merges the two readings: a receipt as a whole, a page only where it is doubtful. */
async function confirmed(engine: Engine, source: Picture, first: Attempt): Promise<PlacedPage> {
  const { picture, lines, plan } = first;
  const words = lines.flatMap((line) => line.words);
  const backing = picture.rules.length > 0 ? backingOf(picture) : UNBACKED;
  const { inPlaceOf, added } =
    plan.layout === 'block'
      ? inOrder(words, agreed(words, await wholeAgain(engine, source, first)))
      : confirmedBy(words, await piecesAgain(engine, first), {
          isReadTwice: (word) => isDoubtful(word, picture),
          isForm: picture.rules.length > 0,
          isBacked: backing.backs,
        });
  const ticks = ticksIn(picture.squares).map((box) => ({ text: TICKED, box, certainty: 1 }));
  const isBeside = (word: PlacedWord): boolean => !ticks.some(({ box }) => isIn(word.box, box));
  const twice = lines.map((line) => ({ ...line, words: line.words.flatMap(inPlaceOf).filter(isBeside) }));
  const all = [...twice.flatMap((line) => line.words), ...added];
  const held = plan.layout === 'page' ? thirdLook(picture, all, backing) : (word: PlacedWord) => word;
  const read = twice.map((line) => ({ ...line, words: line.words.map(held).flatMap(daysApart) }));
  const more = [...added.filter(isBeside).map(held).flatMap(daysApart), ...ticks];
  const found = [...read.flatMap((line) => line.words), ...more];
  const asInk = (box: Box): RecognisedLine => asLine({ text: '', box, certainty: 0 });
  const [left, pale] = [unreadInk(picture, boxesOf(found)), paleInk(picture, boxesOf(found))];
  const placed = levelled([...read, ...more.map(asLine), ...[...left, ...pale].map(asInk)]);
  const ink = placed.slice(found.length).map(({ box }) => box);
  return {
    width: picture.width,
    height: picture.height,
    source: 'recognised',
    words: placed.slice(0, found.length),
    fields: [],
    turned: turnOf(source, first.pose),
    unread: ink.slice(0, left.length),
    pale: ink.slice(left.length),
  };
}

/** Pairs the words of a first reading with their replacements one to one; the remaining words are added. */
function inOrder(first: readonly PlacedWord[], words: readonly PlacedWord[]): Confirmed {
  const own = new Map(first.map((word, i) => [word, words[i] ?? word]));
  return { inPlaceOf: (word) => [own.get(word) ?? word], added: words.slice(first.length) };
}

/** The words of a receipt, which are mostly numbers, read at another size and mapped back to the first one. */
async function wholeAgain(engine: Engine, source: Picture, first: Attempt): Promise<PlacedWord[]> {
  const { pose: posed, plan } = first;
  const again = first.second ?? (await attempt(engine, source, { ...posed, width: secondWidth(posed, plan), plan }));
  const back = posed.width / again.pose.width;
  return again.lines.flatMap(({ words }) =>
    words.map(({ box: { left, right, top, bottom }, ...word }) => ({
      ...word,
      box: { left: left * back, right: right * back, top: top * back, bottom: bottom * back },
    })),
  );
}

/** The doubtful words and the unread ink of a page, cut out and read at another size. */
async function piecesAgain(engine: Engine, { picture, lines }: Attempt): Promise<PlacedWord[]> {
  const words = lines.flatMap((line) => line.words);
  const boxes = [
    ...words.filter((word) => isDoubtful(word, picture)).map(({ box }) => box),
    ...spotsBeside(picture, words),
  ];
  const found = await piecesOf(engine, picture, joinedPlaces(boxes.slice(0, MAX_PLACES)), PIECES.ofWords);
  const highest = TALLER.piece * (medianHeight(lines) ?? Infinity);
  return found.flatMap(withoutScratches).filter(({ text, box }) => !EDGE.test(text) && box.bottom - box.top <= highest);
}

/** The lines of pictures. On a form, each piece of ink is cut out: its columns and frames are not columns of text. */
async function linesOf(
  engine: Engine,
  pictures: readonly PosedPicture[],
  { layout }: ReadingPlan,
): Promise<readonly Lines[]> {
  const [form] = pictures.filter(({ rules }) => rules.length > 0);
  const spots = form ? spotsBeside(form, []) : [];
  if (form === undefined || spots.length === 0) return engine.read(pictures, layout);
  return [await piecesOf(engine, form, joinedPlaces(spots), PIECES.ofInk)];
}

/** Spots that may be characters, outside of words and checkboxes: a mark in a checkbox is not a character. */
function spotsBeside(picture: PosedPicture, words: readonly PlacedWord[]): Box[] {
  const spots = inkSpots(picture, [...boxesOf(words), ...picture.squares.map(({ inside }) => inside)]) ?? [];
  return spots.flatMap((spot) => linesIn(picture, spot));
}

function boxesOf(words: readonly PlacedWord[]): Box[] {
  return words.map(({ box }) => box);
}

/** Numbers and email addresses, because one wrong character makes another one of them; marks in boxes; and everything of low confidence. */
function isDoubtful({ text, certainty }: PlacedWord, { rules }: PosedPicture): boolean {
  const sure = rules.length > 0 ? SURE.form : SURE.page;
  return /[\d@]/.test(text) || (/\p{L}/u.test(text) && (certainty < sure || text.length <= SHORT));
}

/** Plans how to transform and read a picture from a small preview. Also returns the preview if it can be read as it is. */
async function planFor(
  picture: Picture,
  quarters: Pose['quarters'],
): Promise<{ readonly plan: PicturePlan; readonly look: GreyPicture | undefined }> {
  const look = await pose(picture, { width: fittedWidth(LOOK_WIDTH, picture, quarters), quarters, skew: 0 });
  const { left, right, top, bottom } = look.paper ?? { left: 0, right: look.width, top: 0, bottom: look.height };
  const [width, height] = [right - left, bottom - top];
  const share = width / look.width;
  const isReceipt = height > RECEIPT.proportion * width || share * sidesOf(picture, quarters)[0] < RECEIPT.width;
  const plan = PLANS[isReceipt ? 'receipt' : 'page'];
  // A receipt has few words and is read without deskewing.
  const skew = isReceipt ? 0 : skewOf(withoutForm(look));
  return {
    plan: { ...plan, width: Math.min(MAX_WIDTH, plan.width / share), skew },
    look: isReceipt ? look : undefined,
  };
}

function sidesOf({ width, height }: Picture, quarters: Pose['quarters']): [across: number, down: number] {
  return quarters % 2 === 0 ? [width, height] : [height, width];
}

/** The width of a picture within the wanted width, the pixel budget and the longest side, by its proportions. */
function fittedWidth(wanted: number, picture: Picture, quarters: Pose['quarters']): number {
  const [across, down] = sidesOf(picture, quarters);
  const widest = Math.min(wanted, Math.sqrt((MAX_DRAWN_PIXELS * across) / down), (MAX_SIDE * across) / down);
  return Math.max(1, Math.floor(widest));
}

function secondWidth({ width }: Pick<Pose, 'width'>, { second }: ReadingPlan): number {
  return Math.round(width * second);
}

/** Transforms a picture, within the pixels that may be recognised at once, and reads its lines. */
async function attempt(
  engine: Engine,
  picture: Picture,
  {
    quarters,
    plan: known,
    width: wanted,
  }: Pick<Pose, 'quarters'> & { readonly plan?: PicturePlan; readonly width?: number },
): Promise<Attempt> {
  const { plan, look } = known === undefined ? await planFor(picture, quarters) : { plan: known, look: undefined };
  const poseIn = (width: number): Pose => ({ width: fittedWidth(width, picture, quarters), quarters, skew: plan.skew });
  const own = poseIn(wanted ?? plan.width);
  // Most receipts are upright and need no other attempt.
  const isLikelyLast = known === undefined && quarters === 0 && plan.layout === 'block' && engine.startsAnew;
  const poses = isLikelyLast ? [own, poseIn(secondWidth(own, plan))] : [own];
  const posed: PosedPicture[] = [];
  for (const one of poses) {
    const drawn = look?.width === one.width ? look : await pose(picture, one);
    posed.push(
      plan.layout === 'page' ? withoutForm(drawn) : { ...drawn, rules: [], uprights: [], squares: [], fringe: 0 },
    );
  }
  const legible = posed.filter((one) => Math.min(one.width, one.height) >= MIN_SIDE);
  const found = legible.length < posed.length ? [] : await linesOf(engine, legible, plan);
  const [first, second] = posed.map((one, i): Attempt => {
    const lines = withoutFrames((found[i] ?? []).map((line) => ({ ...line, words: withoutScratches(line) })));
    return { picture: one, lines, certainty: certaintyOf(lines), pose: poses[i] ?? own, plan };
  }) as [Attempt, Attempt?];
  return second === undefined ? first : { ...first, second };
}

/** Lines of a form are sometimes recognised as letters as high as the line is long. */
function withoutFrames(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const highest = TALLER.word * (medianHeight(lines) ?? Infinity);
  return lines.map((line) => ({ ...line, words: line.words.filter(({ box }) => box.bottom - box.top <= highest) }));
}

function withoutScratches({ words }: RecognisedLine): PlacedWord[] {
  return words.filter(({ text }) => !SCRATCHES.test(text));
}
