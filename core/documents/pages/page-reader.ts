import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { isSea } from 'node:sea';
import type { SubmittedDocument } from '../../submitted-document.ts';
import type { AskOptions } from '../../model/model.ts';
import { startReadingThread } from '../../threads/reading-thread.ts';
import { createWorkerLine, type WorkerLimits, type WorkerLine } from '../../threads/worker-line.ts';
import { imageSize } from './image-size.ts';
import { MAX_PIXELS } from './limits.ts';
import type { PageJob, PagesRead } from './page-job.ts';
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

/** At most two, and a core left for the server: a thread takes one, and the memory of a page. */
const MOST_THREADS = 2;

/** Callers have deadlines of their own; a picture of the most pixels is held several times while it is read. */
const LIMITS: WorkerLimits = { timeoutMs: 120_000, maxBufferBytes: 1024 * 1024 * 1024, maxWaiting: 8 };

/** A reader of pages. The threads and the packages are loaded with the first file that needs them. */
export function createPageReader(limits: Partial<WorkerLimits> = {}): PageReader {
  const rules = { ...LIMITS, ...limits };
  const readsFiles = isInstalled();
  const lines: { readonly line: WorkerLine<PageJob, PagesRead>; jobs: number }[] = [];
  const leastBusy = () => {
    const most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    const free = lines.toSorted((a, b) => a.jobs - b.jobs)[0];
    if (free !== undefined && (free.jobs === 0 || lines.length >= most)) return free;
    const started = { line: createWorkerLine<PageJob, PagesRead>(startPageThread, rules), jobs: 0 };
    lines.push(started);
    return started;
  };

  return {
    readsFiles,
    async read(document, { signal, deadlineMs }) {
      if (document.type === 'text') return { kind: 'pages', document: textPages(document.text) };
      if (!readsFiles) return { kind: 'not_installed' };
      if (document.type === 'image') {
        const size = imageSize(document.mediaType, document.bytes);
        if (size === undefined) return { kind: 'refused' };
        if (size.width * size.height > MAX_PIXELS) return { kind: 'too_large' };
      }
      const chosen = leastBusy();
      const ends = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      chosen.jobs += 1;
      const running = chosen.line.run({ type: document.type, bytes: document.bytes }, ends).finally(() => {
        chosen.jobs -= 1;
      });
      const read = await Promise.race([running, aborted(ends)]);
      if (read === 'full') return { kind: 'unavailable' };
      // A thread that ends over a document by itself would do so again.
      return read ?? { kind: ends.aborted ? 'unavailable' : 'refused' };
    },
    async close() {
      await Promise.all(lines.map(({ line }) => line.close()));
    },
  };
}

function startPageThread() {
  return startReadingThread({
    program: () => new URL('./page-worker.ts', import.meta.url),
    // Never asked for: a binary has none of the packages, so that it reads no files.
    asset: '',
  });
}

/** Resolves when a signal aborts: what waits in a line is answered then, and not when its turn has come. */
function aborted(signal: AbortSignal): Promise<undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve(undefined);
      },
      { once: true },
    );
  });
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
