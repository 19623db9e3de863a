import type { Database } from '../../store/database.ts';
import type { Breathe } from '../breath.ts';
import { comparedRecord, SOURCES, type ComparedRecord, type SourceName } from './listed-record.ts';
import { versionsTable, type VersionVector } from './versions-table.ts';

/** The records of some versions, prepared for comparison. */
export type ComparedRecords = Readonly<Record<SourceName, readonly ComparedRecord[]>>;

/** Keeps the records of the newest versions in memory; only changed records are read. */
export interface RecordCache {
  readonly at: (versions: VersionVector, breathe: Breathe) => Promise<ComparedRecords>;
  /** Frees them if nothing is left to compare. */
  readonly clear: () => void;
}

interface HeldVersion {
  readonly version: number;
  readonly records: readonly ComparedRecord[];
}

/** Creates a cache over a store. */
export function recordCache(store: Pick<Database, 'run'>): RecordCache {
  const versions = versionsTable(store);
  let held = new Map<SourceName, Promise<HeldVersion>>();

  async function next(
    source: SourceName,
    version: number,
    { breathe, before }: { breathe: Breathe; before: HeldVersion | undefined },
  ): Promise<HeldVersion> {
    if (before?.version === version) return before;
    if (!before || before.version > version) {
      const records = await versions.recordsOf(source, version, breathe);
      return { version, records: await compared(records, breathe) };
    }
    const changed = await versions.changedBetween(source, { after: before.version, upTo: version }, breathe);
    const written = [...changed.values()].filter((record) => record !== undefined);
    const kept = before.records.filter(({ id }) => !changed.has(id));
    return { version, records: [...kept, ...(await compared(written, breathe))] };
  }

  return {
    async at(wanted, breathe) {
      const read = SOURCES.map(async (source) => {
        const before = await held.get(source)?.catch(() => undefined);
        const reading = next(source, wanted[source], { breathe, before });
        held.set(source, reading);
        return (await reading).records;
      });
      const [csl = [], uflpa = [], register = []] = await Promise.all(read);
      return { csl, uflpa, register };
    },
    clear() {
      held = new Map();
    },
  };
}

async function compared(
  records: readonly Parameters<typeof comparedRecord>[0][],
  breathe: Breathe,
): Promise<ComparedRecord[]> {
  const made: ComparedRecord[] = [];
  for (const record of records) {
    made.push(comparedRecord(record));
    await breathe();
  }
  return made;
}
