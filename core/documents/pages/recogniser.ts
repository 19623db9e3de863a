import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Line, type Worker } from 'tesseract.js';
import { agreed } from './agreement.ts';
import { levelled, type RecognisedLine } from './level.ts';
import { decodePicture, pose, type Picture, type Pose } from './picture.ts';
import type { Box } from './pages.ts';
import type { PlacedPage, PlacedWord } from './placed-page.ts';
import { unreadInk } from './unread-ink.ts';

/** The model that is the smaller one and, on receipts, as good as the larger (measured: docs/reader.md). */
const LANGUAGE = {
  name: 'eng',
  folder: join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng')), '4.0.0_best_int'),
};

/** How a picture is read: its pixels across at first, the engine's way with the page, and the same for the second reading. */
interface Plan {
  readonly width: number;
  readonly mode: PSM;
  readonly second: { readonly scale: number; readonly mode: PSM };
}

/** A receipt is one block of lines, with characters large for its width; a page has columns and pictures. */
const PLANS: Readonly<Record<'receipt' | 'page', Plan>> = {
  receipt: { width: 1000, mode: PSM.SINGLE_BLOCK, second: { scale: 1.2, mode: PSM.SINGLE_BLOCK } },
  page: { width: 2300, mode: PSM.AUTO, second: { scale: 0.85, mode: PSM.SINGLE_BLOCK } },
};

/** Higher for its width than a page, or too few pixels for one. */
const RECEIPT = { proportion: 1.5, width: 1000 };

/** Pixels that words are best high, and the range in which another attempt gains nothing. */
const WORD_HEIGHT = { best: 30, least: 17, most: 52 };

/** Pixels that are recognised at once: a page at 300 to the inch has 8.4 million, and each takes some 20 bytes meanwhile. */
const MAX_POSED_PIXELS = 12_000_000;

/** The widest that a picture is made. */
const MAX_WIDTH = 4000;

/** Mean certainty below which the picture may lie on its side or head. */
const UPRIGHT = 0.4;

/** Lines that run the wrong way are recognised as single letters and signs. */
const WORD = /[\p{L}\d]{3}|\d[.,]\d/u;

