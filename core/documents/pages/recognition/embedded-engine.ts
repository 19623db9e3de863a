import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { SETTINGS, type Engine, type Lines } from './engine.ts';
import { greyFile, type GreyPicture } from './grey-picture.ts';
import { linesOfHocr } from './hocr.ts';

/** The smaller model; on receipts it is as good as the larger one (measured: docs/reader.md). */
const LANGUAGE = { name: 'eng', data: '4.0.0_best_int/eng.traineddata.gz' };

/** Tesseract's number for its neural network engine without the legacy one. */
const NETWORK = 1;

/** The part of the engine's interface that is used here (TessBaseAPI of Tesseract 5). */
interface Api {
  /** Returns 0 on success. */
  readonly Init: (folder: null, language: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => void;
  /** Reads the file `/input`. Returns 1 on failure. */
  readonly SetImageFile: () => number;
  readonly Recognize: (monitor: null) => void;
  readonly GetHOCRText: (page: number) => string;
  readonly Clear: () => void;
}

/** The engine compiled to WebAssembly, with an in-memory file system. */
interface Core {
  readonly TessBaseAPI: new () => Api;
  readonly FS: {
    readonly writeFile: (path: string, bytes: Uint8Array, options?: { readonly canOwn: boolean }) => void;
    readonly unlink: (path: string) => void;
  };
}

type CreateCore = (options: Readonly<Record<'print' | 'printErr' | 'TesseractProgress', () => void>>) => Promise<Core>;

/**
 * The packaged engine, with its language data from disk: it fetches and writes nothing. It runs in the calling thread, because its process is kept
 * for this work; a thread of its own would take 15 MB and a copy of each picture.
 */
export async function createEmbeddedEngine(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const createCore = require('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js') as CreateCore;
  const quiet = (): void => undefined;
  const { FS, TessBaseAPI } = await createCore({ print: quiet, printErr: quiet, TesseractProgress: quiet });
  const data = join(dirname(require.resolve('@tesseract.js-data/eng')), LANGUAGE.data);
  const file = `${LANGUAGE.name}.traineddata`;
  FS.writeFile(file, gunzipSync(readFileSync(data)), { canOwn: true });
  const api = new TessBaseAPI();
  if (api.Init(null, LANGUAGE.name, NETWORK) !== 0) throw new Error('The engine does not take its language.');
  FS.unlink(file);
  const linesOf = (picture: GreyPicture): Lines => {
    FS.writeFile('/input', greyFile(picture), { canOwn: true });
    const isTaken = api.SetImageFile() !== 1;
    FS.unlink('/input');
    if (!isTaken) throw new Error('The engine does not take the picture.');
    api.Recognize(null);
    const lines = linesOfHocr(api.GetHOCRText(0));
    // Its data for a picture is many times the size of the picture.
    api.Clear();
    return lines;
  };
  return {
    startsAnew: false,
    async read(pictures, layout) {
      for (const [name, value] of Object.entries(SETTINGS[layout])) api.SetVariable(name, value);
      const found: Lines[] = [];
      for (const picture of pictures) {
        found.push(linesOf(picture));
        // Lets the memory of this picture go before the next one is made.
        await setImmediate();
      }
      return found;
    },
  };
}
