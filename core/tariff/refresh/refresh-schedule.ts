import { UpstreamFailure } from '../../upstream/failure.ts';
import { accountCodes } from '../account-codes.ts';
import { accountFault, changeFault, incompleteness, REVISION_BOUNDS, sizeFault } from '../check-edition.ts';
import { readExport } from '../read-export.ts';
import { countSchedule } from '../schedule-counts.ts';
import { ScheduleError } from '../schedule-row.ts';
import type { TariffSchedule } from '../subheading.ts';
import { readEdition, writeEdition } from './edition-store.ts';
import { publishedEdition } from './publisher.ts';
import type { Release } from './release-list.ts';

export type ScheduleOutcome = 'replaced' | 'unchanged' | 'refused' | 'failed';

/** How a refresh of the schedule ended, with one sentence. */
export interface ScheduleRefreshed {
  readonly outcome: ScheduleOutcome;
  readonly reason: string;
}

/** Where the edition comes from. */
export type EditionOrigin =
  | { readonly kind: 'publisher'; readonly url: string }
  | { readonly kind: 'given'; readonly bytes: Uint8Array; readonly release: Release };

/** Options of one refresh. */
export interface ScheduleRefreshOptions {
  readonly dataDir: string;
  readonly bundled: TariffSchedule;
  readonly origin: EditionOrigin;
  /** The edition requested by name: only then may it be older than the one in use. */
  readonly byName: string | undefined;
  readonly signal: AbortSignal;
}

/** Gets an edition, checks it and puts it in use atomically; if anything is wrong with it, the current one stays. */
export async function refreshSchedule(options: ScheduleRefreshOptions): Promise<ScheduleRefreshed> {
  try {
    return await refresh(options);
  } catch (error) {
    if (error instanceof ScheduleError) return { outcome: 'refused', reason: error.message };
    if (error instanceof UpstreamFailure) return { outcome: 'failed', reason: error.message };
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
    return { outcome: 'failed', reason: `The edition could not be read or written${code}.` };
  }
}

async function refresh({
  dataDir,
  bundled,
  origin,
  byName,
  signal,
}: ScheduleRefreshOptions): Promise<ScheduleRefreshed> {
  const stored = await readEdition(dataDir).catch(() => undefined);
  const used = editionInUse(bundled, stored);
  const refusalOf = (release: Release): ScheduleRefreshed | undefined => {
    if (byName !== undefined && release.edition !== byName) {
      return { outcome: 'refused', reason: `The edition is ${release.edition}, not ${byName} as requested.` };
    }
    if (release.edition === used.edition && release.date === used.date) {
      return { outcome: 'unchanged', reason: `${used.edition} (${used.date}) is already in use.` };
    }
    if (release.date < used.date && byName === undefined) {
      return {
        outcome: 'refused',
        reason: `${release.edition} (${release.date}) is older than ${used.edition} (${used.date}), which was kept; to go back, name the edition.`,
      };
    }
    return undefined;
  };
  const found =
    origin.kind === 'given'
      ? { ...origin.release, bytes: origin.bytes }
      : await publishedEdition({ url: origin.url, signal, isWanted: (release) => refusalOf(release) === undefined });
  const refusal = refusalOf(found);
  if (refusal) return refusal;
  if (found.bytes === undefined) return { outcome: 'failed', reason: 'The publisher did not serve an edition.' };
  const schedule = readExport(found.bytes, { name: found.edition, date: found.date });
  const fault =
    incompleteness(countSchedule(schedule)) ??
    sizeFault(schedule, used, REVISION_BOUNDS) ??
    accountFault(bundled, schedule) ??
    changeFault(schedule, used);
  if (fault !== undefined) return { outcome: 'refused', reason: fault };
  if (signal.aborted) return { outcome: 'failed', reason: 'The refresh was stopped.' };
  await writeEdition(dataDir, { schedule, byName: schedule.date < bundled.date });
  const { mapped, dropped, added } = accountCodes(bundled, schedule);
  return {
    outcome: 'replaced',
    reason:
      `${schedule.edition} (${schedule.date}) is now in use. Of ${bundled.subheadings.length} bundled subheadings, ` +
      `${mapped.length} were renumbered and ${dropped.length} are gone; ${added.length} are new.`,
  };
}

/**
 * Returns the edition to serve: the stored one, unless the bundled one is newer and the stored one was not requested by
 * name.
 */
export function editionInUse(
  bundled: TariffSchedule,
  stored: { readonly schedule: TariffSchedule; readonly byName: boolean } | undefined,
): TariffSchedule {
  if (!stored) return bundled;
  return stored.byName || stored.schedule.date >= bundled.date ? stored.schedule : bundled;
}

const EXIT_CODES: Readonly<Record<ScheduleOutcome, number>> = { replaced: 0, unchanged: 10, refused: 11, failed: 12 };

/** Returns the exit code of a refresh, for `scheduleOutcomeOf` to read. */
export function scheduleExitCode(outcome: ScheduleOutcome): number {
  return EXIT_CODES[outcome];
}

/** Returns a refresh's outcome from its program's exit code; `failed` for any other code. */
export function scheduleOutcomeOf(exitCode: number | undefined): ScheduleOutcome {
  const found = Object.entries(EXIT_CODES).find(([, code]) => code === exitCode);
  return found ? (found[0] as ScheduleOutcome) : 'failed';
}
