import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { SETTINGS, type Engine, type Lines } from './engine.ts';
import { greyFile, type GreyPicture } from './grey-picture.ts';
import { linesOfHocr } from './hocr.ts';

/** The model that is the smaller one and, on receipts, as good as the larger (measured: docs/reader.md). */
const LANGUAGE = { name: 'eng', data: '4.0.0_best_int/eng.traineddata.gz' };

/** The neural network alone, as the program numbers its engines. */
const NETWORK = 1;

/** What of the engine's own interface is used (TessBaseAPI of Tesseract 5). */
interface Api {
  /** 0 where it went well. */
  readonly Init: (folder: null, language: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => void;
  /** Reads the file `/input`; 1 where it cannot. */
  readonly SetImageFile: () => number;
  readonly Recognize: (monitor: null) => void;
  readonly GetHOCRText: (page: number) => string;
  readonly Clear: () => void;
}

/** The engine compiled to WebAssembly, with files of its own in memory. */
interface Core {
  readonly TessBaseAPI: new () => Api;
  readonly FS: {
    readonly writeFile: (path: string, bytes: Uint8Array, options?: { readonly canOwn: boolean }) => void;
    readonly unlink: (path: string) => void;
  };
}

type CreateCore = (options: Readonly<Record<'print' | 'printErr' | 'TesseractProgress', () => void>>) => Promise<Core>;

/**
 * The engine that is a package, with its language from the disk: nothing is fetched and nothing written. It works in the thread
 * that asks it, whose process is one for this: a thread of its own would take 15 MB and a copy of each picture.
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
    // What it made of the picture is many times its size.
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
        // The next one is made when what this one was made of may go.
        await setImmediate();
      }
      return found;
    },
  };
}
