import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { isSea } from 'node:sea';
import { carriesCanvas } from '../../bundled-addon.ts';
import type { AskOptions } from '../../model/model.ts';
import { PICTURE_ARGUMENT } from '../../program-arguments.ts';
import type { SubmittedDocument } from '../../submitted-document.ts';
import { createLane, type JobOptions, type Lane, type LaneLimits } from '../../lanes/lane.ts';
import { startReadingProcess } from '../../lanes/reading-process.ts';
import { createSpareMemory, type SpareMemory } from '../../lanes/spare-memory.ts';
import type { Allowance } from '../../lanes/watch.ts';
import { imageSize } from './image-size.ts';
import { layOut } from './layout.ts';
import { MAX_CHARACTERS, MAX_PIXELS, maxReadingBytes } from './limits.ts';
import type {
  Depicted,
  PagesRead,
  PictureJob,
  PictureRead,
  SlowTextJob,
  TextJob,
  TextPage,
  TextRead,
} from './page-job.ts';
import type { Box } from './pages.ts';
import type { PlacedPage } from './placed-page.ts';
import { textPages } from './text-pages.ts';

/** Reads and locates the words of documents; nothing leaves the machine. */
export interface PageReader {
  /** Which files can be read, by the installed packages or the single binary's contents. */
  readonly reads: 'pdfs and pictures' | 'pictures' | 'none';
  /** The OCR program; undefined for the embedded engine. */
  readonly tesseract: string | undefined;
  /** Failures are results; it never rejects. */
  readonly read: (document: SubmittedDocument, options: AskOptions) => Promise<PagesRead>;
  /** Ends the processes and abandons their jobs. */
  readonly close: () => Promise<void>;
}

/** The OCR program, and overrides of `LANES`. */
export interface PageOptions {
  /** Undefined for the engine from a package. */
  readonly tesseract?: string | undefined;
  /** Memory that other readers' lanes also reserve: pictures borrow it only while none of them needs it. */
  readonly spare?: SpareMemory;
  readonly text?: Partial<LaneLimits>;
  readonly pictures?: Partial<LaneLimits>;
}

/** Optional packages for reading files. */
const PACKAGES = ['pdfjs-dist/package.json', '@napi-rs/canvas', 'tesseract.js-core', '@tesseract.js-data/eng'];

const MB = 1024 * 1024;

/**
 * A text layer takes about 20 ms a page; slow jobs such as pictures never delay one for longer than that. Pictures get
 * all cores but one, and the last one too once no text layer or exact content has been read for some seconds: those
 * processes have then ended, and a picture process uses their memory.
 */
export const LANES = {
  text: { processes: 1, maxWaiting: 128, maxCpuMs: 1_000, maxBytes: 128 * MB },
  pictures: {
    processes: Math.max(1, availableParallelism() - 1),
    maxWaiting: 32,
    maxCpuMs: 60_000,
    maxBytes: 224 * MB,
  },
} as const satisfies Record<string, LaneLimits>;

/** For text layers that are too slow for their lane. */
const SLOW_TEXT: Allowance = { maxCpuMs: 10_000, maxBytes: LANES.text.maxBytes };

interface Lanes {
  readonly text: Lane<TextJob, TextRead>;
  readonly pictures: Lane<PictureJob, PictureRead> & Lane<SlowTextJob, TextRead>;
}

/** Creates a reader of pages. Processes and packages are loaded with the first file that needs them. */
export function createPageReader({ tesseract, spare = createSpareMemory(), ...limits }: PageOptions = {}): PageReader {
  const reads = readableFiles(tesseract);
  const pictures = { ...LANES.pictures, ...limits.pictures };
  const atOnce = Math.max(pictures.processes, availableParallelism());
  const pictureLane = createPictureLane(pictures, atOnce > pictures.processes ? spare : undefined);
  const lanes: Lanes = {
    text: createLane(
      // The single binary reads no PDF pages and is never asked for this program.
      () => startReadingProcess({ file: () => new URL('./text-worker.ts', import.meta.url), argument: '' }),
      { ...LANES.text, ...limits.text },
      {
        slower: ({ bytes }, { signal, caller }) =>
          pictureLane.run({ type: 'text', bytes }, { signal, caller, ...SLOW_TEXT }),
        keeps: spare,
      },
    ),
    pictures: pictureLane,
  };

  return {
    reads,
    tesseract,
    async read(document, { signal, deadlineMs, caller = '' }) {
      if (document.type === 'text') return { kind: 'pages', document: textPages(document.text) };
      if (reads === 'none' || (document.type === 'pdf' && reads === 'pictures')) return { kind: 'not_installed' };
      const options = { caller, signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]) };
      if (document.type === 'pdf') return readPdf(lanes, document.bytes, { ...options, tesseract, atOnce });
      const size = imageSize(document.mediaType, document.bytes);
      if (size === undefined) return { kind: 'refused' };
      if (size.width * size.height > MAX_PIXELS) return { kind: 'too_large' };
      const read = await lanes.pictures.run({ type: 'image', bytes: document.bytes, tesseract }, options);
      if (read.kind !== 'done') return read;
      return read.result.kind === 'page' ? pagesOf([read.result.page]) : read.result;
    },
    async close() {
      await Promise.all([lanes.text.close(), lanes.pictures.close()]);
    },
  };
}

