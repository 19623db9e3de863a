import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Line, type Worker } from 'tesseract.js';
import { levelled, type RecognisedLine } from './level.ts';
import { decodePicture, pose, type Picture, type Pose } from './picture.ts';
import type { PlacedPage, PlacedWord } from './placed-page.ts';

/** The model that is the smaller one and, on receipts, as good as the larger (measured: docs/reader.md). */
const LANGUAGE = {
  name: 'eng',
  folder: join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng')), '4.0.0_best_int'),
};

/** Pixels across at first: a narrow picture is a receipt, whose characters are larger for its width than a page's. */
const WIDTHS = { receipt: 1200, page: 2300 };

/** Higher for its width than a page, or too few pixels for one. */
const RECEIPT = { proportion: 1.5, width: 1000 };

/** Pixels that words are best high, and the range in which another attempt gains nothing. */
const WORD_HEIGHT = { best: 30, least: 17, most: 52 };

/** The widest that a picture is made. */
const MAX_WIDTH = 4000;

/** Mean certainty below which the picture may lie on its side or head. */
const UPRIGHT = 0.5;

interface Attempt {
  readonly page: PlacedPage;
  readonly certainty: number;
  readonly pose: Pose;
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
      return (await bestAttempt(await engine, picture)).page;
    },
  };
}

/** Upright at first, then turned where that read badly, then once more where the characters were too small or large. */
async function bestAttempt(engine: Worker, picture: Picture): Promise<Attempt> {
  let best = await attempt(engine, {
    picture,
    pose: { width: firstWidth(picture.width, picture.height), quarters: 0 },
  });
  if (best.certainty < UPRIGHT) {
    for (const quarters of [1, 3, 2] as const) {
      const [width, height] = quarters === 2 ? [picture.width, picture.height] : [picture.height, picture.width];
      const turned = await attempt(engine, { picture, pose: { width: firstWidth(width, height), quarters } });
      if (turned.certainty > best.certainty) best = turned;
      if (best.certainty >= UPRIGHT) break;
    }
  }
  const height = medianHeight(best.page.words);
  if (height === undefined || (height >= WORD_HEIGHT.least && height <= WORD_HEIGHT.most)) return best;
  const width = Math.min(MAX_WIDTH, Math.round((best.pose.width * WORD_HEIGHT.best) / height));
  const again = await attempt(engine, { picture, pose: { ...best.pose, width } });
  return again.certainty > best.certainty ? again : best;
}

function firstWidth(width: number, height: number): number {
  const isReceipt = height > RECEIPT.proportion * width || width < RECEIPT.width;
  return isReceipt ? WIDTHS.receipt : WIDTHS.page;
}

async function attempt(engine: Worker, { picture, pose: posed }: { picture: Picture; pose: Pose }): Promise<Attempt> {
  const { png, width, height } = pose(picture, posed);
  const { data } = await engine.recognize(Buffer.from(png), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = levelled(lines.map(lineOf));
  let [characters, certain] = [0, 0];
  for (const { text, certainty } of words) {
    characters += text.length;
    certain += text.length * certainty;
  }
  return {
    page: { width, height, source: 'recognised', words, fields: [] },
    certainty: characters === 0 ? 0 : certain / characters,
    pose: posed,
  };
}

function lineOf({ words, baseline }: Line): RecognisedLine {
  return {
    baseline,
    words: words.flatMap(({ text, bbox, confidence }) => {
      const box = { left: bbox.x0, right: bbox.x1, top: bbox.y0, bottom: bbox.y1 };
      return text.trim() === '' ? [] : [{ text: text.trim(), box, certainty: confidence / 100 }];
    }),
  };
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
  ).then(async (worker) => {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    return worker;
  });
}
