import type { DoubtedList } from '../../../whole-lists/answer.ts';
import { servedDoubts } from '../../../whole-lists/doubt-note.ts';
import type { JudgedDoubt } from '../../../whole-lists/judge-reading.ts';
import type { ListState } from '../../../whole-lists/list-memory.ts';
import { isDoubted } from '../../../whole-lists/remembered-list.ts';
import type { RegisterCopy } from './register-copy.ts';

/** The register as a list among others. */
export const REGISTER_LIST = 'Exclusions register';

type SizedCopy = Pick<RegisterCopy, 'remembered' | 'lostRecords'>;

/** That the copy's extract is not the whole register, where its size says so. */
export function registerDoubts(copy: SizedCopy): DoubtedList[] {
  const doubt = doubtOf(copy);
  return doubt ? servedDoubts([doubt]) : [];
}

/** The register as a list that is whole or doubted; none where no copy is served, or one of which no size is remembered. */
export function registerStates(copy: SizedCopy | undefined): ListState[] {
  if (!copy?.remembered) return [];
  const { size, wholeOn, shrunk } = copy.remembered;
  return [{ list: REGISTER_LIST, size: shrunk?.size ?? size, wholeOn, doubt: doubtOf(copy) }];
}

function doubtOf({ remembered, lostRecords = 0 }: SizedCopy): JudgedDoubt | undefined {
  if (!remembered?.shrunk || !isDoubted(remembered)) return undefined;
  const { size, shrunk, wholeOn } = remembered;
  const missing = size - shrunk.size;
  return {
    list: REGISTER_LIST,
    size: shrunk.size,
    missing,
    compared: Math.min(missing, lostRecords),
    wholeOn,
    since: shrunk.since,
  };
}