/** Its processes yield to all other work. */
function createPictureLane(limits: LaneLimits, borrows: SpareMemory | undefined): Lanes['pictures'] {
  const lane = createLane<PictureJob | SlowTextJob, PictureRead | TextRead>(
    () =>
      startReadingProcess(
        { file: () => new URL('./recognition/picture-worker.ts', import.meta.url), argument: PICTURE_ARGUMENT },
        5,
      ),
    limits,
    { borrows },
  );
  // The worker answers each kind of job with that kind's result.
  return lane as Lanes['pictures'];
}

/**
 * Reads a PDF by its text layers; its pages that are pictures are recognized, as many at once as there are processes
 * for.
 */
async function readPdf(
  lanes: Lanes,
  bytes: Uint8Array,
  { atOnce, tesseract, ...options }: JobOptions & { readonly atOnce: number; readonly tesseract: string | undefined },
): Promise<PagesRead> {
  const outcome = await lanes.text.run({ bytes }, { ...options, maxBytes: maxReadingBytes(bytes) });
  if (outcome.kind !== 'done') return outcome;
  if (outcome.result.kind !== 'pictures') return outcome.result;
  const { pages } = outcome.result;
  const placed: PlacedPage[] = pages.map((page) => page.placed);
  const left = pages.flatMap(({ isPicture }, i) => (isPicture ? [i] : []));
  const failures: PagesRead[] = [];
  const recogniseNext = async (): Promise<void> => {
    for (let i = left.shift(); i !== undefined && failures.length === 0; i = left.shift()) {
      const page = pages[i];
      if (page === undefined) break;
      const whole: Depicted = { type: 'page', bytes, number: i + 1 };
      const depicted = page.jpeg ? [{ type: 'jpeg', page: page.jpeg } as const, whole] : [whole];
      for (const picture of depicted) {
        const read = await lanes.pictures.run({ ...picture, tesseract }, options);
        if (read.kind !== 'done') failures.push(read);
        // A page that cannot be drawn keeps the words of its own layer.
        else if (read.result.kind === 'page') placed[i] = inPoints(read.result.page, page);
        // A file that one decoder rejects as a JPEG may be readable for pdf.js.
        else continue;
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, recogniseNext));
  return failures[0] ?? pagesOf(placed);
}

function pagesOf(placed: readonly PlacedPage[]): PagesRead {
  const document = layOut(placed);
  return document.text.length > MAX_CHARACTERS ? { kind: 'cut_off' } : { kind: 'pages', document };
}

/** Converts a recognized page to the units of the PDF page. */
function inPoints(picture: PlacedPage, { placed: { width, height, fields } }: TextPage): PlacedPage {
  const [across, down] = [width / picture.width, height / picture.height];
  const scaled = ({ left, right, top, bottom }: Box): Box => ({
    left: left * across,
    right: right * across,
    top: top * down,
    bottom: bottom * down,
  });
  const words = picture.words.map((word) => ({ ...word, box: scaled(word.box) }));
  const { source, turned, unread = [], pale = [] } = picture;
  const ink = { unread: unread.map(scaled), pale: pale.map(scaled) };
  return { width, height, source, words, fields, ...(turned && { turned }), ...ink };
}

/**
 * The single binary includes the package that decodes pictures but no engine: it reads pictures only with the OCR
 * program.
 */
function readableFiles(tesseract: string | undefined): PageReader['reads'] {
  if (isSea()) return carriesCanvas() && tesseract !== undefined ? 'pictures' : 'none';
  return PACKAGES.every(isInstalled) ? 'pdfs and pictures' : 'none';
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}