/** Recognised where there is no word: the edge of the paper, a fold, a stain. */
const SCRATCHES = /^[\s|~_—«»‘’“”`\\{}]*$/;

interface Attempt {
  readonly page: PlacedPage;
  readonly certainty: number;
  readonly pose: Pose;
  readonly mode: PSM;
}

/** Recognises words in pictures, one picture at a time. */
export interface Recogniser {
  /** The page that a picture shows; undefined where the picture is broken. */
  readonly recognise: (picture: Uint8Array) => Promise<PlacedPage | undefined>;
}

/** A recogniser; its engine is loaded with the first picture. */
export function createRecogniser(): Recogniser {
  let engine: Promise<Worker> | undefined;
  return {
    async recognise(bytes) {
      const picture = await decodePicture(bytes);
      if (picture === undefined) return undefined;
      engine ??= loadEngine();
      return confirmed(await engine, picture);
    },
  };
}

/** Upright at first, then turned where that read badly, then once more where the characters were too small or large. */
async function bestAttempt(engine: Worker, picture: Picture): Promise<Attempt> {
  const { width, mode } = planFor(picture, 0);
  let best = await attempt(engine, { picture, pose: { width, quarters: 0 }, mode });
  if (best.certainty < UPRIGHT) {
    for (const quarters of [1, 3, 2] as const) {
      const plan = planFor(picture, quarters);
      const turned = await attempt(engine, { picture, pose: { width: plan.width, quarters }, mode: plan.mode });
      if (turned.certainty > best.certainty) best = turned;
      if (best.certainty >= UPRIGHT) break;
    }
  }
  const height = medianHeight(best.page.words);
  if (height === undefined || (height >= WORD_HEIGHT.least && height <= WORD_HEIGHT.most)) return best;
  const fitting = Math.min(MAX_WIDTH, Math.round((best.pose.width * WORD_HEIGHT.best) / height));
  const again = await attempt(engine, { picture, pose: { ...best.pose, width: fitting }, mode: best.mode });
  return again.certainty > best.certainty ? again : best;
}

/** A page read a second time in another size, and what both readings agree on. */
async function confirmed(engine: Worker, picture: Picture): Promise<PlacedPage> {
  const first = await bestAttempt(engine, picture);
  const { scale, mode } = planFor(picture, first.pose.quarters).second;
  const pose = { ...first.pose, width: Math.round(first.pose.width * scale) };
  const second = await attempt(engine, { picture, pose, mode });
  const back = first.pose.width / second.pose.width;
  return {
    ...first.page,
    words: agreed(
      first.page.words,
      second.page.words.map((word) => scaled(word, back)),
    ),
  };
}

function scaled(word: PlacedWord, scale: number): PlacedWord {
  const { left, right, top, bottom } = word.box;
  return { ...word, box: { left: left * scale, right: right * scale, top: top * scale, bottom: bottom * scale } };
}

function planFor(picture: Picture, quarters: Pose['quarters']): Plan {
  const [width, height] = quarters % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const isReceipt = height > RECEIPT.proportion * width || width < RECEIPT.width;
  return PLANS[isReceipt ? 'receipt' : 'page'];
}

/** A pose of no more pixels than are recognised at once. */
function withinPixels(picture: Picture, { width, quarters }: Pose): Pose {
  const [across, down] = quarters % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const pixels = (width * width * down) / across;
  const scale = Math.min(1, Math.sqrt(MAX_POSED_PIXELS / pixels));
  return { width: Math.max(1, Math.floor(width * scale)), quarters };
}

async function attempt(
  engine: Worker,
  { picture, pose: posed, mode }: { picture: Picture; pose: Pose; mode: PSM },
): Promise<Attempt> {
  const fitted = withinPixels(picture, posed);
  const { png, grey } = pose(picture, fitted);
  await engine.setParameters({ tessedit_pageseg_mode: mode });
  const { data } = await engine.recognize(Buffer.from(png), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const read = lines.map(lineOf);
  const spots = unreadInk(
    grey,
    read.flatMap(({ words }) => words.map(({ box }) => box)),
  );
  const all = levelled([...read, ...spots.map(spotAsLine)]);
  const words = all.filter(({ text }) => text !== '');
  const unread = all.filter(({ text }) => text === '').map(({ box }) => box);
  let [characters, certain] = [0, 0];
  for (const { text, certainty } of words) {
    characters += text.length;
    if (WORD.test(text)) certain += text.length * certainty;
  }
  return {
    page: { width: grey.width, height: grey.height, source: 'recognised', words, fields: [], unread },
    certainty: characters === 0 ? 0 : certain / characters,
    pose: fitted,
    mode,
  };
}

function lineOf({ words, baseline }: Line): RecognisedLine {
  return {
    baseline,
    words: words.flatMap(({ text, bbox, confidence }) => {
      const box = { left: bbox.x0, right: bbox.x1, top: bbox.y0, bottom: bbox.y1 };
      return SCRATCHES.test(text) ? [] : [{ text: text.trim(), box, certainty: confidence / 100 }];
    }),
  };
}

/** Ink that was not read, as a word of no characters, to be levelled with the others. */
function spotAsLine(box: Box): RecognisedLine {
  const baseline = { x0: box.left, y0: box.bottom, x1: box.left, y1: box.bottom };
  return { baseline, words: [{ text: '', box, certainty: 0 }] };
}

/** The height of the words that are long enough to have capitals or stems; undefined where there are hardly any. */
function medianHeight(words: readonly PlacedWord[]): number | undefined {
  const heights = words
    .flatMap(({ text, box }) => (text.length > 2 ? [box.bottom - box.top] : []))
    .toSorted((a, b) => a - b);
  return heights.length < 5 ? undefined : heights[Math.floor(heights.length / 2)];
}

/** The engine with its language from the disk: nothing is fetched and nothing written. */
function loadEngine(): Promise<Worker> {
  return createWorker(
    LANGUAGE.name,
    OEM.LSTM_ONLY,
    // Its errors come back as rejections too; without a handler it throws them where nobody can catch them.
    { langPath: LANGUAGE.folder, gzip: true, cacheMethod: 'none', errorHandler: () => undefined },
  );
}
