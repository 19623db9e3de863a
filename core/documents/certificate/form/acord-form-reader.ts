import type { SubmittedDocument } from '../../../submitted-document.ts';
import { createWorkerLine, type WorkerLimits } from '../../../threads/worker-line.ts';
import type { JsonObject } from '../../../json.ts';
import { startReadingThread } from '../../../threads/reading-thread.ts';
import { readAcordForm } from './acord-reading.ts';
import type { FilledForm } from './form-fields.ts';

/** Reads certificates that are filled in on the fillable ACORD 25. */
export interface AcordFormReader {
  /**
   * The reading that a document's form fields give; undefined where it is no such form, is not filled in, or was not read in
   * time, and `full` where too many others wait.
   */
  readonly read: (document: SubmittedDocument, signal: AbortSignal) => Promise<JsonObject | 'full' | undefined>;
  readonly close: () => Promise<void>;
}

/** A form takes a tenth of a second and some megabytes. */
const LIMITS: WorkerLimits = { timeoutMs: 5_000, maxBufferBytes: 256 * 1024 * 1024, maxWaiting: 64 };

/** What the thread's program is called within a single binary, which has no files. */
export const FORM_WORKER_ASSET = 'form-worker.cjs';

/** A reader of filled-in forms in a thread of its own, started by the first PDF. */
export function createAcordFormReader(limits: Partial<WorkerLimits> = {}): AcordFormReader {
  const { run, close } = createWorkerLine<Uint8Array, FilledForm>(
    () => startReadingThread({ program: () => new URL('./form-worker.ts', import.meta.url), asset: FORM_WORKER_ASSET }),
    { ...LIMITS, ...limits },
  );
  return {
    async read(document, signal) {
      if (document.type !== 'pdf') return undefined;
      const form = await run(document.bytes, signal);
      return form === undefined || form === 'full' ? form : readAcordForm(form);
    },
    close,
  };
}
