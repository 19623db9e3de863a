import { mkdir } from 'node:fs/promises';
import { reasonOf } from '../../../upstream/abort.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import { readCopy, removeLeftovers, writeCopy } from './copy-store.ts';
import { readExtract, type Extract, type ReadExtract } from './read-extract.ts';
import { refusalOf, type CopyFacts } from './refusal.ts';
import { RefusedExtract } from './refused-extract.ts';
import { openJournal, type RefreshJournal, type RefreshResult } from './refresh-journal.ts';
import { takeRefreshLock } from './refresh-lock.ts';
import type { SamAnswer } from './sam.ts';

/** One run: where, and from what. */
export interface RefreshOptions {
  /** Where the copy, the lock and the journal are; made where it is missing. */
  readonly dataDir: string;
  /** Gets the extract, given the day of the served copy; null where that is not known, or the copy cannot be served. */
  readonly get: (servedDate: string | null) => Promise<SamAnswer>;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Told what is done now. */
  readonly progress?: ((step: string) => void) | undefined;
}

/** How a run ended, with what its extract held where it was read to its end. */
export interface Refreshed extends RefreshResult {
  readonly counts?: ReadExtract['counts'];
}

/**
 * Replaces the served copy by the extract, where nothing forbids it, and records the run. Whatever goes wrong, and wherever the
 * process is killed, the copy in the folder is the old one or the new one, whole. Rejects only where the folder cannot be used.
 */
export async function refreshRegister(options: RefreshOptions): Promise<Refreshed> {
  const { dataDir, now } = options;
  await mkdir(dataDir, { recursive: true });
  const journal = openJournal(dataDir);
  try {
    const lock = takeRefreshLock(dataDir);
    if (!lock) {
      const result = ended('refused', 'Another refresh was under way.');
      journal.end(journal.begin(now()), result, now());
      return result;
    }
    try {
      journal.closeKilled();
      const run = journal.begin(now());
      const result = await runRefresh(options, journal);
      journal.end(run, result, now());
      return result;
    } finally {
      lock.release();
    }
  } finally {
    journal.close();
  }
}

async function runRefresh(options: RefreshOptions, journal: RefreshJournal): Promise<Refreshed> {
  try {
    await removeLeftovers(options.dataDir);
    const served = await servedFacts(options.dataDir, journal);
    const answer = await options.get(served?.isReadable ? served.extractDate : null);
    switch (answer.status) {
      case 'not_newer':
        return ended('unchanged', 'The source has no extract that is newer than the served copy.');
      case 'not_published':
        return ended('failed', 'The source has not published an extract yet.');
      case 'extract':
        return await replaceBy(answer.extract, { ...options, served });
      default:
        return answer satisfies never;
    }
  } catch (error) {
    if (options.signal.aborted) return ended('interrupted', 'The run was stopped before it ended.');
    return failed(error);
  }
}

type Replacing = RefreshOptions & { readonly served: CopyFacts | undefined };

async function replaceBy(extract: Extract, options: Replacing): Promise<Refreshed> {
  const { dataDir, now, signal, progress, served } = options;
  progress?.('Reading the extract');
  const { copy, counts } = await readExtract(extract, {
    today: now(),
    signal,
    progress: (share) => progress?.(`Reading the extract: ${Math.floor(100 * share)}%`),
  });
  const facts = { rowCount: copy.rowCount, extractDate: copy.extractDate };
  const refusal = refusalOf({ ...facts, counts }, served);
  if (refusal !== undefined) return { outcome: 'refused', reason: refusal, ...facts, counts };
  if (signal.aborted) throw reasonOf(signal);
  progress?.('Writing the copy');
  await writeCopy(dataDir, copy);
  const reason = counts.broken === 0 ? null : `Rows that could not be read and are left out: ${counts.broken}.`;
  return { outcome: 'replaced', reason, ...facts, counts };
}

/** What the served copy holds: of one that this program cannot read, what it held when it was put in place. */
async function servedFacts(
  dataDir: string,
  journal: RefreshJournal,
): Promise<(CopyFacts & { readonly isReadable: boolean }) | undefined> {
  try {
    const copy = await readCopy(dataDir);
    return copy && { rowCount: copy.rowCount, extractDate: copy.extractDate, isReadable: true };
  } catch {
    const facts = journal.lastReplaced();
    return facts && { ...facts, isReadable: false };
  }
}

function failed(error: unknown): Refreshed {
  if (error instanceof RefusedExtract) return ended('refused', error.message);
  if (error instanceof UpstreamFailure) {
    const status = error.status === undefined ? '' : ` HTTP status ${error.status}.`;
    return ended('failed', `${error.message}${status}`);
  }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return ended('failed', `The copy could not be made or written${code}.`);
}

function ended(outcome: RefreshResult['outcome'], reason: string): Refreshed {
  return { outcome, reason, rowCount: null, extractDate: null };
}
