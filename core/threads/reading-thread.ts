import { getAsset, isSea } from 'node:sea';
import { Worker } from 'node:worker_threads';

/** The program of a thread that reads files. */
export interface ThreadProgram {
  /** Where its file is; not asked in a single binary, which has none. */
  readonly program: () => URL;
  /** What it is called within a single binary. */
  readonly asset: string;
}

const MAX_HEAP_MB = 256;

/** Starts a thread for files that may be hostile: its memory is bounded, and it is given no key. */
export function startReadingThread({ program, asset }: ThreadProgram): Worker {
  const options = {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    env: {},
    // What it prints may quote a document.
    stdout: true,
    stderr: true,
  };
  const worker = isSea()
    ? new Worker(getAsset(asset, 'utf8'), { ...options, eval: true })
    : new Worker(program(), options);
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
