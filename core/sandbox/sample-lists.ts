import { join } from 'node:path';
import type { Csl } from '../screening/lists/csl/csl.ts';
import type { LiveRegister } from '../screening/lists/register/refresh/live-register.ts';
import type { Uflpa } from '../screening/lists/uflpa/uflpa.ts';
import { madeForcedLaborList } from './made-forced-labor-list.ts';
import { madeRegister } from './made-register.ts';
import { madeScreeningList } from './made-screening-list.ts';
import { sampleDay, type SampleDay } from './sample-day.ts';

/** A folder's sample lists as of the day in its file, shared by all its processes. */
export interface SampleLists {
  readonly day: SampleDay;
  readonly lists: { readonly csl: Csl; readonly uflpa: Uflpa; readonly register: LiveRegister };
}

/** Opens the sample lists. */
export function openSampleLists(dataDir: string): SampleLists {
  const day = sampleDay(join(dataDir, 'sample-day'));
  return { day, lists: { csl: madeScreeningList(day), uflpa: madeForcedLaborList(), register: madeRegister() } };
}
