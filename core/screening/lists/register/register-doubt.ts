import type { DoubtedList, ScreenedList } from '../../../whole-lists/answer.ts';
import { doubtOf, screenedList } from '../../../whole-lists/judge-reading.ts';
import type { RegisterCopy } from './register-copy.ts';

/** The register as a list among others. */
export const REGISTER_LIST = 'Exclusions register';

type SizedCopy = Pick<RegisterCopy, 'remembered' | 'lostRecords'>;

/** That the copy's extract is not the whole register, where its size says so. */
export function registerDoubt({ remembered, lostRecords = 0 }: SizedCopy): DoubtedList | undefined {
  return remembered && doubtOf(REGISTER_LIST, remembered, lostRecords);
}

/** The register as a list that is whole or doubted; none where no copy is served, or one of which no size is remembered. */
export function registerLists(copy: SizedCopy | undefined): ScreenedList[] {
  return copy?.remembered ? [screenedList(REGISTER_LIST, copy.remembered, registerDoubt(copy))] : [];
}
