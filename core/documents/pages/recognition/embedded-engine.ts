import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { SETTINGS, type Engine, type Layout } from './engine.ts';
import { greyFile } from './grey-picture.ts';
import { linesOfHocr } from './hocr.ts';

/** The model that is the smaller one and, on receipts, as good as the larger (measured: docs/reader.md). */
const LANGUAGE = {
  name: 'eng',
  folder: join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng')), '4.0.0_best_int'),
};

/** The package's names for what the settings say by number. */
const MODES: Readonly<Record<Layout, PSM>> = {
  page: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  pieces: PSM.SINGLE_BLOCK,
};

/** The engine that is a package, with its language from the disk: nothing is fetched and nothing written. */
export function createEmbeddedEngine(): Engine {
  let worker: Promise<Worker> | undefined;
  return {
    async read(picture, layout) {
      worker ??= load();
      const loaded = await worker;
      const { invert_threshold } = SETTINGS[layout];
      await loaded.setParameters({ invert_threshold, tessedit_pageseg_mode: MODES[layout] });
      const { data } = await loaded.recognize(greyFile(picture), {}, { text: false, hocr: true });
      return linesOfHocr(data.hocr ?? '');
    },
  };
}

function load(): Promise<Worker> {
  return createWorker(
    LANGUAGE.name,
    OEM.LSTM_ONLY,
    // Its errors come back as rejections too; without a handler it throws them where nobody can catch them.
    { langPath: LANGUAGE.folder, gzip: true, cacheMethod: 'none', errorHandler: () => undefined },
  );
}
