import type { DoubtedList, ScreenedList } from '../../../whole-lists/answer.ts';
import { doubtOf, screenedList } from '../../../whole-lists/judge-reading.ts';
import type { RegisterCopy } from './register-copy.ts';

/** The register's name among lists. */
export const REGISTER_LIST = 'Exclusions register';

type SizedCopy = Pick<RegisterCopy, 'remembered' | 'lostRecords'>;

/** Returns the doubt if the size of the copy's extract shows that it is not the whole register. */
export function registerDoubt({ remembered, lostRecords = 0 }: SizedCopy): DoubtedList | undefined {
  return remembered && doubtOf(REGISTER_LIST, remembered, lostRecords);
}

/** Returns the register as a whole or doubted list; none if no copy is served or its size is not remembered. */
export function registerLists(copy: SizedCopy | undefined): ScreenedList[] {
  return copy?.remembered ? [screenedList(REGISTER_LIST, copy.remembered, registerDoubt(copy))] : [];
}
