import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { isSea } from 'node:sea';
import type { SubmittedDocument } from '../document.ts';
import type { AskOptions } from '../model.ts';
import { imageSize } from './image-size.ts';
import { MAX_PIXELS } from './limits.ts';
import type { PagesRead } from './page-job.ts';
import { createPageThreads, type PageThreads } from './page-threads.ts';
import { textPages } from './text-pages.ts';

/** Reads the words of documents and where they stand; nothing leaves the machine. */
export interface PageReader {
  /** Whether PDFs and pictures can be read: whether the packages for them are installed. */
  readonly readsFiles: boolean;
  /** Whatever goes wrong is an answer; it never rejects. */
  readonly read: (document: SubmittedDocument, options: AskOptions) => Promise<PagesRead>;
  /** Ends the threads; what is being read is given up. */
  readonly close: () => Promise<void>;
}

/** Optional packages that read files. */
const PACKAGES = ['pdfjs-dist/package.json', '@napi-rs/canvas', 'tesseract.js', '@tesseract.js-data/eng'];

/** At most two: a thread takes a core, and the memory of a page. */
const MOST_THREADS = 2;
const WAITING = 16;
const IDLE_MS = 60_000;

/** Several times what a page of the most pixels takes. */
const MAX_GROWTH = 1_500_000_000;

/** A reader of pages. The threads and the packages are loaded with the first file that needs them. */
export function createPageReader(): PageReader {
  const readsFiles = isInstalled();
  let threads: PageThreads | undefined;
  return {
    readsFiles,
    async read(document, options) {
      if (document.type === 'text') return { kind: 'pages', document: textPages(document.text) };
      if (!readsFiles) return { kind: 'not_installed' };
      if (document.type === 'image') {
        const size = imageSize(document.mediaType, document.bytes);
        if (size === undefined) return { kind: 'refused' };
        if (size.width * size.height > MAX_PIXELS) return { kind: 'too_large' };
      }
      threads ??= createPageThreads({
        threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
        waiting: WAITING,
        idleMs: IDLE_MS,
        growth: MAX_GROWTH,
        program: new URL('./page-worker.ts', import.meta.url),
      });
      return threads.read({ type: document.type, bytes: document.bytes }, options);
    },
    async close() {
      await threads?.close();
    },
  };
}

/** The single binary carries none of the packages, and none could be loaded from inside it. */
function isInstalled(): boolean {
  if (isSea()) return false;
  const { resolve } = createRequire(import.meta.url);
  return PACKAGES.every((name) => {
    try {
      resolve(name);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return false;
      throw error;
    }
  });
}
