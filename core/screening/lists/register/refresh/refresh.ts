import { mkdir } from 'node:fs/promises';
import { reasonOf } from '../../../../upstream/abort.ts';
import { UpstreamFailure } from '../../../../upstream/failure.ts';
import { readCopy, readKeptRegister, removeLeftovers, writeCopy } from './copy-store.ts';
import { heldAgainst } from './held-against.ts';
import { readExtract, type Extract, type ReadExtract } from './read-extract.ts';
import { type CopyFacts, refusalOf, RefusedExtract } from './refusal.ts';
import { openFolderGround, openSharedGround, type RefreshGround, type StoreOpener } from './refresh-ground.ts';
import type { RefreshJournal, RefreshResult } from './refresh-journal.ts';
import type { SamAnswer } from './sam.ts';
import { sharingFolder } from './shared-copy.ts';

/** Options of one run. */
export interface RefreshOptions {
  /** Folder of the copy, the lock and the journal; created if missing. */
  readonly dataDir: string;
  /**
   * The PostgreSQL store in which machines share the lock, the journal and the copy; undefined if the folder has its
   * own.
   */
  readonly shared?: StoreOpener | undefined;
  /** Gets the extract, given the day of the served copy; null if that is unknown, or if the copy cannot be served. */
  readonly get: (servedDate: string | null) => Promise<SamAnswer>;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Called with each step. */
  readonly progress?: ((step: string) => void) | undefined;
}

/** How a run ended, and its extract's counts if it was read to the end. */
export interface Refreshed extends RefreshResult {
  readonly counts?: ReadExtract['counts'];
}

/**
 * Replaces the served copy by the extract unless a check forbids it, and records the run. Whatever fails, and whenever
 * the process is killed, the folder holds either the old or the new copy, complete. Rejects only if the folder, or the
 * store that machines share, cannot be used.
 */
export async function refreshRegister(options: RefreshOptions): Promise<Refreshed> {
  const { dataDir, shared } = options;
  await mkdir(dataDir, { recursive: true });
  const ground = shared ? openSharedGround(shared) : openFolderGround(dataDir);
  try {
    const lock = await ground.takeLock();
    if (!lock) return await refused(options, ground);
    try {
      return await recordedRun(options, ground);
    } finally {
      await lock.release();
    }
  } finally {
    await ground.close();
  }
}

/**
 * Ends a run that another one blocks. Machines that share a record start at the same time each day, so there it is not
 * recorded.
 */
async function refused({ now }: RefreshOptions, { journal, copies }: RefreshGround): Promise<Refreshed> {
  const result = ended('refused', 'Another refresh was in progress.');
  if (!copies) await journal.end(await journal.begin(now()), result, now());
  return result;
}

async function recordedRun(options: RefreshOptions, { journal, copies }: RefreshGround): Promise<Refreshed> {
  const { dataDir, now } = options;
  const folder = copies && sharingFolder(dataDir, copies);
  await journal.closeKilled();
  const run = await journal.begin(now());
  // The shared copy is the one served; if it is unavailable, the run continues with the folder's own.
  await folder?.take();
  const result = await runRefresh(options, journal);
  if (result.outcome === 'replaced' || result.outcome === 'unchanged') await folder?.share();
  await journal.end(run, result, now());
  return result;
}

async function runRefresh(options: RefreshOptions, journal: RefreshJournal): Promise<Refreshed> {
  try {
    await removeLeftovers(options.dataDir);
    const served = await servedFacts(options.dataDir, journal);
    const answer = await options.get(served?.isReadable ? served.extractDate : null);
    switch (answer.status) {
      case 'not_newer':
        return ended('unchanged', 'The source has no extract newer than the served copy.');
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
  await writeCopy(dataDir, heldAgainst(await readKeptRegister(dataDir), copy, now()));
  const reason = counts.broken === 0 ? null : `Unreadable rows left out: ${counts.broken}.`;
  return { outcome: 'replaced', reason, ...facts, counts };
}

/** Returns the facts of the served copy; if this program cannot read it, those recorded when it was put in place. */
async function servedFacts(
  dataDir: string,
  journal: RefreshJournal,
): Promise<(CopyFacts & { readonly isReadable: boolean }) | undefined> {
  try {
    const copy = await readCopy(dataDir);
    return copy && { rowCount: copy.rowCount, extractDate: copy.extractDate, isReadable: true };
  } catch {
    const facts = await journal.lastReplaced();
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
  return ended('failed', `The copy could not be built or written${code}.`);
}

function ended(outcome: RefreshResult['outcome'], reason: string): Refreshed {
  return { outcome, reason, rowCount: null, extractDate: null };
}
