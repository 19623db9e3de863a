import type { Csl } from '../../screening/lists/csl/csl.ts';
import type { RegisterCopy } from '../../screening/lists/register/register-copy.ts';
import { recordsOf } from '../../screening/lists/register/register-copy.ts';
import { registerDoubt } from '../../screening/lists/register/register-doubt.ts';
import type { Uflpa } from '../../screening/lists/uflpa/uflpa.ts';
import type { Breathe } from '../breath.ts';
import type { ReadCopy } from './keep-version.ts';
import { cslRecord, registerRecord, uflpaRecord, type ListedRecord, type SourceName } from './listed-record.ts';

/** Where the copies come from: always the full downloads. */
export interface CopySources {
  readonly csl: Pick<Csl, 'copy' | 'source'>;
  readonly uflpa: Pick<Uflpa, 'read'>;
  readonly register: { readonly current: () => RegisterCopy | undefined | Promise<RegisterCopy | undefined> };
}

/** Reads a copy; undefined if the source could not be read. */
export type ReadSourceCopy = (signal: AbortSignal, breathe: Breathe) => Promise<ReadCopy | undefined>;

/** Creates the readers of the sources' copies. If a source fails there is no copy, and what is kept does not change. */
export function copyReaders({ csl, uflpa, register }: CopySources): Readonly<Record<SourceName, ReadSourceCopy>> {
  return {
    async csl(signal, breathe) {
      const read = await csl.copy(signal);
      if (!read) return undefined;
      const { copy, doubts } = read;
      const records = await recordsIn(copy.entries, ({ compared }) => cslRecord(compared.entry), breathe);
      return { source: 'csl', records, asOf: null, basis: csl.source().basis, unread: copy.unread, doubts };
    },
    async uflpa(signal, breathe) {
      const reading = await uflpa.read(signal);
      if (reading.status === 'error') return undefined;
      const { as_of: asOf, basis, doubted_lists: doubts = [] } = reading.source;
      const records = await recordsIn(reading.listings, ({ entry }) => uflpaRecord(entry), breathe);
      return { source: 'uflpa', records, asOf, basis, unread: 0, doubts };
    },
    async register(_, breathe) {
      const copy = await register.current();
      if (!copy) return undefined;
      const records = await recordsIn(recordsOf(copy), registerRecord, breathe);
      const basis = copy.isSample ? 'sample' : 'live';
      const doubt = registerDoubt(copy);
      return { source: 'register', records, asOf: copy.extractDate, basis, unread: 0, doubts: doubt ? [doubt] : [] };
    },
  };
}

async function recordsIn<One>(
  all: readonly One[],
  listed: (one: One) => ListedRecord,
  breathe: Breathe,
): Promise<ListedRecord[]> {
  const records: ListedRecord[] = [];
  for (const one of all) {
    records.push(listed(one));
    await breathe();
  }
  return records;
}
